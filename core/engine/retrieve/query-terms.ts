import { partsOfIdentifier, type Tokenizer } from "../index/tokens.ts";
import { LIGHT_WORDS } from "../languages/question-words.ts";
import type { WeightedTerm } from "./bm25.ts";

/** What a part of an identifier weighs beside the whole one: "tmp" of "/var/tmp". */
const PART = 0.4;

/** What a verb like "come" or "belong" weighs beside words that say what is asked of. */
const LIGHT = 0.6;

/** The terms of a query, each once, weighing as often as it was written; a part of an identifier and a light verb weigh less. */
export function queryTerms(tokenizer: Tokenizer, query: string): WeightedTerm[] {
  const weights = new Map<string, number>();
  for (const { terms } of tokenizer.words(query)) {
    const parts = new Set(partsOfIdentifier(terms));
    for (const term of terms)
      weights.set(term, (weights.get(term) ?? 0) + (parts.has(term) ? PART : LIGHT_WORDS.has(term) ? LIGHT : 1));
  }
  return [...weights].map(([term, weight]) => ({ term, weight }));
}
