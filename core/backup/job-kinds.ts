import { z } from "zod";
import { jobKind, type JobKinds } from "../work/job-kind.ts";

export const backupJobs = {
  export: jobKind({ payload: z.object({}), takes: "{}" }),
  // `POST /api/v1/imports` queues it, with the file.
  import: jobKind({}),
} satisfies JobKinds;
