import { expect, it } from "vitest";
import { mean_pooling, Tensor } from "@huggingface/transformers";
import { poolInto } from "./pool.ts";

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
