import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, Middleware } from "koa";
import { callerOf } from "./caller.ts";
import { pickEncoding, type Encoding } from "./encodings.ts";

/**
 * Compresses long JSON answers of the API. Left as they are:
 *
 * - streams, which are sent while they are made, and what a route has encoded itself;
 * - answers with an `ETag`: `If-Match` compares it with the row, which has one tag, whatever the encoding;
 * - logins, tokens and sync, and whatever sets a cookie: the length of a compressed secret beside words that the caller
 *   chose tells of the secret (BREACH).
 */
export function compressReplies(): Middleware {
  return async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (!(body instanceof Uint8Array) || body.length < leastOf(ctx) || !isOpen(ctx)) return;
    ctx.vary("accept-encoding");
    const encoding = pickEncoding(ctx.headers["accept-encoding"]?.toString(), ["br", "gzip"]);
    if (encoding === "identity" || encoding === null) return;
    const packed = await PACK[encoding](body);
    ctx.body = packed;
    ctx.set({ "content-encoding": encoding, "content-length": String(packed.length) });
  };
}

function isOpen({ path, res }: Context): boolean {
  if (SECRET.test(path) || !/^application\/json\b/.test(String(res.getHeader("content-type")))) return false;
  return !["content-encoding", "etag", "set-cookie"].some((name) => res.hasHeader(name));
}

/** Bytes. Nothing travels between a program of this machine and its own server, so only what is really long is worth it. */
const leastOf = (ctx: Context) => {
  const caller = callerOf(ctx);
  const isHere = caller?.isForwarded === false && /^(127\.|::1$)/.test(caller.address);
  return isHere ? 32 * 1024 : 1400;
};

const SECRET = /^\/(sync|api\/v1\/auth)(\/|$)/;

/** Fast settings: these answers are made for one request. */
const PACK: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzipped(bytes, { level: 4 }),
};
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
