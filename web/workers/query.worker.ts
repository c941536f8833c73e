import { expose } from "comlink";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { openStorage } from "../service/browser-services.ts";
import type { QueryWorkerApi } from "../service/engine-worker-api.ts";

const engine: QueryWorkerApi = createQueryEngine({
  ...openStorage(),
  embedders: [createBuiltinEmbedder()],
  where: "on this device",
  report: (error) => console.error("A document cannot be searched:", error),
});

expose(engine);
