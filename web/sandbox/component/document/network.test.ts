import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventSourceOver } from "./network.ts";
import { keepFromFiles, notificationOver } from "./permitted.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { baseURI: "http://localhost:8000/" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers each request with the next of these texts, and then with 404. */
function eventServer(...answers: readonly string[]) {
  const asked: { readonly url: string; readonly lastId: string | null }[] = [];
  const send: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    const text = answers[asked.length];
    asked.push({ url: String(url as string), lastId: headers.get("last-event-id") });
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  };
  return { asked, EventSource: eventSourceOver(send) };
}

test("an EventSource tells its events by name, asks again from the last one, and ends where it is refused", async () => {
  const { asked, EventSource } = eventServer("id: 7\ndata: one\n\nevent: done\ndata: two\n\n", "data: three\n\n");
  const source = new EventSource("/api/stream");
  const told: string[] = [];
  const onmessage = ({ data, lastEventId }: MessageEvent<string>) => told.push(`${data} ${lastEventId}`);
  Object.assign(source, { onmessage });
  source.addEventListener("done", ({ data }: MessageEvent<string>) => told.push(`done: ${data}`));
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  Object.assign(source, { onerror: () => source.readyState === 2 && resolve() });
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(told).toEqual(["one 7", "done: two", "three 7"]);
  expect(asked).toEqual([
    { url: "http://localhost:8000/api/stream", lastId: null },
    { url: "http://localhost:8000/api/stream", lastId: "7" },
    { url: "http://localhost:8000/api/stream", lastId: "7" },
  ]);
});

test("a closed EventSource asks for nothing more", async () => {
  const { asked, EventSource } = eventServer("data: one\n\n", "data: two\n\n");
  const source = new EventSource("/api/stream");
  Object.assign(source, { onmessage: () => source.close() });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
});

test.each([
  [true, "granted", [["notification", "send", ["Title", "Text"]]], []],
  [false, "denied", [], ["Showing notifications takes the permission notification.send."]],
])("notifications where they are granted: %s", async (isGranted, permission, calls, errors) => {
  const called: unknown[] = [];
  const told: string[] = [];
  const Notification = notificationOver(
    {
      call: async (...given) => void called.push(given),
      tell: (message) => message.kind === "error" && told.push(message.message),
    },
    isGranted,
  );
  expect([Notification.permission, await Notification.requestPermission()]).toEqual([permission, permission]);
  const shown = new Notification("Title", { body: "Text" });
  const failed = vi.fn<() => void>();
  Object.assign(shown, { onerror: failed });
  await vi.advanceTimersByTimeAsync(0);
  expect([called, told, failed.mock.calls.length]).toEqual([calls, errors, isGranted ? 0 : 1]);
});

test("a picker of files does not open, wherever its field is", () => {
  const opened: string[] = [];
  class Field extends EventTarget {
    readonly type: string;
    constructor(type: string) {
      super();
      this.type = type;
    }
    click(): void {
      opened.push(this.type);
    }
    showPicker(): void {
      opened.push(this.type);
    }
  }
  vi.stubGlobal("HTMLInputElement", Field);
  const world = new EventTarget();
  vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
  const told: string[] = [];
  keepFromFiles({ tell: (message) => message.kind === "error" && told.push(message.message) });
  new Field("file").click();
  new Field("file").showPicker();
  new Field("date").showPicker();
  expect(opened).toEqual(["date"]);
  expect(told).toEqual(Array.from({ length: 2 }, () => "Picking a file takes the permission file.access."));
});
