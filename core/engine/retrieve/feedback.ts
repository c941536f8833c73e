import { indexedText } from "../index/postings.ts";
import { placeOf } from "../index/part.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { inverseFrequency, type WeightedTerm } from "./bm25.ts";
import type { ScopedIndex } from "./scope.ts";
import type { ScoredChunk } from "./top.ts";

/** Best chunks whose words are looked at. */
export const FEEDBACK_CHUNKS = 10;
const FEEDBACK_TERMS = 20;
/** Weight of all added terms together beside the query's own. */
const SHARE = 0.4;
/** Words of a query below which it asks for a fact, and above which it describes a subject. */
const SHORT = 8;
const LONG = 14;

/**
 * Adds to a query the words its best chunks have in common (a relevance model, "RM3", Lavrenko and Croft 2001): it then also
 * finds what says the same in other words. Only for queries that describe a subject, which are long and whose best chunks
 * score alike; one that asks for a fact has a best chunk that stands out, and would only be watered down.
 */
export function addFeedback(
  tokenizer: Tokenizer,
  index: ScopedIndex,
  terms: readonly WeightedTerm[],
  best: readonly ScoredChunk[],
): Expanded {
  const share = SHARE * between(flatness(best), 0.3, 0.6) * between(lengthOf(terms), SHORT, LONG);
  if (share < 0.02) return { terms, share: 0 };
  const added = commonTerms(tokenizer, index, best);
  const total = added.reduce((sum, { weight }) => sum + weight, 0);
  const budget = share * terms.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  for (const { term, weight } of added) weights.set(term, (weights.get(term) ?? 0) + (budget * weight) / total);
  return { terms: [...weights].map(([term, weight]) => ({ term, weight })), share };
}

export interface Expanded {
  readonly terms: readonly WeightedTerm[];
  /** Weight of what was added beside the query's own; 0 when nothing was. */
  readonly share: number;
}

/** Whether a query is long enough to describe a subject. */
export const mayTakeFeedback = (terms: readonly WeightedTerm[]): boolean => lengthOf(terms) > SHORT;

/** 0 below `low`, 1 above `high`, even between. */
const between = (value: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

function flatness(best: readonly ScoredChunk[]): number {
  const first = best[0];
  const last = best.at(-1);
  return best.length < 3 || first === undefined || last === undefined ? 0 : last.score / first.score;
}

/** Words of a query; a pair of Chinese, Japanese or Korean characters is half a word. */
function lengthOf(terms: readonly WeightedTerm[]): number {
  return terms.reduce((sum, { term }) => sum + (/^[\u1100-\u11ff\u3040-\ud7ff]/.test(term) ? 0.5 : 1), 0);
}

function commonTerms(tokenizer: Tokenizer, index: ScopedIndex, best: readonly ScoredChunk[]): readonly WeightedTerm[] {
  const total = best.reduce((sum, { score }) => sum + score, 0);
  const shares = new Map<string, number>();
  for (const hit of best) {
    const terms = termsOf(tokenizer, index, hit);
    const step = hit.score / total / terms.length;
    for (const term of terms) shares.set(term, (shares.get(term) ?? 0) + step);
  }
  return [...shares]
    .map(([term, share]) => ({ term, weight: share * inverseFrequency(index, term) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, FEEDBACK_TERMS);
}

function termsOf(tokenizer: Tokenizer, index: ScopedIndex, { part, chunk }: ScoredChunk): readonly string[] {
  const scoped = index.parts[part];
  if (scoped === undefined) return [];
  const { member, ordinal } = placeOf(scoped.part, chunk);
  const heading = member.headings[(member.headingOf[ordinal] ?? 0) - 1] ?? null;
  return tokenizer.terms(indexedText({ heading, text: member.texts.read(ordinal) }, null));
}
