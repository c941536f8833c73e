import type { z } from "zod";
import { badRequest } from "../http/errors.ts";
import { check } from "../http/issues.ts";
import type { Store } from "../storage/store.ts";
import type { Clock } from "../storage/time.ts";
import type { JobRow, JobType, NewJob } from "./job.ts";

/** What a job of one type takes; declared by the folder whose work it is. */
export interface JobKind<Payload> {
  readonly payload: z.ZodType<Payload>;
  /** Throws `ApiError` 404 for something the payload names and that is not there. */
  readonly check?: (deps: { readonly store: Store }, user: string, payload: Payload) => Promise<unknown> | unknown;
  /** Ends the work of a cancelled job that the queue does not run (`OUT_OF_QUEUE`). */
  readonly stop?: (deps: { readonly store: Store; readonly clock: Clock }, job: JobRow) => Promise<void>;
}

/** The types whose work exists. */
export type JobKinds = Partial<Readonly<Record<JobType, JobKind<unknown>>>>;

export const jobKind = <Payload>(declared: JobKind<Payload>): JobKind<unknown> => declared as JobKind<unknown>;

/** Refuses a job that could not run: a type without work (400), a payload that is not as its type needs it (422), a thing that is not there (404). */
export async function checkNewJob(
  { store, jobKinds }: { readonly store: Store; readonly jobKinds: JobKinds },
  user: string,
  job: NewJob,
): Promise<NewJob> {
  const found = jobKinds[job.job_type];
  if (!found) throw badRequest(`Jobs of the type ${job.job_type} cannot be queued here in this version.`);
  const payload = check(found.payload, job.payload, "body", ["payload"]);
  await found.check?.({ store }, user, payload);
  return { ...job, payload: payload as Record<string, unknown> };
}
