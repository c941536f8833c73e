import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import Koa, { type Context } from "koa";
import { expect, it, onTestFinished } from "vitest";
import { createCallerReader, noteCaller } from "./caller.ts";
import { compressReplies } from "./compress-replies.ts";

const LONG = Buffer.from(JSON.stringify(Array.from({ length: 100 }, (_, at) => ({ id: at, name: "Manuals" }))));

/** What a caller from elsewhere gets, who accepts gzip. */
async function answerTo(path: string, answer: (ctx: Context) => void) {
  const app = new Koa();
  app.use(noteCaller(createCallerReader(["127.0.0.1"])));
  app.use(compressReplies());
  app.use(answer);
  const server = createServer(app.callback()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const headers = { "accept-encoding": "gzip", "x-forwarded-for": "203.0.113.9" };
  return new Promise<{ readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }>((resolve, reject) => {
    const asking = request(url, { headers, agent: false }, async (response) => {
      resolve({ headers: response.headers, bytes: Buffer.concat((await response.toArray()) as Buffer[]) });
    });
    asking.on("error", reject).end();
  });
}

function json(ctx: Context, headers: Readonly<Record<string, string>> = {}): void {
  ctx.body = LONG;
  ctx.set({ "content-type": "application/json; charset=utf-8", ...headers });
}

it("compresses JSON that travels", async () => {
  const { headers, bytes } = await answerTo("/api/collections/", json);
  expect([headers["content-encoding"], headers["content-length"], headers["vary"]]).toEqual([
    "gzip",
    String(bytes.length),
    "accept-encoding",
  ]);
  expect(gunzipSync(bytes).equals(LONG)).toBe(true);
});

it.each<[string, string, (ctx: Context) => void]>([
  ["a login", "/api/v1/auth/login", json],
  ["a token of sync", "/sync/login", json],
  ["what sets a cookie", "/api/x", (ctx) => json(ctx, { "set-cookie": "a=b" })],
  ["what has a tag of its row", "/api/x", (ctx) => json(ctx, { etag: '"1"' })],
  ["what is encoded already", "/api/x", (ctx) => json(ctx, { "content-encoding": "x" })],
  ["a file", "/api/x", (ctx) => json(ctx, { "content-type": "application/pdf" })],
  [
    "a stream",
    "/api/x",
    (ctx) => {
      ctx.body = Readable.from([LONG]);
      ctx.set("content-type", "application/json");
    },
  ],
])("leaves %s as it is", async (_, path, answer) => {
  const { bytes } = await answerTo(path, answer);
  expect(bytes.equals(LONG)).toBe(true);
});
