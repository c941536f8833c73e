// The thread that reads files.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { PasswordRequest, ProcessRequest } from "#core/engine/engine.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createInstalledLanguages } from "#core/models/local/installed-languages.ts";
import { createModelEmbedders } from "#core/models/local/model-embedders.ts";
import { createRecogniser } from "#core/engine/ocr/recognise.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { borrowProcess, type WithProcesses } from "./lend-processes.ts";
import { createOcrHost } from "./ocr-host.ts";
import { createModelProcess } from "./model-process.ts";
import { serveCalls } from "./serve-calls.ts";

if (!parentPort) throw new Error("This runs in a thread of the sync server only.");
const { storage, processes }: { readonly storage: StoragePlaces } & WithProcesses = workerData;
const pdfjs = fileURLToPath(new URL("../../node_modules/pdfjs-dist/", import.meta.url));
const assets = (name: string) => readFile(join(pdfjs, name));

const { store, blobs } = await openStorage(storage);

/** Milliseconds after the last document; the next one loads the model again. */
const IDLE_AFTER = 60_000;

const models = createModelProcess({ spawn: () => borrowProcess(processes), idleAfter: IDLE_AFTER });
const findModelEmbedder = createModelEmbedders({ store, open: models });

const engine = createIngestEngine({
  blobs,
  async findModelEmbedder(id) {
    const embedder = await findModelEmbedder(id);
    // Here, where it is known to take a while, and not in the middle of a document.
    if (embedder) await models.ready(id);
    return embedder;
  },
  assets,
  recogniser: createRecogniser(createOcrHost(createInstalledLanguages({ store, blobs })), assets),
  embedder: createBuiltinEmbedder(),
});

serveCalls(parentPort, {
  process: (request: ProcessRequest, { progress, signal }) => engine.process(request, progress, signal),
  tryPassword: (request: PasswordRequest) => engine.tryPassword(request),
});
