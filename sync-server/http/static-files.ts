import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Context, Middleware } from "koa";

/**
 * Serves the built page. Files with a hash in their name never change and are kept for a year; everything else
 * is asked for again each time, so that an update is seen at once. A page route answers the page itself.
 */
export function staticFiles(folder: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    const path = filePath(folder, ctx.path);
    if (path && (await sendFile(ctx, path))) return;
    if (isPageRoute(ctx.path) && (await sendFile(ctx, join(folder, "index.html")))) return;
    await next();
  };
}

/** Paths of the page's own router have no extension and belong to no other part of the server. */
export const isPageRoute = (path: string) =>
  !/\.[a-z0-9]+$/i.test(path) && !/^\/(api|docs|sync|v1|health)(\/|$)/.test(path);

/** The file a path names, or undefined when it names none inside the folder. */
function filePath(folder: string, path: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (name.includes("\0") || name.includes("\\")) return undefined;
  const file = normalize(join(folder, name.endsWith("/") ? `${name}index.html` : name));
  return file.startsWith(folder + sep) ? file : undefined;
}

/** False when there is no such file. */
export async function sendFile(ctx: Context, path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return false;
  const type = CONTENT_TYPES[extname(path)] ?? "application/octet-stream";
  ctx.status = 200;
  ctx.set("cache-control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache");
  if (/(service-worker|sw)\.js$/.test(path)) ctx.set("service-worker-allowed", "/");
  ctx.set("etag", `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`);
  if (ctx.fresh) {
    ctx.status = 304;
    return true;
  }
  ctx.body = ctx.method === "HEAD" ? "" : createReadStream(path);
  ctx.set("content-type", type);
  ctx.set("content-length", String(found.size));
  return true;
}

/** As Vite names them: `assets/name-B1x2Y3z4.js`. */
const isHashed = (path: string) => /[/\\]assets[/\\].*-[\w-]{8,}\.\w+$/.test(path);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".bcmap": "application/octet-stream",
};
