import type { WebPort } from "#core/chat/ports.ts";
import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { extractFile, type ExtractionDeps } from "#core/library/extraction/extract-file.ts";
import { ApiError } from "#core/http/errors.ts";
import { FetchRefused, type Fetched, type GuardedFetch } from "#core/http/guarded-fetch.ts";
import { jsonIn } from "#core/storage/json-in.ts";

/** The web as a host lets it be reached. */
export interface WebAccess {
  readonly guardedFetch: GuardedFetch;
  /** Address of a SearXNG, chosen by whoever runs the host; null where there is none. */
  readonly searxngUrl: string | null;
  /** Reaches it; its address is trusted, so nothing is guarded. */
  readonly fetch: typeof fetch;
  /** Milliseconds that SearXNG may take; 20 s for a search and 3 s to say that it is there when left out. */
  readonly patience?: { readonly search: number; readonly health: number };
}

export const MAX_URLS = 5;
/** Milliseconds. */
const PATIENCE = { search: 20_000, health: 3_000 };
const NOT_CONFIGURED = "Web search is not set up: start the server with SEARXNG_URL, the address of a SearXNG.";

export const WebResult = z.looseObject({ title: z.string().catch(""), url: z.string(), content: z.string().catch("") });
export const WebResults = z.looseObject({
  query: z.string(),
  number_of_results: z.number().catch(0),
  results: z.array(WebResult),
  answers: z.array(z.unknown()).catch([]),
  suggestions: z.array(z.unknown()).catch([]),
});
export type WebResults = z.infer<typeof WebResults>;

export interface WebQuery {
  readonly q: string;
  readonly categories?: string | undefined;
  readonly engines?: string | undefined;
}

/** Asks SearXNG. Throws `ApiError` 502 when it is not there or answers something else, 504 when it takes too long. */
export async function searchWeb(
  { web }: Pick<RequestContext & WebPort, "web">,
  query: WebQuery,
  signal: AbortSignal,
): Promise<WebResults> {
  if (web.searxngUrl === null) throw new ApiError(502, NOT_CONFIGURED);
  const asked = Object.entries({ ...query, format: "json" }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const within = (web.patience ?? PATIENCE).search;
  const { status, text } = await ask(web, web.searxngUrl, `/search?${new URLSearchParams(asked)}`, within, signal);
  if (status === 403)
    throw new ApiError(
      502,
      "SearXNG refuses to answer in JSON. Allow it in its settings: search.formats must hold json.",
    );
  if (status !== 200) throw new ApiError(502, `SearXNG answered with status ${status}.`);
  const result = WebResults.safeParse(jsonIn(text));
  if (!result.success) throw new ApiError(502, "The program at SEARXNG_URL is not SearXNG.");
  return result.data;
}

/** Whether searching works now; never fails. */
export async function webHealth({ web }: Pick<RequestContext & WebPort, "web">, signal: AbortSignal) {
  if (web.searxngUrl === null)
    return { status: "not_configured", configured: false, reachable: false, detail: NOT_CONFIGURED } as const;
  try {
    const { status } = await ask(web, web.searxngUrl, "/healthz", (web.patience ?? PATIENCE).health, signal);
    return { status: "ok", configured: true, reachable: true, detail: `SearXNG answers (status ${status}).` } as const;
  } catch (error) {
    return {
      status: "unreachable",
      configured: true,
      reachable: false,
      detail: error instanceof Error ? error.message : String(error),
    } as const;
  }
}

/** The whole answer, within the time. */
async function ask(
  { fetch: send }: WebAccess,
  base: string,
  path: string,
  within: number,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly text: string }> {
  const timeout = AbortSignal.timeout(within);
  try {
    const response = await send(`${base.replace(/\/+$/, "")}${path}`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.any([timeout, signal]),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    if (timeout.aborted) throw new ApiError(504, `SearXNG did not answer within ${within / 1000} seconds.`);
    throw new ApiError(
      502,
      "SearXNG cannot be reached, or broke off. Check that it runs and that SEARXNG_URL is its address.",
    );
  }
}

export const Scraped = z.object({
  url: z.string(),
  success: z.boolean(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  text_length: z.number().int(),
  error: z.string().nullable(),
});
export type Scraped = z.infer<typeof Scraped>;

/** The article text of each page; one that cannot be had says why and fails no other. */
export function scrape(
  deps: ExtractionDeps & Pick<RequestContext & WebPort, "web">,
  owner: string,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<Scraped[]> {
  return Promise.all(urls.map((url) => scrapeOne(deps, owner, url, signal)));
}

async function scrapeOne(
  deps: ExtractionDeps & Pick<RequestContext & WebPort, "web">,
  owner: string,
  url: string,
  signal: AbortSignal,
): Promise<Scraped> {
  try {
    const page = await deps.web.guardedFetch(url, { signal });
    if (page.status >= 400) throw new FetchRefused("unreachable", `${url} answered with status ${page.status}.`);
    const bytes = new Uint8Array(page.bytes);
    const { text, metadata } = await extractFile(deps, owner, {
      filename: "page",
      type: typeOf(page),
      file: { stream: () => new Blob([bytes]).stream() },
      signal,
    });
    const title = typeof metadata["title"] === "string" ? metadata["title"] : null;
    return { url: page.url, success: true, title, text, text_length: text.length, error: null };
  } catch (error) {
    if (!(error instanceof FetchRefused || error instanceof ApiError)) throw error;
    return { url, success: false, title: null, text: null, text_length: 0, error: error.message };
  }
}

function typeOf({ contentType }: Fetched): "html" | "pdf" | "txt" | "json" {
  if (contentType.startsWith("application/pdf")) return "pdf";
  if (contentType.startsWith("application/json")) return "json";
  return contentType.startsWith("text/plain") ? "txt" : "html";
}
