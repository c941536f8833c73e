import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import type { Called } from "#contract/caller.ts";
import { callerFor, jsonBody, newPerson, type Person } from "#contract/platform/people.ts";
import { makeThings, type Things } from "#contract/platform/testing/fuzz-things.ts";
import { sendBounded } from "#contract/platform/testing/send-bounded.ts";
import type { ContractRequest } from "#contract/request.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

const CANARY = " seen-by-bob-only";

let server: TestServer;
let models: ServedFetch;
let ada: Person;
let bob: Person;
let his: Things;
/** Where his feed ends, what it sums up to, and a part of it that shows what is his. */
let head: string;
let sums: string;
let bucket: number;

const send = sendBounded((path, init) => fetch(server.origin + path, init));

beforeAll(async () => {
  models = await serveFetch(createFakeModelServers().answer);
  server = await startInProcess({ ollamaUrl: models.origin, modelHub: models.origin, searxngUrl: models.origin });
  [ada, bob] = await Promise.all([newPerson(send, "cookies"), newPerson(send, "cookies")]);
  his = await makeThings(bob, models.origin, CANARY);
  const gone = await bob.api.json("POST", "/api/v1/personas", { name: `Gone${CANARY}`, system_prompt: "Read." });
  await bob.api.remove(`/api/v1/personas/${(gone.body as { id: string }).id}`);
  const sent = post("/api/v1/tags", { name: `Tag${CANARY}` }, { "idempotency-key": OTHER_KEY });
  expect((await bob.api.call(sent)).status).toBe(201);
  for (const [{ api }, note] of [
    [ada, ""],
    [bob, CANARY],
  ] as const) {
    const hello = { protocol: 1, device: DEVICE, name: `A browser${note}` };
    expect((await api.json("POST", "/sync/hello", hello)).status).toBe(200);
  }
  head = String(((await bob.api.get(`/sync/pull?device=${DEVICE}`)).body as { head: number }).head);
  sums = (await bob.api.get("/sync/digest")).text;
  for (bucket = 0; !(await bob.api.get(`/sync/bucket?bucket=${bucket}`)).text.includes(CANARY); bucket++)
    expect(bucket).toBeLessThan(255);
});
afterAll(async () => {
  await server.close();
  await models.close();
});

const DEVICE = "device0000";
const OTHER_KEY = "another-of-his";

interface Probe {
  readonly name: string;
  readonly request: () => ContractRequest;
  /** Whether the answer tells of something of Bob's. */
  readonly tells: (answer: Called) => boolean;
}

