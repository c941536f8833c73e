import type { KeptKeys } from "#core/sync/encryption/key-ring.ts";

export interface AccountKeys {
  get(account: string, keyId: string): Promise<KeptKeys | undefined>;
  put(kept: KeptKeys): Promise<void>;
  remove(account: string): Promise<void>;
}

/**
 * The keys of encrypted accounts on this device: kept where scripts can use but never read them, and gone with the
 * site's data. Without Dexie, which the page would load for these three steps.
 */
export function createAccountKeys(name = "lectern-account-keys"): AccountKeys {
  async function inDatabase<Result>(
    mode: IDBTransactionMode,
    work: (keys: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
    const database = await settled(opening);
    try {
      const transaction = database.transaction(STORE, mode);
      const ended = new Promise<void>((resolve, reject) => {
        transaction.addEventListener("complete", () => resolve());
        transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The key was not kept.")));
      });
      const [result] = await Promise.all([settled(work(transaction.objectStore(STORE))), ended]);
      return result;
    } finally {
      database.close();
    }
  }

  return {
    async get(account, keyId) {
      const kept = await inDatabase("readonly", (keys) => keys.get(account) as IDBRequest<KeptKeys | undefined>);
      return kept?.keyId === keyId ? kept : undefined;
    },
    put: async (kept) => void (await inDatabase("readwrite", (keys) => keys.put(kept, kept.account))),
    remove: (account) => inDatabase("readwrite", (keys) => keys.delete(account)),
  };
}

const STORE = "keys";

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The browser's database failed.")));
  });
}
