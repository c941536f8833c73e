import { randomUUID } from "node:crypto";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";

/** Names each request and logs it by path only: queries and bodies hold what people look for. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const begun = performance.now();
    ctx.state["requestId"] = randomUUID();
    ctx.res.once("close", () => {
      const { method, path, status } = ctx;
      const ms = Math.round(performance.now() - begun);
      log[status >= 500 ? "error" : "debug"]({ request: requestId(ctx), method, path, status, ms }, "request");
    });
    await next();
  };
}

export const requestId = (ctx: Context): string => String(ctx.state["requestId"] ?? "");
