import type { AnswerRequest, Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Library } from "../library.ts";

export interface Search {
  readonly library: Library;
  readonly tokenizer: Tokenizer;
  readonly request: Pick<AnswerRequest, "top_k" | "hybrid">;
  /** Everything searched for so far, each query once. */
  readonly queries: string[];
}

/** Searches and remembers the query for `queries_used`. */
export function find(
  search: Search,
  query: string,
  options: { readonly top_k?: number; readonly document_ids?: readonly string[] } = {},
): Promise<readonly Passage[]> {
  if (!search.queries.includes(query)) search.queries.push(query);
  return search.library.search(query, { top_k: search.request.top_k, hybrid: search.request.hybrid, ...options });
}
