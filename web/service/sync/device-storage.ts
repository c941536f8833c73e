import type { Services } from "#core/api/services.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { StorageIsNewer } from "#core/storage/storage-errors.ts";
import type { BlobHttp } from "#core/sync/files/blob-http.ts";
import { createFetchingBlobs } from "#core/sync/files/fetch-blobs.ts";
import { createDeviceBlobs } from "#core/sync/files/held-blobs.ts";
import { createRoomyBlobs } from "#core/sync/files/room.ts";
import { createSyncExtension } from "#core/sync/merge/extension.ts";
import { createNewsStore, isEdit } from "#core/sync/server/news.ts";
import { tables } from "#core/api/tables.ts";
import { createDexieStore } from "../../storage/dexie-store.ts";
import { createOpfsBlobs } from "../../storage/opfs-blobs.ts";
import { createBlobUses } from "../../storage/blob-uses.ts";
import { CHANGES_CHANNEL, STORAGE_CHANNEL, type StorageNotice } from "../messages.ts";
import { tellingTabs } from "../change-channel.ts";
import { NEWS_CHANNEL } from "./sync-names.ts";
import { createDeviceRoom } from "./device-room.ts";
import { blobDoor } from "./encryption/blob-door.ts";
import { createServerFetch } from "./server-fetch.ts";
import { ownerHere, syncHere } from "./sync-here.ts";
import { createWipeHold } from "./wipe-hold.ts";

/** Of `tables`, in a built app (`scripts/vite/schema-hash.ts`); it would be too old in one that is being developed. */
declare const __LECTERN_SCHEMA_HASH__: string | undefined;

export interface DeviceStorage extends Pick<Services, "store" | "blobs"> {
  /** The blobs without what could be fetched. */
  readonly localBlobs: Blobs;
  /** The same, for what is fetched in case it is wanted: it is refused where there is no room to spare. */
  readonly spareBlobs: Blobs;
  /**
   * To be told by a service worker, which outlives the page that removed everything and serves the next one; all other
   * workers end with theirs.
   */
  readonly pageOpens: () => void;
}

export interface DeviceStorageOptions {
  /** What is stored has the shape of a newer version by now; every page is told when left out. */
  readonly onNewer?: (error: StorageIsNewer) => void;
}

/** For workers of a tab, whose coordinator meets the same and tells its tab alone: others may be of the newer version. */
export const LEFT_TO_COORDINATOR: DeviceStorageOptions = { onNewer: () => undefined };

/**
 * The rows and files of this device. Every worker opens its own; nothing is opened before the first use. Writes keep
 * the books of sync and are announced; files that are not here are fetched from the server when they are read, and make
 * way again when the browser gives no more room.
 */
export function openDeviceStorage({ onNewer }: DeviceStorageOptions = {}): DeviceStorage {
  const extension = createSyncExtension({ role: "device", tables, now: () => Date.now() });
  const makeRoom = () => room.forRows();
  const pages = new BroadcastChannel(STORAGE_CHANNEL);
  const tell = (notice: StorageNotice) => pages.postMessage(notice);
  const dexie = createDexieStore(tables, {
    name: "lectern",
    schemaHash: typeof __LECTERN_SCHEMA_HASH__ === "undefined" ? undefined : __LECTERN_SCHEMA_HASH__,
    extension,
    makeRoom,
    onBlocked: () => console.warn("Another tab holds an older version of the data; close it."),
    onLost: (error) =>
      onNewer && error instanceof StorageIsNewer ? onNewer(error) : tell({ kind: "lost", message: error.message }),
  });
  const wipe = createWipeHold((isHeld) => dexie.hold(isHeld));
  pages.addEventListener("message", ({ data }: MessageEvent<StorageNotice>) => wipe.heard(data));
  const news = new BroadcastChannel(NEWS_CHANNEL);
  const changes = new BroadcastChannel(CHANGES_CHANNEL);
  const tellingStore = tellingTabs(dexie, (notice) => changes.postMessage(notice));
  const store = createNewsStore(tellingStore, { announce: (owner) => news.postMessage(owner) }, isEdit);
  const disk = createOpfsBlobs({ name: "lectern-blobs", makeRoom });
  const uses = createBlobUses();
  const room = createDeviceRoom({ store, blobs: disk, uses, onMoved: () => tell({ kind: "moved" }) });
  const localBlobs = createRoomyBlobs(disk, room.forNew);
  const fetched = createRoomyBlobs(disk, room.forFetched);
  const spare = createRoomyBlobs(disk, room.forSpare);
  const told = (blobs: Blobs): Pick<Blobs, "put"> => ({
    put: (content) => blobs.put(content).finally(() => tell({ kind: "moved" })),
  });
  return {
    pageOpens: () => wipe.pageOpens(),
    store,
    localBlobs,
    spareBlobs: { ...spare, ...told(spare) },
    blobs: createDeviceBlobs(
      createFetchingBlobs(localBlobs, fromServer(store, disk), { keep: told(fetched), onRead: (id) => uses.note(id) }),
    ),
  };
}

/** Asks only where this device syncs: nobody else is to hear what is read here. */
function fromServer(store: Store, local: Blobs): Pick<BlobHttp, "get" | "missing"> {
  async function door() {
    const here = await syncHere(store, await ownerHere(store));
    if (!here.on) return undefined;
    const { account } = here;
    const asked = (path: string, init?: RequestInit) => fetch(path, init);
    return blobDoor(here, createServerFetch({ fetch: asked, locks: navigator.locks, account }), local);
  }

  return {
    get: async (id, from) => (await door())?.get(id, from),
    missing: async (ids) => (await door())?.missing(ids) ?? ids,
  };
}
