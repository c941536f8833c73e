/** How often a backup goes into the folder; days. */
export type Every = 1 | 7;

export interface FolderPlan {
  readonly folder: FileSystemDirectoryHandle;
  readonly every: Every;
  /** Milliseconds since the epoch; 0 never. */
  readonly last: number;
}

const NAME = "lectern-backup";
const KEPT = "kept";

/** Small things of this browser beside its rows: the folder for backups, and a mark that goes when storage is cleared. */
export async function remembered<Value>(key: string): Promise<Value | undefined> {
  return inStore<Value | undefined>("readonly", (store) => store.get(key));
}

/** Undefined forgets. */
export async function remember(key: string, value: unknown): Promise<void> {
  if (value === undefined) await inStore<undefined>("readwrite", (store) => store.delete(key));
  else await inStore<IDBValidKey>("readwrite", (store) => store.put(value, key));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(KEPT));
  const database = await settled(opening);
  try {
    const transaction = database.transaction(KEPT, mode);
    const [result] = await Promise.all([settled(work(transaction.objectStore(KEPT))), ended(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The browser's storage did not answer.")),
    );
  });
}

/** A write is there once its transaction has ended: a page that is left before takes it along. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("The browser's storage did not keep it.")),
    );
  });
}

const MARK = "lectern-has-data";

/** Says, in two places of which the browser clears only one by itself, that there are documents here. */
export async function markData(storage: Pick<Storage, "setItem">): Promise<void> {
  await remember(MARK, true);
  storage.setItem(MARK, "yes");
}

/** Whether there were documents here and the browser has cleared its storage since; deleting them oneself is no such thing. */
export async function wasCleared(storage: Pick<Storage, "getItem">): Promise<boolean> {
  return storage.getItem(MARK) !== null && (await remembered<boolean>(MARK)) === undefined;
}

export const forgetData = (storage: Pick<Storage, "removeItem">) => storage.removeItem(MARK);
