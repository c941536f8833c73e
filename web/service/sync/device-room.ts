import { chatTables } from "#core/chat/chat.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { makeRoom, type MayGo } from "#core/library/documents/make-room.ts";
import { createRoom, type MadeRoom, type Room, type RoomLeft } from "#core/sync/files/room.ts";
import { Refused, Unreachable } from "#core/sync/device/client-http.ts";
import type { BlobUses } from "../../storage/blob-uses.ts";
import { removeIndexFiles } from "../../storage/index-files.ts";
import { blobDoor } from "./encryption/blob-door.ts";
import { createServerFetch } from "./server-fetch.ts";
import { ownerHere, syncHere } from "./sync-here.ts";

/** Web Lock: one worker makes room at a time; the others find it made. */
const ROOM_LOCK = "lectern-room";
/** Milliseconds the server may take to say what it has: somebody waits for this. */
const PATIENCE = 10_000;

const MB = 1024 * 1024;
/** Bytes left for rows, at most and as a part of what the browser gives. */
const RESERVE = { most: 32 * MB, share: 0.05 };

export interface DeviceRoomDeps {
  readonly store: Store;
  /** What lies here. */
  readonly blobs: Blobs;
  readonly uses: Pick<BlobUses, "all">;
  /** Files made way. */
  readonly onMoved: () => void;
}

export interface DeviceRoom {
  /** For what a person adds. */
  readonly forNew: Room;
  /** For what is fetched because it is read: it may push out files, no index. */
  readonly forFetched: Room;
  /** For what is fetched in case it is wanted: it pushes out nothing, and comes only where there is plenty. */
  readonly forSpare: Room;
  /** For rows, which are never refused while anything can make way. */
  readonly forRows: () => Promise<boolean>;
}

/** R35. The room this browser gives, and what makes way for what. */
export function createDeviceRoom(deps: DeviceRoomDeps): DeviceRoom {
  const left = (reserves: number) => async () => roomLeft(navigator.storage, reserves);
  let making = false;
  const make = (mayGo: MayGo) => (bytes: number) =>
    navigator.locks.request(ROOM_LOCK, async () => {
      making = true;
      return makeHere(deps, bytes, mayGo).finally(() => (making = false));
    });
  const forNew = createRoom({ left: left(1), make: make("originals and indexes") });
  return {
    forNew,
    forFetched: createRoom({ left: left(1), make: make("originals") }),
    forSpare: createRoom({ left: left(3), make: async () => ({ freed: 0, reason: "There is no room to spare." }) }),
    // What is asked of the rows while room is made must not wait for that room.
    forRows: async () => !making && (await forNew.insist(0)).freed > 0,
  };
}

/** Undefined where the browser does not tell. */
async function roomLeft(storage: Pick<StorageManager, "estimate">, reserves: number): Promise<RoomLeft | undefined> {
  const { quota, usage } = await storage.estimate();
  if (quota === undefined || usage === undefined) return undefined;
  return { free: Math.max(0, quota - usage), reserve: reserves * Math.min(RESERVE.most, quota * RESERVE.share) };
}

/** What is only there to be quick goes first. */
async function makeHere(deps: DeviceRoomDeps, bytes: number, mayGo: MayGo): Promise<MadeRoom> {
  const freed = await removeIndexFiles();
  if (freed > bytes) return { freed, reason: "" };
  const more = await moveFiles(deps, bytes - freed, mayGo);
  return { ...more, freed: freed + more.freed };
}

async function moveFiles(
  { store, blobs, uses, onMoved }: DeviceRoomDeps,
  bytes: number,
  mayGo: MayGo,
): Promise<MadeRoom> {
  const owner = await ownerHere(store);
  const here = await syncHere(store, owner);
  const { on, account } = here;
  if (!on)
    return {
      freed: 0,
      reason: "There is no room left on this device. Delete something and empty the trash, then try again.",
    };
  const ask = createServerFetch({
    fetch: (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) }),
    locks: navigator.locks,
    account,
  });
  try {
    const http = await blobDoor(here, ask, blobs);
    const freed = await makeRoom(
      { store, chats: chatTables, blobs, http, owner, opened: await uses.all() },
      bytes,
      mayGo,
    );
    if (freed > 0) onMoved();
    return {
      freed,
      reason:
        "There is no room left on this device, and nothing more that is safe on your server can make way. Delete something and empty the trash, then try again.",
    };
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
    return {
      freed: 0,
      reason:
        "There is no room left on this device. Files that are safe on your server could make way, but it cannot be reached. Try again when it can, or delete something.",
    };
  }
}
