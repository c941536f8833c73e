import type { Tokenizer } from "../index/tokens.ts";
import type { WeightedTerm } from "./bm25.ts";

/** The terms of a query, each once, weighing as often as it was written. */
export function queryTerms(tokenizer: Tokenizer, query: string): WeightedTerm[] {
  const counts = new Map<string, number>();
  for (const term of tokenizer.terms(query)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].map(([term, weight]) => ({ term, weight }));
}
