import { z } from "zod";
import { jobKind, type JobKinds } from "../work/job-kind.ts";

const WHOLE = "must be left out: an export holds everything in the account";

export const backupJobs = {
  export: jobKind({
    // A part that is asked for and ignored would give away the rest.
    payload: z.strictObject({}, { error: ({ code }) => (code === "unrecognized_keys" ? WHOLE : undefined) }),
    takes: "{}: everything in the account",
  }),
  // `POST /api/v1/imports` queues it, with the file.
  import: jobKind({}),
} satisfies JobKinds;