const get = (path: string, headers: Record<string, string> = {}): ContractRequest => ({ method: "GET", path, headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}): ContractRequest => {
  const sent = jsonBody(body);
  return { method: "POST", path, ...sent, headers: { ...sent.headers, ...headers } };
};
const tool = (name: string, args: object) =>
  post(
    "/mcp",
    { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
    { accept: "application/json, text/event-stream" },
  );
const showsCanary = ({ text }: Called) => text.includes(CANARY.trim());
const succeeds = ({ status }: Called) => status < 400;
const shows = (name: string, request: () => ContractRequest, tells = showsCanary): Probe => ({ name, request, tells });

/** One way each to come by what is Bob's, where his ids, hashes, keys and tags are known. */
const PROBES: readonly Probe[] = [
  shows("a pull", () => get(`/sync/pull?device=${DEVICE}`)),
  shows("a full pull", () => get(`/sync/pull?device=${DEVICE}&full=${head}`)),
  shows("the feed from a place in it", () => get(`/sync/pull?device=${DEVICE}&since=1`)),
  shows("a part of the feed", () => get(`/sync/bucket?bucket=${bucket}`)),
  shows(
    "its sums",
    () => get("/sync/digest"),
    ({ text }) => text === sums,
  ),
  shows("his devices", () => get("/sync/devices")),
  shows("his file by its hash", () => get(`/sync/blobs/${his.sha256}`)),
  shows("a piece of it", () => get(`/sync/blobs/${his.sha256}`, { range: "bytes=0-9" }), succeeds),
  shows("whether it is unchanged", () => get(`/sync/blobs/${his.sha256}`, { "if-none-match": "*" }), succeeds),
  shows("whether it is there", () => ({ method: "HEAD", path: `/sync/blobs/${his.sha256}` }), succeeds),
  shows(
    "whether it need not be sent",
    () => post("/sync/blobs/missing", { ids: [his.sha256] }),
    ({ text }) => !text.includes(his.sha256),
  ),
  shows(
    "whether its parts are there",
    () => post("/sync/blobs", { sha256: his.sha256, size: 10 }),
    ({ body }) => (body as { complete?: boolean }).complete === true,
  ),
  shows(
    "when he writes",
    () => get(`/sync/events?device=${DEVICE}`),
    ({ text }) => text.includes(`data: ${head}\n`),
  ),
  shows("what he deleted", () => get("/api/v1/sync/deleted")),
  shows("his collections as models", () => get("/v1/models")),
  shows(
    "an answer from his collection",
    () =>
      post("/v1/chat/completions", {
        model: `lectern-collection-${his.collection}`,
        messages: [{ role: "user", content: "How many cups?" }],
      }),
    succeeds,
  ),
  shows("an answer from all documents", () =>
    post("/v1/chat/completions", {
      model: "lectern-extractive",
      messages: [{ role: "user", content: "How many cups a day?" }],
    }),
  ),
  shows("an assistant's search", () => tool("search", { query: "cups a day" })),
  shows("an assistant's question", () => tool("ask", { question: "How many cups a day?" })),
  shows("an assistant's collections", () => tool("list_collections", {})),
  shows("an assistant's documents", () => tool("list_documents", {})),
  shows("an assistant's reading", () => tool("read_document", { document_id: his.document })),
  shows("his document's file", () => get(`/api/documents/${his.document}/file`)),
  shows("his chat", () => get(`/api/chat/messages?session_id=${his.session}`)),
  shows("his job's events", () => get(`/api/v1/jobs/${his.job}/events/stream`), succeeds),
  shows("his export", () => get(`/api/v1/exports/${his.job}`), succeeds),
  shows("his collection by its tag", () => get(`/api/collections/${his.collection}`, { "if-none-match": his.etag })),
  shows(
    "whether his tag is right",
    () => ({ method: "DELETE", path: `/api/v1/personas/${his.scene.persona}`, headers: { "if-match": '"other"' } }),
    ({ status }) => status === 412,
  ),
  shows(
    "the answer to his key",
    () =>
      post(
        "/api/collections/",
        { name: `Tea${CANARY}`, description: `About tea${CANARY}` },
        { "idempotency-key": his.idempotencyKey },
      ),
    ({ headers, body }) =>
      headers["idempotency-replayed"] === "true" || (body as { id?: string }).id === his.collection,
  ),
  shows(
    "whether he used his key",
    () => post("/api/v1/tags", { name: crypto.randomUUID() }, { "idempotency-key": OTHER_KEY }),
    ({ status }) => status === 409,
  ),
];

describe("a second user, who knows all ids, hashes, tags and keys of the first", () => {
  test.each(PROBES)("is not told: $name", async ({ request, tells }) => {
    const answer = await ada.api.call(request());
    expect(tells(answer), `${answer.status} ${answer.text.slice(0, 500)}`).toBe(false);
    expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(500);
  });

  // A leak is planted by answering her as him: whoever looks as above must see each of them.
  test.each(PROBES)("would be seen to be told, if it were: $name", async ({ request, tells }) => {
    const leaky = callerFor(send, bob.token);
    const answer = await leaky.call(request());
    expect(tells(answer), `${answer.status} ${answer.text.slice(0, 500)}`).toBe(true);
  });

  test("pushes into her own rows only, whatever rows she names", async () => {
    const before = (await bob.api.get(`/api/v1/personas/${his.scene.persona}`)).text;
    const now = Date.now().toString(36).padStart(9, "0");
    const op = ["personas", his.scene.persona, `${now}0000.${DEVICE}`, { name: "Hers" }, 0, 1, 0];
    const push = { device: DEVICE, n: 1, since: 0, hash: "0".repeat(16), ops: [op] };
    const answer = await ada.api.json("POST", "/sync/push", push);
    expect(answer.status, answer.text).toBe(200);
    expect((answer.body as { unknown: unknown[] }).unknown).toEqual([["personas", his.scene.persona]]);
    expect((await bob.api.get(`/api/v1/personas/${his.scene.persona}`)).text).toBe(before);
  });
});
