import { describe, expect, test } from "vitest";
import type { ModuleEvent } from "../module-event.ts";
import { guessKind } from "../module-kind.ts";
import { configOf, propsOf } from "../module-props.ts";
import { fileAddress } from "./bundle-path.ts";
import { createMemoryStorage } from "./document/storage.ts";
import type { AskedRequest, ToComponent } from "./messages.ts";
import { apiPath, createModuleNetwork, type NetworkDeps } from "./network-service.ts";
import { readFromComponent } from "./read-component.ts";

const ORIGIN = "http://localhost:8000";

test.each([
  ["http://localhost:8005/api/collections/", "/api/collections/"],
  ["http://localhost:8005/collections/?limit=2", "/api/collections/?limit=2"],
  ["http://127.0.0.1:8000/api/v1/plugin-state", "/api/v1/plugin-state"],
  ["http://127.0.0.1:8000/v1/plugin-state", "/api/v1/plugin-state"],
  [`${ORIGIN}/api/documents/`, "/api/documents/"],
  ["https://localhost:8005.example.org/api/x", undefined],
  ["http://127.0.0.1:8080/api/x", undefined],
  ["https://example.org/api/collections/", undefined],
  ["nonsense", undefined],
])("%s is the path %s of the API", (address, path) => {
  expect(apiPath(address, ORIGIN)).toBe(path);
});

test("no path leads out of a bundle, and React is Lectern's", () => {
  const root = "/api/v1/public/plugins/Mine/1.0.0-0/";
  expect(fileAddress(root, "dist/84.js")).toBe(`${root}dist/84.js`);
  expect(fileAddress(root, "dist/a b?.js")).toBe(`${root}dist/a%20b%3F.js`);
  expect(fileAddress(root, "react-dom")).toBe("/plugin-react/react-dom.production.min.js");
  for (const path of ["../../../../auth/me", "dist/../../x", "/etc", "./a.js", "", "a//b"])
    expect(() => fileAddress(root, path), path).toThrow("no such file");
});

/** A network whose API answers with what it was asked. */
function setup(change: Partial<NetworkDeps> = {}) {
  const sent: ToComponent[] = [];
  const notes: ModuleEvent[] = [];
  const refused: string[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const network = createModuleNetwork({
    origin: ORIGIN,
    allow: async (_, path, body) => ({ path, body }),
    raw: async (path, init) => Response.json({ path, method: init.method, body: init.body ?? null }, { status: 201 }),
    send: (message) => (sent.push(message), message.kind === "end" && resolve()),
    refused: (url) => void refused.push(url),
    note: (event) => void notes.push(event),
    ...change,
  });
  const ask = async (more: Partial<AskedRequest>) => {
    network.hear({ kind: "request", id: 1, method: "GET", url: `${ORIGIN}/api/x`, headers: [], body: null, ...more });
    await ended;
    const chunks = sent.flatMap((message) =>
      message.kind === "chunk" ? [new TextDecoder().decode(message.bytes)] : [],
    );
    return { sent, notes, refused, text: chunks.join("") };
  };
  return { ask, network };
}

describe("requests of a component module", () => {
  test("go to the API with their body and come back with status and headers", async () => {
    const body = new TextEncoder().encode('{"query":"q"}').buffer;
    const { sent, text, notes } = await setup().ask({ method: "POST", body });
    expect(sent[0]).toMatchObject({ kind: "response", status: 201 });
    expect(JSON.parse(text)).toEqual({ path: "/api/x", method: "POST", body: '{"query":"q"}' });
    expect(sent.at(-1)).toEqual({ kind: "end", id: 1 });
    expect(notes).toMatchObject([{ kind: "call", service: "fetch", method: "POST" }]);
  });

  test("arrive piece by piece", async () => {
    const pieces = ["data: one\n\n", "data: two\n\n"].map((text) => new TextEncoder().encode(text));
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const { sent } = await setup({ raw: async () => new Response(stream) }).ask({});
    expect(sent.map(({ kind }) => kind)).toEqual(["response", "chunk", "chunk", "end"]);
  });

  test.each([
    [{ url: "https://example.org/x" }, /may not contact example\.org/],
    [{ method: "POST", body: new TextEncoder().encode("no json").buffer }, /JSON only/],
  ])("%j are refused with a sentence and told to the egress log", async (request, words) => {
    const { sent, refused, notes } = await setup().ask(request);
    expect(sent).toEqual([{ kind: "end", id: 1, error: expect.stringMatching(words) as string }]);
    expect(refused).toHaveLength(1);
    expect(notes).toMatchObject([{ error: expect.stringMatching(words) as string }]);
  });

  test("that the permissions do not allow are refused before anything is asked", async () => {
    const raw = async (): Promise<Response> => Promise.reject(new Error("asked"));
    const allow = async () => Promise.reject(new Error("It takes the permission api.access."));
    const { sent } = await setup({ raw, allow }).ask({});
    expect(sent).toEqual([{ kind: "end", id: 1, error: "It takes the permission api.access." }]);
  });

  test("end when the module gives them up", async () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const raw = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((__, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("given up")));
        resolve();
      });
    const { ask, network } = setup({ raw });
    const asked = ask({});
    await begun;
    network.hear({ kind: "abort", id: 1 });
    expect((await asked).sent).toEqual([{ kind: "end", id: 1, error: "given up" }]);
  });
});

