import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { NOT_SYNCING, type DeviceSyncState, type SentRequest, type SyncNotice } from "../service/sync/sync-channel.ts";
import { NOTICE_CHANNEL, REQUEST_CHANNEL } from "../service/sync/sync-names.ts";
import { createDeviceSync } from "./device-sync.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("addEventListener", (kind: string, heard: () => void) => kind === "online" && onlineAgain.push(heard));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Called by a browser that has a network again. */
const onlineAgain: (() => void)[] = [];

/** A worker that begins to listen now. */
function startWorker() {
  const requests = new BroadcastChannel(REQUEST_CHANNEL);
  const notices = new BroadcastChannel(NOTICE_CHANNEL);
  onTestFinished(() => {
    requests.close();
    notices.close();
  });
  const heard: SentRequest[] = [];
  requests.addEventListener("message", ({ data }: MessageEvent<SentRequest>) => heard.push(data));
  return { heard, say: (notice: SyncNotice) => notices.postMessage(notice) };
}

function setup() {
  let changes = 0;
  const asked = Promise.withResolvers<void>();
  const inStep: { at: string | null } = { at: "2026-11-20T10:00:00.000Z" };
  const sync = createDeviceSync({
    onChanged: async () => {
      changes++;
      await asked.promise;
    },
    unsent: {
      note: () => undefined,
      lost: async () => null,
      lastInStep: () => inStep.at ?? null,
      noteInStep: (at: string | null) => (inStep.at = at),
    },
  });
  return { sync, changes: () => changes, askedAgain: asked.resolve, inStep };
}

it("what a person chose reaches a worker that begins later, as one request, until it says that it is done", async () => {
  const { sync } = setup();
  sync.ask({ kind: "choose", on: true, account: "anna" });
  const worker = startWorker();
  vi.advanceTimersByTime(1100);
  await vi.waitFor(() => expect(worker.heard).toHaveLength(2));
  expect(worker.heard[0]).toEqual(worker.heard[1]);
  expect(worker.heard[0]?.request).toEqual({ kind: "choose", on: true, account: "anna" });

  worker.say({ kind: "done", id: worker.heard[0]?.id ?? "" });
  worker.say({ kind: "state", state: { pending: 0, on: false } as never });
  await vi.waitFor(() => expect(sync.state()).toBeDefined());
  vi.advanceTimersByTime(2000);
  sync.ask({ kind: "sync now" });
  await vi.waitFor(() => expect(worker.heard.at(-1)?.request.kind).toBe("sync now"));
  expect(worker.heard).toHaveLength(3);
});

it("R31: a page that has a network again says so to the worker, which may not have noticed", async () => {
  setup();
  const worker = startWorker();
  onlineAgain.at(-1)?.();
  await vi.waitFor(() => expect(worker.heard.map(({ request }) => request.kind)).toEqual(["sync now"]));
});

it("knows after a reload when everything was last in step, and forgets it with the switch", async () => {
  const { sync, inStep } = setup();
  const worker = startWorker();
  const say = async (state: Partial<DeviceSyncState>) => {
    worker.say({ kind: "state", state: { ...NOT_SYNCING, status: "offline", ...state } });
    await vi.waitFor(() => expect(sync.state()?.pending).toBe(state.pending));
    return sync.state()?.synced_at;
  };
  expect(await say({ on: true, pending: 1 })).toBe("2026-11-20T10:00:00.000Z");
  expect(await say({ on: true, pending: 2, synced_at: "2026-11-21T10:00:00.000Z" })).toBe("2026-11-21T10:00:00.000Z");
  expect(await say({ on: true, pending: 3 })).toBe(inStep.at);
  expect(inStep.at).toBe("2026-11-21T10:00:00.000Z");
  expect(await say({ on: false, pending: 4 })).toBeNull();
  expect(inStep.at).toBeNull();
});

it("what a worker does anyway when it begins is asked once", async () => {
  const { sync } = setup();
  const worker = startWorker();
  sync.ask({ kind: "sync now" });
  vi.advanceTimersByTime(2000);
  sync.ask({ kind: "start over" });
  await vi.waitFor(() => expect(worker.heard.at(-1)?.request.kind).toBe("start over"));
  expect(worker.heard.filter(({ request }) => request.kind === "sync now")).toHaveLength(1);
});

it("what is not here may still come until the page has asked again for what came, also on a device that knows the server", async () => {
  const { sync, changes, askedAgain } = setup();
  const worker = startWorker();
  const say = async (state: Partial<DeviceSyncState>) => {
    worker.say({ kind: "state", state: { ...NOT_SYNCING, on: true, ...state } });
    await vi.waitFor(() => expect(sync.state()?.status).toBe(state.status));
    return sync.isArriving();
  };
  expect(sync.isArriving()).toBe(true);
  expect(await say({ status: "syncing" })).toBe(true);
  expect(await say({ status: "synced", synced_at: "2026-11-21T10:00:00.000Z" })).toBe(true);
  expect(changes()).toBe(1);
  askedAgain();
  await vi.waitFor(() => expect(sync.isArriving()).toBe(false));
  expect(await say({ status: "syncing", synced_at: "2026-11-21T10:00:00.000Z" })).toBe(false);
  expect(changes()).toBe(1);
});

it("a tab that finds everything in step asks for nothing again, and waits for nothing without the server", async () => {
  const { sync, changes } = setup();
  const worker = startWorker();
  worker.say({
    kind: "state",
    state: { ...NOT_SYNCING, on: true, status: "synced", synced_at: "2026-11-21T10:00:00.000Z" },
  });
  await vi.waitFor(() => expect(sync.isArriving()).toBe(false));
  worker.say({ kind: "state", state: { ...NOT_SYNCING, on: true, status: "offline" } });
  await vi.waitFor(() => expect(sync.state()?.status).toBe("offline"));
  expect(sync.isArriving()).toBe(false);
  expect(changes()).toBe(0);
});
