/** A `CacheStorage` in memory, as far as it is used here: entries by the path and search of their address. */
export function createMemoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked, "http://test");
    return pathname + search;
  };
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (asked: RequestInfo | URL, { ignoreSearch = false } = {}) => {
        const plain = (key: string) => (ignoreSearch ? key.split("?")[0] : key);
        const key = [...entries.keys()].find((one) => plain(one) === plain(keyOf(asked)));
        return key === undefined ? undefined : entries.get(key)?.clone();
      },
      put: async (asked: RequestInfo | URL, response: Response) => void entries.set(keyOf(asked), response),
      keys: async () => [...entries.keys()].map((key) => new Request(new URL(key, "http://test"))),
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    match: async (asked: RequestInfo | URL, { cacheName = "" } = {}) => all.get(cacheName)?.get(keyOf(asked))?.clone(),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  };
  return caches as unknown as CacheStorage;
}
