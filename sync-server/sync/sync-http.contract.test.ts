import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { newPerson } from "#contract/platform/people.ts";
import { performRequest, type ContractRequest } from "#contract/request.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { change, put } from "#core/storage/store.ts";
import { NewPage, pages } from "#core/workspace/pages/page.ts";
import { createPage } from "#core/workspace/pages/pages.ts";
import { startInProcess, type TestServer } from "../testing/start-in-process.ts";
import { createTestDevice, testCollection } from "./testing/test-device.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startInProcess();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const device = (token?: string) =>
  createTestDevice(() => server.origin, token ? { authorization: `Bearer ${token}` } : {});
const collection = testCollection;

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

it("what the app writes a script finds, and the other way round", async () => {
  const [one, two] = [device(), device()];
  await one.store.write(Array.from({ length: 2500 }, (_, at) => put(collections, collection(at))));
  expect((await one.client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });
  const found = await fetch(`${server.origin}/api/collections/${collection(7).id}`);
  expect(await found.json()).toMatchObject({ name: "Collection 7" });

  const made = await post("/api/collections", JSON.stringify({ name: "By a script", description: "d" }));
  const { id } = (await made.json()) as { id: string };
  expect((await two.client.cycle()).state.status).toBe("synced");
  expect(await two.store.get(collections, LOCAL_USER, id)).toMatchObject({ name: "By a script" });
  expect(await two.store.count(collections, { owner: LOCAL_USER })).toBe(2501);
});

it("R31: a device hears of what another one sent", async () => {
  const [one, two] = [device(), device()];
  for (const { client } of [one, two]) await client.cycle();
  const stop = new AbortController();
  const events = await fetch(`${server.origin}/sync/events?device=${await two.client.device()}`, {
    signal: stop.signal,
  });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? "";
  expect(first).toMatch(/^event: head\ndata: \d+\n\n$/);
  await one.store.write([put(collections, collection(9001))]);
  await one.client.cycle();
  const second = (await reader?.read())?.value ?? "";
  expect(Number(/\d+/.exec(second)?.[0])).toBeGreaterThan(Number(/\d+/.exec(first)?.[0]));
  stop.abort();
});

it("R22: a body that unpacks to more than is allowed is refused, and so is one that is not packed as it says", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
  expect((await post("/sync/push", new Uint8Array(bomb), { "content-encoding": "gzip" })).status).toBe(413);
  expect((await post("/sync/push", "{}", { "content-encoding": "gzip" })).status).toBe(400);
});

it("R22: the largest page that the API accepts passes, with its backup and what was published of it", async () => {
  const [one, two] = [device(), device()];
  const content = { layout: {}, components: [{ id: "text", text: "x".repeat(7_900_000) }] };
  const row = await createPage(
    { store: one.store, clock: Date },
    LOCAL_USER,
    NewPage.parse({ name: "Large", route: "/large", content }),
  );
  const others = { content_backup: content, published_content: content };
  await one.store.write([change(pages, LOCAL_USER, row.id, others)]);
  for (const { client } of [one, two])
    expect((await client.cycle()).state).toMatchObject({ status: "synced", pending: 0, problem: null });
  expect(await two.store.get(pages, LOCAL_USER, row.id)).toEqual(await one.store.get(pages, LOCAL_USER, row.id));
});

it.each([
  ["hello", "/sync/hello", { protocol: 0, device: "device-aaa", name: "" }, 426],
  [
    "push of an unknown device",
    "/sync/push",
    { device: "device-zzz", n: 1, since: 0, hash: "0".repeat(16), ops: [] },
    404,
  ],
  ["push without a number", "/sync/push", { device: "device-zzz", since: 0, hash: "0".repeat(16), ops: [] }, 400],
])("a %s that cannot be is refused", async (_, path, body, status) => {
  expect((await post(path, JSON.stringify(body))).status).toBe(status);
});

it("R38: a revoked device is told so, and nothing else", async () => {
  const { client } = device();
  await client.cycle();
  const id = await client.device();
  expect((await fetch(`${server.origin}/sync/devices/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await client.cycle()).state.status).toBe("revoked");
});

it("I11: another user's token gets none of it", async () => {
  const send = (request: ContractRequest) => performRequest({ request, origin: server.origin });
  const { token } = await newPerson(send, "cookies");
  const eve = device(token);
  expect((await eve.client.cycle()).state.status).toBe("synced");
  expect(await eve.store.count(collections, { owner: LOCAL_USER })).toBe(0);
});
