import { randomUUID } from "node:crypto";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";

/** Names each request and logs it by path only: queries and bodies hold what people look for. */
export function requestLog(log: Logger): Middleware {
  const logsAll = log.isLevelEnabled("debug");
  return async (ctx, next) => {
    const begun = performance.now();
    if (logsAll) ctx.res.once("close", () => entry(ctx, begun));
    await next();
    // For whoever reports it: the log has the same.
    if (ctx.status >= 500) ctx.set("x-request-id", requestId(ctx));
    if (!logsAll && ctx.status >= 500) entry(ctx, begun);
  };

  function entry(ctx: Context, begun: number): void {
    const { method, path, status } = ctx;
    const ms = Math.round(performance.now() - begun);
    log[levelOf(status)]({ request: requestId(ctx), method, path, status, ms }, "request");
  }
}

/** Made when first asked for: most requests are never named anywhere. */
export function requestId(ctx: Context): string {
  ctx.state["requestId"] ??= randomUUID();
  return String(ctx.state["requestId"]);
}

/** 502 and 504 are about some other server that a user wanted asked: nothing of ours is broken. */
function levelOf(status: number): "error" | "warn" | "debug" {
  if (status === 502 || status === 504) return "warn";
  return status >= 500 ? "error" : "debug";
}
