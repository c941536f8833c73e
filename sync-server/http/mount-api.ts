import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import { errorReply } from "#core/http/error-reply.ts";
import { apiOf, nothingAt, wrongMethod } from "#core/http/fetch-handler.ts";
import type { Api, MountedRoute, Reply } from "#core/http/route.ts";
import { bySpecificity, createRouter, resourceOf } from "#core/http/router.ts";
import type { Asking } from "#core/http/named-others.ts";
import { runRoute } from "#core/http/run-route.ts";
import type { Every } from "./body-pace.ts";
import { createRawBody } from "./raw-body.ts";
import { sendReply } from "./send-reply.ts";
import type { UploadOptions } from "./upload.ts";

export interface MountOptions<RouteContext> {
  readonly routes: readonly MountedRoute<RouteContext>[];
  /** Who asks, and with which services. Throws `ApiError` 401 where nobody may. */
  readonly contextOf: (ctx: Context, route: MountedRoute<RouteContext>) => Promise<RouteContext> | RouteContext;
  readonly uploads: UploadOptions;
  /** What counts the windows in which bodies must keep coming; the clock when left out. */
  readonly every?: Every;
  /** Gives an answer again while it holds; without it every answer is made anew. */
  readonly keepReply?: (
    route: MountedRoute<RouteContext>,
    url: string,
    context: RouteContext,
    make: () => Promise<Reply>,
  ) => Promise<Reply>;
  readonly report: (error: unknown, ctx: Context) => void;
}

/** The API's rows on @koa/router; what is under `/api` and no row answers 404 or 405 here and goes no further. */
export function mountApi<RouteContext extends Asking>(options: MountOptions<RouteContext>): readonly Middleware[] {
  const routers = new Map<string, Router>();
  for (const route of bySpecificity(options.routes)) {
    if (/[:*]/.test(resourceOf(route.fullPath)))
      throw new Error(`${route.fullPath} needs a name before its first parameter.`);
    const router = routers.get(resourceOf(route.fullPath)) ?? new Router({ sensitive: true });
    routers.set(resourceOf(route.fullPath), router);
    router.register(routerPath(route.fullPath), [route.method], (ctx, next) =>
      isDecodable(ctx.path) ? answer(ctx as unknown as Context, route, ctx.params) : next(),
    );
  }
  return [pickRouter(routers), createFallback(options)];

  async function answer(
    ctx: Context,
    route: MountedRoute<RouteContext>,
    params: Record<string, string>,
  ): Promise<void> {
    const body = createRawBody(ctx, options.uploads, options.every);
    const { query, headers } = requestParts(ctx);
    try {
      const context = await options.contextOf(ctx, route);
      const make = () => runRoute(route, { params, query, headers, body, signal: signalOf(ctx) }, context);
      sendReply(ctx, options.keepReply ? await options.keepReply(route, ctx.url, context, make) : await make());
    } catch (error) {
      sendError(ctx, route.api, error, options.report);
    } finally {
      await body.dispose();
      endUnreadRequest(ctx);
    }
  }
}

/** A router tries its rows one after another, so each resource has its own: rows of one never answer for another. */
function pickRouter(routers: ReadonlyMap<string, Router>): Middleware {
  const middleware = new Map(
    [...routers].map(([resource, router]) => [resource, router.routes() as unknown as Middleware]),
  );
  return (ctx, next) => middleware.get(resourceOf(ctx.path))?.(ctx, next) ?? next();
}

/** Wrong methods and unknown paths, worded as in the browser's host. Everything outside the APIs is passed on. */
function createFallback<RouteContext>({ routes, report }: MountOptions<RouteContext>): Middleware {
  const router = createRouter(routes);
  return async (ctx, next) => {
    const match = router.match(ctx.method, ctx.path);
    if (match.kind === "wrong-method") {
      sendError(ctx, match.route.api, wrongMethod(ctx.method, match.allow), report);
    } else if (isApiPath(ctx.path)) {
      sendError(ctx, apiOf(ctx.path), nothingAt(ctx.path, router.nearest(ctx.path)), report);
    } else {
      await next();
      return;
    }
    endUnreadRequest(ctx);
  };
}

export const isApiPath = (path: string) => /^\/(api|sync|v1|mcp)(\/|$)/.test(path);

function sendError(ctx: Context, api: Api, error: unknown, report: (error: unknown, ctx: Context) => void): void {
  sendReply(
    ctx,
    errorReply(api, error, (bug) => report(bug, ctx)),
  );
}

/** A path with a broken escape names nothing; @koa/router would hand it on undecoded. */
function isDecodable(path: string): boolean {
  try {
    return !path.includes("%") || decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** `*rest` is spelled alike in both; a literal that path-to-regexp would read as syntax is escaped. */
function routerPath(path: string): string {
  return path.replace(/[{}()[\]+?!]/g, "\\$&");
}

function requestParts(ctx: Context) {
  return {
    query: new URLSearchParams(ctx.querystring),
    headers: { get: (name: string) => (ctx.get(name) === "" ? null : ctx.get(name)) },
  };
}

/** Aborts when the caller goes away before the answer is out. */
function signalOf(ctx: Context): AbortSignal {
  const controller = new AbortController();
  ctx.res.once("close", () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * A caller still sending when its answer is ready gets some seconds to read it, then is cut off:
 * closing at once would lose the answer, and reading on for ever would take whatever it sends.
 */
function endUnreadRequest(ctx: Context): void {
  const { req } = ctx;
  if (req.complete || req.destroyed) return;
  req.resume();
  const timer = setTimeout(() => req.destroy(), LINGER).unref();
  req.once("close", () => clearTimeout(timer));
}

/** Milliseconds. */
const LINGER = 5000;
