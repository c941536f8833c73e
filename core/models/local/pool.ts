import type { Pooling } from "./model.ts";

export interface Hidden {
  /** Rows by tokens by dimensions. */
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/**
 * One unit vector per text out of a model's last hidden state: the mean of its tokens, padding left out, or the first or
 * last one. Written into `vectors`, text by text at the row that `rows` gives it. The library's own pooling reads the mask
 * anew for every dimension and takes an eighth of the model's time (measured: 22 ms against 1.5 for 16 by 240 tokens).
 */
export function poolInto(
  vectors: Float32Array,
  rows: readonly number[],
  hidden: Hidden | undefined,
  mask: BigInt64Array,
  pooling: Exclude<Pooling, "own">,
): void {
  if (!hidden) throw new Error("The model gave no last_hidden_state.");
  const { data, dims } = hidden;
  const [, tokens = 0, width = 0] = dims;
  for (const [text, row] of rows.entries()) {
    const vector = vectors.subarray(row * width, (row + 1) * width);
    const isUsed = (token: number) => mask[text * tokens + token] !== 0n;
    vector.fill(0);
    const [first, last] = rangeOf(pooling, tokens, isUsed);
    for (let token = first; token <= last; token++) {
      if (!isUsed(token)) continue;
      const from = (text * tokens + token) * width;
      for (let column = 0; column < width; column++)
        vector[column] = (vector[column] ?? 0) + (data[from + column] ?? 0);
    }
    normalize(vector);
  }
}

/** The unit vector of the mean of some tokens of one text, written into `vectors` at a row. */
export function poolRange(
  vectors: Float32Array,
  row: number,
  { data, dims }: Hidden,
  { text, from, to }: { readonly text: number; readonly from: number; readonly to: number },
): void {
  const [, tokens = 0, width = 0] = dims;
  const vector = vectors.subarray(row * width, (row + 1) * width);
  for (let token = from; token < to; token++) {
    const at = (text * tokens + token) * width;
    for (let column = 0; column < width; column++) vector[column] = (vector[column] ?? 0) + (data[at + column] ?? 0);
  }
  normalize(vector);
}

/** The tokens that are used; some pad texts at their start, others at their end. */
function rangeOf(pooling: Exclude<Pooling, "own">, tokens: number, isUsed: (token: number) => boolean) {
  if (pooling === "mean") return [0, tokens - 1] as const;
  let token = pooling === "cls" ? 0 : tokens - 1;
  while (pooling === "last" && token > 0 && !isUsed(token)) token--;
  return [token, token] as const;
}

/** The vectors that a model gives itself, one for each text, as unit vectors in their rows. */
export function takeInto(vectors: Float32Array, rows: readonly number[], whole: Hidden | undefined): void {
  if (!whole) throw new Error("The model gave no sentence_embedding.");
  const width = whole.dims.at(-1) ?? 0;
  for (const [text, row] of rows.entries()) {
    const vector = vectors.subarray(row * width, (row + 1) * width);
    vector.set(whole.data.subarray(text * width, (text + 1) * width));
    normalize(vector);
  }
}

/** The mean needs no division: only its direction stays. */
export function normalize(vector: Float32Array): void {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  for (let column = 0; column < vector.length; column++) vector[column] = (vector[column] ?? 0) / length;
}
