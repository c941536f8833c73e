import type { DotKernel } from "./dot-kernel.ts";
import { openSegment, type Segment } from "./segment-codec.ts";
import { lastAtOrBefore } from "./sorted.ts";
import { createTextReader, type PackedTexts, type TextReader } from "./text-reader.ts";

/** Chunk numbers within a part are 16 bit. */
export const MAX_PART_CHUNKS = 65_536;

/** What is kept of a segment once its postings and vectors are merged into a part. */
export interface Member {
  readonly id: string;
  readonly chunks: number;
  readonly ids: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly pages: Uint32Array;
  readonly headingOf: Uint32Array;
  readonly headings: readonly string[];
  readonly packed: PackedTexts;
  readonly texts: TextReader;
}

/**
 * Many segments of one embedder merged in memory, so that a query costs the same whether a hundred thousand chunks came
 * from a hundred documents or from ten thousand. Immutable.
 */
export interface Part {
  readonly embedder: string;
  readonly dimensions: number;
  readonly size: number;
  readonly members: readonly Member[];
  /** First chunk number of each member. */
  readonly bases: Uint32Array;
  /** Number of each term; a map keeps its order, so its keys are in the order of the numbers. */
  readonly terms: ReadonlyMap<string, number>;
  readonly postingStarts: Uint32Array;
  readonly postingChunks: Uint16Array;
  readonly postingCounts: Uint8Array;
  readonly lengths: Uint32Array;
  readonly scales: Float32Array;
  readonly vectors: DotKernel;
  /** Room for a score of each chunk, for one query at a time: fresh memory costs more than filling it. */
  readonly scores: Float32Array;
}

/** What a merge takes: a part, or a segment just opened. */
export type Mergeable = Omit<Part, "terms" | "vectors" | "scores"> & {
  readonly rows: Int8Array;
  /** In the order of their numbers. */
  readonly termList: () => Iterable<string>;
};

export const mergeable = (part: Part): Mergeable => ({
  ...part,
  rows: part.vectors.rows,
  termList: () => part.terms.keys(),
});

/** Throws `DamagedSegment`. */
export function mergeableSegment(id: string, bytes: Uint8Array<ArrayBuffer>): Mergeable {
  const segment = openSegment(bytes);
  return {
    embedder: segment.embedder,
    dimensions: segment.dimensions,
    size: segment.chunks,
    members: [member(id, segment)],
    bases: Uint32Array.of(0),
    termList: () => segment.terms,
    postingStarts: segment.postingStarts,
    postingChunks: segment.postingChunks,
    postingCounts: segment.postingCounts,
    lengths: segment.lengths,
    scales: segment.scales,
    rows: segment.vectors,
  };
}

/** Copies what stays, so that the rest of the segment's bytes can be freed. */
function member(id: string, segment: Segment): Member {
  const packed = {
    starts: segment.starts.slice(),
    ends: segment.ends.slice(),
    blockChunks: segment.blockChunks.slice(),
    blockStarts: segment.blockStarts.slice(),
    blocks: segment.blocks.slice(),
  };
  return {
    id,
    chunks: segment.chunks,
    ids: segment.ids.slice(),
    starts: packed.starts,
    ends: packed.ends,
    pages: segment.pages.slice(),
    headingOf: segment.headingOf.slice(),
    headings: segment.headings,
    packed,
    texts: createTextReader(packed),
  };
}

export interface Place {
  readonly member: Member;
  /** Position within the member. */
  readonly ordinal: number;
}

export function placeOf(part: Part, chunk: number): Place {
  const number = lastAtOrBefore(part.bases, chunk);
  const found = part.members[number];
  if (found === undefined) throw new RangeError(`There is no chunk ${chunk} in this part.`);
  return { member: found, ordinal: chunk - (part.bases[number] ?? 0) };
}
