import { type Clock, timestamp } from "#core/storage/time.ts";
import { documents, type DocumentRow } from "../documents/document.ts";
import { percentOf, phraseOf } from "../documents/progress-words.ts";
import { stopProcessing } from "../documents/stop-processing.ts";
import { ANY_OWNER, put, remove, type Operation, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { isEnded, jobEvents, jobs, AnyNewJob, newJobRow, OUT_OF_QUEUE, type JobRow } from "#core/work/job.ts";
import { changeWithEvent, waitsAgain, type JobNews } from "#core/work/write-event.ts";

/*
 * An uploaded document is read by the processor, smallest first, not by the job queue: hundreds dropped at once would
 * hold up every other job. Its job stands outside the queue and is told by the document's row how far the work is.
 */

interface Deps {
  readonly store: Store;
  readonly clock: Clock;
}

const keyOf = (document: string) => `document_process:${document}`;

/** For the batch that writes the document: from the first moment there is a job that tells of it. */
export function documentJob({ id, owner, created_at }: DocumentRow): Operation {
  const job = { job_type: "document_process", payload: { document_id: id }, idempotency_key: keyOf(id) } as const;
  return put(jobs, {
    ...newJobRow(owner, AnyNewJob.parse(job), created_at),
    queue_key: `${OUT_OF_QUEUE}${created_at}`,
  });
}

/** Brings the document's job to where the document is; nothing when it has none, or one that is done by the queue. */
export async function tellDocumentJob({ store, clock }: Deps, owner: string, document: string): Promise<void> {
  for (;;) {
    // The job first: what it said last was true of the document then, so what is read now is no older.
    const job = await jobOf(store, owner, document);
    if (!job) return;
    const news = newsOf(job, await store.get(documents, owner, document), timestamp(clock));
    if (!news) return;
    const { batch } = changeWithEvent(job, ...news, timestamp(clock));
    const past = news[0].status === "completed" && job.sequence > 0 ? await progressOf(store, job) : [];
    if (await writeUnlessChanged(store, [...batch, ...past])) return;
  }
}

/** For a document that is about to be read: a job of it that has ended waits again. */
export async function reopenDocumentJob({ store, clock }: Deps, owner: string, document: string): Promise<void> {
  const job = await jobOf(store, owner, document);
  if (!job || !isEnded(job.status)) return;
  const { batch } = changeWithEvent(job, ...waitsAgain(job), timestamp(clock));
  // Of two writers the other one has told more.
  await writeUnlessChanged(store, batch);
}

/** The document's job, where it stands outside the queue. */
async function jobOf(store: Store, owner: string, document: string): Promise<JobRow | undefined> {
  const [job] = await store.query(jobs, { owner, where: { idempotency_key: keyOf(document) } });
  return job?.queue_key.startsWith(OUT_OF_QUEUE) ? job : undefined;
}

/** What nobody asks about once a document is read; kept, it would soon be more than all documents' rows together. */
async function progressOf(store: Store, { id, owner }: JobRow): Promise<readonly Operation[]> {
  const events = await store.query(jobEvents, { owner, where: { job_id: id, event: "progress" } });
  return events.map((event) => remove(jobEvents, owner, event.id));
}

/** Stops reading and ends the job; the document and its file stay. */
export async function stopDocumentJob(deps: Deps, { owner, payload }: JobRow): Promise<void> {
  const document = String(payload["document_id"]);
  await stopProcessing(deps, owner, document);
  await tellDocumentJob(deps, owner, document);
}

/** When nothing is left to read: jobs still open are of documents that were deleted, or whose end a crash left untold. */
export async function settleDocumentJobs(deps: Deps): Promise<void> {
  for (const status of ["pending", "running"] as const) {
    const where = { status, job_type: "document_process" } as const;
    const open = await deps.store.query(jobs, { owner: ANY_OWNER, where });
    for (const { owner, payload, queue_key } of open)
      if (queue_key.startsWith(OUT_OF_QUEUE)) await tellDocumentJob(deps, owner, String(payload["document_id"]));
  }
}

function newsOf(job: JobRow, document: DocumentRow | undefined, now: string): JobNews | null {
  const ended = isEnded(job.status);
  if (!document) return ended ? null : end(job, now, "cancelled", "The document was deleted.");
  if (document.status === "completed") {
    const result = { document_id: document.id, chunk_count: document.chunk_count, pages: document.metadata["pages"] };
    const fields = { progress_percent: 100, result: { ...result, pages: result.pages ?? null }, error: null };
    return job.status === "completed" ? null : end(job, now, "completed", null, fields);
  }
  if (document.status === "failed") {
    const error = String(document.metadata["error"] ?? "The document could not be processed.");
    if (ended) return null;
    return job.cancel_requested ? end(job, now, "cancelled", null) : end(job, now, "failed", error, { error });
  }
  // Somebody had the document processed again.
  if (ended) return waitsAgain(job);
  return job.cancel_requested ? null : progressed(job, document, now);
}

function end(
  { started_at }: JobRow,
  now: string,
  status: "completed" | "failed" | "cancelled",
  message: string | null,
  fields: Partial<JobRow> = {},
): JobNews {
  const row = { ...fields, status, started_at: started_at ?? now, completed_at: now, cancel_requested: false };
  return [row, { event: status, message, data: fields.result ?? null }];
}

function progressed(job: JobRow, { attempts, progress: at }: DocumentRow, now: string): JobNews | null {
  if (attempts === 0) return null;
  const percent = Math.max(job.progress_percent, at ? Math.min(99, Math.floor(percentOf(at))) : 0);
  const message = at ? phraseOf(at) : job.message;
  if (job.status === "running" && percent === job.progress_percent && message === job.message) return null;
  const fields = { status: "running", started_at: job.started_at ?? now, progress_percent: percent, message } as const;
  return [fields, job.status === "running" ? { event: "progress" } : { event: "status", message: "Started." }];
}
