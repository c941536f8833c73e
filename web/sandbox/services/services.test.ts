import { describe, expect, test } from "vitest";
import { createAllowance } from "../rate.ts";
import { addressOf, reachOf } from "./api-reach.ts";
import { createApiService, type ApiDeps } from "./api-service.ts";
import { createEventService } from "./event-service.ts";
import { createMessageBus } from "./message-bus.ts";

const ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const ALL = ["api.access", "storage.read", "storage.write"];

/** A service over a REST surface that knows one state of the plugin and one of another. */
function setup(permissions: readonly string[] = ALL, open: ApiDeps["open"] = async () => Response.json({})) {
  const asked: unknown[][] = [];
  const ask = async (...given: unknown[]) => {
    asked.push(given);
    return { plugin_id: String(given[1]).endsWith(ID) ? "Mine" : "Theirs" };
  };
  const told: unknown[][] = [];
  const tell = (...given: unknown[]) => void told.push(given);
  const service = createApiService({ ask, open, tell, slug: "Mine", permissions });
  return { asked, told, service, api: service.methods };
}

describe("what a plugin may ask the API for", () => {
  test.each([
    ["GET", "/api/collections/"],
    ["GET", `/api/documents/${ID}/text`],
    ["POST", "/api/search_u/"],
    ["POST", "/api/chat/sessions"],
    ["POST", "/api/chat/message"],
    ["PUT", `/api/v1/plugin-state/${ID}`],
  ])("%s %s is among it", (method, path) => {
    expect(reachOf(method, path)).toBeDefined();
  });

  test.each([
    ["DELETE", `/api/documents/${ID}`],
    ["POST", "/api/documents/"],
    ["GET", `/api/documents/${ID}/file`],
    ["GET", "/api/chat/sessions"],
    ["GET", `/api/chat/messages?session_id=${ID}`],
    ["DELETE", `/api/chat/sessions/${ID}`],
    ["GET", "/api/v1/auth/tokens"],
    ["POST", "/api/v1/auth/tokens"],
    ["POST", "/api/v1/plugins/install-from-url"],
    ["POST", "/api/v1/web-search/scrape"],
    ["POST", "/api/v1/ai/providers/generate"],
    ["GET", "/api/v1/plugin-state/stats"],
    ["POST", "/api/v1/plugin-state/bulk"],
    ["DELETE", "/api/v1/plugin-state/cleanup"],
  ])("%s %s is not", (method, path) => {
    expect(reachOf(method, path)).toBeUndefined();
  });

  test.each(["https://example.org/api/", "//example.org/api/", "api/", "/api/%2e%2e/", "/api\\..\\x", 7, undefined])(
    "%s is no address within Lectern",
    (given) => {
      expect(() => {
        const { pathname } = addressOf(given);
        if (!reachOf("GET", pathname)) throw new Error("not reached");
      }).toThrow();
    },
  );

  test("lists and new states are the plugin's own, whatever it says", async () => {
    const { api, asked } = setup();
    await api["get"]?.("/api/v1/plugin-state/?plugin_id=Theirs&limit=5");
    await api["post"]?.("/api/v1/plugin-state/", { plugin_id: "Theirs", state_data: {} });
    expect(asked).toEqual([
      ["GET", "/api/v1/plugin-state/?plugin_id=Mine&limit=5", undefined],
      ["POST", "/api/v1/plugin-state/", { plugin_id: "Mine", state_data: {} }],
    ]);
  });

  test("another plugin's state is neither read nor changed", async () => {
    const { api, asked } = setup();
    const theirs = `/api/v1/plugin-state/${ID.replace("3", "4")}`;
    for (const method of ["get", "put", "delete"])
      await expect(api[method]?.(theirs, {})).rejects.toThrow("There is no such state of this plugin.");
    expect(asked.map(([method]) => method)).toEqual(["GET", "GET", "GET"]);
    await api["put"]?.(`/api/v1/plugin-state/${ID}`, { state_data: {} });
    expect(asked.at(-1)?.[0]).toBe("PUT");
  });

  test("postStreaming hands on each event as it comes and ends with [DONE]", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const write = (text: string) => writer.write(new TextEncoder().encode(text));
    const opened: unknown[][] = [];
    const { api, told } = setup(ALL, async (path, body) => {
      opened.push([path, body]);
      return new Response(readable, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
    });
    const ended = api["postStreaming"]?.("/api/chat/message", { session_id: ID, message: "When?" }, { listener: 3 });
    await write('data: {"text":"At ni');
    await write('ght"}\n\n');
    // Before the stream has ended.
    await expect.poll(() => told).toEqual([[3, '{"text":"At night"}']]);
    await write("data: two\n\ndata: [DONE]\n\ndata: late\n\n");
    await ended;
    expect(told.slice(1)).toEqual([[3, "two"]]);
    expect(opened).toEqual([["/api/chat/message", { session_id: ID, message: "When?", stream: true }]]);
  });

  test("postStreaming says so when a stream breaks off, gives other answers whole, and ends with its module", async () => {
    const events = { headers: { "content-type": "text/event-stream" } };
    const cut = setup(ALL, async () => new Response("data: one\n\n", events));
    await expect(cut.api["postStreaming"]?.("/api/chat/message", {}, { listener: 1 })).rejects.toThrow("lost");
    const whole = setup(ALL, async () => Response.json({ chunks: [] }));
    await whole.api["postStreaming"]?.("/api/search_u/", { query: "q" }, { listener: 1 });
    expect(whole.told).toEqual([[1, '{"chunks":[]}']]);

    const held = setup(
      ALL,
      (_, __, signal) => new Promise((___, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    const waiting = held.api["postStreaming"]?.("/api/chat/message", {}, { listener: 1 }) as Promise<void>;
    queueMicrotask(() => held.service.close?.());
    await expect(waiting).rejects.toThrow();
    await expect(held.api["postStreaming"]?.("/api/v1/ai/providers/chat", {}, { listener: 1 })).rejects.toThrow(
      "may not",
    );
    await expect(held.api["postStreaming"]?.("/api/chat/message", {}, "no function")).rejects.toThrow("function");
  });

  test("each takes a permission", async () => {
    const { api, asked } = setup(["storage.read"]);
    await expect(api["get"]?.("/api/documents/")).rejects.toThrow("api.access");
    await expect(api["post"]?.("/api/v1/plugin-state", {})).rejects.toThrow("storage.write");
    expect(asked).toEqual([]);
  });
});

test("a message reaches those who declared its type, if its content is as the sender declared", () => {
  const bus = createMessageBus();
  const told: unknown[] = [];
  const kind = { type: "counted", contentSchema: { type: "object", properties: { words: { type: "integer" } } } };
  const sender = createEventService({ bus, sends: [kind], receives: [], tell: () => undefined });
  const hearer = createEventService({ bus, sends: [], receives: [kind], tell: (...given) => told.push(given) });
  hearer.methods["subscribeToMessages"]?.("counted", { listener: 4 });
  hearer.methods["subscribeToMessages"]?.("counted", { listener: 4 });
  sender.methods["sendMessage"]?.({ type: "counted", content: { words: 7 } });
  expect(told).toEqual([[4, { type: "counted", content: { words: 7 } }]]);
  expect(() => sender.methods["sendMessage"]?.({ type: "counted", content: { words: 7.5 } })).toThrow("no integer");
  expect(() => hearer.methods["sendMessage"]?.({ type: "counted", content: {} })).toThrow("did not declare");
  expect(() => sender.methods["subscribeToMessages"]?.("counted", { listener: 1 })).toThrow("did not declare");
  hearer.methods["unsubscribeFromMessages"]?.("counted", { listener: 4 });
  sender.methods["sendMessage"]?.({ type: "counted", content: { words: 8 } });
  expect(told).toHaveLength(1);
});

test("an allowance is used up at once and comes back with time", () => {
  let now = 0;
  const may = createAllowance({ burst: 3, perSecond: 2 }, () => now);
  expect([may(), may(), may(), may()]).toEqual([true, true, true, false]);
  now = 500;
  expect([may(), may()]).toEqual([true, false]);
  now = 60_000;
  expect([may(), may(), may(), may()]).toEqual([true, true, true, false]);
});
