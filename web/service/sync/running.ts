import { tables } from "#core/api/tables.ts";
import { chatTables } from "#core/chat/chat.ts";
import { joiningCopies } from "#core/library/documents/join-copies.ts";
import { createSyncClient, type SyncClient } from "#core/sync/device/sync-client.ts";
import type { Store } from "#core/storage/store.ts";
import { deviceName } from "./device-name.ts";
import type { DeviceStorage } from "./device-storage.ts";
import type { Door } from "./encryption/door.ts";
import { createFileMover, type FileMover } from "./move-files.ts";
import { createServerEvents, type ServerEvents, type ServerEventsDeps } from "./server-events.ts";
import type { DeviceSyncState } from "./sync-channel.ts";

/** An account that this device syncs with, from the login until something else is chosen. */
export interface Running {
  readonly owner: string;
  readonly account: string;
  readonly client: SyncClient;
  readonly signal: AbortSignal;
  readonly events: ServerEvents;
  readonly files: FileMover;
  end(): void;
}

export interface RunningOptions
  extends Pick<DeviceStorage, "store" | "localBlobs" | "spareBlobs">, Pick<Running, "owner" | "account"> {
  readonly door: Door;
  readonly show: (change: Partial<DeviceSyncState>) => void;
  readonly heard: Pick<ServerEventsDeps, "onNews" | "onHead" | "onLost">;
}

export function startRunning(options: RunningOptions): Running {
  const { store, localBlobs, spareBlobs, owner, account, door, show, heard } = options;
  const { ended, ask, blobs, http, sealing } = door;
  const { signal } = ended;
  const showOwn = (change: Partial<DeviceSyncState>) => !signal.aborted && show(change);
  const events = createServerEvents({ open: (path) => new EventSource(path), ...heard });
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
    arrivals: joiningCopies({ store, blobs: localBlobs, clock: Date, chats: chatTables }, owner),
    onState: showOwn,
  });
  const files = createFileMover({ store, owner, blobs, spareBlobs, http, signal, show: showOwn });
  return { owner, account, client, signal, events, files, end: () => ended.abort() };
}

/** What waits to be sent while there is no server to ask. */
export async function waitingHere(store: Store, owner: string): Promise<number> {
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
