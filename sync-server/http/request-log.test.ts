import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import Koa from "koa";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { requestLog } from "./request-log.ts";

async function setup(level: "debug" | "error", status: number) {
  const entries: Readonly<Record<string, unknown>>[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      entries.push(JSON.parse(line.toString()) as Readonly<Record<string, unknown>>);
      done();
    },
  });
  const app = new Koa();
  app.use(requestLog(pino({ level }, sink)));
  app.use((ctx) => {
    ctx.status = status;
    ctx.body = "answer";
  });
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: "Bearer secret-token", cookie: "access_token=secret-cookie" };
  const answer = await fetch(`http://127.0.0.1:${port}/api/things?q=secret-query`, { headers });
  await answer.text();
  return { answer, entries };
}

it("a request that fails has a name, which its caller and the log know", async () => {
  const { answer, entries } = await setup("error", 500);
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(entries).toEqual([
    expect.objectContaining({ request: answer.headers.get("x-request-id"), path: "/api/things", status: 500 }),
  ]);
});

it("others are logged only where everything is, and no request with what it holds", async () => {
  const quiet = await setup("error", 200);
  expect([quiet.entries, quiet.answer.headers.get("x-request-id")]).toEqual([[], null]);
  const { entries } = await setup("debug", 200);
  await expect.poll(() => entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ path: "/api/things", status: 200 });
  expect(JSON.stringify(entries)).not.toContain("secret");
});
