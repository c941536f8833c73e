import { beforeEach, describe, expect, test } from "vitest";
import { createAllowance } from "../rate.ts";
import { addressOf, reachOf } from "./api-reach.ts";
import { createApiService, type ApiDeps } from "./api-service.ts";
import { createEventService, type EventDeps } from "./event-service.ts";
import { createMessageBus } from "./message-bus.ts";
import { createSettingsService } from "./settings-service.ts";
import { createThemeService } from "./theme-service.ts";

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
    ["GET", "/api/v1/personas"],
    ["GET", "/api/v1/ai/providers/all-models"],
    ["POST", "/api/v1/ai/providers/chat"],
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
    ["POST", "/api/v1/ai/providers/validate"],
    ["POST", "/api/v1/personas"],
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
      await expect(api[method]?.(theirs, {})).rejects.toMatchObject({
        message: "There is no such state of this plugin.",
        status: 404,
      });
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

  test("models of this device are asked, and no model server", async () => {
    const asked: unknown[] = [];
    const here = setup(ALL, async (path, body) => (asked.push(path, body), Response.json({ text: "yes" })));
    const ask = (provider: string) =>
      here.api["postStreaming"]?.("/api/v1/ai/providers/chat", { provider, model: "m" }, { listener: 1 });
    await ask("browser");
    await expect(ask("local")).rejects.toMatchObject({ message: /may not ask model servers/, status: 403 });
    expect(asked).toEqual(["/api/v1/ai/providers/chat", { provider: "browser", model: "m", stream: true }]);
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
    await expect(held.api["postStreaming"]?.("/api/v1/auth/login", {}, { listener: 1 })).rejects.toThrow("may not");
    await expect(held.api["postStreaming"]?.("/api/chat/message", {}, "no function")).rejects.toThrow("function");
  });

  test("each takes a permission", async () => {
    const { api, asked } = setup(["storage.read"]);
    // It may have asked for it, and the person may have withdrawn it.
    await expect(api["get"]?.("/api/documents/")).rejects.toThrow("api.access, which this plugin does not have.");
    await expect(api["post"]?.("/api/v1/plugin-state", {})).rejects.toThrow("storage.write");
    expect(asked).toEqual([]);
  });
});

test("a message reaches those who declared its type, if its content is as the sender declared", () => {
  const bus = createMessageBus();
  const told: unknown[] = [];
  const kind = { type: "counted", contentSchema: { type: "object", properties: { words: { type: "integer" } } } };
  const sender = createEventService({ bus, names: ["a"], sends: [kind], receives: [], tell: () => undefined });
  const hearer = createEventService({
    bus,
    names: ["b"],
    sends: [],
    receives: [kind],
    tell: (...given) => told.push(given),
  });
  hearer.methods["subscribeToMessages"]?.("counted", { listener: 4 });
  hearer.methods["subscribeToMessages"]?.("counted", { listener: 4 });
  sender.methods["sendMessage"]?.({ type: "counted", content: { words: 7 } });
  expect(told).toEqual([[4, { type: "counted", content: { words: 7 } }]]);
  expect(() => sender.methods["sendMessage"]?.({ type: "counted", content: { words: 7.5 } })).toThrow("no integer");
  expect(() => hearer.methods["sendMessage"]?.({ type: "counted", content: {} })).toThrow("did not declare");
  hearer.methods["unsubscribeFromMessages"]?.("counted", { listener: 4 });
  sender.methods["sendMessage"]?.({ type: "counted", content: { words: 8 } });
  expect(told).toHaveLength(1);
});

