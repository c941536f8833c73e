import type { Fetched } from "#core/http/guarded-fetch.ts";

/** Where a device has its server fetch a page. Below the paths that count for the ledger as what they carry. */
export const WEB_PAGE_PATH = "/sync/api/web-page";

/** A header of the server's answer: the status, address and type of the page, as JSON in percent encoding. */
const FETCHED = "lectern-fetched";

type About = Omit<Fetched, "bytes">;

export const aboutHeader = ({ url, status, contentType }: About): Record<string, string> => ({
  [FETCHED]: encodeURIComponent(JSON.stringify({ url, status, contentType })),
});

/** Undefined for an answer that the server itself gave. */
export function aboutIn(headers: Headers): About | undefined {
  const value = headers.get(FETCHED);
  return value === null ? undefined : (JSON.parse(decodeURIComponent(value)) as About);
}
