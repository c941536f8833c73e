import type { Background, JobKindsPort } from "./ports.ts";
import { type Clock, newId, timestamp } from "#core/storage/time.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { badRequest, notFound } from "../http/errors.ts";
import type { HostBlobs } from "../storage/blobs.ts";
import { put, remove, UniqueViolation, type Store } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import {
  isEnded,
  JobEvent,
  jobEvents,
  jobs,
  newJobRow,
  OUT_OF_QUEUE,
  queueKey,
  type Job,
  type JobLog,
  type JobRow,
  type NewJob,
} from "./job.ts";
import { toJob } from "./list-jobs.ts";
import { changeWithEvent, waitsAgain, type JobNews } from "./write-event.ts";

export interface JobDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly background: Background;
}

/**
 * The job, and whether it is new: the same idempotency key of the same user gives the job there is. `check` throws what
 * a new job must not be.
 */
export async function createJob(
  deps: JobDeps,
  user: string,
  asked: NewJob,
  check: (job: NewJob) => Promise<NewJob> = async (job) => job,
  id = newId(),
): Promise<{ readonly job: Job; readonly isNew: boolean }> {
  const existing = await findByKey(deps, user, asked.idempotency_key);
  if (existing) return { job: toJob(existing), isNew: false };
  const row = newJobRow(user, await check(asked), timestamp(deps.clock), id);
  try {
    await deps.store.write([put(jobs, row)]);
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    return createJob(deps, user, asked, check, id);
  }
  deps.background.wake();
  return { job: toJob(row), isNew: true };
}

export async function getJob(deps: Pick<JobDeps, "store">, user: string, id: string): Promise<Job> {
  return toJob(await jobRow(deps, user, id));
}

/** Waiting jobs end at once; running ones are asked to stop and end when they have. Throws 400 for ended ones. */
export async function cancelJob(deps: JobDeps & JobKindsPort, user: string, id: string): Promise<Job> {
  const row = await changeJob(deps, user, id, (job) => {
    if (isEnded(job.status)) throw badRequest(`The job has ended already (${job.status}).`);
    if (job.status === "running" || isOutside(job))
      return [{ cancel_requested: true }, { event: "status", message: "Stopping…" }];
    return [
      { status: "cancelled", completed_at: timestamp(deps.clock) },
      { event: "cancelled", message: "Cancelled before it began." },
    ];
  });
  if (isOutside(row)) await deps.jobKinds[row.job_type]?.stop?.(deps, row);
  deps.background.wake();
  return isOutside(row) ? getJob(deps, user, id) : toJob(row);
}

const isOutside = ({ queue_key }: JobRow) => queue_key.startsWith(OUT_OF_QUEUE);

/** A failed or cancelled job waits again, as a fresh attempt. Throws 400 for any other. */
export async function retryJob(deps: JobDeps, user: string, id: string): Promise<Job> {
  const row = await changeJob(deps, user, id, (job) => {
    if (job.status !== "failed" && job.status !== "cancelled")
      throw badRequest(`Only a failed or cancelled job can be tried again; this one is ${job.status}.`);
    const [fresh, event] = waitsAgain(job);
    return [{ ...fresh, queue_key: queueKey(job.priority, job.created_at) }, event];
  });
  deps.background.wake();
  return toJob(row);
}

/** With its events and what it made to be downloaded. Throws 400 while the job has not ended. */
export async function deleteJob(
  deps: Pick<JobDeps, "store"> & { readonly blobs: HostBlobs },
  user: string,
  id: string,
): Promise<void> {
  const row = await jobRow(deps, user, id);
  if (!isEnded(row.status)) throw badRequest("Only a job that has ended can be deleted; cancel it first.");
  const events = await deps.store.query(jobEvents, { owner: user, where: { job_id: id } });
  await deps.store.write([remove(jobs, user, id), ...events.map((event) => remove(jobEvents, user, event.id))]);
  if (typeof row.result?.["file"] === "string") await discardBlobs(deps, [row.result["file"]]);
}

/** Oldest first. */
export async function listEvents(deps: Pick<JobDeps, "store">, user: string, id: string): Promise<JobEvent[]> {
  await jobRow(deps, user, id);
  const rows = await deps.store.query(jobEvents, {
    owner: user,
    where: { job_id: id },
    order: { by: "sequence", direction: "ascending" },
  });
  return rows.map((row) => JobEvent.parse(row));
}

/** Oldest first. */
export async function listLogs(deps: Pick<JobDeps, "store">, user: string, id: string): Promise<JobLog[]> {
  const events = await listEvents(deps, user, id);
  return events
    .filter(({ event }) => event === "log")
    .map(({ sequence, timestamp, message, data }) => ({
      sequence,
      timestamp,
      level: String(data?.["level"] ?? "info"),
      message: message ?? "",
    }));
}

/**
 * Applies a change to the job as it is now, with the event that tells of it; looks again when somebody else was first.
 * `decide` throws `ApiError` where the state forbids it. Throws 404 when there is no such job.
 */
export async function changeJob(
  { store, clock }: Pick<JobDeps, "store" | "clock">,
  user: string,
  id: string,
  /** Null leaves the job as it is. */
  decide: (job: JobRow) => JobNews | null,
): Promise<JobRow> {
  for (;;) {
    const row = await jobRow({ store }, user, id);
    const decided = decide(row);
    if (!decided) return row;
    const { job, batch } = changeWithEvent(row, ...decided, timestamp(clock));
    if (await writeUnlessChanged(store, batch)) return job;
  }
}

export async function jobRow({ store }: Pick<JobDeps, "store">, user: string, id: string): Promise<JobRow> {
  const row = await store.get(jobs, user, id);
  if (!row) throw notFound("job", id);
  return row;
}

async function findByKey(
  { store }: JobDeps,
  user: string,
  key: string | null | undefined,
): Promise<JobRow | undefined> {
  if (!key) return undefined;
  const [row] = await store.query(jobs, { owner: user, where: { idempotency_key: key } });
  return row;
}
