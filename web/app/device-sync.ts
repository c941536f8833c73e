import { createSignal } from "solid-js";
import {
  isAnsweredByStart,
  type DeviceSyncState,
  type SentRequest,
  type SyncNotice,
  type SyncRequest,
} from "../service/sync/sync-channel.ts";
import { isFirstSync } from "./first-sync.ts";
import type { UnsentMemory } from "./unsent-memory.ts";
import { NOTICE_CHANNEL, REQUEST_CHANNEL } from "../service/sync/sync-names.ts";

/** What the page hears from the worker that syncs, and may ask of it. */
export interface DeviceSync {
  /** Undefined while the worker has said nothing: it starts after the page, or there is none. */
  state(): DeviceSyncState | undefined;
  /**
   * What is not here may still come: nothing has come from the server since the worker began, or it came a moment ago and
   * the page has not asked again for what it shows.
   */
  isArriving(): boolean;
  /** Sent again until it is done: the worker may not have begun yet, or have ended with its tab. */
  ask(request: SyncRequest): void;
  /** The same; resolves when it is done. */
  askAndWait(request: SyncRequest): Promise<void>;
}

interface DeviceSyncDeps {
  /** Resolves when the page has asked again for what it shows. */
  readonly onChanged: () => Promise<void>;
  readonly unsent: UnsentMemory;
}

/** Milliseconds that changes are gathered for: a first sync says that things have changed many times a second. */
const GATHER = 400;
/** Milliseconds until a request is sent again that nobody has said to be done. */
const ASK_AGAIN = 500;

export function createDeviceSync({ onChanged, unsent }: DeviceSyncDeps): DeviceSync {
  const [said, setSaid] = createSignal<DeviceSyncState>();
  const [lost, setLost] = createSignal<number | null>(null);
  const [isAskingAgain, setAskingAgain] = createSignal(false);
  void unsent.lost().then(setLost);
  const state = () => {
    const now = said();
    return (
      now && { ...now, lost: now.lost ?? lost(), synced_at: now.synced_at ?? (now.on ? unsent.lastInStep() : null) }
    );
  };
  const requests = new BroadcastChannel(REQUEST_CHANNEL);
  // Not a UUID: browsers make none on a page over plain http.
  const page = Math.random().toString(36).slice(2);
  let asked = 0;
  const asking = new Map<string, () => void>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  new BroadcastChannel(NOTICE_CHANNEL).addEventListener("message", ({ data }: MessageEvent<SyncNotice>) => {
    if (data.kind === "state") {
      const { on, pending, synced_at } = data.state;
      // The worker says that things have changed after it says that all is in step, and that is gathered besides.
      if (said() && isFirstSync(said()) && synced_at !== null) {
        setAskingAgain(true);
        void onChanged().finally(() => setAskingAgain(false));
      }
      setSaid(data.state);
      if (on) unsent.note(pending);
      if (!on || synced_at !== null) unsent.noteInStep(synced_at);
    } else if (data.kind === "done") {
      asking.get(data.id)?.();
      asking.delete(data.id);
    } else
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void onChanged();
      }, GATHER);
  });
  const ask = (request: SyncRequest) => void askAndWait(request);
  async function askAndWait(request: SyncRequest): Promise<void> {
    const sent: SentRequest = { id: `${page}-${++asked}`, request };
    requests.postMessage(sent);
    if (isAnsweredByStart(request)) return;
    const again = setInterval(() => requests.postMessage(sent), ASK_AGAIN);
    await new Promise<void>((resolve) => asking.set(sent.id, resolve));
    clearInterval(again);
  }
  ask({ kind: "tell" });
  // Nobody else tells the worker that this page is being looked at again (R31), and not every browser that there is a network.
  addEventListener("online", () => ask({ kind: "sync now" }));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") ask({ kind: "sync now" });
  });
  return { state, isArriving: () => isAskingAgain() || isFirstSync(said()), ask, askAndWait };
}
