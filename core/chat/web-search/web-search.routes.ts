import type { WebPort } from "../ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { routes } from "#core/http/route.ts";
import { MAX_URLS, scrape, Scraped, searchWeb, webHealth, WebResults } from "./web-search.ts";

const endpoint = endpointWith<BackgroundPort & WebPort>();

const search = endpoint({
  method: "GET",
  path: "/web",
  summary: "Search the web",
  description:
    "Through the SearXNG that the server is set up with; its answer is passed on. The words of the query leave this device; nothing of the documents goes with them.",
  query: z.object({
    q: z.string().min(1).max(2000),
    categories: z.string().max(200).optional(),
    engines: z.string().max(500).optional(),
  }),
  output: WebResults,
  errors: [502, 504],
  handle: ({ query, signal }, context) => searchWeb(context, query, signal),
});

const scrapePages = endpoint({
  method: "POST",
  path: "/scrape",
  summary: "Read the article text of web pages",
  description: `At most ${MAX_URLS} addresses. Only public ones are fetched. A page that cannot be read has success false and an error.`,
  body: z.object({
    urls: z.array(z.string().min(1).max(4000)).min(1).max(MAX_URLS, `must be at most ${MAX_URLS} addresses`),
  }),
  output: z.object({ results: z.array(Scraped) }),
  limit: "upload",
  handle: async ({ body, signal }, context) => ({ results: await scrape(context, context.user, body.urls, signal) }),
});

const health = endpoint({
  method: "GET",
  path: "/health",
  summary: "Tell whether web search works",
  output: z.object({
    status: z.enum(["ok", "not_configured", "unreachable"]),
    configured: z.boolean(),
    reachable: z.boolean(),
    detail: z.string(),
  }),
  handle: ({ signal }, context) => webHealth(context, signal),
});

export const webSearchRoutes = routes(
  { base: "/api/v1/websearch", api: "platform", tag: "Web search" },
  { searchWeb: search, scrapePages, getWebSearchHealth: health },
);

/** The same under the vendor's name. */
export const searxngRoutes = routes(
  { base: "/api/v1/searxng", api: "platform", tag: "Web search" },
  { searchWithSearxng: search, scrapeWithSearxng: scrapePages, getSearxngHealth: health },
);
