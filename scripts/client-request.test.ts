import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLectern, LecternError, type LecternOptions, type StreamEvent } from "../client/lectern-client.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A client of a server on loopback that answers as the test says. */
async function setup(answer: Answer, options: LecternOptions = {}) {
  const asked: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage["headers"];
    readonly body: string;
  }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      asked.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { asked, client: createLectern({ baseUrl, ...options }), baseUrl };
}

const json = (response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

async function refusalOf(promise: Promise<unknown>): Promise<LecternError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(LecternError);
  return error as LecternError;
}

test("parameters, queries, bodies and the token go where they belong", async () => {
  const { client, asked } = await setup((_, response) => json(response, []), { token: "lt_me" });
  await client.listJobs({ query: { limit: 5, status: "failed", envelope: false, offset: undefined } });
  await client.getPageByRoute({ params: { route: "sales/a b" } });
  await client.createTag({ body: { name: "Grün", user_id: "current" } });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /api/v1/jobs?limit=5&status=failed&envelope=false",
    "GET /api/v1/pages/route/sales/a%20b",
    "POST /api/v1/tags",
  ]);
  expect(asked[2]?.headers).toMatchObject({ "content-type": "application/json", authorization: "Bearer lt_me" });
  expect(JSON.parse(asked[2]?.body ?? "")).toEqual({ name: "Grün", user_id: "current" });
});

test("a key goes with what is to happen once", async () => {
  const { client, asked } = await setup((_, response) => json(response, {}));
  await client.createTag({ body: { name: "Green" }, idempotencyKey: "tag-1" });
  await client.createTag({ body: { name: "Green" } });
  expect(asked.map(({ headers }) => headers["idempotency-key"])).toEqual(["tag-1", undefined]);
});

