import { isPassedPath } from "#core/sync/protocol/passed-on.ts";
import type { Purpose } from "#core/http/request-count.ts";

/** A request as the ledger hears of it. */
export interface SeenRequest {
  /** With its port. */
  readonly host: string;
  readonly purpose: Purpose;
  /** Bytes of its body; null where it has one of unknown size. */
  readonly bytes: number | null;
  /** Stopped by the page's policy: nothing went out. */
  readonly refused?: boolean;
}

/** Where models and languages for text recognition are fetched. */
const HUBS: readonly string[] = ["huggingface.co", "api.github.com", "raw.githubusercontent.com"];

/**
 * What a request is for, told from its address and from what whoever makes it says of it. Undefined for what needs no
 * network: blobs, data, what the browser has itself.
 */
export function seenRequest(
  {
    url,
    hint,
    bytes,
    refused,
  }: Omit<SeenRequest, "host" | "purpose"> & { readonly url: string; readonly hint?: Purpose | undefined },
  origin: string,
): SeenRequest | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const { protocol, host, hostname, pathname, origin: target } = new URL(url, origin);
  if (!/^(https?|wss?):$/.test(protocol)) return undefined;
  const own = target === origin || host === new URL(origin).host;
  const passed = own && isPassedPath(pathname) ? hint : undefined;
  const purpose = passed
    ? passed
    : own
      ? ownPurpose(pathname)
      : HUBS.includes(hostname)
        ? "model hub"
        : (hint ?? "other");
  return { host, purpose, bytes, ...(refused && { refused }) };
}

function ownPurpose(path: string): Purpose {
  if (/^\/sync(\/|$)/.test(path)) return "sync";
  return /^\/(api|v1|health|models)(\/|$)/.test(path) ? "this server" : "page files";
}

/** Bytes of a body that is about to be sent; null where only its reader will know. */
export function bytesOf(body: BodyInit | null | undefined): number | null {
  if (body === null || body === undefined) return 0;
  if (typeof body === "string") return new TextEncoder().encode(body).length;
  if (body instanceof Blob) return body.size;
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength;
  if (body instanceof URLSearchParams) return bytesOf(body.toString());
  return null;
}
