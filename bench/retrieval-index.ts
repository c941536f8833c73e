import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import type { Embedder } from "#core/engine/embed-port.ts";
import { createChunkIndex, type SegmentBytes } from "#core/engine/index/chunk-index.ts";
import { placeOf } from "#core/engine/index/part.ts";
import { indexedText } from "#core/engine/index/postings.ts";
import { encodeSegment } from "#core/engine/index/segment-codec.ts";
import { morphologyOf } from "#core/engine/languages/morphology.ts";
import { questionLanguage } from "#core/engine/answer/understand/question-language.ts";
import { createTokenizer, type Tokenizer } from "#core/engine/index/tokens.ts";
import { scoreWords } from "#core/engine/retrieve/bm25.ts";
import { queryTerms } from "#core/engine/retrieve/query-terms.ts";
import { relatedTerms } from "#core/engine/retrieve/related-terms.ts";
import { retrieve, type RetrievedChunk } from "#core/engine/retrieve/retrieve.ts";
import { scopeIndex, type ScopedIndex } from "#core/engine/retrieve/scope.ts";
import { topChunks } from "#core/engine/retrieve/top.ts";
import { queryVector } from "#core/engine/retrieve/vectors.ts";
import { MAX_SEGMENT_CHUNKS, type Chunk } from "#core/engine/segment.ts";
import type { BenchPassage } from "./retrieval-sets.ts";

export interface Found {
  readonly id: string;
  readonly score: number;
}

/** Our index over ready-made passages, one chunk each. */
export interface BenchIndex {
  readonly tokenizer: Tokenizer;
  /** Plain BM25. */
  words(query: string, count: number): Found[];
  /** As the product searches. */
  search(query: string, count: number, hybrid: boolean): Promise<Found[]>;
}

export interface Indexed {
  readonly tokenizer: Tokenizer;
  readonly embedder: Embedder;
  readonly index: ScopedIndex;
}

export async function indexPassages(passages: readonly BenchPassage[], model?: Embedder): Promise<BenchIndex> {
  const chunks = passages.map(toChunk);
  const { embedder, index, tokenizer } = await indexChunks(chunks, model);
  const idOf = (part: number, chunk: number): string => {
    const scoped = index.parts[part];
    if (scoped === undefined) throw new RangeError(`There is no part ${part}.`);
    const { member, ordinal } = placeOf(scoped.part, chunk);
    return passages[Number(member.id) + ordinal]?.id ?? "";
  };
  return {
    tokenizer,
    words: (query, count) =>
      topChunks(scoreWords(index, queryTerms(tokenizer, query)).scores, count).map(({ part, chunk, score }) => ({
        id: idOf(part, chunk),
        score,
      })),
    search: async (query, count, hybrid) =>
      (await searchIndex({ embedder, index, tokenizer }, query, count, hybrid)).map(({ part, chunk, score }) => ({
        id: idOf(part, chunk),
        score,
      })),
  };
}

export async function searchIndex(
  { embedder, index, tokenizer }: Indexed,
  query: string,
  count: number,
  hybrid: boolean,
): Promise<RetrievedChunk[]> {
  const vector = queryVector(await embedder.embed([query], "query"));
  const morphology = await morphologyOf(questionLanguage(query));
  const embedded = new Map([[embedder.id, { vector, calibration: embedder.calibration }]]);
  const terms = queryTerms(tokenizer, query).map(({ term }) => term);
  const related = morphology ? relatedTerms(index, terms, morphology) : new Map<string, never>();
  return retrieve(tokenizer, index, { query, embedded, hybrid, count, related });
}

/** Segment ids are the position of their first chunk. */
export async function indexChunks(
  chunks: readonly Chunk[],
  embedder: Embedder = createBuiltinEmbedder(),
): Promise<Indexed> {
  const tokenizer = createTokenizer();
  const segments: SegmentBytes[] = [];
  for (let from = 0; from < chunks.length; from += MAX_SEGMENT_CHUNKS) {
    segments.push({
      id: String(from),
      bytes: await makeSegment(tokenizer, embedder, chunks.slice(from, from + MAX_SEGMENT_CHUNKS), null),
    });
  }
  const all = createChunkIndex();
  const damaged = all.add(segments);
  if (damaged.length > 0) throw new Error("A segment just written cannot be opened.");
  return { tokenizer, embedder, index: scopeIndex(all.parts, new Set(segments.map(({ id }) => id))) };
}

export async function makeSegment(
  tokenizer: Tokenizer,
  embedder: Embedder,
  chunks: readonly Chunk[],
  title: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const vectors = await embedder.embed(
    chunks.map((chunk) => indexedText(chunk, title)),
    "passage",
  );
  return encodeSegment(tokenizer, { embedder: embedder.id, dimensions: embedder.dimensions, title, chunks, vectors });
}

export function toChunk({ text, title }: BenchPassage, position: number): Chunk {
  return {
    id: position.toString(16).padStart(32, "0"),
    text,
    start: 0,
    end: text.length,
    page: null,
    last_page: null,
    heading: title,
  };
}
