import { expose } from "comlink";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { createModelEmbedders } from "#core/models/model-embedders.ts";
import { openStorage } from "../service/browser-services.ts";
import type { QueryWorkerApi } from "../service/engine-worker-api.ts";
import { modelRuntime } from "../service/model-runtime.ts";

const storage = openStorage();

const engine: QueryWorkerApi = createQueryEngine({
  ...storage,
  findModelEmbedder: createModelEmbedders({ ...storage, runtime: modelRuntime }),
  embedders: [createBuiltinEmbedder()],
  where: "on this device",
  report: (error) => console.error("A document cannot be searched:", error),
});

expose(engine);
