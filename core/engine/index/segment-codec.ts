import { deflateSync } from "fflate";
import { z } from "zod";
import type { Chunk } from "../segment.ts";
import { MAX_SEGMENT_CHUNKS } from "../segment.ts";
import { countTerms, type Posting } from "./postings.ts";
import { quantize } from "./quantize.ts";
import { DamagedSegment, readSections, writeSections } from "./sections.ts";
import type { Tokenizer } from "./tokens.ts";

export const SEGMENT_VERSION = 1;
const SECTIONS = 15;
/** Characters of text deflated together at least: less makes a hit cheaper to show, more makes the segment smaller. */
const BLOCK = 4096;

const SegmentMeta = z.object({
  embedder: z.string(),
  dimensions: z.number().int().min(0).max(8192),
  chunks: z.number().int().min(0).max(MAX_SEGMENT_CHUNKS),
  headings: z.array(z.string()),
});

/** A segment as it lies in its bytes; nothing is unpacked but the small lists. */
export interface Segment {
  readonly embedder: string;
  readonly dimensions: number;
  readonly chunks: number;
  readonly headings: readonly string[];
  /** 16 bytes a chunk. */
  readonly ids: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** First page, 0 where the format has no pages, and how many pages further the chunk goes (`pagesOf` reads it). */
  readonly pages: Uint32Array;
  /** Index into `headings` plus one; 0 for none. */
  readonly headingOf: Uint32Array;
  /** Terms in each chunk, with repetitions and without numbers. */
  readonly lengths: Uint32Array;
  /** Sorted. */
  readonly terms: readonly string[];
  /** Where the postings of each term begin, and the end. */
  readonly postingStarts: Uint32Array;
  readonly postingChunks: Uint16Array;
  readonly postingCounts: Uint8Array;
  /** First chunk of each block of deflated texts, and the number of chunks. */
  readonly blockChunks: Uint32Array;
  /** Where each block begins, and the end. */
  readonly blockStarts: Uint32Array;
  readonly blocks: Uint8Array<ArrayBuffer>;
  /** A vector's value is scale × int8. */
  readonly scales: Float32Array;
  readonly vectors: Int8Array;
}

export interface SegmentContent {
  readonly embedder: string;
  readonly dimensions: number;
  readonly title: string | null;
  readonly chunks: readonly Chunk[];
  /** Rows of `dimensions`, one per chunk. */
  readonly vectors: Float32Array;
}

export function encodeSegment(tokenizer: Tokenizer, content: SegmentContent): Uint8Array<ArrayBuffer> {
  const { chunks, dimensions, embedder, title, vectors } = content;
  if (chunks.length > MAX_SEGMENT_CHUNKS)
    throw new RangeError(`A segment holds at most ${MAX_SEGMENT_CHUNKS} chunks, not ${chunks.length}.`);
  if (vectors.length !== chunks.length * dimensions) throw new RangeError("There must be one vector per chunk.");
  const headings = [...new Set(chunks.flatMap(({ heading }) => heading ?? []))];
  const headingNumbers = new Map(headings.map((heading, index) => [heading, index + 1]));
  const { lengths, postings } = countTerms(tokenizer, chunks, title);
  const texts = packTexts(chunks);
  const quantized = quantize(vectors, dimensions);
  return writeSections(SEGMENT_VERSION, [
    utf8(JSON.stringify({ embedder, dimensions, chunks: chunks.length, headings })),
    packIds(chunks),
    Uint32Array.from(chunks, ({ start }) => start),
    Uint32Array.from(chunks, ({ end }) => end),
    Uint32Array.from(chunks, pagesWord),
    Uint32Array.from(chunks, ({ heading }) => (heading === null ? 0 : (headingNumbers.get(heading) ?? 0))),
    Uint32Array.from(lengths),
    ...packPostings(postings),
    texts.chunks,
    texts.starts,
    texts.blocks,
    quantized.scales,
    quantized.values,
  ]);
}

/** 20 bits for the first page, 12 for the pages after it. Segments of old versions have none after it. */
const PAGE_BITS = 20;
const MOST_PAGES_AFTER = 4095;

function pagesWord({ page, last_page }: Pick<Chunk, "page" | "last_page">): number {
  if (page === null || page >= 1 << PAGE_BITS) return page ?? 0;
  const after = Math.min(MOST_PAGES_AFTER, Math.max(0, (last_page ?? page) - page));
  return page + after * 2 ** PAGE_BITS;
}

export function pagesOf(word: number): { readonly page: number | null; readonly last_page: number | null } {
  const page = word % 2 ** PAGE_BITS;
  return page === 0 ? { page: null, last_page: null } : { page, last_page: page + (word >>> PAGE_BITS) };
}

