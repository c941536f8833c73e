import type { Calibration } from "../embed-port.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { scoreWords, type WeightedTerm, type WordScores } from "./bm25.ts";
import { queryTerms } from "./query-terms.ts";
import type { ScopedIndex } from "./scope.ts";
import { type ScoredChunk, topChunks } from "./top.ts";
import { type QueryVector, scoreVectors } from "./vectors.ts";

/** A query's vector by one embedder, and what its similarities mean. */
export interface EmbeddedQuery {
  readonly vector: QueryVector;
  readonly calibration: Calibration;
}

export interface RetrieveRequest {
  readonly query: string;
  /** By embedder id. Chunks of other embedders are found by words alone. */
  readonly embedded: ReadonlyMap<string, EmbeddedQuery>;
  /** Words and vectors; false for vectors only. */
  readonly hybrid: boolean;
  readonly count: number;
}

export interface RetrievedChunk extends ScoredChunk {
  /** Cosine similarity; null when words alone found it. */
  readonly similarity: number | null;
}

/** The best chunks of a scope, best first, with scores of 0–1. */
export function retrieve(tokenizer: Tokenizer, index: ScopedIndex, request: RetrieveRequest): RetrievedChunk[] {
  const terms = queryTerms(tokenizer, request.query);
  const vectors = new Map([...request.embedded].map(([id, { vector }]) => [id, vector]));
  const cosines = scoreVectors(index, vectors);
  const words = scoreWords(index, terms);
  const ideal = idealScore(terms, words);
  const fused = words.scores.map((scores, part) => fuse(scores, cosines[part] ?? null, ideal, calibrationOf(index, request, part), request.hybrid));
  return topChunks(fused, request.count).map((hit) => ({ ...hit, similarity: cosines[hit.part]?.[hit.chunk] ?? null }));
}

function calibrationOf(index: ScopedIndex, request: RetrieveRequest, part: number): Calibration | null {
  return request.embedded.get(index.parts[part]?.part.embedder ?? "")?.calibration ?? null;
}

/** What a chunk with each term once, at mean length, would score. */
function idealScore(terms: readonly WeightedTerm[], { idf }: WordScores): number {
  return terms.reduce((sum, { weight }, index) => sum + weight * (idf[index] ?? 0), 0);
}

function fuse(words: Float32Array, cosines: Float32Array | null, ideal: number, calibration: Calibration | null, hybrid: boolean): Float32Array {
  const fused = new Float32Array(words.length);
  for (let chunk = 0; chunk < words.length; chunk++) {
    const byWords = ideal === 0 ? 0 : logistic(6 * ((words[chunk] ?? 0) / ideal - 0.5));
    const cosine = cosines?.[chunk];
    if (cosine === undefined || calibration === null) fused[chunk] = (words[chunk] ?? 0) > 0 ? byWords : 0;
    else {
      const byVector = logistic(calibration.slope * (cosine - calibration.midpoint));
      const weight = hybrid ? calibration.weight : 1;
      fused[chunk] = cosine === -1 ? 0 : hybrid && (words[chunk] ?? 0) === 0 ? weight * byVector : (1 - weight) * byWords + weight * byVector;
    }
  }
  return fused;
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