describe("messages in the form of published plugins", () => {
  const told: unknown[][] = [];
  const module = (name: string, more: Partial<EventDeps> = {}) => {
    const notes: unknown[] = [];
    const tell = (...given: unknown[]) => void told.push([name, ...given]);
    const note = (event: unknown) => void notes.push(event);
    const deps = { bus, names: [name], sends: [], receives: [], tell, note, ...more };
    return { notes, methods: createEventService(deps).methods };
  };
  let bus = createMessageBus();
  beforeEach(() => {
    bus = createMessageBus();
    told.length = 0;
  });

  test("one goes to the module that it names, by the name that it subscribed with or by its own", () => {
    const [sender, receiver, other] = [module("sender"), module("receiver-1"), module("other")];
    receiver.methods["subscribeToMessages"]?.("event-receiver", { listener: 1 }, { remote: false });
    other.methods["subscribeToMessages"]?.("event-display", { listener: 2 });
    const message = { type: "simple-message", text: "Hello" };
    sender.methods["sendMessage"]?.("event-receiver", message, { remote: false });
    sender.methods["sendMessage"]?.("receiver-1", message);
    sender.methods["sendMessage"]?.("nobody", message);
    expect(told).toEqual([
      ["receiver-1", 1, message],
      ["receiver-1", 1, message],
    ]);
    expect(receiver.notes).toMatchObject([{ direction: "heard" }, { direction: "heard" }]);
  });

  test("one to * goes to all on the page, until they unsubscribe", () => {
    const [sender, one, two] = [module("sender"), module("one"), module("two")];
    one.methods["subscribeToMessages"]?.("one", { listener: 1 });
    two.methods["subscribeToMessages"]?.("anything", { listener: 2 });
    sender.methods["sendMessage"]?.("*", { type: "t" });
    expect(told.map(([name]) => name)).toEqual(["one", "two"]);
    two.methods["unsubscribeFromMessages"]?.("anything", { listener: 2 });
    sender.methods["sendMessage"]?.("*", { type: "t" });
    expect(told.map(([name]) => name)).toEqual(["one", "two", "one"]);
  });

  test("declared types and contents are checked on both sides, and what is refused is told to the panel", () => {
    const kind = (type: string) => ({ type: "n", contentSchema: { type: "object", properties: { n: { type } } } });
    const sender = module("sender", { sends: [kind("number")] });
    const receiver = module("receiver", { receives: [kind("string")] });
    receiver.methods["subscribeToMessages"]?.("receiver", { listener: 1 });
    expect(() => sender.methods["sendMessage"]?.("receiver", { type: "n", content: { n: "1" } })).toThrow("no number");
    expect(() => sender.methods["sendMessage"]?.("receiver", { type: "other" })).toThrow("did not declare");
    sender.methods["sendMessage"]?.("receiver", { type: "n", content: { n: 1 } });
    module("free").methods["sendMessage"]?.("receiver", { type: "other" });
    expect(told).toEqual([]);
    expect(sender.notes).toMatchObject([{ direction: "refused" }, { direction: "refused" }, { direction: "sent" }]);
    expect(receiver.notes).toMatchObject([
      { direction: "refused", reason: "The content of “n” has n that is no string." },
      { direction: "refused", reason: expect.stringContaining("did not declare") as string },
    ]);
  });
});

type Row = Record<string, unknown>;

/** Settings as the API keeps them, for a plugin called Mine. */
function settings(definitions: Record<string, Row>, instances: Row[]) {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { pathname, searchParams } = new URL(path, "http://here");
    const [, , , , kind, id = ""] = pathname.split("/");
    const given = { ...(body as Row | undefined) };
    if (kind === "instances" && method === "GET")
      return instances.filter((one) => one["definition_id"] === searchParams.get("definition_id"));
    if (kind === "instances") {
      if (!definitions[String(given["definition_id"])]) throw Object.assign(new Error("Not defined."), { status: 422 });
      return (instances.unshift({ page_id: null, ...given }), given);
    }
    if (method === "POST") return (definitions[String(given["id"])] = { default_value: null, ...given });
    return method === "GET" ? Object.values(definitions) : Object.assign(definitions[id] ?? {}, given);
  };
  const make = (permissions: string[]) => createSettingsService({ ask, slug: "Mine", permissions }).methods;
  return { make, definitions };
}

describe("the theme and the settings", () => {
  test("changing the theme takes a permission", () => {
    const set: string[] = [];
    const make = (setTheme?: (theme: string) => void) =>
      createThemeService({ isDark: () => true, onTheme: () => () => undefined, tell: () => undefined, setTheme })
        .methods;
    expect(() => make()["toggleTheme"]?.()).toThrow("theme.write");
    const allowed = make((theme) => void set.push(theme));
    allowed["toggleTheme"]?.();
    allowed["setTheme"]?.("dark");
    expect(() => allowed["setTheme"]?.("pink")).toThrow("light");
    expect(set).toEqual(["light", "dark"]);
  });

  test("settings of the person are read and changed only where that was granted", async () => {
    const { make } = settings({ theme: { id: "theme", type: "number", default_value: 1 } }, [
      { definition_id: "theme", scope: "page", page_id: ID, value: 7 },
      { definition_id: "theme", scope: "user", page_id: null, value: 6 },
    ]);
    await expect(make([])["getSetting"]?.("theme")).rejects.toMatchObject({ message: /settings\.read/, status: 403 });
    await expect(make(["settings.read"])["setSetting"]?.("theme", 1)).rejects.toThrow("settings.write");
    expect(await make(["settings.read"])["getSetting"]?.("theme", { userId: "x", pageId: ID })).toBe(7);
    expect(await make(["settings.read"])["getSetting"]?.("theme")).toBe(6);
    await make(["settings.write"])["setSetting"]?.("theme", 8, {});
    expect(await make(["settings.read"])["getSetting"]?.("theme")).toBe(8);
  });

  test("what nobody defined is the plugin's own, which may become of another type, or the person's where that was granted", async () => {
    const { make, definitions } = settings({}, []);
    const own = make([]);
    expect(await own["getSetting"]?.("size")).toBeNull();
    await own["setSetting"]?.("size", "large");
    await own["setSetting"]?.("Mine.size", { of: 3 });
    expect(await own["getSetting"]?.("size", { userId: "current" })).toEqual({ of: 3 });
    await make(["settings.write"])["setSetting"]?.("shared", [1]);
    expect(definitions).toMatchObject({
      "Mine.size": { name: "size", category: "Mine", type: "object" },
      shared: { name: "shared", category: "Mine", type: "array" },
    });
    await expect(own["getSetting"]?.("shared")).rejects.toThrow("settings.read");
    await expect(own["setSetting"]?.("size", undefined)).rejects.toThrow("A setting is");
  });
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
