import { z } from "zod";
import { Timestamp, Uuid } from "../http/fields.ts";
import { table } from "../storage/table.ts";
import { newId } from "#core/storage/time.ts";

export const JobStatus = z.enum(["pending", "running", "completed", "failed", "cancelled"]);
export type JobStatus = z.infer<typeof JobStatus>;

const JsonObject = z.record(z.string(), z.unknown());

/** A job of any kind; the schema that names the kinds is in `core/api/job-kinds.ts`. */
export const AnyJob = z.object({
  id: Uuid,
  job_type: z.string(),
  status: JobStatus,
  priority: z.number().int(),
  progress_percent: z.number().int().min(0).max(100),
  message: z.string().nullable().meta({ description: "What is going on, in words" }),
  payload: JsonObject,
  result: JsonObject.nullable(),
  error: z.string().nullable(),
  attempt: z.number().int().meta({ description: "1 for the first; a retry counts on" }),
  scheduled_for: Timestamp.nullable(),
  idempotency_key: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  started_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
});
export type Job = z.infer<typeof AnyJob>;

/** Higher is sooner. */
const MAX_PRIORITY = 1_000_000;

export const AnyNewJob = z.object({
  job_type: z.string(),
  payload: JsonObject.default({}),
  priority: z.number().int().min(-MAX_PRIORITY).max(MAX_PRIORITY).default(0),
  scheduled_for: z.iso.datetime({ offset: true, message: "must be an ISO 8601 time" }).nullish(),
  idempotency_key: z.string().min(1).max(200).nullish(),
});
export type NewJob = z.infer<typeof AnyNewJob>;

const JobRow = AnyJob.extend({
  owner: z.string(),
  /** Orders what waits: higher priority first, then older; see `OUT_OF_QUEUE`. */
  queue_key: z.string(),
  cancel_requested: z.boolean(),
  /** Number of the last event. */
  sequence: z.number().int(),
});
export type JobRow = z.infer<typeof JobRow>;

export const jobs = table<JobRow>({
  name: "jobs",
  schema: JobRow,
  indexes: [
    { fields: ["created_at"] },
    { fields: ["status", "created_at"] },
    { fields: ["status", "queue_key"] },
    { fields: ["job_type", "created_at"] },
    { fields: ["status", "job_type", "created_at"] },
    { fields: ["idempotency_key"], unique: true },
  ],
  syncs: false,
  blobs: {
    deeper: ({ result }) => (typeof result?.["file"] === "string" ? [result["file"]] : []),
  },
});

export function queueKey(priority: number, created_at: string): string {
  return `${String(MAX_PRIORITY - priority).padStart(7, "0")} ${created_at}`;
}

/** Begins the `queue_key` of a job that the queue does not run: other work moves it, as reading a document does. */
export const OUT_OF_QUEUE = "~";

export function newJobRow(owner: string, job: NewJob, now: string, id = newId()): JobRow {
  return {
    id,
    owner,
    job_type: job.job_type,
    status: "pending",
    priority: job.priority,
    progress_percent: 0,
    message: null,
    payload: job.payload,
    result: null,
    error: null,
    attempt: 1,
    scheduled_for: job.scheduled_for ? new Date(job.scheduled_for).toISOString() : null,
    idempotency_key: job.idempotency_key ?? null,
    created_at: now,
    updated_at: now,
    started_at: null,
    completed_at: null,
    queue_key: queueKey(job.priority, now),
    cancel_requested: false,
    sequence: 0,
  };
}

export const JobEventKind = z.enum(["progress", "log", "status", "completed", "failed", "cancelled"]);
export type JobEventKind = z.infer<typeof JobEventKind>;

export const JobEvent = z.object({
  job_id: Uuid,
  sequence: z.number().int(),
  event: JobEventKind,
  timestamp: Timestamp,
  status: JobStatus,
  progress_percent: z.number().int(),
  message: z.string().nullable(),
  data: JsonObject.nullable(),
});
export type JobEvent = z.infer<typeof JobEvent>;

export const JobLog = z.object({
  sequence: z.number().int(),
  timestamp: Timestamp,
  level: z.string(),
  message: z.string(),
});
export type JobLog = z.infer<typeof JobLog>;

const JobEventRow = JobEvent.extend({ id: z.string(), owner: z.string() });
export type JobEventRow = z.infer<typeof JobEventRow>;

export const jobEvents = table<JobEventRow>({
  name: "job_events",
  schema: JobEventRow,
  indexes: [{ fields: ["job_id", "sequence"] }, { fields: ["job_id", "event", "sequence"] }],
  syncs: false,
});

export const isEnded = (status: JobStatus) => status === "completed" || status === "failed" || status === "cancelled";
