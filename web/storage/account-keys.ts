import Dexie from "dexie";
import type { KeptKeys } from "#core/sync/encryption/key-ring.ts";

export interface KeyPlace {
  get(account: string, keyId: string): Promise<KeptKeys | undefined>;
  put(kept: KeptKeys): Promise<void>;
  remove(account: string): Promise<void>;
}

/**
 * The keys of encrypted accounts on this device: kept where scripts can use but never read them, and gone with the
 * site's data.
 */
export function createKeyPlace(name = "lectern-account-keys"): KeyPlace {
  async function inDatabase<Result>(
    work: (keys: Dexie.Table<KeptKeys, string>) => PromiseLike<Result>,
  ): Promise<Result> {
    const database = new Dexie(name);
    database.version(1).stores({ keys: "" });
    try {
      return await work(database.table<KeptKeys, string>("keys"));
    } finally {
      database.close();
    }
  }

  return {
    async get(account, keyId) {
      const kept = await inDatabase((keys) => keys.get(account));
      return kept?.keyId === keyId ? kept : undefined;
    },
    put: (kept) => inDatabase(async (keys) => void (await keys.put(kept, kept.account))),
    remove: (account) => inDatabase((keys) => keys.delete(account)),
  };
}
