import { SHARE_PATH } from "./messages.ts";

export type RequestKind = "api" | "share" | "page" | "asset" | "network";

/**
 * Who answers a request of a page: the API on this device, the kept app shell, a kept file, or the network.
 * Decided from the request alone, so that the service worker can answer or decline in its first turn.
 */
export function requestKind(
  request: Pick<Request, "method" | "url" | "mode" | "destination">,
  origin: string,
  isKept: (path: string) => boolean,
): RequestKind {
  const url = new URL(request.url);
  if (url.origin !== origin) return "network";
  if (isApi(url.pathname)) return "api";
  if (isShare(request) && url.pathname === SHARE_PATH) return "share";
  if (request.method !== "GET" || /^\/(sync|v1|local-token)(\/|$)/.test(url.pathname)) return "network";
  if (url.pathname.startsWith("/assets/") || isKept(url.pathname)) return "asset";
  return request.mode === "navigate" && isKept("/index.html") ? "page" : "network";
}

/** Of a window: the system never shares into a frame. */
const isShare = ({ method, mode, destination }: Pick<Request, "method" | "mode" | "destination">) =>
  method === "POST" && mode === "navigate" && destination === "document";

const isApi = (path: string) => /^\/(api|health|docs|openapi\.json)(\/|$)/.test(path);
