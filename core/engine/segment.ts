/**
 * One immutable index segment per (file, pipeline), at most `MAX_SEGMENT_CHUNKS` chunks: texts, ranges, postings, vectors.
 * Written in one go, opened in milliseconds, synced as a blob.
 */
export const MAX_SEGMENT_CHUNKS = 1000;

/** Between the headings of `Chunk.heading`. */
export const HEADING_STEP = " › ";

/** A passage of a document before it is indexed. Ranges are UTF-16 offsets into the extracted text; `text` is exactly that range. */
export interface Chunk {
  readonly id: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where it begins and where it ends, 1-based; null where the format has no pages. */
  readonly page: number | null;
  readonly last_page: number | null;
  /** Headings above the chunk, outermost first, joined by `HEADING_STEP`; null at the top. */
  readonly heading: string | null;
  /** Caption and column heads of a table that began before the chunk: indexed and embedded with it, and not kept. */
  readonly context?: string;
}
