import { describe, expect, it } from "vitest";
import { makeTinyReranker } from "./testing/tiny-reranker.ts";
import { createTransformersReranker } from "./transformers-reranker.ts";

function setup() {
  const files = new Map(makeTinyReranker().map(({ path, bytes }) => [path, bytes]));
  return createTransformersReranker(
    async (path) => files.get(path),
    { id: "tiny-reranker", dtype: "fp32" },
    { device: "cpu" },
  );
}

const never = new AbortController().signal;

describe("a cross-encoder run by transformers.js", () => {
  it("scores a passage that means the same above others, each in its place", async () => {
    const reranker = await setup();
    const passages = ["a doctor", "the automobile stands in the garage, and it is a big one", "money", "car"];
    const scores = await reranker.score("automobile", passages, never);
    expect(scores).toHaveLength(4);
    const order = scores.map((score, at) => ({ score, at })).sort((a, b) => b.score - a.score);
    expect(
      order
        .slice(0, 2)
        .map(({ at }) => at)
        .sort(),
    ).toEqual([1, 3]);
    for (const score of scores) expect(score).toBeGreaterThan(0);
    for (const score of scores) expect(score).toBeLessThan(1);
  });

  it("takes many passages, in batches", async () => {
    const passages = Array.from({ length: 20 }, (_, at) => (at === 13 ? "a vehicle" : "x ".repeat(at)));
    const scores = await (await setup()).score("car", passages, never);
    expect(scores.indexOf(Math.max(...scores))).toBe(13);
  });

  it("stops between batches when nobody waits any more", async () => {
    const scoring = (await setup()).score("car", ["a", "b"], AbortSignal.abort());
    await expect(scoring).rejects.toMatchObject({ name: "AbortError" });
  });
});
