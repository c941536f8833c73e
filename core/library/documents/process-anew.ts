import { type Clock, timestamp } from "#core/storage/time.ts";
import type { Engine, Processed, Progress } from "#core/engine/engine.ts";
import type { EmbeddingModel } from "#core/models/local/catalogue.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import { change, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { discardBlobs, notDiscarded } from "#core/storage/discard.ts";
import { documents, type DocumentRow } from "./document.ts";
import { madeFields } from "./made-fields.ts";

export interface ReadingDeps {
  readonly store: Store;
  readonly blobs: HostBlobs;
  readonly clock: Clock;
  readonly engine: Pick<Engine, "process">;
}

export interface AnewOptions {
  /** Embeds with this model; null means the built-in embedder. */
  readonly model: EmbeddingModel | null;
  /** Parses the file again; else the text extracted before is used. */
  readonly parse: boolean;
  readonly report: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/**
 * Processes a completed document again beside what there is, which it replaces in one write: search never stops, and
 * work that is stopped changes nothing. False when the document was deleted or changed meanwhile.
 */
export async function processAnew(
  deps: ReadingDeps,
  row: DocumentRow,
  { model, parse, report, signal }: AnewOptions,
): Promise<boolean> {
  const { id: document_id, file, text, original_filename, document_type: type, owner, pipeline, status } = row;
  const request = {
    owner,
    document_id,
    file,
    original_filename,
    type,
    ...(!parse && text !== null && { text }),
    ...(parse && { recognised: { text, pages: [] } }),
    ...(model && { model: model.id }),
  };
  const began = deps.clock.now();
  const processed = await deps.engine.process(request, report, signal);
  signal.throwIfAborted();
  const made = [processed.text, ...processed.segments];
  const seconds = Math.round((deps.clock.now() - began) / 1000);
  const written = await writeUnlessChanged(deps.store, [
    require(documents, owner, document_id, { status, pipeline, file }),
    ...notDiscarded(made),
    ...holding(owner, made),
    change(documents, owner, document_id, await fieldsOf(deps, row, processed, parse ? seconds : undefined)),
  ]);
  await discardBlobs(deps, written ? [...row.segments, ...(row.text ? [row.text] : [])] : made);
  return written;
}

async function fieldsOf(
  { blobs, clock }: ReadingDeps,
  row: DocumentRow,
  processed: Processed,
  seconds: number | undefined,
): Promise<Partial<DocumentRow>> {
  const { metadata } = processed;
  const fields = await madeFields(blobs, processed, row);
  if (seconds === undefined)
    return { ...fields, metadata: { ...row.metadata, embedding_model: metadata["embedding_model"] } };
  return { ...fields, processed_at: timestamp(clock), metadata: { ...metadata, processing_time_seconds: seconds } };
}
