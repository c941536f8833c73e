import type { OfflineProgress } from "./messages.ts";

export interface KeptFile {
  readonly url: string;
  /** Hash of the content; null where the name holds it. */
  readonly revision: string | null;
}

/** The build's own account of its files, put into the service worker by `scripts/vite/service-worker-plugin.ts`. */
export interface BuildManifest {
  readonly build: string;
  /** What the page needs to open; kept at install. */
  readonly shell: readonly KeptFile[];
  /** Parsers, PDF fonts, the API explorer, …; kept in the background afterwards. */
  readonly later: readonly KeptFile[];
}

export const shellCache = (build: string) => `lectern-shell-${build}`;
export const laterCache = (build: string) => `lectern-later-${build}`;

const PREFIX = /^lectern-(?:shell|later)-/;
const PARALLEL = 4;

export type FindKept = (path: string) => Promise<Response | undefined>;

/**
 * Finds a kept file of the newest build that has it: an old tab still finds its own hashed files. This build's files are
 * looked up by their exact address: a look-up that ignores the search opens every file that a cache holds.
 */
export function createFindKept(caches: CacheStorage, { build, shell, later }: BuildManifest): FindKept {
  const keys = new Map([...shell, ...later].map((file) => [file.url, keyOf(file)]));
  const current = [shellCache(build), laterCache(build)];

  async function findHere(path: string): Promise<Response | undefined> {
    for (const cacheName of current) {
      const found = await caches.match(keys.get(path) ?? path, { cacheName, ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  }
  async function findInOlder(path: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (!PREFIX.test(name) || current.includes(name)) continue;
      const found = await (await caches.open(name)).match(path, { ignoreSearch: true, ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  }
  return async (path) => (await findHere(path)) ?? findInOlder(path);
}

/** What the manifest left out for its size is kept from its first use on; names below `/assets/` hold their hash, so it never grows old. */
export async function fetchAndKeep(caches: CacheStorage, build: string, request: Request): Promise<Response> {
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/assets/") || !isTheFile(response, pathname)) return response;
  const copy = response.clone();
  const keep = async () => (await caches.open(laterCache(build))).put(pathname, copy);
  void keep().catch(() => undefined); // no room: it is fetched again
  return response;
}

/** Fetches what is not kept yet; what an older build has under the same revision is copied. Never rejects for a file that cannot be had now. */
export async function keepLater(
  { caches, fetch }: { readonly caches: CacheStorage; readonly fetch: (request: Request) => Promise<Response> },
  { build, later }: BuildManifest,
  report: (progress: OfflineProgress) => void,
): Promise<void> {
  const cache = await caches.open(laterCache(build));
  const kept = new Set(
    (await cache.keys()).map((request) => new URL(request.url)).map((url) => url.pathname + url.search),
  );
  const missing = later.filter((file) => !kept.has(keyOf(file)));
  const total = later.length;
  let done = total - missing.length;
  const tell = () => report({ done, total, ready: done === total });

  tell();
  const queue = missing.values();
  const work = async () => {
    for (const file of queue) {
      if (await keep(file)) done++;
      if (done % 20 === 0 || done === total) tell();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));

  async function keep(file: KeptFile): Promise<boolean> {
    try {
      const response =
        (await fromOlderBuild(caches, file)) ??
        (await fetch(new Request(file.url, { cache: file.revision ? "no-cache" : "default" })));
      if (!isTheFile(response, file.url)) return false;
      await cache.put(keyOf(file), response);
      return true;
    } catch {
      return false; // no network, or no room: asked for again when a page next starts, and not reported as kept
    }
  }
}

/** Drops the builds no open page was loaded from; `entries` are the entry scripts of the open pages. */
export async function dropOldBuilds(caches: CacheStorage, build: string, entries: readonly string[]): Promise<void> {
  const names = (await caches.keys()).filter((name) => PREFIX.test(name));
  const builds = new Set(names.map((name) => name.replace(PREFIX, "")));
  for (const old of builds) {
    if (old === build || (await hasAny(caches, shellCache(old), entries))) continue;
    await caches.delete(shellCache(old));
    await caches.delete(laterCache(old));
  }
}

async function hasAny(caches: CacheStorage, name: string, entries: readonly string[]): Promise<boolean> {
  const cache = await caches.open(name);
  for (const entry of entries) if (await cache.match(entry, { ignoreSearch: true })) return true;
  return false;
}

async function fromOlderBuild(caches: CacheStorage, file: KeptFile): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter((each) => PREFIX.test(each))) {
    const found = await (await caches.open(name)).match(keyOf(file));
    if (found) return found;
  }
  return undefined;
}

/** Web space often answers its start page for what it does not have, a file of another release for instance. */
function isTheFile(response: Response, path: string): boolean {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  return response.status === 200 && (!isPage || path.endsWith(".html"));
}

const keyOf = ({ url, revision }: KeptFile) => (revision ? `${url}?__WB_REVISION__=${revision}` : url);
