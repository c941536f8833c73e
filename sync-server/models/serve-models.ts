import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Middleware } from "koa";
import type { LocalModels } from "./local-models.ts";

/** `GET <prefix>/<owner>/<name>/…`: files of a folder of models with ranges, and `index.json` with their sizes and hashes. */
export function serveModels(models: LocalModels, prefix = "/models"): Middleware {
  return async (ctx, next) => {
    const below = ctx.path.startsWith(`${prefix}/`) ? ctx.path.slice(prefix.length) : "";
    const match = /^\/([\w.-]+\/[\w.-]+)\/(.+)$/.exec(below);
    if (!match || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const [, repository = "", path = ""] = match;
    if (path === "index.json") {
      const files = await models.list(repository, "main");
      if (!files) return next();
      ctx.set("cache-control", "no-cache");
      ctx.body = { files };
      return undefined;
    }
    const file = models.pathOf(repository, path);
    if (file === undefined) return next();
    const size = (await stat(file).catch(() => undefined))?.size;
    if (size === undefined) return next();
    const from = Math.min(Number(/^bytes=(\d{1,15})-$/.exec(ctx.get("range"))?.[1] ?? 0), size);
    ctx.set({ "accept-ranges": "bytes", "content-length": String(size - from) });
    if (from > 0) {
      ctx.status = 206;
      ctx.set("content-range", `bytes ${from}-${size - 1}/${size}`);
    }
    ctx.type = "application/octet-stream";
    ctx.body = createReadStream(file, { start: from });
    return undefined;
  };
}
