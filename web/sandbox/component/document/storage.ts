/** A `Storage` in memory: a document without an origin has none. `changed` is told all of it after each change. */
export function createMemoryStorage(
  entries: Readonly<Record<string, string>>,
  changed: (entries: Record<string, string>) => void,
): Storage {
  const held = new Map(Object.entries(entries));
  const tell = () => changed(Object.fromEntries(held));
  const methods: Storage = {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(String(key)) ?? null,
    setItem(key, value) {
      held.set(String(key), String(value));
      tell();
    },
    removeItem(key) {
      held.delete(String(key));
      tell();
    },
    clear() {
      held.clear();
      tell();
    },
  };
  return new Proxy(methods, {
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
}
