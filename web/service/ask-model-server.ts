import { RELAYED, RELAY_PATH } from "#core/models/remote/relay.ts";
import { Unreached } from "#core/models/remote/upstream-error.ts";
import type { ModelServers } from "#core/models/remote/model-servers.ts";
import { saidDetail } from "./said-detail.ts";
import type { ServerHere } from "./sync/pass-on.ts";
import { isThisMachine, type Cause } from "./why-unreached.ts";

export interface AskModelServerDeps {
  /** The browser's own. */
  readonly fetch: ModelServers["fetch"];
  /** The user's own server, to ask in this device's place. */
  readonly server: () => Promise<ServerHere>;
  /** Of this page, and with it of that server. */
  readonly origin: string;
  /** The true cause why the browser could not ask an address. */
  readonly why: (url: string) => Promise<Cause>;
}

/**
 * Asks a model server from this browser, and where that fails through the user's own server, when one is connected and the
 * account is not encrypted from it. Where neither can, the error names the true cause.
 */
export function createAskModelServer({ fetch, server, origin, why }: AskModelServerDeps): ModelServers["fetch"] {
  return async (url, init) => {
    try {
      return await fetch(url, init);
    } catch (error) {
      init.signal?.throwIfAborted();
      // What browsers make of every request that did not get through.
      if (!(error instanceof TypeError)) throw error;
      // "This machine" is another one there.
      const isSame = !isThisMachine(new URL(url).hostname) || isThisMachine(new URL(origin).hostname);
      const relayed = isSame ? await throughServer(await server(), url, init) : null;
      if (relayed instanceof Response) return relayed;
      init.signal?.throwIfAborted();
      const { code, words } = await why(url);
      throw new Unreached(
        code,
        relayed === null ? words : `${words}; your own server could not ask it either: ${relayed}`,
      );
    }
  };
}

/** The answer; the words in which the server says why there is none; null where no server may be asked. */
async function throughServer(
  { on, isEncrypted, fetch }: ServerHere,
  url: string,
  { method = "GET", headers, body, signal }: RequestInit,
): Promise<Response | string | null> {
  if (!on || isEncrypted) return null;
  const asked = { url, method, headers: Object.fromEntries(new Headers(headers)), body: body ?? null };
  const sent = { "content-type": "application/json" };
  const init = { method: "POST", headers: sent, body: JSON.stringify(asked), ...(signal && { signal }) };
  const answer = await fetch(RELAY_PATH, init).catch(() => null);
  // Plain web space, and a server of an earlier version, know no such address.
  if (!answer) return null;
  const status = Number(answer.headers.get(RELAYED));
  if (status >= 200 && status <= 599)
    return new Response(status === 204 ? null : answer.body, { status, headers: answer.headers });
  const detail = await saidDetail(answer);
  return detail !== undefined && answer.status !== 404
    ? detail.replace(/\.$/, "").replace(UNREACHED_THERE, "$1")
    : null;
}

/** The relay's sentence names the address again, and the reason in brackets. */
const UNREACHED_THERE = /^\S+ could not be reached from your server \((.+)\)$/;
