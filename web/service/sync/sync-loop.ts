import { AFTER_WRITE, pauseAfterWrite } from "#core/sync/device/pace.ts";
import { chooseSync, type NewSyncChoice } from "#core/sync/device/sync-choice.ts";
import { createSyncClient, type SyncClient } from "#core/sync/device/sync-client.ts";
import { tables } from "#core/api/tables.ts";
import { WAKE_CHANNEL } from "../messages.ts";
import type { DeviceStorage } from "./device-storage.ts";
import { deviceName } from "./device-name.ts";
import { createFileMover, type FileMover } from "./move-files.ts";
import { createServerEvents, type ServerEvents } from "./server-events.ts";
import { isServerThere, isTakenOff } from "./server-there.ts";
import {
  NOT_SYNCING,
  type DeviceSyncState,
  type SentRequest,
  type SyncNotice,
  type SyncRequest,
} from "./sync-channel.ts";
import { NEWS_CHANNEL, NOTICE_CHANNEL, REQUEST_CHANNEL } from "./sync-names.ts";
import { openDoor, type Door } from "./encryption/door.ts";
import { ownerHere, syncHere } from "./sync-here.ts";
import { createTurns } from "./turns.ts";

/** Milliseconds between looks without any reason, and how far from it at most. */
const LOOK_EVERY = 60_000;
const JITTER = 0.2;
/** Milliseconds between looks while the server's events do not get through: somebody behind such a proxy looks on. */
const LOOK_WHEN_DEAF = 15_000;
/** Milliseconds until a server that did not answer is tried again, at first; twice as long each time, up to the other. */
const RETRY = 2_000;
const RETRY_AT_MOST = 8_000;
/** Milliseconds until a server that was not there is looked for again. */
const LOOK_FOR_SERVER = 300_000;
/** R44. Milliseconds until a device without the key looks again: a page that unlocks it says so, to whichever worker listens then. */
const LOOK_FOR_KEY = 5_000;

