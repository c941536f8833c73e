// The thread that reads files.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { ProcessRequest } from "#core/engine/engine.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createModelEmbedders } from "#core/models/model-embedders.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { serveCalls } from "./serve-calls.ts";

if (!parentPort) throw new Error("This runs in a thread of the sync server only.");
const { storage } = workerData as { readonly storage: StoragePlaces };
const pdfjs = fileURLToPath(new URL("../../node_modules/pdfjs-dist/", import.meta.url));
const assets = (name: string) => readFile(join(pdfjs, name));

const { store, blobs } = await openStorage(storage);

const engine = createIngestEngine({
  blobs,
  findModelEmbedder: createModelEmbedders({ store, blobs, runtime: () => ({ device: "cpu" }) }),
  assets,
  embedder: createBuiltinEmbedder(),
});

serveCalls(parentPort, {
  process: (request: ProcessRequest, { progress, signal }) => engine.process(request, progress, signal),
});
