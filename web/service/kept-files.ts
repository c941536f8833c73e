import type { OfflineProgress } from "./messages.ts";

export interface KeptFile {
  readonly url: string;
  /** Hash of the content; null where the name holds it. */
  readonly revision: string | null;
}

/** A file of the build that is kept in the background; with parts it is a pack. */
export interface LaterFile extends KeptFile {
  readonly parts?: readonly Part[];
}

/** One of the small files that a pack holds. Kept one by one, each costs a browser more than its bytes do. */
export interface Part {
  readonly url: string;
  /** Bytes; the parts follow each other in the pack. */
  readonly size: number;
}

/** The build's own account of its files, put into the service worker by `scripts/vite/service-worker-plugin.ts`. */
export interface BuildManifest {
  readonly build: string;
  /** What the page needs to open; kept at install. */
  readonly shell: readonly KeptFile[];
  /** Parsers, PDF fonts, the API explorer, …; kept afterwards. */
  readonly later: readonly LaterFile[];
}

export const shellCache = (build: string) => `lectern-shell-${build}`;
export const laterCache = (build: string) => `lectern-later-${build}`;

const PREFIX = /^lectern-(?:shell|later)-/;
/** Where a build's cache says what is in its packs, for the tabs of that build when another one is in charge. */
const PACK_LIST = "/assets/packs.json";
const PARALLEL = 4;

export type FindKept = (path: string) => Promise<Response | undefined>;

/**
 * Finds a kept file of the newest build that has it: an old tab still finds its own hashed files. This build's files are
 * looked up by their exact address: a look-up that ignores the search opens every file that a cache holds.
 */
export function createFindKept(caches: CacheStorage, { build, shell, later }: BuildManifest): FindKept {
  const keys = new Map([...shell, ...later].map((file) => [file.url, keyOf(file)]));
  const places = placesOf(later);
  const current = [shellCache(build), laterCache(build)];

  async function findHere(path: string): Promise<Response | undefined> {
    for (const cacheName of current) {
      const found = await caches.match(keys.get(path) ?? path, { cacheName, ignoreVary: true });
      if (found) return found;
    }
    const place = places.get(path);
    return place && partFrom(await caches.open(laterCache(build)), place, path);
  }
  async function findInOlder(path: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (!PREFIX.test(name) || current.includes(name)) continue;
      const cache = await caches.open(name);
      const found = await cache.match(path, { ignoreSearch: true, ignoreVary: true });
      if (found) return found;
      const packs: LaterFile[] | undefined = await (await cache.match(PACK_LIST))?.json();
      const place = packs && placesOf(packs).get(path);
      const part = place && (await partFrom(cache, place, path));
      if (part) return part;
    }
    return undefined;
  }
  return async (path) => (await findHere(path)) ?? findInOlder(path);
}

/** Where a file lies: its pack, and bytes from there. */
interface Place {
  readonly pack: KeptFile;
  readonly start: number;
  readonly end: number;
}

function placesOf(later: readonly LaterFile[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { parts = [], ...pack } of later) {
    let start = 0;
    for (const { url, size } of parts) {
      places.set(url, { pack, start, end: start + size });
      start += size;
    }
  }
  return places;
}

/** The part as the server would have answered it alone; its policies are the same for all files of a pack. */
async function partFrom(cache: Cache, { pack, start, end }: Place, path: string): Promise<Response | undefined> {
  const kept = await cache.match(keyOf(pack));
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  for (const name of OF_ONE_FILE) headers.delete(name);
  headers.set("content-type", TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream");
  return new Response((await kept.blob()).slice(start, end), { headers });
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

/**
 * Fetches what is not kept yet; what an older build has under the same revision is copied. Never rejects for a file that
 * cannot be had now.
 */
export async function keepLater(
  { caches, fetch }: { readonly caches: CacheStorage; readonly fetch: (request: Request) => Promise<Response> },
  { build, later }: BuildManifest,
  report: (progress: OfflineProgress) => void,
): Promise<void> {
  const cache = await caches.open(laterCache(build));
  const kept = new Set(
    (await cache.keys()).map((request) => new URL(request.url)).map((url) => url.pathname + url.search),
  );
  const missing = new Set(later.filter((file) => !kept.has(keyOf(file))));
  const count = (files: Iterable<LaterFile>) => [...files].reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);
  const total = count(later);
  const tell = () => report({ done: total - count(missing), total, ready: missing.size === 0 });

  tell();
  if (!kept.has(PACK_LIST)) {
    const packs = JSON.stringify(later.filter(({ parts }) => parts));
    await cache.put(PACK_LIST, new Response(packs)).catch(() => undefined); // no room: an old tab asks the server
  }
  const older = await olderCaches(caches, build);
  await inParallel([...missing], async (file) => {
    const response = (await copyOf(file)) ?? (await fetched(file));
    if (response) await keep(file, response);
  });
  if (missing.size > 0) tell();

  async function copyOf(file: LaterFile): Promise<Response | undefined> {
    for (const each of older) {
      const found = await each.match(keyOf(file));
      if (found) return found;
    }
    return undefined;
  }
  async function fetched({ url, revision }: LaterFile): Promise<Response | undefined> {
    const request = new Request(url, { cache: revision ? "no-cache" : "default" });
    const response = await fetch(request).catch(() => undefined);
    return response && isTheFile(response, url) ? response : undefined;
  }
  async function keep(file: LaterFile, response: Response): Promise<void> {
    try {
      await cache.put(keyOf(file), response);
    } catch {
      return; // no network, or no room: asked for again when a page next starts, and not reported as kept
    }
    missing.delete(file);
    if (file.parts || missing.size % 20 === 0) tell();
  }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const next = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}

const OF_ONE_FILE = [
  "accept-ranges",
  "content-encoding",
  "content-length",
  "content-range",
  "etag",
  "last-modified",
  "vary",
];

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
};

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

async function olderCaches(caches: CacheStorage, build: string): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => PREFIX.test(name) && !name.endsWith(`-${build}`));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** Web space often answers its start page for what it does not have, a file of another release for instance. */
function isTheFile(response: Response, path: string): boolean {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  return response.status === 200 && (!isPage || path.endsWith(".html"));
}

const keyOf = ({ url, revision }: KeptFile) => (revision ? `${url}?__WB_REVISION__=${revision}` : url);
