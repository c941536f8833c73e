// The thread that answers questions.
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { AnswerRequest, SearchRequest } from "#core/engine/engine.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { createModelEmbedders } from "#core/models/model-embedders.ts";
import { tables } from "#core/tables.ts";
import { openFileBlobs } from "../storage/file-blobs.ts";
import { openSqliteStore } from "../storage/sqlite-store.ts";
import { serveCalls } from "./serve-calls.ts";

if (!parentPort) throw new Error("This runs in a thread of the sync server only.");
const { dataDir } = workerData as { readonly dataDir: string };

const store = openSqliteStore({ path: join(dataDir, "lectern.sqlite"), tables });
const blobs = await openFileBlobs({ folder: join(dataDir, "blobs") });

const engine = createQueryEngine({
  store,
  blobs,
  findModelEmbedder: createModelEmbedders({ store, blobs, runtime: () => ({ device: "cpu" }) }),
  embedders: [createBuiltinEmbedder()],
  where: "on your server",
  report: (error) => console.error("A document cannot be searched:", error),
});

serveCalls(parentPort, {
  search: (request: SearchRequest) => engine.search(request),
  answer: (request: AnswerRequest) => engine.answer(request),
});
