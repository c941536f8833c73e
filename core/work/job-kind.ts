import type { z } from "zod";
import { badRequest } from "../http/errors.ts";
import { check } from "../http/issues.ts";
import type { Store } from "../storage/store.ts";
import type { Clock } from "../storage/time.ts";
import type { JobRow, NewJob } from "./job.ts";

/** What a job of one kind takes; declared by the folder whose work it is. */
export interface JobKind<Payload> {
  /** Left out for a kind that only a route of its own queues. */
  readonly payload?: z.ZodType<Payload>;
  /** The payload in words, for the API's documentation. */
  readonly takes?: string;
  /** Throws `ApiError` 404 for something the payload names and that is not there. */
  readonly check?: (deps: { readonly store: Store }, user: string, payload: Payload) => Promise<unknown> | unknown;
  /** Ends the work of a cancelled job that the queue does not run (`OUT_OF_QUEUE`). */
  readonly stop?: (deps: { readonly store: Store; readonly clock: Clock }, job: JobRow) => Promise<void>;
}

/** The kinds of a host by their names, which are the `job_type` of their jobs. */
export type JobKinds = Readonly<Record<string, JobKind<unknown>>>;

export const jobKind = <Payload>(declared: JobKind<Payload>): JobKind<unknown> => declared as JobKind<unknown>;

/** Throws `ApiError` for a job that could not run: 400 for a kind that cannot be queued, 422 for a wrong payload, 404 for a thing that does not exist. */
export async function checkNewJob(
  { store, jobKinds }: { readonly store: Store; readonly jobKinds: JobKinds },
  user: string,
  job: NewJob,
): Promise<NewJob> {
  const found = jobKinds[job.job_type];
  if (!found?.payload) throw badRequest(`Jobs of the type ${job.job_type} cannot be queued here in this version.`);
  const payload = check(found.payload, job.payload, "body", ["payload"]);
  await found.check?.({ store }, user, payload);
  return { ...job, payload: payload as Record<string, unknown> };
}
