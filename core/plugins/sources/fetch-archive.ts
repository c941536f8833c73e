import { badRequest, ApiError } from "../../http/errors.ts";
import { FetchRefused, type Fetched, type GuardedFetch } from "#core/http/guarded-fetch.ts";
import { LIMITS } from "../package/archive/archive-refused.ts";
import { NO_MARKETPLACE, type Marketplace } from "./marketplace.ts";
import { isOfHost, shownAddress } from "./shipped.ts";

export interface FetchArchiveDeps {
  readonly guardedFetch: GuardedFetch;
  readonly marketplace?: Pick<Marketplace, "archive"> | undefined;
}

/** Where an archive is, and what is known of it before it is fetched. */
export interface ArchiveSource {
  readonly url: string;
  /** SHA-256 in hexadecimal, from a trusted source. */
  readonly sha256: string | null;
  /** Bytes, at most, as the catalogue says. */
  readonly size?: number | null;
}

/** Milliseconds that a download may take: fifty megabytes over a slow line. */
const ARCHIVE_WITHIN = 180_000;
const JSON_WITHIN = 10_000;
/** Bytes of an answer about versions. */
const MAX_JSON = 3_000_000;

/** Fetches the archive and holds it against its checksum. Throws `ApiError` with the reason in words. */
export async function fetchArchive(
  { guardedFetch, marketplace = NO_MARKETPLACE }: FetchArchiveDeps,
  { url, sha256 }: ArchiveSource,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await (isOfHost(url) ? marketplace.archive(url, signal) : fetchFromWeb(guardedFetch, url, signal));
  if (sha256 !== null && (await sha256Of(bytes)) !== sha256.toLowerCase())
    throw badRequest(
      `What ${shownAddress(url)} holds is not what was published: its checksum differs. Nothing was installed.`,
    );
  return bytes;
}

async function fetchFromWeb(
  guardedFetch: GuardedFetch,
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const fetched = await ask(() =>
    guardedFetch(url, { maxBytes: LIMITS.archive, within: ARCHIVE_WITHIN, maxRedirects: 8, signal }),
  );
  if (fetched.status >= 400) throw new ApiError(502, `${url} answered with status ${fetched.status}.`);
  return new Uint8Array(fetched.bytes);
}

/** The JSON at an address; undefined where there is none (404). Throws `ApiError`. */
export async function fetchJson(guardedFetch: GuardedFetch, url: string, signal: AbortSignal): Promise<unknown> {
  const { status, bytes } = await ask(() => guardedFetch(url, { maxBytes: MAX_JSON, within: JSON_WITHIN, signal }));
  if (status === 404) return undefined;
  if (status === 403 || status === 429)
    throw new ApiError(
      502,
      `${url} refuses to answer (status ${status}); it may have been asked too often. Try later.`,
    );
  if (status >= 400) throw new ApiError(502, `${url} answered with status ${status}.`);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ApiError(502, `${url} does not answer in JSON.`);
  }
}

async function ask(fetching: () => Promise<Fetched>): Promise<Fetched> {
  try {
    return await fetching();
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    const status = { "not allowed": 400, "too large": 400, "too slow": 504, unreachable: 502 }[error.reason];
    throw new ApiError(status, error.message);
  }
}

export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
