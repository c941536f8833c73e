import { change, put, require, type Operation } from "../storage/store.ts";
import { jobEvents, jobs, type JobEventKind, type JobEventRow, type JobRow } from "./job.ts";

export interface NewEvent {
  readonly event: JobEventKind;
  readonly message?: string | null;
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** What becomes of a job, and the event that tells of it. */
export type JobNews = readonly [fields: Partial<JobRow>, event: NewEvent];

/** A job that ended waits again, as a fresh attempt. */
export const waitsAgain = ({ attempt }: JobRow): JobNews => [
  {
    status: "pending",
    attempt: attempt + 1,
    error: null,
    result: null,
    progress_percent: 0,
    message: null,
    started_at: null,
    completed_at: null,
    cancel_requested: false,
  },
  { event: "status", message: "Waiting to be tried again." },
];

/**
 * Changes a job and notes the event that tells of it, in one batch: who follows the events sees every state.
 * Guarded by the sequence, so that of two writers one is told to look again (`PreconditionFailed`).
 */
export function changeWithEvent(
  job: JobRow,
  fields: Partial<JobRow>,
  event: NewEvent,
  timestamp: string,
): { job: JobRow; batch: Operation[] } {
  const sequence = job.sequence + 1;
  const next: JobRow = { ...job, ...fields, sequence, updated_at: timestamp };
  const row: JobEventRow = {
    id: `${job.id}:${String(sequence).padStart(9, "0")}`,
    owner: job.owner,
    job_id: job.id,
    sequence,
    event: event.event,
    timestamp,
    status: next.status,
    progress_percent: next.progress_percent,
    message: event.message ?? next.message,
    data: event.data ? { ...event.data } : null,
  };
  const guard = require(jobs, job.owner, job.id, { sequence: job.sequence });
  return {
    job: next,
    batch: [
      guard,
      change(jobs, job.owner, job.id, { ...fields, sequence, updated_at: timestamp }),
      put(jobEvents, row),
    ],
  };
}
