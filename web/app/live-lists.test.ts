import { expect, it, vi } from "vitest";
import { tables } from "#core/api/tables.ts";
import { createLiveLists, noticing, shownTables } from "./live-lists.ts";

function setup() {
  vi.useFakeTimers();
  const channel = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const asked: string[][] = [];
  const known = ["collections", "sessions", "messages", "documents", "text", "jobs"];
  const client = {
    invalidateQueries: async ({ predicate }: { predicate?: (query: never) => boolean } = {}) =>
      void asked.push(known.filter((key) => predicate?.({ queryKey: [key] } as never) ?? true)),
  };
  const lists = createLiveLists({ client: client as never, channel, page });
  const hear = (data: unknown) => channel.dispatchEvent(new MessageEvent("message", { data }));
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { channel, asked, lists, hear, show };
}

it("asks again for what shows a written table, and for nothing else", () => {
  const { asked, hear } = setup();
  hear(["chat_sessions", "request_counts"]);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual([["sessions"]]);
  hear(["request_counts"]);
  vi.advanceTimersByTime(5_000);
  expect(asked).toHaveLength(1);
  hear(["chat_messages"]);
  vi.advanceTimersByTime(100);
  expect(asked.at(-1), "the list of chats counts no messages").toEqual(["messages"]);
});

it("gathers a hundred writes into one look a second", () => {
  const { asked, hear } = setup();
  for (let at = 0; at < 100; at++) {
    hear(["jobs"]);
    vi.advanceTimersByTime(30);
  }
  vi.advanceTimersByTime(2_000);
  expect(asked.length).toBeLessThanOrEqual(5);
  expect(asked.length).toBeGreaterThanOrEqual(3);
});

it("leaves a hidden tab alone until it is shown", () => {
  const { asked, hear, show } = setup();
  show("hidden");
  hear("all");
  vi.advanceTimersByTime(5_000);
  expect(asked).toEqual([]);
  show("visible");
  vi.advanceTimersByTime(2_000);
  expect(asked).toEqual([["collections", "sessions", "messages", "documents", "jobs"]]);
});

it("names tables that there are", () => {
  const names = tables.map(({ name }) => name);
  expect(shownTables.filter((name) => !names.includes(name))).toEqual([]);
});

it("says that something was written when a request that may write was answered well, and when a stream has ended", async () => {
  vi.useRealTimers();
  const wrote = vi.fn();
  const answers = (body: string, init?: ResponseInit) => noticing(async () => new Response(body, init), wrote);
  await answers("[]")("/api/collections/");
  await answers("no", { status: 400 })("/api/collections/", { method: "POST" });
  expect(wrote).toHaveBeenCalledTimes(0);
  await answers("{}")("/api/collections/", { method: "POST" });
  expect(wrote).toHaveBeenCalledTimes(1);
  const streamed = await answers("data: x", { headers: { "content-type": "text/event-stream" } })("/api/chat/message", {
    method: "POST",
  });
  expect(wrote).toHaveBeenCalledTimes(2);
  expect(await streamed.text()).toBe("data: x");
  expect(wrote).toHaveBeenCalledTimes(3);
});
