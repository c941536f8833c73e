import type { ProviderKind } from "./provider.ts";

/** Characters. */
const LONGEST_URL = 2000;

const ENDPOINT = /\/(chat\/completions|completions|embeddings|messages|models|responses|api\/(chat|generate|tags))$/;

/** Why a text is no address of a model server, or null. A name or password in it would end up in answers and logs. */
export function problemWithUrl(text: string): string | null {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return "must be a web address such as http://127.0.0.1:11434";
  if (url.username || url.password) return "must not hold a name or password; use api_key";
  return url.search || url.hash ? "must not hold a query or fragment" : null;
}

/**
 * The base that paths are appended to. People paste addresses with and without the version: a bare host gets `/v1` for
 * the vendors that have one, and Ollama loses the `/api` or `/v1` that is in some guides. Guides also show the address
 * of a whole endpoint.
 */
export function baseUrl(provider: ProviderKind, text: string): string {
  const url = new URL(text);
  const path = url.pathname.replace(/\/+$/, "").replace(ENDPOINT, "");
  if (provider === "local") return url.origin + path.replace(/\/(api|v1)$/, "");
  return url.origin + (path === "" ? "/v1" : path);
}
