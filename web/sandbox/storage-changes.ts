/** What a plugin keeps in its `localStorage`. */
export type StorageEntries = Readonly<Record<string, string>>;

/** Keys with their new values; null where the key was removed. */
export type StorageChanges = Readonly<Record<string, string | null>>;

/** Bytes as JSON; browsers give about as much, and a request of the API may hold it. */
export const STORAGE_LIMIT = 5_000_000;

const encoder = new TextEncoder();

/** Bytes of one entry as JSON. */
export const entrySize = (key: string, value: string): number =>
  encoder.encode(JSON.stringify({ [key]: value })).length;

export const storedSize = (entries: StorageEntries): number =>
  Object.entries(entries).reduce((sum, [key, value]) => sum + entrySize(key, value), 0);

export const withChanges = (entries: StorageEntries, changes: StorageChanges): StorageEntries =>
  Object.fromEntries(
    Object.entries({ ...entries, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
