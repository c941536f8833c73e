import { expose } from "comlink";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createModelEmbedders } from "#core/models/local/model-embedders.ts";
import { markLoading } from "#core/models/local/mark-loading.ts";
import { createInstalledLanguages } from "#core/models/local/installed-languages.ts";
import { openModelsHere } from "#core/models/local/open-models.ts";
import { createRecogniser } from "#core/engine/ocr/recognise.ts";
import { LEFT_TO_COORDINATOR, openDeviceStorage } from "../service/sync/device-storage.ts";
import { GPU_LOST } from "../service/gpu-loss.ts";
import { createOcrHost } from "../service/ocr-host.ts";
import { createModelRuntime } from "../service/model-runtime.ts";
import { fetchPdfjsAsset } from "../service/pdfjs-assets.ts";
import { serveIngest } from "../service/serve-ingest.ts";
import { trustOwnScripts } from "../security/trusted-types.ts";
import { tellLines } from "../service/ledger/watch-lines.ts";

trustOwnScripts();
tellLines(globalThis);
const storage = openDeviceStorage(LEFT_TO_COORDINATOR);
/** Ends this worker. */
const onLost = () => self.reportError(new Error(GPU_LOST));
const open = markLoading(storage.store, openModelsHere({ ...storage, runtime: createModelRuntime(onLost) }));
const recogniser = createRecogniser(createOcrHost(createInstalledLanguages(storage)), fetchPdfjsAsset);
const engine = createIngestEngine({
  blobs: storage.blobs,
  findModelEmbedder: createModelEmbedders({ ...storage, open }),
  embedder: createBuiltinEmbedder(),
  assets: fetchPdfjsAsset,
  recogniser,
});

expose(serveIngest(engine));
