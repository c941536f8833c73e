import { STORAGE_CHANNEL, type StorageNotice } from "../../service/messages.ts";

/** Where a page keeps what `wipeDevice` removes. */
export interface WipePlaces {
  readonly databases: Pick<IDBFactory, "databases" | "deleteDatabase">;
  readonly caches: Pick<CacheStorage, "keys" | "delete">;
  readonly files: () => Promise<FileSystemDirectoryHandle>;
  readonly storage: readonly Pick<Storage, "clear">[];
  readonly workers: Pick<ServiceWorkerContainer, "getRegistrations">;
  /** To every tab and worker with Lectern. */
  readonly tell: (notice: StorageNotice) => void;
}

/** Milliseconds between tries, and how many: a file that is being read cannot be removed. */
const TRY_EVERY = 250;
const TRIES = 40;
/** Looks in a row that must find nothing. */
const QUIET = 2;

const IN_USE = "Some files are still in use. Close the other tabs with Lectern, then try again.";

/**
 * Removes everything of this app from this browser: rows, files, keys, the kept app. Tabs and workers are told to let go
 * of it first, since what one of them is about to write would make a database anew. Throws when something could not be
 * removed, with words for the person.
 */
export async function wipeDevice(places: WipePlaces): Promise<void> {
  let isDone = false;
  places.tell({ kind: "wiping" });
  try {
    await removeAll(places);
    isDone = true;
  } finally {
    places.tell({ kind: "wiped", isDone });
  }
}

async function removeAll(places: WipePlaces): Promise<void> {
  for (const registration of await places.workers.getRegistrations()) await registration.unregister();
  await dropDatabases(places.databases);
  await insist(async () => {
    const root = await places.files();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
  });
  for (const storage of places.storage) storage.clear();
  // What the service worker had under way may make one again a moment later.
  for (let looks = 0, quiet = 0; quiet < QUIET; looks++) {
    if (looks > TRIES) throw new Error(IN_USE);
    await dropDatabases(places.databases);
    for (const name of await places.caches.keys()) await places.caches.delete(name);
    await pause();
    quiet = (await isAnythingLeft(places)) ? 0 : quiet + 1;
  }
}

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, TRY_EVERY));

const isAnythingLeft = async ({ databases, caches }: WipePlaces): Promise<boolean> =>
  (await databases.databases()).length > 0 || (await caches.keys()).length > 0;

export const thisBrowser = (): WipePlaces => ({
  databases: indexedDB,
  caches,
  files: () => navigator.storage.getDirectory(),
  storage: [localStorage, sessionStorage],
  workers: navigator.serviceWorker,
  tell: (notice) => {
    const channel = new BroadcastChannel(STORAGE_CHANNEL);
    channel.postMessage(notice);
    channel.close();
  },
});

async function dropDatabases(databases: WipePlaces["databases"]): Promise<void> {
  for (const { name } of await databases.databases()) if (name) await dropDatabase(databases, name);
}

function dropDatabase(databases: WipePlaces["databases"], name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = databases.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () =>
      reject(new Error(`The data could not be removed: ${String(request.error)}`)),
    );
  });
}

async function insist(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried >= TRIES) throw new Error(IN_USE, { cause: error });
      await pause();
    }
  }
}