/** Throws `DamagedSegment` when the bytes are not a whole segment. */
export function openSegment(bytes: Uint8Array<ArrayBuffer>): Segment {
  const [
    meta,
    ids,
    starts,
    ends,
    pages,
    headingOf,
    lengths,
    terms,
    postingStarts,
    postings,
    blockChunks,
    blockStarts,
    blocks,
    scales,
    vectors,
  ] = readSections(bytes, SEGMENT_VERSION, SECTIONS) as Sections;
  const { embedder, dimensions, chunks, headings } = readMeta(meta);
  const termList = decode(terms);
  const postingCount = postings.length / 3;
  const segment: Segment = {
    embedder,
    dimensions,
    chunks,
    headings,
    ids,
    starts: words(starts, chunks),
    ends: words(ends, chunks),
    pages: words(pages, chunks),
    headingOf: words(headingOf, chunks),
    lengths: words(lengths, chunks),
    terms: termList === "" ? [] : termList.split("\n"),
    postingStarts: words(postingStarts),
    postingChunks: new Uint16Array(postings.buffer, postings.byteOffset, Math.floor(postingCount)),
    postingCounts: new Uint8Array(
      postings.buffer,
      postings.byteOffset + Math.floor(postingCount) * 2,
      Math.floor(postingCount),
    ),
    blockChunks: words(blockChunks),
    blockStarts: words(blockStarts),
    blocks,
    scales: new Float32Array(scales.buffer, scales.byteOffset, scales.length >> 2),
    vectors: new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length),
  };
  check(segment, postingCount);
  return segment;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Sections = readonly [
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
  Bytes,
];

function check(segment: Segment, postingCount: number): void {
  const { chunks, terms, postingStarts, blockChunks, blockStarts, blocks } = segment;
  const expected: readonly (readonly [string, boolean])[] = [
    ["ids", segment.ids.length === chunks * 16],
    ["postings", Number.isInteger(postingCount) && isAscending(postingStarts, terms.length + 1, postingCount)],
    [
      "texts",
      isAscending(blockChunks, blockChunks.length, chunks) &&
        isAscending(blockStarts, blockChunks.length, blocks.length),
    ],
    [
      "vectors",
      segment.scales.length === (segment.dimensions === 0 ? 0 : chunks) &&
        segment.vectors.length === chunks * segment.dimensions,
    ],
    ["chunks", segment.postingChunks.every((chunk) => chunk < chunks)],
    ["headings", segment.headingOf.every((heading) => heading <= segment.headings.length)],
  ];
  for (const [part, holds] of expected) if (!holds) throw new DamagedSegment(part);
}

function isAscending(starts: Uint32Array, length: number, last: number): boolean {
  return (
    starts.length === length &&
    starts.at(-1) === last &&
    starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0))
  );
}

function readMeta(section: Bytes): z.infer<typeof SegmentMeta> {
  const parsed = SegmentMeta.safeParse(parseJson(decode(section)));
  if (!parsed.success) throw new DamagedSegment("header");
  return parsed.data;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new DamagedSegment("header");
  }
}

function words(section: Bytes, length = section.length / 4): Uint32Array {
  if (section.length !== length * 4) throw new DamagedSegment("tables");
  return new Uint32Array(section.buffer, section.byteOffset, length);
}

function packIds(chunks: readonly Chunk[]): Bytes {
  const ids = new Uint8Array(chunks.length * 16);
  chunks.forEach(({ id }, index) => {
    if (!/^[0-9a-f]{32}$/.test(id)) throw new RangeError(`A chunk id is 32 hexadecimal digits, not "${id}".`);
    for (let at = 0; at < 16; at++) ids[index * 16 + at] = Number.parseInt(id.slice(at * 2, at * 2 + 2), 16);
  });
  return ids;
}

/** The id of a chunk as it is told: 32 hexadecimal digits. */
export const chunkIdAt = (ids: Uint8Array, ordinal: number): string =>
  Array.from(ids.subarray(ordinal * 16, ordinal * 16 + 16), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Terms, their starts, and the postings: all chunk numbers (16 bit), then all counts (8 bit). */
function packPostings(postings: ReadonlyMap<string, readonly Posting[]>): readonly ArrayBufferView[] {
  const terms = [...postings.keys()].sort();
  const starts = new Uint32Array(terms.length + 1);
  terms.forEach((term, index) => (starts[index + 1] = (starts[index] ?? 0) + (postings.get(term)?.length ?? 0)));
  const total = starts[terms.length] ?? 0;
  const bytes = new Uint8Array(total * 3 + (total % 2));
  const chunks = new Uint16Array(bytes.buffer, 0, total);
  const counts = bytes.subarray(total * 2, total * 3);
  let at = 0;
  for (const term of terms) {
    for (const { chunk, count } of postings.get(term) ?? []) {
      chunks[at] = chunk;
      counts[at++] = Math.min(count, 255);
    }
  }
  return [utf8(terms.join("\n")), starts, bytes.subarray(0, total * 3)];
}

function packTexts(chunks: readonly Chunk[]): {
  readonly chunks: Uint32Array;
  readonly starts: Uint32Array;
  readonly blocks: Bytes;
} {
  const firsts: number[] = [];
  const packed: Bytes[] = [];
  for (let at = 0; at < chunks.length;) {
    firsts.push(at);
    let text = "";
    while (at < chunks.length && text.length < BLOCK) text += chunks[at++]?.text ?? "";
    packed.push(deflateSync(utf8(text), { level: 3 }) as Bytes);
  }
  const starts = new Uint32Array(packed.length + 1);
  packed.forEach((block, index) => (starts[index + 1] = (starts[index] ?? 0) + block.length));
  const blocks = new Uint8Array(starts[packed.length] ?? 0);
  packed.forEach((block, index) => blocks.set(block, starts[index]));
  return { chunks: Uint32Array.of(...firsts, chunks.length), starts, blocks };
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

function decode(bytes: Bytes): string {
  return new TextDecoder().decode(bytes);
}
