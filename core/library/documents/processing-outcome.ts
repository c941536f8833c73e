import { type Clock, timestamp } from "#core/storage/time.ts";
import type { RequestContext } from "#core/http/context.ts";
import type { Processed } from "#core/engine/engine.ts";
import { change, PreconditionFailed, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { discardBlobs, discardedBlobs, notDiscarded } from "#core/storage/discard.ts";
import { documents, type DocumentRow } from "./document.ts";
import { afterReading } from "./earlier-versions.ts";
import { madeFields } from "./made-fields.ts";

type Deps = Pick<RequestContext, "store" | "blobs"> & { readonly clock: Clock };

export interface Completion {
  readonly processed: Processed;
  readonly seconds: number;
}

/**
 * Writes what processing gave. A document deleted meanwhile stays deleted, and the blobs made for it are removed.
 * When equal blobs are just being removed with another document, nothing is written, and the document is processed again.
 */
export async function complete(deps: Deps, row: DocumentRow, { processed, seconds }: Completion): Promise<void> {
  const { owner, id, attempts, file } = row;
  const made = [processed.text, ...processed.segments];
  const madeNow = await madeFields(deps.blobs, processed, row);
  const fields: Partial<DocumentRow> = {
    ...madeNow,
    processed_at: madeNow.status === "completed" ? timestamp(deps.clock) : null,
    progress: null,
    metadata: { ...processed.metadata, processing_time_seconds: seconds },
    ...(madeNow.status === "completed" && afterReading(row, processed)),
  };
  try {
    const unchanged = require(documents, owner, id, { status: "processing", attempts, file });
    await deps.store.write([
      unchanged,
      ...notDiscarded(made),
      ...holding(owner, made),
      change(documents, owner, id, fields),
    ]);
  } catch (error) {
    // Such as when the account was encrypted meanwhile: what was read from the file is not kept.
    if (!(error instanceof PreconditionFailed)) {
      await discardBlobs(deps, made);
      throw error;
    }
    if (error.table === documents.name) await discardBlobs(deps, made);
    if (error.table === discardedBlobs.name) await again(deps, row);
    return;
  }
  const present = await Promise.all(made.map((blob) => deps.blobs.size(blob)));
  if (present.includes(undefined)) return again(deps, row, { ...NOT_MADE, processed_at: null });
  if (madeNow.status === "completed") await discardBlobs(deps, row.earlier_segments ?? []);
}

const NOT_MADE: Partial<DocumentRow> = {
  text: null,
  segments: [],
  pipeline: null,
  chunk_count: 0,
  ocr: "none",
  ocr_unread: [],
  ocr_read: [],
};

/** Ends the document as failed, with the reason in words for its owner. */
export async function fail(
  { store, clock }: Deps,
  { owner, id, attempts, file }: DocumentRow,
  reason: string,
  why: Why = {},
): Promise<void> {
  await writeUnlessChanged(store, [
    require(documents, owner, id, { attempts, file }),
    change(documents, owner, id, failed(clock, reason, why)),
  ]);
}

interface Why {
  /** The file itself is why. */
  readonly isFinal?: boolean;
  /** The file can be read with its password. */
  readonly isProtected?: boolean;
}

/** What a document says of itself that could not be read, or was not to be. */
export const failed = (
  clock: Clock,
  reason: string,
  { isFinal = false, isProtected = false }: Why = {},
): Partial<DocumentRow> => ({
  status: "failed",
  processed_at: timestamp(clock),
  progress: null,
  metadata: { error: reason, ...(isFinal && { try_again: false }), ...(isProtected && { protected: true }) },
  ocr: "none",
  chunk_count: 0,
});

/** Not the file's fault: the attempt does not count. */
async function again(
  { store }: Deps,
  { owner, id, attempts, file }: DocumentRow,
  fields: Partial<DocumentRow> = {},
): Promise<void> {
  const back = { ...fields, status: "processing", attempts: attempts - 1 } as const;
  await writeUnlessChanged(store, [
    require(documents, owner, id, { attempts, file }),
    change(documents, owner, id, back),
  ]);
}
