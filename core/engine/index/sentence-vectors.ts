import { quantize } from "./quantize.ts";
import { DamagedSegment, endOfSections, readSections, writeSections } from "./sections.ts";
import { SEGMENT_VERSION } from "./segment-codec.ts";

/** The sentences of one chunk. Ranges are UTF-16 offsets into its text. */
export interface ChunkSentences {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** A vector's value is scale × int8. */
  readonly scales: Float32Array;
  /** Rows of `dimensions`. */
  readonly vectors: Int8Array;
}

/** A value is scale × int8. */
export interface StoredVector {
  readonly scale: number;
  readonly values: Int8Array;
}

export interface SentenceRows {
  /** How many sentences each chunk has. */
  readonly counts: readonly number[];
  /** Of all chunks, in their order. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** Rows of `dimensions`, one per sentence. */
  readonly vectors: Float32Array;
}

const VERSION = 1;
const SECTIONS = 5;

/** Part of the pipeline of documents that a language model embeds: they are embedded again where sentences come to be told otherwise. */
export const SENTENCES_VERSION = `s${VERSION}`;

/**
 * A segment with the vectors of its sentences behind it. They are no part of the segment itself, for a search does without
 * them: a merged index leaves them out, and a program that does not know them opens the segment all the same.
 */
export function withSentences(
  segment: Uint8Array<ArrayBuffer>,
  { counts, spans, vectors }: SentenceRows,
  dimensions: number,
): Uint8Array<ArrayBuffer> {
  const { scales, values } = quantize(vectors, dimensions);
  const behind = writeSections(VERSION, [
    Uint32Array.from(counts),
    Uint32Array.from(spans, ({ start }) => start),
    Uint32Array.from(spans, ({ end }) => end),
    scales,
    values,
  ]);
  const bytes = new Uint8Array(segment.length + behind.length);
  bytes.set(segment);
  bytes.set(behind, segment.length);
  return bytes;
}

/** The sentences of each chunk of a segment; undefined where it has none. Throws `DamagedSegment`. */
export function readSentences(bytes: Uint8Array<ArrayBuffer>, dimensions: number): ChunkSentences[] | undefined {
  const end = endOfSections(bytes, SEGMENT_VERSION);
  if (bytes.length <= end) return undefined;
  const sections = readSections(bytes.subarray(end), VERSION, SECTIONS);
  const [counts, starts, ends] = sections.slice(0, 3).map(words) as [Uint32Array, Uint32Array, Uint32Array];
  const [, , , scaleBytes = EMPTY, values = EMPTY] = sections;
  const scales = new Float32Array(scaleBytes.buffer, scaleBytes.byteOffset, scaleBytes.length >> 2);
  const rows = new Int8Array(values.buffer, values.byteOffset, values.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isWhole = [starts, ends, scales].every(({ length }) => length === total) && rows.length === total * dimensions;
  if (!isWhole) throw new DamagedSegment("sentences");
  let from = 0;
  return Array.from(counts, (count) => {
    const to = from + count;
    const found = {
      starts: starts.subarray(from, to),
      ends: ends.subarray(from, to),
      scales: scales.subarray(from, to),
      vectors: rows.subarray(from * dimensions, to * dimensions),
    };
    from = to;
    return found;
  });
}

/** The vector of the sentence that begins at an offset of its chunk; undefined where none does. */
export function vectorOfSentence({ starts, scales, vectors }: ChunkSentences, start: number): StoredVector | undefined {
  const at = starts.indexOf(start);
  if (at === -1) return undefined;
  const dimensions = vectors.length / starts.length;
  return { scale: scales[at] ?? 0, values: vectors.subarray(at * dimensions, (at + 1) * dimensions) };
}

const EMPTY = new Uint8Array();

const words = (section: Uint8Array<ArrayBuffer>): Uint32Array =>
  new Uint32Array(section.buffer, section.byteOffset, section.length >> 2);
