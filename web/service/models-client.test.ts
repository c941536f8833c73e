import { expose } from "comlink";
import { afterEach, expect, test, vi } from "vitest";
import { EMBEDDING_MODELS, RERANKER_MODELS } from "#core/models/local/catalogue.ts";
import { GPU_LOST } from "./gpu-loss.ts";
import { createModelsClient, type ModelsWorkerApi } from "./models-client.ts";

const [embedding] = EMBEDDING_MODELS;
const [reranking] = RERANKER_MODELS;
if (!embedding || !reranking) throw new Error("The catalogue is empty.");

const ports: MessagePort[] = [];
afterEach(() => {
  ports.splice(0).forEach((port) => port.close());
  vi.restoreAllMocks();
});

/** Workers that embed each text as its length; what they were asked, with the number of the worker. */
function setup() {
  const asked: string[] = [];
  let count = 0;
  let last: MessagePort | undefined;
  const spawn = () => {
    const number = ++count;
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    const api: ModelsWorkerApi = {
      open: async (id) => void asked.push(`${number} opens ${id}`),
      embed: async (_, texts) => {
        asked.push(`${number} embeds ${texts.join()}`);
        return Float32Array.from(texts, ({ length }) => length);
      },
      score: async (_, query, passages) => {
        asked.push(`${number} scores ${passages.length}`);
        return passages.map((passage) => (passage === query ? 1 : 0));
      },
    };
    expose(api, port1);
    port2.start();
    last = port2;
    return Object.assign(port2, { terminate: () => port2.close() }) as unknown as Worker;
  };
  const crash = (message: string) => last?.dispatchEvent(Object.assign(new Event("error"), { message }));
  return { models: createModelsClient({ spawn }), asked, crash };
}

test("a model is opened once, in a worker that is started at the first use", async () => {
  const { models, asked } = setup();
  expect(asked).toEqual([]);
  const embedder = await models.embedder(embedding, []);
  expect([...(await embedder.embed(["car", "house"], "passage"))]).toEqual([3, 5]);
  await embedder.embed(["cat"], "query");
  const { id } = embedding;
  expect(asked).toEqual([`1 opens ${id}`, "1 embeds car,house", "1 embeds cat"]);
  expect(embedder).toMatchObject({ id, dimensions: embedding.dimensions });
});

test("a worker that ended is followed by another, which opens the model again", async () => {
  const { models, asked, crash } = setup();
  const embedder = await models.embedder(embedding, []);
  crash("out of memory");
  expect([...(await embedder.embed(["car"], "query"))]).toEqual([3]);
  expect(asked).toEqual([`1 opens ${embedding.id}`, `2 opens ${embedding.id}`, "2 embeds car"]);
});

test("what a worker was asked when it lost its graphics card is asked of the next one", async () => {
  // The lock by which later workers know would be held until the process ends, in other tests as well.
  const locked = vi.spyOn(navigator.locks, "request").mockResolvedValue(undefined);
  const { models, asked, crash } = setup();
  const embedder = await models.embedder(embedding, []);
  const embedded = embedder.embed(["car"], "query");
  crash(`Uncaught Error: ${GPU_LOST}`);
  expect([...(await embedded)]).toEqual([3]);
  expect(asked.at(-1)).toBe("2 embeds car");
  expect(locked).toHaveBeenCalledOnce();
});

test("passages are scored in their places, a few at a time, until nobody waits any more", async () => {
  const { models, asked } = setup();
  const reranker = await models.reranker(reranking, []);
  const passages = Array.from({ length: 20 }, (_, at) => `passage ${at}`);
  const scores = await reranker.score("passage 7", passages, new AbortController().signal);
  expect(scores.indexOf(1)).toBe(7);
  expect(asked.slice(1)).toEqual(["1 scores 8", "1 scores 8", "1 scores 4"]);
  await expect(reranker.score("?", passages, AbortSignal.abort())).rejects.toThrow();
  expect(asked).toHaveLength(4);
});
