import { describe, expect, it } from "vitest";
import { dot } from "#core/engine/embed-port.ts";
import { createTransformersEmbedder, type TransformersEmbedderOptions } from "./transformers-embedder.ts";
import { makeTinyEmbedder, TINY_DIMENSIONS } from "./testing/tiny-embedder.ts";

const options: TransformersEmbedderOptions = {
  id: "tiny",
  dimensions: TINY_DIMENSIONS,
  pooling: "mean",
  dtype: "fp32",
  prefixes: { query: "", passage: "" },
  calibration: { byModel: true, weight: 0.5, midpoint: 0.5, slope: 10 },
  device: "cpu",
};

function setup() {
  const files = new Map(makeTinyEmbedder().map(({ path, bytes }) => [path, bytes]));
  const asked: string[] = [];
  const embedder = createTransformersEmbedder(async (path) => {
    asked.push(path);
    return files.get(path);
  }, options);
  return { embedder, asked, files };
}

describe("the transformers embedder", () => {
  it("gives unit vectors in which synonyms come near and other words do not", async () => {
    const embedder = await setup().embedder;
    const vectors = await embedder.embed(
      ["car", "automobile", "doctor", "a longer text about a car and a house"],
      "passage",
    );
    const row = (index: number) => vectors.subarray(index * TINY_DIMENSIONS, (index + 1) * TINY_DIMENSIONS);
    const cosine = (a: number, b: number) =>
      row(a).reduce((sum, value, column) => sum + value * (row(b)[column] ?? 0), 0);

    expect(cosine(0, 0)).toBeCloseTo(1, 5);
    expect(cosine(0, 1)).toBeCloseTo(1, 5);
    expect(Math.abs(cosine(0, 2))).toBeLessThan(0.6);
    expect(cosine(0, 3)).toBeGreaterThan(cosine(2, 3));
  });

  it("embeds passages as it embeds texts, and their sentences with them", async () => {
    const embedder = await setup().embedder;
    const texts = ["Home\nA car stands here. The doctor is ill.", "A house."];
    const spans = [
      [
        { start: 5, end: 23 },
        { start: 24, end: 42 },
      ],
      [{ start: 0, end: 8 }],
    ];
    const made = await embedder.embedPassages?.(texts.map((text, at) => ({ text, sentences: spans[at] ?? [] })));
    expect(made?.passages).toEqual(await embedder.embed(texts, "passage"));
    const row = (rows: Float32Array | undefined, at: number) =>
      rows?.subarray(at * TINY_DIMENSIONS, (at + 1) * TINY_DIMENSIONS) ?? new Float32Array();
    const words = await embedder.embed(["automobile", "physician", "home"], "query");
    const nearest = [0, 1, 2].map((sentence) => {
      const likeness = [0, 1, 2].map((word) => dot(row(made?.sentences, sentence), row(words, word)));
      return likeness.indexOf(Math.max(...likeness));
    });
    expect(nearest).toEqual([0, 1, 2]);
  });

  it("reads a long text to its end", async () => {
    const embedder = await setup().embedder;
    const long = `${"car ".repeat(2000)}${"doctor ".repeat(2000)}`;
    const [car, doctor, both] = await Promise.all(
      ["car", "doctor", long].map((text) => embedder.embed([text], "passage")),
    );
    const none = new Float32Array(TINY_DIMENSIONS);
    expect(await embedder.embed([], "passage")).toEqual(new Float32Array());
    expect(dot(both ?? none, both ?? none)).toBeCloseTo(1, 5);
    expect(dot(both ?? none, doctor ?? none)).toBeCloseTo(dot(both ?? none, car ?? none), 1);
    const together = await embedder.embed(["doctor", long], "passage");
    expect(dot(together.subarray(0, TINY_DIMENSIONS), doctor ?? none)).toBeCloseTo(1, 5);
    expect(dot(together.subarray(TINY_DIMENSIONS), both ?? none)).toBeCloseTo(1, 5);
  });

  it("takes the vector that a model makes itself, whose weights lie beside it", async () => {
    const weights = "onnx/model_quantized.onnx";
    const files = new Map(
      makeTinyEmbedder({ weights, outside: true, whole: true }).map(({ path, bytes }) => [path, bytes]),
    );
    expect([...files.keys()]).toContain(`${weights}_data`);
    const own = await createTransformersEmbedder(async (path) => files.get(path), {
      ...options,
      id: "tiny-outside",
      dtype: "q8",
      pooling: "own",
    });
    expect(own.embedPassages, "its vector is no mean of its tokens").toBeUndefined();
    const texts = ["car", "a longer text about a car and a house"];
    const [theirs, ours] = [await own.embed(texts, "query"), await (await setup().embedder).embed(texts, "query")];
    theirs.forEach((value, at) => expect(value).toBeCloseTo(ours[at] ?? NaN, 5));
  });

  it("asks for nothing but files of the model", async () => {
    const { embedder, asked, files } = setup();
    await embedder;
    expect(asked).toContain("onnx/model.onnx");
    expect([...new Set(asked)].filter((path) => files.has(path)).sort()).toEqual([...files.keys()].sort());
  });
});
