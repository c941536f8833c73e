import { claimedStep, type Work } from "#core/work/work-queue.ts";
import type { Clock } from "#core/storage/time.ts";
import type { RequestContext } from "#core/http/context.ts";
import { isCodeUnavailable } from "#core/engine/code-unavailable.ts";
import type { Engine } from "#core/engine/engine.ts";
import { reopenDocumentJob, settleDocumentJobs, tellDocumentJob } from "./document-jobs.ts";
import { ANY_OWNER, change, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents, type DocumentRow } from "./document.ts";
import { earlierToRead } from "./earlier-versions.ts";
import { asksForPassword, isForOwner, isUnreadable } from "#core/work/error-for-owner.ts";
import { claimOnDocument, type HeldPasswords } from "./held-passwords.ts";
import { mayProcess } from "./may-process.ts";
import { createProgressWriter } from "./progress-writer.ts";
import { complete, fail, type Completion } from "./processing-outcome.ts";

export interface ProcessorOptions extends Pick<RequestContext, "store" | "blobs"> {
  readonly engine: Pick<Engine, "process">;
  readonly clock: Clock;
  /** Takes what is a bug or a crash rather than a file that cannot be read. */
  readonly report: (error: unknown) => void;
  /** Of protected files that a person has unlocked. */
  readonly passwords: HeldPasswords;
  /** Called when nothing waits to be read any more. */
  readonly settled?: () => void;
}

/** A file whose processing ended without an outcome this often, such as one that takes the process down, is given up. */
export const MAX_ATTEMPTS = 3;

/** Also where other work may be why: a process that ends with each start must not do so for ever. */
export const MOST_ATTEMPTS = 12;

const INTERRUPTED = `Lectern was interrupted ${MOST_ATTEMPTS} times while it read this file, so it was left. Process it again.`;
const GIVEN_UP = `Reading this file stopped unexpectedly ${MAX_ATTEMPTS} times, so it was stopped. Save it again from the program that made it, or convert it, and upload that.`;

/** Processes documents one at a time, smallest first, until none is `pending` or `processing`. */
export function createProcessor(options: ProcessorOptions): Work {
  const step = claimedStep({
    claims: options.passwords.claims,
    waiting: () => ownDocuments(options, waitingDocuments(options, LOOK_AT)),
    keyOf: ({ id }) => claimOnDocument(id),
    run: (row, signal) => processDocument(options, row, signal),
    async after({ owner, id }) {
      await options.passwords.forgetRead();
      await tellDocumentJob(options, owner, id);
    },
    async settled() {
      await options.passwords.forgetRead();
      await settleDocumentJobs(options);
      options.settled?.();
    },
  });
  return { name: "documents", among: "shared", step };
}

/** Of the documents that wait longest: a long queue is not read whole for every step. */
const LOOK_AT = 100;

/** Scans that wait for text recognition are not among them. What was begun comes before what was not, small before large. */
async function* waitingDocuments(
  { store }: Pick<ProcessorOptions, "store">,
  limit: number,
): AsyncGenerator<DocumentRow> {
  const order = { by: "created_at", direction: "ascending" } as const;
  for (const status of ["processing", "pending"] as const) {
    const where = { status, ocr: "none" } as const;
    const waiting = await store.query(documents, { owner: ANY_OWNER, where, order, limit });
    yield* waiting.sort((a, b) => a.file_size - b.file_size);
  }
}

/** Whether a file is still to be read here. */
export async function anyWaits(options: Pick<ProcessorOptions, "store" | "blobs" | "clock">): Promise<boolean> {
  // One row mostly says it: only where another device is at the first are more looked at.
  for (const limit of [1, LOOK_AT])
    for await (const _ of ownDocuments(options, waitingDocuments(options, limit))) return true;
  return false;
}

/** Those that another device is at are left to it; looked up one by one, since the first is mostly the one. */
async function* ownDocuments(
  options: Pick<ProcessorOptions, "store" | "blobs" | "clock">,
  waiting: AsyncIterable<DocumentRow>,
): AsyncGenerator<DocumentRow> {
  for await (const row of waiting) if (await mayProcess(options, row)) yield row;
}

/** Attempts are counted before the work, so that one which ends the process is counted too. */
async function processDocument(options: ProcessorOptions, row: DocumentRow, stopping: AbortSignal): Promise<void> {
  if (row.attempts - row.interrupted >= MAX_ATTEMPTS) return fail(options, row, GIVEN_UP);
  if (row.attempts >= MOST_ATTEMPTS) return fail(options, row, INTERRUPTED);
  const attempt = await begin(options, row);
  if (!attempt) return;
  await reopenDocumentJob(options, attempt.owner, attempt.id);

  const deleted = new AbortController();
  const signal = AbortSignal.any([stopping, deleted.signal]);
  const progress = createProgressWriter(options, attempt, () => deleted.abort());
  const began = options.clock.now();
  try {
    const { owner, file, id: document_id, original_filename, document_type: type } = attempt;
    const password = options.passwords.of(document_id);
    const about = { owner, file, document_id, original_filename, type, password };
    const request = { ...about, ...earlierToRead(attempt) };
    const processed = await options.engine.process(request, progress.report, signal);
    await progress.settled();
    const completion: Completion = { processed, seconds: Math.round((options.clock.now() - began) / 1000) };
    await complete(options, attempt, completion);
  } catch (error) {
    await progress.settled();
    const { owner, id } = attempt;
    // Its file went with it: that is no failure of ours.
    if (deleted.signal.aborted || !(await options.store.get(documents, owner, id))) return;
    if (stopping.aborted) return giveAttemptBack(options, attempt);
    if (isForOwner(error))
      return fail(options, attempt, error.message, {
        isFinal: isUnreadable(error),
        isProtected: asksForPassword(error),
      });
    if (isCodeUnavailable(error)) {
      await giveAttemptBack(options, attempt);
      throw error; // the next wake tries again; the next document would fare no better
    }
    options.report(error);
  }
}

async function begin({ store }: ProcessorOptions, row: DocumentRow): Promise<DocumentRow | undefined> {
  const { owner, id, status, attempts, file } = row;
  const fields = { status: "processing", attempts: attempts + 1, progress: null } as const;
  const written = await writeUnlessChanged(store, [
    require(documents, owner, id, { status, attempts, file }),
    change(documents, owner, id, fields),
  ]);
  return written ? { ...row, ...fields } : undefined;
}

/** Stopped in good order: that says nothing about the file. */
async function giveAttemptBack({ store }: ProcessorOptions, { owner, id, attempts, file }: DocumentRow): Promise<void> {
  const unchanged = require(documents, owner, id, { status: "processing", attempts, file });
  await writeUnlessChanged(store, [unchanged, change(documents, owner, id, { attempts: attempts - 1 })]);
}
