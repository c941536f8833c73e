import { isRecord } from "../check-message.ts";
import { addressOf, reachOf } from "./api-reach.ts";
import type { MadeService } from "./service.ts";

export interface ApiDeps {
  /** Asks the REST surface as the person who is here; rejects with a message for them. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly slug: string;
  readonly permissions: readonly string[];
}

/** Lectern's API as far as a plugin may reach it. */
export function createApiService(deps: ApiDeps): MadeService {
  const asks = (method: string) => (path: unknown, body?: unknown) => reach(deps, method, path, body);
  return {
    methods: {
      get: asks("GET"),
      post: asks("POST"),
      put: asks("PUT"),
      delete: asks("DELETE"),
      postStreaming: () => {
        throw new Error("Nothing that a plugin may reach answers as a stream. Use post.");
      },
    },
  };
}

async function reach({ ask, slug, permissions }: ApiDeps, method: string, given: unknown, body: unknown) {
  const { pathname, searchParams } = addressOf(given);
  const allowed = reachOf(method, pathname);
  if (!allowed) throw new Error(`Plugins may not ask for ${method} ${pathname}.`);
  if (!permissions.includes(allowed.permission))
    throw new Error(`It takes the permission ${allowed.permission}, which this plugin did not ask for.`);
  if (allowed.own === "list") searchParams.set("plugin_id", slug);
  if (allowed.own === "one") await mustBeOwn(ask, pathname, slug);
  const sent = allowed.own === "new" ? { ...(isRecord(body) ? body : {}), plugin_id: slug } : body;
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return ask(method, pathname + query, method === "GET" || method === "DELETE" ? undefined : (sent ?? {}));
}

/** Another plugin's state answers as one that is not there. */
async function mustBeOwn(ask: ApiDeps["ask"], path: string, slug: string): Promise<void> {
  const state = await ask("GET", path);
  if (!isRecord(state) || state["plugin_id"] !== slug) throw new Error("There is no such state of this plugin.");
}
