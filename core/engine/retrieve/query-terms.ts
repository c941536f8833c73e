import { partsOfIdentifier, type Tokenizer } from "../index/tokens.ts";
import { LIGHT_WORDS } from "../languages/question-words.ts";
import type { WeightedTerm } from "./bm25.ts";

/** What a part of an identifier weighs beside the whole one: "tmp" of "/var/tmp". */
const PART = 0.4;

/** What a verb like "come" or "belong" weighs beside words that say what is asked of. */
const LIGHT = 0.6;

/** What the one word weighs that a query writes as two: "backup" in "back up". Both of the two weigh as well. */
const COMPOUND = 0.5;

/**
 * The terms of a query, each once, weighing as often as it was written; a part of an identifier, a light verb and a compound of
 * two written words weigh less.
 */
export function queryTerms(tokenizer: Tokenizer, query: string): WeightedTerm[] {
  const weights = new Map<string, number>();
  for (const { terms, compound } of tokenizer.words(query)) {
    const parts = new Set(partsOfIdentifier(terms));
    const worth = (term: string) =>
      term === compound ? COMPOUND : parts.has(term) ? PART : LIGHT_WORDS.has(term) ? LIGHT : 1;
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + worth(term));
  }
  return [...weights].map(([term, weight]) => ({ term, weight }));
}
