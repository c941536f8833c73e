import { expose } from "comlink";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { parseDocument, PARSER_VERSION } from "#core/engine/parse/parse.ts";
import { encodeText } from "#core/engine/text-blob.ts";
import { openStorage } from "../service/browser-services.ts";
import { fetchPdfjsAsset } from "../service/pdfjs-assets.ts";
import { serveIngest } from "../service/serve-ingest.ts";

const engine = createIngestEngine({
  blobs: openStorage().blobs,
  parser: {
    version: PARSER_VERSION,
    parse: ({ bytes, type, filename }, report, signal) => parseDocument(bytes, { type, filename }, { assets: fetchPdfjsAsset, report, signal }),
    encode: encodeText,
  },
  embedder: createBuiltinEmbedder(),
});

expose(serveIngest(engine));
