// The process that runs the models of one engine thread: those that embed, and those that order what was found.
import type { Embedder, PassageVectors } from "#core/engine/embed-port.ts";
import type { Reranker } from "#core/engine/rerank-port.ts";
import { EMBEDDING_MODELS, RERANKER_MODELS } from "#core/models/local/catalogue.ts";
import { openModelsHere } from "#core/models/local/open-models.ts";
import { openAllBlobs } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { startedWith } from "./child-port.ts";
import type { EmbedCall, EmbedPassagesCall, OpenCall, ScoreCall } from "./model-process.ts";
import { serveCalls } from "./serve-calls.ts";

const { port, data } = await startedWith<{ readonly storage: StoragePlaces }>();
const open = openModelsHere({ blobs: await openAllBlobs(data.storage.blobs), runtime: () => ({ device: "cpu" }) });
const embedders = new Map<string, Embedder>();
const rerankers = new Map<string, Reranker>();

serveCalls(port, {
  async open({ id, files }: OpenCall): Promise<void> {
    const embedding = EMBEDDING_MODELS.find((model) => model.id === id);
    const reranking = RERANKER_MODELS.find((model) => model.id === id);
    if (embedding) embedders.set(id, await open.embedder(embedding, files));
    else if (reranking) rerankers.set(id, await open.reranker(reranking, files));
    else throw new Error(`There is no model ${id} in the catalogue any more.`);
  },
  embed: async ({ id, texts, kind }: EmbedCall): Promise<Float32Array> => opened(embedders, id).embed(texts, kind),
  tellsSentences: async ({ id }: Pick<EmbedCall, "id">): Promise<boolean> =>
    opened(embedders, id).embedPassages !== undefined,
  async embedPassages({ id, passages }: EmbedPassagesCall): Promise<PassageVectors> {
    const { embedPassages } = opened(embedders, id);
    if (!embedPassages) throw new Error(`The model ${id} cannot tell sentences apart.`);
    return embedPassages(passages);
  },
  score: async ({ id, query, passages }: ScoreCall, { signal }): Promise<number[]> =>
    opened(rerankers, id).score(query, passages, signal),
});

function opened<Value>(models: ReadonlyMap<string, Value>, id: string): Value {
  const found = models.get(id);
  if (!found) throw new Error(`The model ${id} was not opened.`);
  return found;
}
