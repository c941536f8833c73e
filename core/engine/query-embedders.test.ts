import { describe, expect, test } from "vitest";
import { createBuiltinEmbedder } from "./embed/builtin.ts";
import type { Embedder } from "./embed-port.ts";
import { embedQuery, likenessTo } from "./query-embedders.ts";

/** Texts with "car" lie in one direction, all others in the other. */
const english: Embedder = {
  id: "english",
  dimensions: 2,
  calibration: { byModel: true, language: "en", weight: 0.25, midpoint: 0.4, slope: 12 },
  embed: async (texts) => Float32Array.from(texts.flatMap((text) => (/car|automobile/.test(text) ? [1, 0] : [0, 1]))),
};
const builtIn = createBuiltinEmbedder();
const errors: Error[] = [];
const context = {
  embedders: [builtIn],
  findModelEmbedder: async (id: string) => (id === english.id ? english : undefined),
  report: (error: Error) => void errors.push(error),
};

describe("an embedder that reads English only", () => {
  test("embeds a question in English, beside the built-in one", async () => {
    const embedded = await embedQuery(context, [builtIn.id, english.id], "Where is the car?");
    expect([...embedded.keys()]).toEqual([builtIn.id, english.id]);
  });

  test("embeds no question in German", async () => {
    const embedded = await embedQuery(context, [builtIn.id, english.id], "Wo steht das Auto und wer hat es?");
    expect([...embedded.keys()]).toEqual([builtIn.id]);
    expect(await likenessTo(context, [english.id], "Wo steht das Auto und wer hat es?", ["Das Auto."])).toBeNull();
  });
});

test("likeness is told by the model that embeds the documents, and by no other", async () => {
  const texts = ["The car stands here.", "The cat sleeps."];
  expect(await likenessTo(context, [builtIn.id, english.id], "Where is the automobile?", texts)).toEqual([1, 0]);
  expect(await likenessTo(context, [builtIn.id], "Where is the automobile?", texts)).toBeNull();
  expect(await likenessTo(context, ["gone"], "Where is the automobile?", texts)).toBeNull();
});

test("a model that fails is reported, and words alone answer", async () => {
  const failing = { ...english, embed: () => Promise.reject(new Error("out of memory")) };
  const reported: string[] = [];
  const deps = {
    ...context,
    findModelEmbedder: async () => failing,
    report: ({ message }: Error) => void reported.push(message),
  };
  expect(await likenessTo(deps, [english.id], "Where is the car?", ["The car."])).toBeNull();
  expect(await embedQuery(deps, [english.id], "Where is the car?")).toEqual(new Map());
  expect(new Set(reported)).toEqual(new Set(["out of memory"]));
});

test("a question does not wait for a model that takes long to load", async () => {
  const loading = { ...context, findModelEmbedder: () => new Promise<undefined>(() => undefined), modelPatience: 1 };
  expect(await likenessTo(loading, [english.id], "Where is the car?", ["The car."])).toBeNull();
  expect((await embedQuery(loading, [builtIn.id, english.id], "Where is the car?")).size).toBe(1);
});

test("a question is embedded once, for all it is searched and compared for; one that failed is tried again", async () => {
  const asked: string[] = [];
  let isFailing = true;
  const counting: Embedder = {
    ...english,
    embed(texts, kind) {
      asked.push(...texts);
      return isFailing ? Promise.reject(new Error("out of memory")) : english.embed(texts, kind);
    },
  };
  const deps = { ...context, findModelEmbedder: async () => counting };
  expect((await embedQuery(deps, [english.id], "Where is the car?")).size).toBe(0);
  isFailing = false;
  expect((await embedQuery(deps, [english.id], "Where is the car?")).size).toBe(1);
  expect((await embedQuery(deps, [english.id], "Where is the car?")).size).toBe(1);
  expect(await likenessTo(deps, [english.id], "Where is the car?", ["The car."])).toEqual([1]);
  expect(asked).toEqual(["Where is the car?", "Where is the car?", "The car."]);
});
