import type { KeptKeys } from "#core/sync/encryption/key-ring.ts";

export interface AccountKeys {
  /** The account's keys, when they are these, up to this generation. */
  get(account: string, keyId: string, generation: number): Promise<KeptKeys | undefined>;
  /** They are known from then on. */
  put(kept: KeptKeys): Promise<void>;
  /** R45. What this device knows of an account that it has once seen encrypted, also without its key. */
  known(account: string): Promise<KnownKeys | undefined>;
  know(account: string, known: KnownKeys): Promise<void>;
  remove(account: string): Promise<void>;
}

/**
 * The keys of encrypted accounts on this device: kept where scripts can use but never read them, and gone with the
 * site's data. Without Dexie, which the page would load for these three steps.
 */
export interface KnownKeys {
  readonly keyId: string;
  readonly generation: number;
}

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

  const read = (account: string) => inDatabase<KeptKeys | undefined>("readonly", (keys) => keys.get(account));
  const know = async (account: string, { keyId, generation = 1 }: Pick<KeptKeys, "keyId" | "generation">) =>
    void (await inDatabase("readwrite", (keys) => keys.put({ keyId, generation }, knownAs(account))));

  return {
    async get(account, keyId, generation) {
      const kept = await read(account);
      return kept?.keyId === keyId && (kept.generation ?? 1) === generation ? kept : undefined;
    },
    async put(kept) {
      await inDatabase("readwrite", (keys) => keys.put(kept, kept.account));
      await know(kept.account, kept);
    },
    async known(account) {
      const known = await inDatabase<Known>("readonly", (keys) => keys.get(knownAs(account)));
      // A key that was kept before this was written down.
      return known ?? numbered(await read(account));
    },
    know,
    remove: (account) => inDatabase("readwrite", (keys) => keys.delete(account)),
  };
}

const STORE = "keys";
type Known = KnownKeys | undefined;
const knownAs = (account: string) => `known ${account}`;
const numbered = (kept: KeptKeys | undefined): Known => kept && { keyId: kept.keyId, generation: kept.generation ?? 1 };

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The browser's database failed.")));
  });
}
