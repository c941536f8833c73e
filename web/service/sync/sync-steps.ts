import { AFTER_WRITE } from "#core/sync/device/pace.ts";
import { WAKE_CHANNEL } from "../messages.ts";
import type { DeviceStorage } from "./device-storage.ts";
import { openDoor } from "./encryption/door.ts";
import { jittered } from "./jittered.ts";
import { startRunning, waitingHere, type Running } from "./running.ts";
import { isServerThere, isTakenOff } from "./server-there.ts";
import type { StateBoard } from "./state-board.ts";
import { NOT_SYNCING } from "./sync-channel.ts";
import { ownerHere, syncHere } from "./sync-here.ts";

/** Milliseconds until a server that did not answer is tried again, at first; twice as long each time, up to the other. */
const RETRY = 2_000;
const RETRY_AT_MOST = 8_000;
/** Milliseconds until a server that was not there is looked for again. */
const LOOK_FOR_SERVER = 300_000;
/** R44. Milliseconds until a device without the key looks again: a page that unlocks it says so, to whichever worker listens then. */
const LOOK_FOR_KEY = 5_000;

export interface SyncStepsOptions extends DeviceStorage {
  readonly board: StateBoard;
  /** Asks for a step in so many milliseconds at the latest. */
  readonly schedule: (pause: number) => void;
  readonly onHead: (head: number) => void;
}

/** What is syncing now. */
export interface SyncSteps {
  /** Milliseconds until the next one, where there is a reason for more than the usual. */
  step(): Promise<number | undefined>;
  current(): Running | undefined;
  stop(): void;
  /** There is a reason to think that the server can be reached now. */
  forgetTries(): void;
}

export function createSyncSteps({
  store,
  localBlobs,
  spareBlobs,
  board,
  schedule,
  onHead,
}: SyncStepsOptions): SyncSteps {
  const wake = new BroadcastChannel(WAKE_CHANNEL);
  const { show } = board;
  const heard = { onNews: () => schedule(0), onHead, onLost: () => schedule(RETRY) };
  let current: Running | undefined;
  /** In a row without an answer. */
  let tries = 0;

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
        const pending = await waitingHere(store, owner);
        show({ ...NOT_SYNCING, status: there === "no" ? "off" : "offline", on, account, encrypted, pending });
        return there === "no" ? LOOK_FOR_SERVER : nextTry();
      }
      // Every few seconds: the person may be typing the passphrase into the page that says that it is locked.
      if (board.state().status !== "locked" || board.state().account !== account)
        show({ ...NOT_SYNCING, status: "syncing", on, account, encrypted });
      const door = await openDoor({ store, owner, localBlobs }, { account, keyId });
      if (typeof door === "string") {
        const pending = await waitingHere(store, owner);
        show({ ...NOT_SYNCING, status: "locked", problem: door, on, account, encrypted, pending });
        return LOOK_FOR_KEY;
      }
      current = startRunning({ store, localBlobs, spareBlobs, owner, account, door, show, heard });
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
      board.say({ kind: "changed" });
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
      if (cut && current === running) schedule(cut);
    });
  }

  function stop(): void {
    current?.end();
    current = undefined;
  }

  return { step, current: () => current, stop, forgetTries: () => void (tries = 0) };
}
