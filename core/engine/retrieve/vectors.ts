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

/** Cosine similarity of every chunk in scope to the query, per part; null where there is no vector for the part's embedder. */
export function scoreVectors(index: ScopedIndex, vectors: ReadonlyMap<string, QueryVector>): readonly (Float32Array | null)[] {
  return index.parts.map(({ part, mask }) => {
    const query = vectors.get(part.embedder);
    if (query === undefined || query.values.length !== part.dimensions) return null;
    const cosines = similarities(part, query);
    if (mask !== null) for (let chunk = 0; chunk < cosines.length; chunk++) if (mask[chunk] === 0) cosines[chunk] = -1;
    return cosines;
  });
}

function similarities({ dimensions, scales, size, vectors }: Part, query: QueryVector): Float32Array {
  const cosines = new Float32Array(size);
  const { values } = query;
  for (let chunk = 0; chunk < size; chunk++) {
    const from = chunk * dimensions;
    let sum = 0;
    for (let at = 0; at < dimensions; at++) sum = (sum + Math.imul(vectors[from + at] ?? 0, values[at] ?? 0)) | 0;
    cosines[chunk] = sum * (scales[chunk] ?? 0) * query.scale;
  }
  return cosines;
}
