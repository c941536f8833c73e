import { NOT_SYNCING, type DeviceSyncState, type SyncNotice } from "./sync-channel.ts";
import { NOTICE_CHANNEL } from "./sync-names.ts";

/** The state of syncing as pages are told of it. */
export interface StateBoard {
  state(): DeviceSyncState;
  /** Before the first look at what was chosen here there is nothing to tell. */
  tell(): void;
  show(change: Partial<DeviceSyncState>): void;
  say(notice: SyncNotice): void;
}

export function createStateBoard(): StateBoard {
  const notices = new BroadcastChannel(NOTICE_CHANNEL);
  const say = (notice: SyncNotice) => notices.postMessage(notice);
  let state: DeviceSyncState = NOT_SYNCING;
  let isKnown = false;
  return {
    state: () => state,
    tell() {
      if (isKnown) say({ kind: "state", state });
    },
    show(change) {
      state = { ...state, ...change };
      isKnown = true;
      say({ kind: "state", state });
    },
    say,
  };
}
