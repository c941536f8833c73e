import type { Store } from "../storage/store.ts";
import { AnyJob, jobs, type Job, type JobRow, type JobStatus } from "./job.ts";

export interface JobFilter {
  readonly status?: JobStatus;
  readonly job_type?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. */
export async function listJobs(
  { store }: { readonly store: Store },
  user: string,
  { status, job_type, limit, offset }: JobFilter,
) {
  const where = { ...(status && { status }), ...(job_type && { job_type }) };
  const [rows, total] = await Promise.all([
    store.query(jobs, { owner: user, where, order: { by: "created_at", direction: "descending" }, limit, offset }),
    store.count(jobs, { owner: user, where }),
  ]);
  return { items: rows.map(toJob), total };
}

export const toJob = (row: JobRow): Job => AnyJob.parse({ ...row, result: shownResult(row.result) });

/** What a job made to be downloaded lies under its hash, which nobody else is to know: the job's id is its address. */
export function shownResult(result: JobRow["result"]): JobRow["result"] {
  if (result === null) return null;
  const { file: _, ...shown } = result;
  return shown;
}
