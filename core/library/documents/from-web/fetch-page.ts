import { z } from "zod";
import { ApiError, badRequest } from "#core/http/errors.ts";
import { FetchRefused, type Fetched, type GuardedFetch } from "#core/http/guarded-fetch.ts";

/** Milliseconds for a whole page, redirects included. */
const WITHIN = 60_000;

export const WebAddress = z
  .string()
  .max(2000)
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
    "must be a web address that begins with http:// or https://",
  )
  .meta({ description: "Address of a web page or of a file, such as a PDF" });

/**
 * What is at an address, of at most `maxBytes` bytes. Throws `ApiError` 400 for an address that may not be fetched, 413
 * for what is too large, 502 where nothing was fetched, 504 where it took too long.
 */
export async function fetchPage(
  guardedFetch: GuardedFetch,
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Fetched> {
  try {
    const page = await guardedFetch(url, { maxBytes, within: WITHIN, signal });
    if (page.status >= 400) throw new ApiError(502, `${url} answered with status ${page.status}.`);
    if (page.bytes.length === 0) throw new ApiError(502, `${url} answered with nothing.`);
    return page;
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    if (error.reason === "not allowed") throw badRequest(`url: ${error.message}`);
    throw new ApiError({ "too large": 413, "too slow": 504, unreachable: 502 }[error.reason], error.message);
  }
}
