import type { Part } from "../index/part.ts";
import type { ScopedIndex, ScopedPart } from "./scope.ts";

/**
 * BM25 (Robertson and Zaragoza 2009) with Lucene's never-negative inverse document frequency:
 * Σ weight · ln(1 + (N − n + ½)/(n + ½)) · tf·(k1 + 1)/(tf + k1·(1 − b + b·length/mean)).
 */
export const K1 = 1.2;
export const B = 0.75;

export interface WeightedTerm {
  readonly term: string;
  readonly weight: number;
  /** Terms that may stand for it; `weight` is what one occurrence counts beside one of the term itself, 0–1. */
  readonly related?: readonly WeightedTerm[];
}

export interface WordScores {
  /** A score for each chunk of each scoped part, 0 where no term occurs or out of scope. Valid until the next query. */
  readonly scores: readonly Float32Array[];
  readonly terms: readonly WeightedTerm[];
  /** Inverse document frequency of each term. */
  readonly idf: readonly number[];
  /** What a chunk with each term once, at mean length, would score. */
  readonly ideal: number;
  readonly facts: QueryFacts;
}

/** What is known of a query, whichever chunk it finds. */
export interface QueryFacts {
  /** Inverse document frequencies of all terms together, as often as each was asked for. */
  readonly information: number;
  /** Share of it in terms that occur in the scope at all, 0–1. */
  readonly known: number;
  /** Makes a score, as a share of the ideal one, comparable between small and large scopes. */
  readonly correction: number;
}

/** Scores every chunk in scope; document frequencies and lengths are those of the scope. */
export function scoreWords(index: ScopedIndex, terms: readonly WeightedTerm[]): WordScores {
  const scores = index.parts.map(({ part }) => part.scores.fill(0));
  const frequencies = terms.map(({ term, related = [] }) =>
    Math.max(frequencyIn(index, term), ...related.map((own) => frequencyIn(index, own.term))),
  );
  const idf = frequencies.map((found) => inverse(index.chunks, found));
  const ideal = terms.reduce((sum, { weight }, at) => sum + weight * (idf[at] ?? 0), 0);
  const found = terms.reduce((sum, { weight }, at) => sum + (frequencies[at] === 0 ? 0 : weight * (idf[at] ?? 0)), 0);
  const scale = index.meanLength === 0 ? 0 : (K1 * B) / index.meanLength;
  index.parts.forEach((scoped, at) => {
    const partScores = scores[at] ?? EMPTY;
    terms.forEach((own, position) => addTerm(scoped, partScores, own, own.weight * (idf[position] ?? 0), scale));
    if (scoped.mask !== null)
      for (let chunk = 0; chunk < partScores.length; chunk++) if (scoped.mask[chunk] === 0) partScores[chunk] = 0;
  });
  return {
    scores,
    terms,
    idf,
    ideal,
    facts: factsOf(index.chunks, terms, frequencies, ideal === 0 ? 0 : found / ideal),
  };
}

const EMPTY = new Float32Array();

const inverse = (chunks: number, found: number): number => Math.log(1 + (chunks - found + 0.5) / (found + 0.5));

/**
 * What a query asks for, as if the scope held this many more chunks without any of its words. In a scope of a few chunks
 * a word that occurs would otherwise say next to nothing, and one that does not would say all.
 */
const UNSEEN_CHUNKS = 300;

function factsOf(
  chunks: number,
  terms: readonly WeightedTerm[],
  frequencies: readonly number[],
  known: number,
): QueryFacts {
  const weights = terms.map(({ weight }, at) => weight * inverse(chunks + UNSEEN_CHUNKS, frequencies[at] ?? 0));
  const information = weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.reduce((sum, weight, at) => sum + (frequencies[at] === 0 ? 0 : weight), 0);
  const share = information === 0 ? 0 : found / information;
  return { information, known: share, correction: known === 0 ? 1 : share / known };
}

function frequencyIn(index: ScopedIndex, term: string): number {
  return index.parts.reduce((sum, scoped) => sum + frequency(scoped, term), 0);
}

function frequency({ part, mask }: ScopedPart, term: string): number {
  const number = part.terms.get(term);
  if (number === undefined) return 0;
  const from = part.postingStarts[number] ?? 0;
  const to = part.postingStarts[number + 1] ?? 0;
  if (mask === null) return to - from;
  let found = 0;
  for (let at = from; at < to; at++) found += mask[part.postingChunks[at] ?? 0] ?? 0;
  return found;
}

function addTerm(
  { part }: ScopedPart,
  scores: Float32Array,
  { term, related = [] }: WeightedTerm,
  weight: number,
  lengthScale: number,
): void {
  const { chunks, counts, from, to } =
    related.length === 0 ? postingsOf(part, term) : postingsTogether(part, [{ term, weight: 1 }, ...related]);
  const { lengths } = part;
  const share = weight * (K1 + 1);
  const least = K1 * (1 - B);
  for (let at = from; at < to; at++) {
    const chunk = chunks[at] ?? 0;
    const count = counts[at] ?? 0;
    scores[chunk] = (scores[chunk] ?? 0) + (share * count) / (count + least + lengthScale * (lengths[chunk] ?? 0));
  }
}

/** In which passages a term stands, and how often, between two places of the arrays. */
interface Postings {
  readonly chunks: Uint16Array;
  readonly counts: Uint8Array | Float64Array;
  readonly from: number;
  readonly to: number;
}

function postingsOf({ terms, postingStarts, postingChunks, postingCounts }: Part, term: string): Postings {
  const number = terms.get(term);
  const [from = 0, to = 0] = number === undefined ? [] : postingStarts.subarray(number, number + 2);
  return { chunks: postingChunks, counts: postingCounts, from, to };
}

/** Those of several terms as of one; an occurrence counts as much as its term weighs. */
function postingsTogether(part: Part, terms: readonly WeightedTerm[]): Postings {
  const found = new Map<number, number>();
  for (const { term, weight } of terms) {
    const { chunks, counts, from, to } = postingsOf(part, term);
    for (let at = from; at < to; at++) {
      const chunk = chunks[at] ?? 0;
      found.set(chunk, (found.get(chunk) ?? 0) + weight * (counts[at] ?? 0));
    }
  }
  return { chunks: Uint16Array.from(found.keys()), counts: Float64Array.from(found.values()), from: 0, to: found.size };
}
