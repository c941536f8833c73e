// The thread that answers questions.
import { parentPort, workerData } from "node:worker_threads";
import type { Embedded, EmbedRequest } from "#core/context.ts";
import type { CheckRequest, PrepareRequest } from "#core/engine/answer/parts.ts";
import type { AnswerRequest, SearchRequest } from "#core/engine/engine.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { createModelEmbedders } from "#core/models/model-embedders.ts";
import { createModelRerankers } from "#core/models/model-rerankers.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { serveCalls } from "./serve-calls.ts";

if (!parentPort) throw new Error("This runs in a thread of the sync server only.");
const { storage } = workerData as { readonly storage: StoragePlaces };

const { store, blobs } = await openStorage(storage);

const builtIn = createBuiltinEmbedder();
const findModelEmbedder = createModelEmbedders({ store, blobs, runtime: () => ({ device: "cpu" }) });
const engine = createQueryEngine({
  store,
  blobs,
  findModelEmbedder,
  findReranker: createModelRerankers({ store, blobs, runtime: () => ({ device: "cpu" }) }),
  embedders: [builtIn],
  where: "on your server",
  report: (error) => console.error("A document cannot be searched:", error),
});

serveCalls(parentPort, {
  search: (request: SearchRequest) => engine.search(request),
  answer: (request: AnswerRequest) => engine.answer(request),
  prepare: (request: PrepareRequest) => engine.prepare(request),
  check: (request: CheckRequest) => engine.check(request),
  async embed({ texts, kind, model }: EmbedRequest): Promise<Embedded> {
    const embedder = (model !== null && (await findModelEmbedder(model))) || builtIn;
    return { vectors: await embedder.embed(texts, kind), dimensions: embedder.dimensions };
  },
});
