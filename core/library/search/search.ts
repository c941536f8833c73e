import type { EnginePort } from "#core/engine/ports.ts";
import { z } from "zod";
import { requireCollection } from "../collections/collections.ts";
import type { RequestContext } from "#core/http/context.ts";
import type { Passage } from "#core/engine/engine.ts";
import { generationType, Intent } from "#core/engine/intent.ts";
import { Uuid, words } from "#core/http/fields.ts";
import { timestamp } from "#core/storage/time.ts";

export const SearchQuery = z.object({
  query: words(20_000),
  collection_id: Uuid.nullish().meta({ description: "All collections when left out" }),
  top_k: z.number().int().min(1).max(100).default(5),
  use_hybrid_search: z.boolean().default(true),
  similarity_threshold: z.number().min(0).max(1).default(0.7),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchChunk = z.object({
  id: z.string(),
  document_id: Uuid,
  content: z.string(),
  metadata: z
    .object({
      page: z.number().int().min(1).optional(),
      pages: z.array(z.number().int().min(1)).optional(),
      heading: z.string().optional(),
      start: z.number().int().min(0),
      end: z.number().int().min(0),
      document_name: z.string(),
      why: z.object({ words: z.array(z.string()), similarity: z.number().nullable() }),
    })
    .meta({
      description:
        "page (1-based) and heading where there are any; pages: all of them, where the chunk is on more than one; start and end: UTF-16 range in the document's extracted text; why: the query's words found here, and how alike the meanings are",
    }),
  score: z.number().meta({ description: "Calibrated: 0.7 means very probably relevant" }),
});
export type SearchChunk = z.infer<typeof SearchChunk>;

export const SearchAnswer = z.object({
  chunks: z.array(SearchChunk),
  intent: Intent,
  requires_generation: z.boolean(),
  generation_type: z.enum(["answer", "summary", "comparison", "listing"]).nullable(),
  metadata: z.object({
    queries_used: z.array(z.string()),
    search_method: z.enum(["hybrid", "vector"]),
    total_results: z.number().int().min(0),
    below_threshold: z.number().int().min(0).meta({ description: "Of the top k, left out by the threshold" }),
    embedding_model: z.string(),
    response_time_ms: z.number().int().min(0),
    timestamp: z.string(),
  }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

type Deps = Pick<RequestContext & EnginePort, "store" | "engine" | "clock">;

export async function search(deps: Deps, owner: string, body: SearchQuery): Promise<SearchAnswer> {
  const collection_id = body.collection_id ?? null;
  if (collection_id) await requireCollection(deps, owner, collection_id);
  const began = deps.clock.now();
  const outcome = await deps.engine.search({
    scope: { owner, collection_id },
    query: body.query,
    top_k: body.top_k,
    hybrid: body.use_hybrid_search,
    threshold: body.similarity_threshold,
  });
  const generation_type = generationType(outcome.intent.kind);
  return {
    chunks: outcome.passages.map(toChunk),
    intent: outcome.intent,
    requires_generation: generation_type !== null,
    generation_type,
    metadata: {
      queries_used: [...outcome.queries_used],
      search_method: outcome.method,
      total_results: outcome.passages.length,
      below_threshold: outcome.below_threshold,
      embedding_model: outcome.embedding_model,
      response_time_ms: Math.round(deps.clock.now() - began),
      timestamp: timestamp(deps.clock),
    },
  };
}

function toChunk(passage: Passage): SearchChunk {
  const { chunk_id, document_id, document_name, content, heading, page, pages, start, end, score, why } = passage;
  const place = {
    ...(page === null ? {} : { page }),
    ...(pages && { pages: [...pages] }),
    ...(heading === null ? {} : { heading }),
  };
  const { words, similarity } = why;
  const metadata = { ...place, start, end, document_name, why: { words: [...words], similarity } };
  return { id: chunk_id, document_id, content, metadata, score };
}
