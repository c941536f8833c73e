import { expect, it } from "vitest";
import { createServerEvents, type EventStream } from "./server-events.ts";

function setup() {
  const opened: { path: string; say(kind: string, data?: string): void; readyState: number }[] = [];
  const told: string[] = [];
  const open = (path: string): EventStream => {
    const listeners: [string, (event: MessageEvent<string>) => void][] = [];
    const stream = {
      path,
      readyState: 1,
      close: () => void (stream.readyState = 2),
      addEventListener: (kind: string, heard: (event: MessageEvent<string>) => void) =>
        void listeners.push([kind, heard]),
      say: (kind: string, data = "") =>
        listeners.filter(([each]) => each === kind).forEach(([, heard]) => heard({ data } as MessageEvent<string>)),
    };
    opened.push(stream);
    return stream;
  };
  const events = createServerEvents({
    open,
    onNews: () => told.push("news"),
    onHead: (head) => told.push(`head ${head}`),
    onLost: () => told.push("lost"),
  });
  const last = () => {
    const stream = opened.at(-1);
    if (!stream) throw new Error("Nothing was opened.");
    return stream;
  };
  return { events, opened, last, told };
}

it("R31: reports each head once, and a new key or a revoked device at once", () => {
  const { events, last, told } = setup();
  events.listen("abc");
  last().say("open");
  last().say("head", "4");
  last().say("head", "4");
  expect(told).toEqual(["news", "head 4"]);
  last().say("keys", "a.2");
  expect(told).toHaveLength(3);
  last().say("revoked", "abc");
  expect(told).toHaveLength(4);
});

it("R31: is deaf behind a proxy that gathers what it passes on, and until it is heard anew after a break", () => {
  const { events, last } = setup();
  events.listen("abc");
  last().say("open");
  expect(events.isHeard()).toBe(false);
  last().say("head", "4");
  expect(events.isHeard()).toBe(true);
  last().say("error");
  expect(events.isHeard()).toBe(false);
  last().say("head", "4");
  expect(events.isHeard()).toBe(true);
});

it("says once that the server is gone, however often the browser tries", () => {
  const { events, last, told } = setup();
  events.listen("abc");
  last().say("error");
  expect(told).toEqual([]);
  last().say("open");
  last().say("error");
  last().say("error");
  expect(told).toEqual(["news", "lost"]);
});

it("opens one stream, and another when the device has a new id or the server has ended it for good", () => {
  const { events, opened, last } = setup();
  events.listen("abc");
  events.listen("abc");
  expect(opened).toHaveLength(1);
  events.listen("abcd");
  expect(opened.map(({ path }) => path)).toEqual(["/sync/events?device=abc", "/sync/events?device=abcd"]);
  expect(opened[0]?.readyState).toBe(2);
  last().readyState = 2;
  events.listen("abcd");
  expect(opened).toHaveLength(3);
});
