import { aboutIn, WEB_PAGE_PATH } from "#core/library/documents/from-web/web-page-relay.ts";
import { cannotRead } from "#core/http/browser-fetch.ts";
import { FetchRefused, type Fetched, type GuardedFetch } from "#core/http/guarded-fetch.ts";
import { saidDetail } from "./said-detail.ts";
import type { ServerHere } from "./sync/pass-on.ts";

/** What a person can do about a site that lets no other page read it. */
const ENCRYPTED =
  "Your account is encrypted end to end, so your server is not asked: it would see which page you read. Save the page in the browser and add the file.";
const CONNECT =
  "With sync turned on under Settings › Account and sync, your own server fetches it. Without, save the page in the browser and add the file.";

/** Fetches from this browser, and what a site does not let it read through the user's own server, when one is connected. */
export function createFetchThroughServer(fetchHere: GuardedFetch, server: () => Promise<ServerHere>): GuardedFetch {
  return async (url, options = {}) => {
    try {
      return await fetchHere(url, options);
    } catch (error) {
      if (!(error instanceof FetchRefused) || error.reason !== "unreachable") throw error;
      const { on, isEncrypted, fetch } = await server();
      const what = cannotRead(url);
      if (!on || isEncrypted)
        throw new FetchRefused("unreachable", `${what} ${on ? ENCRYPTED : CONNECT}`, { cause: error });
      const answer = await fetch(WEB_PAGE_PATH, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ url }),
        ...(options.signal && { signal: options.signal }),
      }).catch((reason: unknown) => {
        options.signal?.throwIfAborted();
        throw new FetchRefused("unreachable", `${what} Your own server cannot be reached now.`, { cause: reason });
      });
      return fetchedBy(answer, what);
    }
  };
}

async function fetchedBy(answer: Response, what: string): Promise<Fetched> {
  const about = answer.ok ? aboutIn(answer.headers) : undefined;
  if (about) return { ...about, bytes: new Uint8Array(await answer.arrayBuffer()) };
  const detail = await saidDetail(answer);
  // Plain web space, and a server of an earlier version, know no such address.
  const isOlder = detail === undefined || answer.status === 404;
  throw new FetchRefused(
    answer.status === 413 ? "too large" : "unreachable",
    isOlder ? `${what} Your own server cannot fetch it either.` : `Your own server could not fetch it: ${detail}`,
  );
}
