import type { AnswerRequest, Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Library } from "../library.ts";
import { isContents } from "./prose.ts";

export interface Search {
  readonly library: Library;
  readonly tokenizer: Tokenizer;
  readonly request: Pick<AnswerRequest, "top_k" | "hybrid">;
  /** Everything searched for so far, each query once. */
  readonly queries: string[];
}

/**
 * Searches and remembers the query for `queries_used`. A table of contents names what is asked for and says nothing of it: its
 * passages make way for others.
 */
export async function find(
  search: Search,
  query: string,
  options: { readonly top_k?: number; readonly document_ids?: readonly string[] } = {},
): Promise<readonly Passage[]> {
  if (!search.queries.includes(query)) search.queries.push(query);
  const { hybrid } = search.request;
  const top_k = options.top_k ?? search.request.top_k;
  const found = await search.library.search(query, { hybrid, ...options, top_k: top_k + CONTENTS });
  const telling = found.filter(({ content }) => !isContents(content));
  return (telling.length > 0 ? telling : found).slice(0, top_k);
}

/** Passages of tables of contents that may be found among others. */
const CONTENTS = 3;

/** Each passage once, in order; of two that are the same the later one. */
export const distinct = (passages: readonly Passage[]): readonly Passage[] => [
  ...new Map(passages.map((passage) => [passage.chunk_id, passage])).values(),
];
