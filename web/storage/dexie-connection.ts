import type { Dexie } from "dexie";
import { StorageFull } from "#core/storage/store.ts";
import { StorageIsNewer, StorageUnreachable } from "#core/storage/storage-errors.ts";
import { isLostConnection, isQuotaError } from "./idb-errors.ts";

export interface DexieConnection {
  /** Runs the work on an open database; opens again and repeats it when the connection was lost meanwhile. */
  run<Result>(work: (db: Dexie) => PromiseLike<Result>): Promise<Result>;
  /** Lets go of the database, and refuses all work until it is no longer held. */
  hold(isHeld: boolean): void;
  close(): Promise<void>;
}

/** Milliseconds to wait before each new try. */
const BACK_OFF = [200, 1_000, 5_000];

export interface DexieConnectionOptions {
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** The browser gives no more room: frees what is safe elsewhere. Whether it is worth another try. */
  readonly makeRoom?: () => Promise<boolean>;
  /** The database does not open any more, or not for this version of the program: only a new start of the page helps. */
  readonly onLost?: (error: Error) => void;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

export function createDexieConnection(
  open: () => Promise<Dexie>,
  { wait = sleep, makeRoom = async () => false, onLost = () => undefined }: DexieConnectionOptions = {},
): DexieConnection {
  let opening: Promise<Dexie> | undefined;
  let closed = false;
  let held = false;

  function current(): Promise<Dexie> {
    if (closed) return Promise.reject(new StorageUnreachable("The store is closed."));
    if (held) return Promise.reject(new StorageUnreachable("Everything is being removed from this device."));
    const mine = (opening ??= open());
    mine.catch(() => forget(mine));
    return mine;
  }

  function forget(lost: Promise<Dexie>): void {
    if (opening === lost) opening = undefined;
  }

  /** Only the call that notices first drops the connection; the others find the new one. */
  async function drop(lost: Promise<Dexie> | undefined): Promise<void> {
    if (!lost || opening !== lost) return;
    opening = undefined;
    const db = await lost.catch(() => undefined);
    db?.close();
  }

  async function run<Result>(work: (db: Dexie) => PromiseLike<Result>): Promise<Result> {
    let madeRoom = false;
    for (let attempt = 0; ;) {
      const used = current();
      try {
        return await work(await used);
      } catch (error) {
        if (isQuotaError(error)) {
          if (madeRoom || !(await makeRoom())) throw new StorageFull();
          madeRoom = true;
          continue;
        }
        if (error instanceof StorageIsNewer) onLost(error);
        if (closed || !isLostConnection(error)) throw error;
        const pause = BACK_OFF[attempt++];
        if (pause === undefined) throw lost(error);
        await drop(used);
        await wait(pause);
      }
    }
  }

  function lost(cause: unknown): StorageUnreachable {
    const error = new StorageUnreachable(
      "The browser does not open its database any more. Reload the page; if that does not help, restart the browser.",
      { cause },
    );
    onLost(error);
    return error;
  }

  return {
    run,
    hold(isHeld) {
      held = isHeld;
      if (isHeld) void drop(opening);
    },
    async close() {
      closed = true;
      const db = await opening?.catch(() => undefined);
      db?.close();
    },
  };
}
