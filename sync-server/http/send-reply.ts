import { Readable } from "node:stream";
import type { Context } from "koa";
import type { Cookie, RawReply, Reply } from "#core/http/route.ts";
import { callerOf } from "./caller.ts";

/** Sends what a route gave. */
export function sendReply(ctx: Context, reply: Reply): void {
  ctx.status = reply.status;
  for (const [name, value] of Object.entries(reply.headers)) ctx.set(name, value);
  if (reply.cookies)
    ctx.set(
      "set-cookie",
      reply.cookies.map((cookie) => cookieHeader(cookie, callerOf(ctx)?.secure ?? ctx.secure)),
    );
  if (reply.kind === "json") {
    ctx.set("content-type", "application/json; charset=utf-8");
    // As bytes: Node takes longer to send a long string after the headers (a tenth of the whole for 11 KB).
    ctx.body = Buffer.from(JSON.stringify(reply.body));
  } else {
    sendRaw(ctx, reply);
  }
}

function sendRaw(ctx: Context, { body, status, headers }: RawReply): void {
  if (body === null) {
    ctx.body = null;
    ctx.status = status;
  } else if (typeof body === "string") {
    ctx.body = body;
  } else if (body instanceof Uint8Array) {
    ctx.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  } else if (ctx.method === "HEAD") {
    void body.cancel();
    ctx.body = "";
    ctx.remove("content-length");
  } else {
    ctx.body = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  }
  // Koa replaces these when it sees the body; the route's word counts.
  for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
}

function cookieHeader({ name, value, path, maxAge }: Cookie, secure: boolean): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
