import type { Embedder } from "#core/engine/embed-port.ts";
import type { Reranker } from "#core/engine/rerank-port.ts";
import { batchesByLength } from "./batches.ts";
import { EMBEDDING_MODELS, RERANKER_MODELS } from "./catalogue.ts";
import type { InstalledFile } from "./installed-model.ts";
import type { OpenModels } from "./open-models.ts";

/** Models of a thread that others call: functions stay here, and the models are asked for by their ids. */
export interface ModelsById {
  /** Loads a model of the catalogue. */
  open(id: string, files: readonly InstalledFile[]): Promise<void>;
  /** Throws where the model was not opened. */
  embedder(id: string): Embedder;
  /** Throws where the model was not opened. */
  reranker(id: string): Reranker;
}

export function createModelsById(open: OpenModels): ModelsById {
  const embedders = new Map<string, Embedder>();
  const rerankers = new Map<string, Reranker>();
  return {
    async open(id, files) {
      const embedding = EMBEDDING_MODELS.find((model) => model.id === id);
      const reranking = RERANKER_MODELS.find((model) => model.id === id);
      if (embedding) embedders.set(id, await open.embedder(embedding, files));
      else if (reranking) rerankers.set(id, await open.reranker(reranking, files));
      else throw new Error(`There is no model ${id} in the catalogue any more.`);
    },
    embedder: (id) => opened(embedders, id),
    reranker: (id) => opened(rerankers, id),
  };
}

function opened<Value>(models: ReadonlyMap<string, Value>, id: string): Value {
  const found = models.get(id);
  if (!found) throw new Error(`The model ${id} was not opened.`);
  return found;
}

/** Passages in one call, so that a question that is not waited for any more stops soon. */
const SCORED_AT_ONCE = 8;

/** A reranker of another thread, which is asked for some passages at a time. */
export const remoteReranker = (
  id: string,
  ask: (query: string, passages: readonly string[]) => Promise<readonly number[]>,
): Reranker => ({
  id,
  async score(query, passages, signal) {
    const scores = passages.map(() => 0);
    for (const batch of batchesByLength(passages, SCORED_AT_ONCE)) {
      signal.throwIfAborted();
      const found = await ask(
        query,
        batch.map((at) => passages[at] ?? ""),
      );
      for (const [row, at] of batch.entries()) scores[at] = found[row] ?? 0;
    }
    return scores;
  },
});
