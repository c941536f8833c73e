import type { Purpose } from "#core/http/request-count.ts";
import { bytesOf, seenRequest, type SeenRequest } from "./seen-request.ts";

/** What a request is for stands beside its options, where `fetch` itself does not look. Both scripts of the service worker know it. */
const PURPOSE: unique symbol = Symbol.for("lectern:purpose");

interface Purposed extends RequestInit {
  readonly [PURPOSE]?: Purpose;
}

/** The global fetch, whose requests are counted under this purpose. */
export function fetchFor(purpose: Purpose): typeof fetch {
  return (input, init) => {
    const purposed: Purposed = { ...init, [PURPOSE]: purpose };
    return fetch(input, purposed);
  };
}

/** Counts what the worker itself asks for. */
export function watchFetch(scope: { fetch: typeof fetch }, origin: string, note: (seen: SeenRequest) => void): void {
  const plain = scope.fetch.bind(scope);
  scope.fetch = (input, init?: Purposed) => {
    const url = input instanceof Request ? input.url : String(input);
    const body = init?.body ?? null;
    const bytes = input instanceof Request && body === null ? requestBytes(input) : bytesOf(body);
    const seen = seenRequest({ url, hint: init?.[PURPOSE], bytes }, origin);
    if (seen) note(seen);
    return plain(input, init);
  };
}

/** A request that a page made and that goes on to the network. */
export function seenFromPage(request: Request, origin: string): SeenRequest | undefined {
  return seenRequest({ url: request.url, bytes: requestBytes(request) }, origin);
}

/** A request does not tell the size of its body. */
const requestBytes = ({ method }: Request): number | null => (method === "GET" || method === "HEAD" ? 0 : null);
