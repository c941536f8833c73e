import { ApiError, tooLarge } from "./errors.ts";
import { errorReply } from "./error-reply.ts";
import { decodeJson } from "./json.ts";
import type { Api, MountedRoute, Reply } from "./route.ts";
import { createPartedRouter, type PartedRoutes } from "./parted-router.ts";
import { createRouter, type Router } from "./router.ts";
import type { Asking } from "./named-others.ts";
import { runRoute, type RawBody } from "./run-route.ts";

export interface FetchHandlerOptions<Context> {
  /** All, or those at first and where to load the others. */
  readonly routes: readonly MountedRoute<Context>[] | PartedRoutes<Context>;
  /** Who asks, and with which services. Throws `ApiError` 401 where nobody may. */
  readonly contextOf: (request: Request, route: MountedRoute<Context>) => Promise<Context>;
  readonly report: (error: unknown) => void;
}

/** Answers requests of the two APIs over the web's own `Request` and `Response`; the service worker is its host. */
export function createFetchHandler<Context extends Asking>(
  options: FetchHandlerOptions<Context>,
): (request: Request) => Promise<Response> {
  const routerFor = routerOf(options.routes);

  return async function answer(request) {
    const url = new URL(request.url);
    let api = apiOf(url.pathname);
    try {
      const router = await routerFor(request.method, url.pathname);
      const match = router.match(request.method, url.pathname);
      if (match.kind !== "unknown") api = match.route.api;
      if (match.kind === "unknown") throw nothingAt(url.pathname, router.nearest(url.pathname));
      if (match.kind === "wrong-method") throw wrongMethod(request.method, match.allow);
      const { route, params } = match;
      const body = bodyOf(request);
      const raw = { params, query: url.searchParams, headers: request.headers, body, signal: request.signal };
      return toResponse(await runRoute(route, raw, await options.contextOf(request, route)), request.method);
    } catch (error) {
      return toResponse(errorReply(api, error, options.report), request.method);
    }
  };
}

function routerOf<Context>(
  routes: FetchHandlerOptions<Context>["routes"],
): (method: string, path: string) => Router<Context> | Promise<Router<Context>> {
  if ("first" in routes) return createPartedRouter(routes);
  const router = createRouter(routes);
  return () => router;
}

/** Which API's errors an unknown path gets. */
export function apiOf(path: string): Api {
  if (/^\/v1(\/|$)/.test(path)) return "openai";
  return /^\/(api\/v1(\/|$)|health)/.test(path) ? "platform" : "document-chat";
}

export function wrongMethod(method: string, allow: string): ApiError {
  return new ApiError(405, `${method} is not possible here; try ${allow}.`, { headers: { allow } });
}

/** Names the path that was probably meant. */
export function nothingAt(path: string, nearest: string | undefined): ApiError {
  const hint = nearest === undefined ? "" : ` Did you mean ${nearest}?`;
  return new ApiError(404, `There is nothing at ${path}.${hint} /docs lists all paths.`);
}

function toResponse(reply: Reply, method: string): Response {
  const headers = new Headers(reply.headers);
  if (reply.kind === "json") headers.set("content-type", "application/json; charset=utf-8");
  if (method === "HEAD") {
    if (reply.kind === "raw" && reply.body instanceof ReadableStream) void reply.body.cancel();
    return new Response(null, { status: reply.status, headers });
  }
  const body = reply.kind === "json" ? JSON.stringify(reply.body) : reply.body;
  return new Response(body, { status: reply.status, headers });
}

function bodyOf(request: Request): RawBody {
  return {
    async text(limit) {
      const bytes = await request.arrayBuffer();
      if (bytes.byteLength > limit) throw tooLarge(`The body is larger than ${Math.floor(limit / 1024 / 1024)} MB.`);
      return decodeJson(bytes);
    },
    form: async () => (await import("./multipart.ts")).readMultipart(request),
  };
}
