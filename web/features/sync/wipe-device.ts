/** Where a page keeps what `wipeDevice` removes. */
export interface WipePlaces {
  readonly databases: Pick<IDBFactory, "databases" | "deleteDatabase">;
  readonly caches: Pick<CacheStorage, "keys" | "delete">;
  readonly files: () => Promise<FileSystemDirectoryHandle>;
  readonly storage: readonly Pick<Storage, "clear">[];
  readonly workers: Pick<ServiceWorkerContainer, "getRegistrations">;
}

/** Milliseconds between tries, and how many: a file that is being read cannot be removed. */
const TRY_EVERY = 250;
const TRIES = 40;

/**
 * Removes everything of this app from this browser: rows, files, keys, the kept app. Open tabs let go of the database
 * by themselves. Throws when something could not be removed, with words for the person.
 */
export async function wipeDevice(places: WipePlaces): Promise<void> {
  for (const registration of await places.workers.getRegistrations()) await registration.unregister();
  for (const { name } of await places.databases.databases()) if (name) await dropDatabase(places.databases, name);
  await insist(async () => {
    const root = await places.files();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
  });
  for (const name of await places.caches.keys()) await places.caches.delete(name);
  for (const storage of places.storage) storage.clear();
}

export const thisBrowser = (): WipePlaces => ({
  databases: indexedDB,
  caches,
  files: () => navigator.storage.getDirectory(),
  storage: [localStorage, sessionStorage],
  workers: navigator.serviceWorker,
});

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
      if (tried >= TRIES)
        throw new Error("Some files are still in use. Close the other tabs with Lectern, then try again.", {
          cause: error,
        });
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
  }
}
