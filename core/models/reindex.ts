import { createLoop, type Worker } from "../background-loop.ts";
import { discardBlobs, notDiscarded } from "../documents/discard.ts";
import { documents, type DocumentRow } from "../documents/document.ts";
import { BUILTIN_EMBEDDER_ID } from "../engine/embed/builtin.ts";
import type { Engine, Processed } from "../engine/engine.ts";
import type { Blobs } from "../storage/blobs.ts";
import { ANY_OWNER, change, require, type Store } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { LOCAL_USER } from "../context.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "./catalogue.ts";
import { installedModels } from "./installed-model.ts";
import { activeModel } from "./models.ts";

export interface ReindexDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly engine: Pick<Engine, "process">;
  readonly report: (error: unknown) => void;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly EmbeddingModel[];
}

/**
 * Embeds documents again whose segments were made by another embedder than the one in use, newest first. The new
 * segments are built beside the old and take their place in one write, so that search never stops. A model that cannot
 * be run is taken out of use with its reason, and the built-in embedder goes on.
 */
export function createReindexer(deps: ReindexDeps): Worker {
  return createLoop(deps.report, async (signal) => {
    const model = await activeModel(deps, deps.models ?? EMBEDDING_MODELS);
    const row = await nextDocument(deps.store, model?.id ?? BUILTIN_EMBEDDER_ID);
    if (!row) return false;
    try {
      await reindex(deps, row, model, signal);
    } catch (error) {
      if (signal.aborted) return false;
      if (!model) throw error;
      deps.report(error);
      await takeOutOfUse(deps.store, model, error);
    }
    return true;
  });
}

async function nextDocument(store: Store, embedder: string): Promise<DocumentRow | undefined> {
  const rows = await store.query(documents, { owner: ANY_OWNER, where: { status: "completed" }, order: { by: "created_at", direction: "descending" } });
  return rows.find((row) => row.chunk_count > 0 && row.text !== null && row.metadata["embedding_model"] !== embedder);
}

async function reindex({ store, blobs, engine }: ReindexDeps, row: DocumentRow, model: EmbeddingModel | null, signal: AbortSignal): Promise<void> {
  const { id: document_id, file, text, original_filename, document_type: type, owner, pipeline } = row;
  const request = { document_id, file, original_filename, type, ...(text !== null && { text }), ...(model && { model: model.id }) };
  const processed = await engine.process(request, () => undefined, signal);
  // Else the same document would be next again, for ever.
  if (processed.metadata["embedding_model"] !== (model?.id ?? BUILTIN_EMBEDDER_ID)) throw new Error("The engine embedded with another model than asked.");
  const written = await writeUnlessChanged(store, [
    require(documents, owner, document_id, { status: "completed", pipeline }),
    ...notDiscarded(processed.segments),
    change(documents, owner, document_id, await segmentFields(blobs, row, processed)),
  ]);
  await discardBlobs({ store, blobs }, written ? row.segments : processed.segments);
}

async function segmentFields(blobs: Blobs, row: DocumentRow, { segments, pipeline, chunk_count, metadata }: Processed): Promise<Partial<DocumentRow>> {
  const sizes = await Promise.all(segments.map((segment) => blobs.size(segment)));
  return {
    segments: [...segments],
    pipeline,
    chunk_count,
    segments_size: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
    metadata: { ...row.metadata, embedding_model: metadata["embedding_model"] },
  };
}

async function takeOutOfUse(store: Store, model: EmbeddingModel, error: unknown): Promise<void> {
  const why = error instanceof Error ? error.message : String(error);
  const fields = { status: "failed", active: false, error: `This model cannot run here: ${why}` } as const;
  await writeUnlessChanged(store, [require(installedModels, LOCAL_USER, model.id, { status: "installed" }), change(installedModels, LOCAL_USER, model.id, fields)]);
}
