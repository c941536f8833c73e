// The thread that answers questions.
import { documents } from "#core/library/documents/document.ts";
import { parentPort, workerData } from "node:worker_threads";
import type { Embedded, EmbedRequest } from "#core/engine/ports.ts";
import type { CheckRequest, PrepareRequest } from "#core/engine/answer/parts.ts";
import type { AnswerRequest, SearchRequest } from "#core/engine/engine.ts";
import type { GuideRequest } from "#core/engine/guide/guide.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { createTurns } from "#core/engine/turns.ts";
import { createModelEmbedders } from "#core/models/local/model-embedders.ts";
import { createModelRerankers } from "#core/models/local/model-rerankers.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { borrowProcess, type WithProcesses } from "./lend-processes.ts";
import { createModelProcess } from "./model-process.ts";
import { serveCalls } from "./serve-calls.ts";

if (!parentPort) throw new Error("This runs in a thread of the sync server only.");
const { storage, processes }: { readonly storage: StoragePlaces } & WithProcesses = workerData;

const { store, blobs } = await openStorage(storage);

/** Milliseconds after the last question; the next one waits for its model to be loaded again. */
const IDLE_AFTER = 30 * 60_000;

/** Texts embedded at once; between batches questions get their turn. */
const EMBED_BATCH = 32;
const turn = createTurns();

const builtIn = createBuiltinEmbedder();
const open = createModelProcess({ spawn: () => borrowProcess(processes), idleAfter: IDLE_AFTER });
const findModelEmbedder = createModelEmbedders({ store, open });
const engine = createQueryEngine({
  documents,
  store,
  blobs,
  findModelEmbedder,
  findReranker: createModelRerankers({ store, open }),
  embedders: [builtIn],
  where: "on your server",
  report: (error) => console.error("A document cannot be searched:", error),
});

serveCalls(parentPort, {
  search: (request: SearchRequest) => engine.search(request),
  answer: (request: AnswerRequest) => engine.answer(request),
  guide: (request: GuideRequest) => engine.guide(request),
  prepare: (request: PrepareRequest) => engine.prepare(request),
  check: (request: CheckRequest) => engine.check(request),
  async embed({ texts, kind, model }: EmbedRequest): Promise<Embedded> {
    const embedder = (model !== null && (await findModelEmbedder(model))) || builtIn;
    const vectors = new Float32Array(texts.length * embedder.dimensions);
    for (let at = 0; at < texts.length; at += EMBED_BATCH) {
      vectors.set(await embedder.embed(texts.slice(at, at + EMBED_BATCH), kind), at * embedder.dimensions);
      await turn();
    }
    return { vectors, dimensions: embedder.dimensions };
  },
});
