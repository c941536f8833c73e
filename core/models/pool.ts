export interface Hidden {
  /** Rows by tokens by dimensions. */
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/**
 * One unit vector per text out of a model's last hidden state: the mean of its tokens, padding left out, or the first
 * one. Written into `vectors`, text by text at the row that `rows` gives it. The library's own pooling reads the mask
 * anew for every dimension and takes an eighth of the model's time (measured: 22 ms against 1.5 for 16 by 240 tokens).
 */
export function poolInto(
  vectors: Float32Array,
  rows: readonly number[],
  { data, dims }: Hidden,
  mask: BigInt64Array,
  pooling: "mean" | "cls",
): void {
  const [, tokens = 0, width = 0] = dims;
  for (const [text, row] of rows.entries()) {
    const vector = vectors.subarray(row * width, (row + 1) * width);
    const used = pooling === "cls" ? 1 : tokens;
    vector.fill(0);
    for (let token = 0; token < used; token++) {
      if (mask[text * tokens + token] === 0n) continue;
      const from = (text * tokens + token) * width;
      for (let column = 0; column < width; column++)
        vector[column] = (vector[column] ?? 0) + (data[from + column] ?? 0);
    }
    normalize(vector);
  }
}

/** The mean needs no division: only its direction stays. */
function normalize(vector: Float32Array): void {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  for (let column = 0; column < vector.length; column++) vector[column] = (vector[column] ?? 0) / length;
}
