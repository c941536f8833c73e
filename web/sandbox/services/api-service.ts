import { isRecord } from "#core/storage/is-record.ts";
import { addressOf, reachOf } from "./api-reach.ts";
import { readChunks } from "./read-chunks.ts";
import { listenerOf, NotAllowed, NotThere, type MadeService, type Tell } from "./service.ts";

export interface ApiDeps {
  /** Asks the REST surface as the person who is here; rejects with a message for them. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** POSTs, and gives the answer as it comes; rejects with a message for them. */
  readonly open: (path: string, body: unknown, signal: AbortSignal) => Promise<Response>;
  readonly tell: Tell;
  readonly slug: string;
  readonly permissions: readonly string[];
}

/** Lectern's API as far as a plugin may reach it. */
export function createApiService(deps: ApiDeps): MadeService {
  const stopped = new AbortController();
  const asks = (method: string) => (path: unknown, body?: unknown, config?: unknown) =>
    reach(deps, method, withParams(path, config), body);
  const asksWithout = (method: string) => (path: unknown, config?: unknown) =>
    reach(deps, method, withParams(path, config), undefined);
  return {
    methods: {
      get: asksWithout("GET"),
      post: asks("POST"),
      put: asks("PUT"),
      patch: asks("PATCH"),
      delete: asksWithout("DELETE"),
      /** Gives `onChunk` the data of each event as it comes and resolves after the last; `[DONE]` is not handed on. */
      postStreaming: async (path: unknown, body: unknown, onChunk: unknown, config?: unknown) => {
        const listener = listenerOf(onChunk);
        const sent = await allowRequest(deps, "POST", withParams(path, config), {
          ...(isRecord(body) ? body : {}),
          stream: true,
        });
        const response = await deps.open(sent.path, sent.body, stopped.signal);
        await readChunks(response, (data) => deps.tell(listener, data));
      },
    },
    close: () => stopped.abort(),
  };
}

async function reach(deps: ApiDeps, method: string, given: unknown, body: unknown): Promise<unknown> {
  const sent = await allowRequest(deps, method, given, body);
  return deps.ask(method, sent.path, sent.body);
}

/** The path with the `params` of a config as its query: `get("/api/documents/", { params: { limit: 5 } })`. */
function withParams(path: unknown, config: unknown): unknown {
  const params = isRecord(config) && isRecord(config["params"]) ? Object.entries(config["params"]) : [];
  const given = params.filter(([, value]) => value !== undefined && value !== null);
  if (typeof path !== "string" || given.length === 0) return path;
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The request as it may be made; throws where it may not. */
export async function allowRequest(
  { ask, slug, permissions }: Pick<ApiDeps, "ask" | "slug" | "permissions">,
  method: string,
  given: unknown,
  body: unknown,
) {
  const { pathname, searchParams } = addressOf(given);
  const allowed = reachOf(method, pathname);
  if (!allowed) throw new NotAllowed(`Plugins may not ask for ${method} ${pathname}.`);
  if (!permissions.includes(allowed.permission))
    throw new NotAllowed(`It takes the permission ${allowed.permission}, which this plugin does not have.`);
  if (allowed.asksModel && !(isRecord(body) && body["provider"] === "browser"))
    throw new NotAllowed(
      "Plugins may not ask model servers, since that leaves this device. Its own models have the provider “browser”.",
    );
  if (allowed.own === "list") searchParams.set("plugin_id", slug);
  if (allowed.own === "one") await mustBeOwn(ask, pathname, slug);
  const sent = allowed.own === "new" ? { ...(isRecord(body) ? body : {}), plugin_id: slug } : body;
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return { path: pathname + query, body: method === "GET" || method === "DELETE" ? undefined : (sent ?? {}) };
}

/** Another plugin's state answers as one that is not there. */
async function mustBeOwn(ask: ApiDeps["ask"], path: string, slug: string): Promise<void> {
  const state = await ask("GET", path);
  if (!isRecord(state) || state["plugin_id"] !== slug) throw new NotThere("There is no such state of this plugin.");
}
