/** Fetches what a person or a search result named; the host keeps it from reaching what it must not. */
export type GuardedFetch = (url: string, options?: GuardedFetchOptions) => Promise<Fetched>;

export interface GuardedFetchOptions {
  /** Bytes, unpacked; 10 MB when left out. */
  readonly maxBytes?: number;
  /** Milliseconds for all of it, redirects included; 15 s when left out. */
  readonly within?: number;
  /** 5 when left out. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
}

export const FETCH_DEFAULTS = { maxBytes: 10_000_000, within: 15_000, maxRedirects: 5 } as const;

export interface Fetched {
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  /** As the server said, lower case; empty when it did not. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Why a page was not fetched, in words for whoever asked. */
export class FetchRefused extends Error {
  readonly reason: "not allowed" | "unreachable" | "too slow" | "too large";

  constructor(reason: FetchRefused["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FetchRefused";
    this.reason = reason;
  }
}
