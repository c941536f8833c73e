import { documents } from "#core/library/documents/document.ts";
import { expose } from "comlink";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { createModelEmbedders } from "#core/models/local/model-embedders.ts";
import { createModelRerankers } from "#core/models/local/model-rerankers.ts";
import { markLoading } from "#core/models/local/mark-loading.ts";
import { ownerHere } from "../service/sync/sync-here.ts";
import { LEFT_TO_COORDINATOR, openDeviceStorage } from "../service/sync/device-storage.ts";
import type { QueryWorkerApi } from "../service/engine-worker-api.ts";
import { createModelsClient } from "../service/models-client.ts";
import { createIndexFiles } from "../storage/index-files.ts";
import { trustOwnScripts } from "../security/trusted-types.ts";
import { tellLines } from "../service/ledger/watch-lines.ts";

/**
 * Milliseconds until models are loaded, and the patterns that read questions are compiled: the page that has just opened
 * needs the processor, and a question that comes sooner is answered by words at once.
 */
const SETTLED_AFTER = 1_000;
/** Milliseconds in which an answer that was found is stored and shown. */
const STORED_AFTER = 1_000;
/** Milliseconds a question waits for a model that is being loaded. */
const MODEL_PATIENCE = 500;

trustOwnScripts();
tellLines(globalThis);
const storage = openDeviceStorage(LEFT_TO_COORDINATOR);
const models = createModelsClient({
  spawn: () => new Worker(new URL("./models.worker.ts", import.meta.url), { type: "module", name: "lectern-models" }),
});
const open = markLoading(storage.store, models);
const report = (error: unknown) => console.error("A document cannot be searched:", error);

const findModel = createModelEmbedders({ ...storage, open });
let isSettled = false;

const engine = createQueryEngine({
  documents,
  ...storage,
  indexFiles: createIndexFiles({ report }),
  findModelEmbedder: async (id) => (isSettled ? findModel(id) : undefined),
  modelPatience: MODEL_PATIENCE,
  findReranker: createModelRerankers({ ...storage, open }),
  embedders: [createBuiltinEmbedder()],
  where: "on this device",
  report,
});

// The index is opened before the first question asks for it.
const opened = openIndex().catch(report);

const api: QueryWorkerApi = {
  ...engine,
  connect: (port) => expose(engine, port),
  quiet: async () => {
    await opened;
    while (await engine.quiet()) await new Promise((resolve) => void setTimeout(resolve, STORED_AFTER));
  },
};
expose(api);

async function openIndex(): Promise<void> {
  const owner = await ownerHere(storage.store);
  const search = () => engine.search({ scope: { owner }, query: "lectern", top_k: 1, hybrid: true, threshold: 0 });
  await search();
  setTimeout(() => {
    isSettled = true;
    void import("#core/engine/answer/understand/requests.ts")
      .then(({ readRequest }) => readRequest("lectern", []))
      .then(search)
      .catch(report);
  }, SETTLED_AFTER);
}