test("files go as forms, whatever they are made of", async () => {
  const { client, asked } = await setup((_, response) => json(response, {}));
  await client.uploadDocument({ form: { collection_id: "c", file: { name: "a.md", content: "# Text" } } });
  await client.processDocuments({
    form: { files: [{ name: "b.txt", content: new TextEncoder().encode("Bytes") }, new File(["File"], "c.txt")] },
  });
  expect(asked[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(asked[0]?.body).toMatch(/name="collection_id"\r\n\r\nc\r\n[^]*filename="a\.md"[^]*# Text/);
  expect(asked[1]?.body).toMatch(/name="files"; filename="b\.txt"[^]*Bytes[^]*name="files"; filename="c\.txt"[^]*File/);
});

test("a login is remembered, refreshed and forgotten without a cookie jar", async () => {
  const cookies = (access: string, refresh: string, age: number) => [
    `access_token=${access}; Path=/; Max-Age=${age}; HttpOnly`,
    `refresh_token=${refresh}; Path=/api/v1/auth; Max-Age=${age}; HttpOnly`,
  ];
  const { client, asked } = await setup((request, response) => {
    if (request.url?.endsWith("/login")) response.setHeader("set-cookie", cookies("a1", "r1", 900));
    if (request.url?.endsWith("/refresh")) response.setHeader("set-cookie", cookies("a2", "r2", 900));
    if (request.url?.endsWith("/logout")) response.setHeader("set-cookie", cookies("", "", 0));
    response.end();
  });
  expect(await client.login({ body: { email: "ada@example.org", password: "correct horse" } })).toBeUndefined();
  await client.refresh();
  await client.listPersonas();
  await client.logout();
  await client.listPersonas();
  expect(asked.map(({ headers }) => [headers.authorization, headers.cookie])).toEqual([
    [undefined, undefined],
    ["Bearer a1", "refresh_token=r1"],
    ["Bearer a2", undefined],
    ["Bearer a2", "refresh_token=r2"],
    [undefined, undefined],
  ]);
});

test("refusals carry their status, what is wrong, and how long to wait", async () => {
  const findings = [{ loc: ["body", "name"], msg: "must not be empty", type: "too_small" }];
  const answers: Answer[] = [
    (_, response) => json(response, { detail: "No tag with the id x." }, 404),
    (_, response) => json(response, { detail: findings }, 422),
    (_, response) => json(response, { detail: "Too many requests." }, 429, { "retry-after": "7" }),
    (_, response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
  ];
  const { client } = await setup((...given) => answers.shift()?.(...given));
  const refused = () => refusalOf(client.deleteTag({ params: { tag_id: "x" } }));
  expect(await refused()).toMatchObject({
    status: 404,
    detail: "No tag with the id x.",
    message: "No tag with the id x.",
  });
  expect(await refused()).toMatchObject({ status: 422, detail: findings, message: "body.name: must not be empty" });
  expect(await refused()).toMatchObject({ status: 429, retryAfter: 7 });
  expect(await refused()).toMatchObject({ status: 502, message: expect.stringContaining("502"), retryAfter: null });
});

test("a server that is away, one that is too slow, and a caller who gives up are told apart", async () => {
  const { client, baseUrl } = await setup(() => undefined);
  expect(await refusalOf(client.getMe({ timeout: 50 }))).toMatchObject({
    status: 408,
    message: expect.stringContaining("50"),
  });
  const giveUp = new AbortController();
  const waiting = client.getMe({ signal: giveUp.signal });
  giveUp.abort(new Error("Enough."));
  await expect(waiting).rejects.toThrow("Enough.");
  const nobody = createLectern({ baseUrl, fetch: () => Promise.reject(new TypeError("fetch failed")) });
  expect(await refusalOf(nobody.getMe())).toMatchObject({ status: 0 });
});

test("a body that breaks off is said to have, and one that never ends is not waited for", async () => {
  const { client } = await setup((request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('[{"id":');
    if (request.url?.includes("break")) setTimeout(() => response.destroy(), 20);
  });
  expect(await refusalOf(client.listConversationsWithTag({ params: { tag_id: "break" } }))).toMatchObject({
    status: 0,
  });
  expect(await refusalOf(client.listConversationsWithTag({ params: { tag_id: "hang" }, timeout: 100 }))).toMatchObject({
    status: 408,
  });
});

test("events are read though every byte comes alone, with their ids, and resume after the one last seen", async () => {
  const stream =
    ': hello\n\nid: 3\nevent: progress\ndata: {"message":"Grüß 世界 👋🏽",\ndata: "n":1}\n\nid: 4\r\nevent: completed\r\ndata: {}\r\n\r\n';
  const { client, asked } = await setup(async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const byte of new TextEncoder().encode(stream)) {
      response.write(Uint8Array.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  const events: StreamEvent[] = [];
  for await (const event of client.streamJobEvents({ params: { job_id: "j" }, lastEventId: "2" })) events.push(event);
  expect(events).toEqual([
    { id: "3", event: "progress", data: { message: "Grüß 世界 👋🏽", n: 1 } },
    { id: "4", event: "completed", data: {} },
  ]);
  expect(asked[0]?.headers["last-event-id"]).toBe("2");
});

test("leaving a stream of text ends the request, and [DONE] ends the stream", async () => {
  const gone = Promise.withResolvers<void>();
  const { client, asked } = await setup((_, response, body) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('data: {"text":"one"}\n\n');
    if (body.includes("finish")) response.end('data: [DONE]\n\ndata: {"text":"never"}\n\n');
    else response.once("close", () => gone.resolve());
  });
  const ask = (prompt: string) => client.streamGenerateText({ body: { provider: "local", model: "m", prompt } });
  for await (const { data } of ask("leave")) {
    expect(data).toEqual({ text: "one" });
    break;
  }
  await gone.promise;
  const texts: unknown[] = [];
  for await (const { data } of ask("finish")) texts.push(data["text"]);
  expect(texts).toEqual(["one"]);
  expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({ stream: true, prompt: "leave" });
});
