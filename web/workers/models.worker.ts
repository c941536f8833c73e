// The worker that runs the models of the query worker: those that embed, and those that order what was found.
import { expose } from "comlink";
import { createModelsById } from "#core/models/local/models-by-id.ts";
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
const models = createModelsById(openModelsHere({ blobs, runtime: createModelRuntime(onLost) }));

const api: ModelsWorkerApi = {
  open: models.open,
  embed: (id, texts, kind) => models.embedder(id).embed(texts, kind),
  score: (id, query, passages) => models.reranker(id).score(query, passages, new AbortController().signal),
};
expose(api);