test("storage in memory reads and writes by methods and by names, and tells each change", () => {
  const told: unknown[] = [];
  const { storage, take } = createMemoryStorage({ a: "1" }, (key, value) => told.push([key, value]));
  storage.setItem("b", "2");
  storage["c"] = "3";
  delete storage["a"];
  expect([storage.getItem("a"), storage["b"], storage.length, storage.key(0)]).toEqual([null, "2", 2, "b"]);
  expect(Object.keys(storage)).toEqual(["b", "c"]);
  expect(take({ b: "other", c: "3", d: null })).toEqual([{ key: "b", from: "2", to: "other" }]);
  storage.clear();
  expect(told).toEqual([
    ["b", "2"],
    ["c", "3"],
    ["a", null],
    ["b", null],
    ["c", null],
  ]);
});

test("storage in memory refuses what is beyond its quota as browsers do, and keeps what it had", () => {
  const told: string[] = [];
  const { storage } = createMemoryStorage({ a: "x".repeat(3_000_000) }, (key) => told.push(key));
  const refused = expect.objectContaining({ name: "QuotaExceededError" });
  expect(() => storage.setItem("b", "x".repeat(3_000_000))).toThrow(refused);
  expect(() => (storage["b"] = "\u{1f600}".repeat(600_000))).toThrow(refused);
  expect([storage.getItem("b"), told]).toEqual([null, []]);
  storage.setItem("a", "short");
  storage.setItem("b", "x".repeat(3_000_000));
  expect(told).toEqual(["a", "b"]);
});

test("a bundle that loads files or makes elements is taken for a component, any other for a view", () => {
  expect(guessKind('self.webpackChunkMine=[]; document.createElement("script")')).toBe("component");
  expect(guessKind("var Mine = { get: async () => () => ({ mount }) }; // counts a document.")).toBe("view");
});

test("props are the module's, then its fields' defaults, then what the page sets; config holds the fields", () => {
  const module = {
    props: { title: "T", size: 1 },
    config_fields: { size: { type: "number", default: 2 }, color: { type: "color" } },
  };
  expect(propsOf(module, {})).toEqual({ title: "T", size: 2 });
  expect(propsOf(module, { size: 3, color: "#fff" })).toEqual({ title: "T", size: 3, color: "#fff" });
  expect(configOf(module, { color: "#fff" })).toEqual({ size: 2, color: "#fff" });
});

test.each([
  [{ type: "text", maxLength: 3 }, "abc", "abcd"],
  [{ type: "number", min: 1, max: 3 }, 2, 4],
  [{ type: "boolean" }, false, "false"],
  [{ type: "select", options: [{ label: "A", value: "a" }] }, "a", "b"],
  [{ type: "textarea" }, "a\nb", 1],
  [{ type: "color" }, "#3b82f6", "#3b82f"],
  [{ type: "date" }, "2026-11-22", "2026-02-30"],
  [{ type: "time" }, "18:30", "25:00"],
])("a module is given no value that does not fit its field: %j", (field, right, wrong) => {
  const module = { props: {}, config_fields: { it: field } };
  expect(propsOf(module, { it: right })).toEqual({ it: right });
  expect(propsOf(module, { it: wrong, other: 1 })).toEqual({ other: 1 });
});

test.each([
  [{ kind: "file", id: 1, path: "a.js" }, true],
  [{ kind: "file", id: "1", path: "a.js" }, false],
  [{ kind: "request", id: 1, method: "get", url: "/x", headers: [["a", 1]], body: null }, true],
  [{ kind: "request", id: 1, method: "GET", url: "/x", headers: [], body: "text" }, false],
  [{ kind: "stored", changes: { a: "1", b: 2, c: null } }, true],
  [{ kind: "save", name: "a.csv", type: "text/csv", bytes: new ArrayBuffer(1) }, true],
  [{ kind: "save", name: "a.csv", type: "text/csv", bytes: "a" }, false],
  [{ kind: "no-view", reason: "" }, false],
  [{ kind: "other" }, false],
  [null, false],
])("reads %j of a sealed document: %s", (message, isOne) => {
  expect(readFromComponent(message) !== undefined).toBe(isOne);
});
