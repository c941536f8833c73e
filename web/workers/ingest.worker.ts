import { expose } from "comlink";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { openStorage } from "../service/browser-services.ts";
import { fetchPdfjsAsset } from "../service/pdfjs-assets.ts";
import { serveIngest } from "../service/serve-ingest.ts";

const { blobs } = openStorage();
const engine = createIngestEngine({ blobs, embedder: createBuiltinEmbedder(), assets: fetchPdfjsAsset });

expose(serveIngest(engine));
