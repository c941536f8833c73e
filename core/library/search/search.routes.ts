import type { EnginePort } from "#core/engine/ports.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { routes } from "#core/http/route.ts";
import { SearchAnswer, SearchQuery, search } from "./search.ts";

const endpoint = endpointWith<EnginePort>();

export const searchRoutes = routes(
  { base: "/api/search_u", api: "document-chat", tag: "Search" },
  {
    search: endpoint({
      method: "POST",
      path: "/",
      summary: "Search for passages",
      description:
        "Best first. Passages scored below similarity_threshold are left out and counted in metadata.below_threshold. requires_generation and generation_type follow from the intent. Of a query longer than 2,000 characters one line, or the beginning, is searched for; metadata.queries_used and intent.reasoning say so.",
      body: SearchQuery,
      output: SearchAnswer,
      errors: [404],
      handle: ({ body }, context) => search(context, context.user, body),
    }),
  },
);
