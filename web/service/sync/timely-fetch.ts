type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

interface TimelyFetchDeps {
  readonly fetch: Fetch;
  /** Milliseconds until an answer begins, when little is sent. */
  readonly limit?: number;
}

/** Milliseconds; a server that is asleep keeps a browser waiting for many minutes. */
const LIMIT = 60_000;
/** Bytes a millisecond that even a poor connection sends. */
const SLOWEST = 4;

/**
 * A `fetch` that gives up on a server that says nothing. Not for files: how long a part of one takes depends on the
 * connection alone, and while it is under way nothing else waits for it.
 */
export function createTimelyFetch({ fetch, limit = LIMIT }: TimelyFetchDeps): Fetch {
  return async (path, init = {}) => {
    if (path.startsWith("/sync/blobs")) return fetch(path, init);
    const late = new AbortController();
    const words = "The server did not answer in time.";
    const patience = limit + bytesOf(init.body) / SLOWEST;
    const timer = setTimeout(() => late.abort(new DOMException(words, "TimeoutError")), patience);
    try {
      return await fetch(path, {
        ...init,
        signal: AbortSignal.any([late.signal, ...(init.signal ? [init.signal] : [])]),
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Of the bodies that rows travel in. */
function bytesOf(body: RequestInit["body"]): number {
  if (typeof body === "string") return body.length;
  return body instanceof Uint8Array ? body.byteLength : 0;
}
