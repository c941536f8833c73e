import { joined } from "../storage/bytes.ts";
import { FETCH_DEFAULTS, FetchRefused, type GuardedFetch } from "./guarded-fetch.ts";

export const cannotRead = (url: string): string =>
  `${url} cannot be read from a browser: the site does not allow it, or cannot be reached.`;

/** Fetches as a page may: only from sites that allow it (CORS), without cookies. The browser itself guards its network. */
export function createBrowserFetch(fetchPage: typeof fetch): GuardedFetch {
  return async (url, options = {}) => {
    const { maxBytes, within } = { ...FETCH_DEFAULTS, ...options };
    const parsed = URL.parse(url);
    if (!parsed || !/^https?:$/.test(parsed.protocol))
      throw new FetchRefused("not allowed", `${url.slice(0, 200)} is no web address.`);
    const timeout = AbortSignal.timeout(within);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    try {
      const response = await fetchPage(url, { credentials: "omit", referrerPolicy: "no-referrer", signal });
      const bytes = await readUpTo(response, maxBytes, url);
      return {
        // Empty for an answer that was made here and not fetched.
        url: response.url || url,
        status: response.status,
        contentType: (response.headers.get("content-type") ?? "").toLowerCase(),
        bytes,
      };
    } catch (error) {
      if (error instanceof FetchRefused) throw error;
      if (timeout.aborted)
        throw new FetchRefused("too slow", `${url} did not answer within ${Math.round(within / 1000)} seconds.`);
      if (signal.aborted) throw error;
      throw new FetchRefused("unreachable", `${cannotRead(url)} Lectern on a server can read it.`, { cause: error });
    }
  };
}

async function readUpTo(response: Response, maxBytes: number, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new FetchRefused("too large", `${url} holds more than ${Math.floor(maxBytes / 1_000_000)} MB.`);
    }
    chunks.push(next.value);
  }
  return joined(...chunks);
}
