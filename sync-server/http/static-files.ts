import { createReadStream, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Context, Middleware } from "koa";
import { ApiError } from "#core/http/errors.ts";
import { rangeOf } from "#core/http/range-reply.ts";
import { pickEncoding, type Encoding } from "./encodings.ts";

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

/**
 * Paths of the page's own router have no extension and belong to no other part of the server. The route of a published
 * page may end like a file name.
 */
export const isPageRoute = (path: string) =>
  path.startsWith("/p/") || (!/\.[a-z0-9]+$/i.test(path) && !/^\/(api|docs|sync|v1|health)(\/|$)/.test(path));

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

/** False when there is no such file. Sends the variant that the caller likes best, where the build made some. */
export async function sendFile(ctx: Context, path: string): Promise<boolean> {
  const found = await statFile(path);
  if (!found) return false;
  const variants = await variantsOf(path, found);
  if (variants.size > 0) ctx.vary("accept-encoding");
  // A range is one of the file's own bytes.
  const offered = ctx.get("range") === "" ? [...variants.keys()] : [];
  const encoding = pickEncoding(ctx.headers["accept-encoding"]?.toString(), offered);
  if (encoding === null) {
    refuse(ctx, 406, "This file is not available in an encoding that the request accepts.");
    return true;
  }
  ctx.status = 200;
  ctx.set("cache-control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache");
  if (/(service-worker|sw)\.js$/.test(path)) ctx.set("service-worker-allowed", "/");
  const etag = etagOf(found, encoding);
  ctx.set("etag", etag);
  if (ctx.fresh) {
    ctx.status = 304;
    return true;
  }
  const variant = encoding === "identity" ? undefined : variants.get(encoding);
  if (variant) {
    sendWhole(ctx, variant);
    ctx.set("content-encoding", encoding);
  } else {
    sendBytes(ctx, { path, size: found.size }, etag);
  }
  if (ctx.status < 400) ctx.set("content-type", CONTENT_TYPES[extname(path)] ?? "application/octet-stream");
  return true;
}

interface Sent {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

function sendWhole(ctx: Context, { path, size }: Sent): void {
  ctx.body = ctx.method === "HEAD" ? "" : createReadStream(path);
  ctx.set("content-length", String(size));
}

/** The file's own bytes: all of them, or the range asked for. */
function sendBytes(ctx: Context, { path, size }: Sent, etag: string): void {
  ctx.set("accept-ranges", "bytes");
  try {
    const headers = { get: (name: string) => ctx.get(name) || null };
    const range = ctx.method === "HEAD" ? undefined : rangeOf(headers, etag, size);
    if (!range) return sendWhole(ctx, { path, size });
    ctx.status = 206;
    ctx.set("content-range", `bytes ${range.from}-${range.to - 1}/${size}`);
    ctx.body = createReadStream(path, { start: range.from, end: range.to - 1 });
    ctx.set("content-length", String(range.to - range.from));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    ctx.set(error.headers);
    refuse(ctx, error.status, error.message);
  }
}

function refuse(ctx: Context, status: number, detail: string): void {
  ctx.status = status;
  ctx.remove("etag");
  ctx.set("cache-control", "no-store");
  ctx.body = { detail };
}

async function statFile(path: string): Promise<Stats | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found : undefined;
}

/** What the build wrote beside the file; not what was made from an earlier state of it. */
async function variantsOf(path: string, file: Stats): Promise<ReadonlyMap<Encoding, Sent>> {
  const variants = new Map<Encoding, Sent>();
  for (const [encoding, suffix] of SUFFIXES) {
    const found = await statFile(path + suffix);
    if (found && found.mtimeMs + COPIED_WITHIN > file.mtimeMs)
      variants.set(encoding, { path: path + suffix, size: found.size });
  }
  return variants;
}

/** Other bytes, another tag: a cache keeps them side by side. */
function etagOf({ size, mtimeMs }: Stats, encoding: Encoding | "identity"): string {
  const base = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
  return `"${base}${encoding === "identity" ? "" : `-${encoding}`}"`;
}

const SUFFIXES: readonly (readonly [Encoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];
/** Milliseconds that copying a whole build may put between a file and its variant. */
const COPIED_WITHIN = 60_000;

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
