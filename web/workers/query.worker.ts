import { documents } from "#core/library/documents/document.ts";
import { expose } from "comlink";
import { readRequest } from "#core/engine/answer/understand/requests.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { createModelEmbedders } from "#core/models/local/model-embedders.ts";
import { createModelRerankers } from "#core/models/local/model-rerankers.ts";
import { markLoading } from "#core/models/local/mark-loading.ts";
import { openModelsHere } from "#core/models/local/open-models.ts";
import { ownerHere } from "../service/sync/sync-here.ts";
import { LEFT_TO_COORDINATOR, openDeviceStorage } from "../service/sync/device-storage.ts";
import type { QueryWorkerApi } from "../service/engine-worker-api.ts";
import { GPU_LOST } from "../service/gpu-loss.ts";
import { createModelRuntime } from "../service/model-runtime.ts";
import { createIndexFiles } from "../storage/index-files.ts";
import { trustOwnScripts } from "../security/trusted-types.ts";
import { tellLines } from "../service/ledger/watch-lines.ts";

/** Milliseconds until the patterns that read questions are compiled: the page that has just opened needs the processor. */
const COMPILE_AFTER = 1_000;
/** Milliseconds a question waits for a model: it is loaded with the index, before a person has typed a question. */
const MODEL_PATIENCE = 1_000;

trustOwnScripts();
tellLines(globalThis);
const storage = openDeviceStorage(LEFT_TO_COORDINATOR);
/** Ends this worker. */
const onLost = () => self.reportError(new Error(GPU_LOST));
const open = markLoading(storage.store, openModelsHere({ ...storage, runtime: createModelRuntime(onLost) }));
const report = (error: unknown) => console.error("A document cannot be searched:", error);

const engine = createQueryEngine({
  documents,
  ...storage,
  indexFiles: createIndexFiles({ report }),
  findModelEmbedder: createModelEmbedders({ ...storage, open }),
  modelPatience: MODEL_PATIENCE,
  findReranker: createModelRerankers({ ...storage, open }),
  embedders: [createBuiltinEmbedder()],
  where: "on this device",
  report,
});

const api: QueryWorkerApi = { ...engine, connect: (port) => expose(engine, port) };
expose(api);

// The index is opened before the first question asks for it.
void openIndex().catch(report);

async function openIndex(): Promise<void> {
  const owner = await ownerHere(storage.store);
  await engine.search({ scope: { owner }, query: "lectern", top_k: 1, hybrid: true, threshold: 0 });
  // The first question would wait for them.
  setTimeout(() => readRequest("lectern", []), COMPILE_AFTER);
}