/** One cycle after another, for as long as the worker lives. */
export function startSyncLoop({ store, localBlobs, spareBlobs }: DeviceStorage): void {
  const notices = new BroadcastChannel(NOTICE_CHANNEL);
  const requests = new BroadcastChannel(REQUEST_CHANNEL);
  const news = new BroadcastChannel(NEWS_CHANNEL);
  const wake = new BroadcastChannel(WAKE_CHANNEL);
  let state = NOT_SYNCING;
  /** Before the first look at what was chosen here there is nothing to tell. */
  let isKnown = false;
  let current: Running | undefined;
  /** What the server told last. */
  let newest = 0;
  /** In a row without an answer. */
  let tries = 0;
  const turns = createTurns({ take: turn, afterBusy: AFTER_WRITE, now: Date.now });

  /** Ids of requests that were taken up. */
  const taken = new Set<string>();
  requests.addEventListener("message", ({ data: { id, request } }: MessageEvent<SentRequest>) => {
    if (taken.has(id)) return;
    taken.add(id);
    take(request).then(
      () => say({ kind: "done", id }),
      (error: unknown) => {
        console.error("What was asked could not be done, and is tried again:", error);
        taken.delete(id);
      },
    );
  });
  news.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === current?.owner) turns.schedule(pauseAfterWrite(Date.now() - turns.endedAt()));
  });
  addEventListener("online", soon);
  turns.schedule(0);

  async function take(request: SyncRequest): Promise<void> {
    if (request.kind === "tell") return isKnown ? say({ kind: "state", state }) : undefined;
    if (request.kind === "choose") return choose(request);
    if (request.kind === "answer") current?.client.answer(request.answer);
    if (request.kind === "trust") current?.client.trust();
    if (request.kind === "start over") stop();
    soon();
  }

  /** There is a reason to think that the server can be reached now. */
  function soon(): void {
    tries = 0;
    turns.schedule(0);
  }

  async function choose(choice: NewSyncChoice): Promise<void> {
    stop();
    await chooseSync(store, await ownerHere(store), choice);
    turns.schedule(0);
  }

  async function turn(): Promise<number> {
    try {
      const pause = await step();
      if (pause !== undefined) return pause;
    } catch (error) {
      console.error("Syncing failed:", error);
      return LOOK_EVERY;
    }
    return jittered(isDeaf() ? LOOK_WHEN_DEAF : LOOK_EVERY);
  }

  /** What this device sends moves the head too: only what is not known here after that is worth a look. */
  async function lookFor(head: number): Promise<void> {
    newest = head;
    await turns.settled();
    if (newest !== head) return;
    const known = await current?.client.cursor().catch((error: unknown) => console.error("Asking anyway:", error));
    if (known !== head) turns.schedule(0);
  }

  const isDeaf = () => state.status === "synced" && current?.events.isHeard() === false;

  /** Milliseconds until the next one, where there is a reason for more than the usual. */
  async function step(): Promise<number | undefined> {
    const owner = await ownerHere(store);
    const { on, account, keyId } = await syncHere(store, owner);
    const encrypted = keyId !== undefined;
    if (!on) {
      stop();
      show({ ...NOT_SYNCING, account });
      return undefined;
    }
    if (current?.owner !== owner || current.account !== account) {
      stop();
      const there = await isServerThere();
      if (there !== "yes") {
        const pending = await waitingHere(owner);
        show({ ...NOT_SYNCING, status: there === "no" ? "off" : "offline", on, account, encrypted, pending });
        return there === "no" ? LOOK_FOR_SERVER : nextTry();
      }
      // Looked for every few seconds: somebody may be typing the passphrase into what says that it is locked.
      if (state.status !== "locked" || state.account !== account)
        show({ ...NOT_SYNCING, status: "syncing", on, account, encrypted });
      const door = await openDoor({ store, owner, localBlobs }, { account, keyId });
      if (typeof door === "string") {
        show({
          ...NOT_SYNCING,
          status: "locked",
          problem: door,
          on,
          account,
          encrypted,
          pending: await waitingHere(owner),
        });
        return LOOK_FOR_KEY;
      }
      current = begin(owner, account, door);
    }
    return cycle(current);
  }

  function nextTry(): number {
    return jittered(Math.min(RETRY_AT_MOST, RETRY * 2 ** tries++));
  }

  async function cycle(running: Running): Promise<number | undefined> {
    const { state: rows, changed, wait } = await running.client.cycle();
    const device = await running.client.device();
    // Its login was ended with it: only by its id can it be told that it was taken off, and not merely logged out.
    if (rows.status === "signed-out" && (await isTakenOff(device))) show({ status: "revoked", device });
    else show({ device });
    if (changed) {
      say({ kind: "changed" });
      wake.postMessage("wake");
    }
    // Encrypted from another device: what is here is kept, and goes again sealed.
    if (rows.status === "locked") {
      stop();
      return AFTER_WRITE;
    }
    if (rows.status === "synced" || rows.status === "doubted") {
      if (!running.signal.aborted) running.events.listen(device);
      tries = 0;
      moveFiles(running);
    }
    return wait ?? (rows.status === "offline" ? nextTry() : undefined);
  }

  /** R28. Files go after rows, and rows do not wait for them. */
  function moveFiles(running: Running): void {
    void running.files.move().then((cut) => {
      if (cut && current === running) turns.schedule(cut);
    });
  }

  function begin(owner: string, account: string, { ended, ask, blobs, http, sealing }: Door): Running {
    const { signal } = ended;
    const showOwn = (change: Partial<DeviceSyncState>) => !signal.aborted && show(change);
    const events = createServerEvents({
      open: (path) => new EventSource(path),
      onNews: () => turns.schedule(0),
      onHead: (head) => void lookFor(head),
      onLost: () => turns.schedule(RETRY),
    });
    signal.addEventListener("abort", () => events.close());
    const client = createSyncClient({
      store,
      tables,
      owner,
      name: deviceName(navigator.userAgent),
      fetch: ask,
      now: () => Date.now(),
      lock: (name, work) => navigator.locks.request(name, work),
      sealing,
      onState: showOwn,
    });
    const files = createFileMover({ store, owner, blobs, spareBlobs, http, signal, show: showOwn });
    return { owner, account, client, signal, events, files, end: () => ended.abort() };
  }

  function stop(): void {
    current?.end();
    current = undefined;
  }

  async function waitingHere(owner: string): Promise<number> {
    const idle = createSyncClient({
      store,
      tables,
      owner,
      name: "",
      fetch: () => Promise.reject(new Error("There is no server.")),
      now: () => Date.now(),
      lock: (_, work) => work(),
    });
    return idle.pending();
  }

  function show(change: Partial<DeviceSyncState>): void {
    state = { ...state, ...change };
    isKnown = true;
    say({ kind: "state", state });
  }

  function say(notice: SyncNotice): void {
    notices.postMessage(notice);
  }
}

/** Devices should not march in step. */
const jittered = (pause: number) => pause * (1 + JITTER * (2 * Math.random() - 1));

interface Running {
  readonly owner: string;
  readonly account: string;
  readonly client: SyncClient;
  readonly signal: AbortSignal;
  readonly events: ServerEvents;
  readonly files: FileMover;
  end(): void;
}
