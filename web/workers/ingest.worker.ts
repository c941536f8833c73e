import { expose } from "comlink";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createModelEmbedders } from "#core/models/model-embedders.ts";
import { openStorage } from "../service/browser-services.ts";
import { modelRuntime } from "../service/model-runtime.ts";
import { fetchPdfjsAsset } from "../service/pdfjs-assets.ts";
import { serveIngest } from "../service/serve-ingest.ts";

const storage = openStorage();
const engine = createIngestEngine({
  blobs: storage.blobs,
  findModelEmbedder: createModelEmbedders({ ...storage, runtime: modelRuntime }),
  embedder: createBuiltinEmbedder(),
  assets: fetchPdfjsAsset,
});

expose(serveIngest(engine));
