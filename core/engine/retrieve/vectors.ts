import { quantize } from "../index/quantize.ts";
import type { Part } from "../index/part.ts";
import type { ScopedIndex } from "./scope.ts";

/** A query's vector as int8, like those of the chunks. */
export interface QueryVector {
  readonly scale: number;
  readonly values: Int8Array;
}

export function queryVector(row: Float32Array): QueryVector {
  const { scales, values } = quantize(row, row.length);
  return { scale: scales[0] ?? 0, values };
}

/** Cosine similarity of every chunk in scope to the query, -1 out of scope, per part; null where there is no vector for the part's embedder. */
export function scoreVectors(
  index: ScopedIndex,
  vectors: ReadonlyMap<string, QueryVector>,
): readonly (Float32Array | null)[] {
  return index.parts.map(({ part, mask }) => {
    const query = vectorFor(part, vectors);
    if (query === undefined) return null;
    const dots = part.vectors.dots(query.values);
    const cosines = new Float32Array(part.size);
    for (let chunk = 0; chunk < part.size; chunk++) {
      cosines[chunk] =
        mask !== null && mask[chunk] === 0 ? -1 : (dots[chunk] ?? 0) * (part.scales[chunk] ?? 0) * query.scale;
    }
    return cosines;
  });
}

/** Cosine similarity of one chunk to the query; null where there is no vector for the part's embedder. */
export function similarity(part: Part, chunk: number, vectors: ReadonlyMap<string, QueryVector>): number | null {
  const query = vectorFor(part, vectors);
  if (query === undefined) return null;
  const { dimensions, scales } = part;
  const { rows } = part.vectors;
  const { values } = query;
  const from = chunk * dimensions;
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum = (sum + Math.imul(rows[from + at] ?? 0, values[at] ?? 0)) | 0;
  return sum * (scales[chunk] ?? 0) * query.scale;
}

/** The query's vector that fits the part's; undefined where there is none. */
export function vectorFor(part: Part, vectors: ReadonlyMap<string, QueryVector>): QueryVector | undefined {
  const query = vectors.get(part.embedder);
  return query?.values.length === part.dimensions && part.dimensions > 0 ? query : undefined;
}
