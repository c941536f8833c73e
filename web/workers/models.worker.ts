// The worker that runs the models of the query worker: those that embed, and those that order what was found.
import { expose } from "comlink";
import type { Embedder } from "#core/engine/embed-port.ts";
import type { Reranker } from "#core/engine/rerank-port.ts";
import { EMBEDDING_MODELS, RERANKER_MODELS } from "#core/models/local/catalogue.ts";
import { openModelsHere } from "#core/models/local/open-models.ts";
import { GPU_LOST } from "../service/gpu-loss.ts";
import { createModelRuntime } from "../service/model-runtime.ts";
import type { ModelsWorkerApi } from "../service/models-client.ts";
import { LEFT_TO_COORDINATOR, openDeviceStorage } from "../service/sync/device-storage.ts";
import { trustOwnScripts } from "../security/trusted-types.ts";
import { tellLines } from "../service/ledger/watch-lines.ts";

trustOwnScripts();
tellLines(globalThis);
/** Ends this worker. */
const onLost = () => self.reportError(new Error(GPU_LOST));
const { blobs } = openDeviceStorage(LEFT_TO_COORDINATOR);
const open = openModelsHere({ blobs, runtime: createModelRuntime(onLost) });
const embedders = new Map<string, Embedder>();
const rerankers = new Map<string, Reranker>();

const api: ModelsWorkerApi = {
  async open(id, files) {
    const embedding = EMBEDDING_MODELS.find((model) => model.id === id);
    const reranking = RERANKER_MODELS.find((model) => model.id === id);
    if (embedding) embedders.set(id, await open.embedder(embedding, files));
    else if (reranking) rerankers.set(id, await open.reranker(reranking, files));
    else throw new Error(`There is no model ${id} in the catalogue any more.`);
  },
  embed: (id, texts, kind) => opened(embedders, id).embed(texts, kind),
  score: (id, query, passages) => opened(rerankers, id).score(query, passages, new AbortController().signal),
};
expose(api);

function opened<Value>(models: ReadonlyMap<string, Value>, id: string): Value {
  const found = models.get(id);
  if (!found) throw new Error(`The model ${id} was not opened.`);
  return found;
}
