import { expect, it } from "vitest";
import { mean_pooling, Tensor } from "@huggingface/transformers";
import { poolInto, takeInto } from "./pool.ts";

const [TEXTS, TOKENS, WIDTH] = [3, 5, 4];
const data = Float32Array.from({ length: TEXTS * TOKENS * WIDTH }, (_, at) => Math.sin(at * 7));
const mask = BigInt64Array.from([1n, 1n, 1n, 1n, 1n, 1n, 1n, 0n, 0n, 0n, 1n, 1n, 1n, 0n, 0n]);

it("gives the means that the library gives, padding left out, as unit vectors in their rows", () => {
  const dims = [TEXTS, TOKENS, WIDTH];
  const expected = mean_pooling(new Tensor("float32", data, dims), new Tensor("int64", mask, [TEXTS, TOKENS]));
  const theirs = expected.normalize(2, -1).data as Float32Array;
  const vectors = new Float32Array(TEXTS * WIDTH).fill(9);
  poolInto(vectors, [2, 0, 1], { data, dims }, mask, "mean");
  for (const [text, row] of [2, 0, 1].entries())
    for (let column = 0; column < WIDTH; column++)
      expect(vectors[row * WIDTH + column]).toBeCloseTo(theirs[text * WIDTH + column] ?? Number.NaN, 5);
});

it("takes the first token alone where the model is made for that", () => {
  const vectors = new Float32Array(TEXTS * WIDTH);
  poolInto(vectors, [0, 1, 2], { data, dims: [TEXTS, TOKENS, WIDTH] }, mask, "cls");
  const first = [...data.subarray(0, WIDTH)];
  const length = Math.hypot(...first);
  for (const [column, value] of first.entries()) expect(vectors[column]).toBeCloseTo(value / length, 5);
});

it("takes the last token that is no padding, wherever the padding is", () => {
  const vectors = new Float32Array(TEXTS * WIDTH);
  const left = BigInt64Array.from([0n, 0n, 1n, 1n, 1n, 1n, 1n, 1n, 0n, 0n, 1n, 0n, 0n, 0n, 0n]);
  poolInto(vectors, [0, 1, 2], { data, dims: [TEXTS, TOKENS, WIDTH] }, left, "last");
  for (const [text, token] of [4, 2, 0].entries()) {
    const from = (text * TOKENS + token) * WIDTH;
    const expected = [...data.subarray(from, from + WIDTH)];
    const length = Math.hypot(...expected);
    for (const [column, value] of expected.entries())
      expect(vectors[text * WIDTH + column]).toBeCloseTo(value / length, 5);
  }
});

it("takes vectors that the model makes itself as unit vectors in their rows", () => {
  const vectors = new Float32Array(2 * WIDTH);
  takeInto(vectors, [1, 0], { data: Float32Array.from([3, 4, 0, 0, 0, 0, 2, 0]), dims: [2, WIDTH] });
  expect([...vectors]).toEqual([0, 0, 1, 0, ...[3 / 5, 4 / 5, 0, 0].map((value) => Math.fround(value))]);
  expect(() => takeInto(vectors, [0], undefined)).toThrow("sentence_embedding");
});
