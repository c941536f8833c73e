import type { ReadModelFile } from "#core/models/local/transformers-environment.ts";

/** Where WebLLM believes its files to be; nothing is ever fetched from there (RFC 2606 keeps the name free). */
const BASE = "https://models.invalid/";

/** The address under which WebLLM asks for a file of a model. */
export const webLlmUrl = (id: string, path = "") => new URL(`${id}/resolve/main/${path}`, BASE).href;

/**
 * WebLLM reads its files out of the Cache API and fetches what is not there. This stands in the place of that API in the
 * worker it runs in: it gives the files that are installed, and for any other fails instead of fetching. So a gigabyte is
 * stored once, verified, and nothing leaves the device.
 */
export function createInstalledCaches(id: string, paths: readonly string[], read: ReadModelFile): CacheStorage {
  const base = webLlmUrl(id);
  const pathOf = (request: RequestInfo | URL) => {
    const url = request instanceof Request ? request.url : String(request);
    return url.startsWith(base) ? url.slice(base.length) : undefined;
  };
  const cache = {
    async match(request: RequestInfo | URL) {
      const path = pathOf(request);
      const bytes = path === undefined ? undefined : await read(path);
      return bytes && new Response(bytes);
    },
    add: (request: RequestInfo | URL) =>
      Promise.reject(new Error(`${pathOf(request) ?? String(request)} is not among the files of the model.`)),
    keys: async () => paths.map((path) => new Request(webLlmUrl(id, path))),
    delete: async () => false,
  };
  const caches = { open: async () => cache, match: cache.match, has: async () => true, keys: async () => [] };
  return caches as unknown as CacheStorage;
}
