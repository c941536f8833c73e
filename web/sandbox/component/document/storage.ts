import {
  entrySize,
  STORAGE_LIMIT,
  storedSize,
  type StorageChanges,
  type StorageEntries,
} from "../../storage-changes.ts";

export interface MemoryStorage {
  readonly storage: Storage;
  /** Takes over what other modules changed; gives back what is another value now. */
  take(
    changes: StorageChanges,
  ): readonly { readonly key: string; readonly from: string | null; readonly to: string | null }[];
}

/** A `Storage` in memory: a document without an origin has none. `changed` is told each key with its new value. */
export function createMemoryStorage(
  entries: StorageEntries,
  changed: (key: string, value: string | null) => void,
): MemoryStorage {
  const held = new Map(Object.entries(entries));
  let size = storedSize(entries);
  const sizeOf = (key: string) => {
    const value = held.get(key);
    return value === undefined ? 0 : entrySize(key, value);
  };
  const put = (key: string, value: string, most: number) => {
    const next = size - sizeOf(key) + entrySize(key, value);
    // The words of browsers, and the name that plugins look for.
    if (next > most)
      throw new DOMException(
        `Failed to execute 'setItem' on 'Storage': Setting the value of '${key.slice(0, 100)}' exceeded the quota.`,
        "QuotaExceededError",
      );
    size = next;
    held.set(key, value);
  };
  const drop = (key: string) => {
    size -= sizeOf(key);
    return held.delete(key);
  };
  const methods: Storage = {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(String(key)) ?? null,
    setItem(key, value) {
      put(String(key), String(value), STORAGE_LIMIT);
      changed(String(key), String(value));
    },
    removeItem(key) {
      if (drop(String(key))) changed(String(key), null);
    },
    clear() {
      for (const key of held.keys()) methods.removeItem(key);
    },
  };
  const storage = new Proxy(methods, {
    get: (target, key): unknown =>
      typeof key === "string" && !(key in target) ? held.get(key) : Reflect.get(target, key),
    set: (target, key, value) => (typeof key === "string" && target.setItem(key, String(value)), true),
    deleteProperty: (target, key) => (typeof key === "string" && target.removeItem(key), true),
    has: (target, key) => key in target || (typeof key === "string" && held.has(key)),
    ownKeys: () => [...held.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === "string" && held.has(key)
        ? { value: held.get(key), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
  return {
    storage,
    take: (changes) =>
      Object.entries(changes).flatMap(([key, to]) => {
        const from = held.get(key) ?? null;
        if (from === to) return [];
        if (to === null) drop(key);
        else put(key, to, Infinity);
        return [{ key, from, to }];
      }),
  };
}
