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
  readonly packs: readonly Pack[];
}

/** Many small files of `later` fetched as one: a request costs a browser more than the bytes of most of them. */
export interface Pack {
  readonly url: string;
  /** Place in `later` of the first file. */
  readonly first: number;
  /** Bytes of each file; they follow each other in the pack as in `later`. */
  readonly sizes: readonly number[];
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

/**
 * Fetches what is not kept yet: what an older build has under the same revision is copied, small files come in packs,
 * the others one by one. Never rejects for a file that cannot be had now.
 */
export async function keepLater(
  { caches, fetch }: { readonly caches: CacheStorage; readonly fetch: (request: Request) => Promise<Response> },
  { build, later, packs }: BuildManifest,
  report: (progress: OfflineProgress) => void,
): Promise<void> {
  const cache = await caches.open(laterCache(build));
  const kept = new Set(
    (await cache.keys()).map((request) => new URL(request.url)).map((url) => url.pathname + url.search),
  );
  const missing = new Set(later.filter((file) => !kept.has(keyOf(file))));
  const total = later.length;
  const tell = () => report({ done: total - missing.size, total, ready: missing.size === 0 });

  tell();
  const older = await olderCaches(caches, build);
  if (older.length > 0) await inParallel([...missing], copy);
  await inParallel(packs, unpack);
  await inParallel([...missing], fetchOne);

  async function copy(file: KeptFile): Promise<void> {
    for (const each of older) {
      const found = await each.match(keyOf(file));
      if (found) return keep(file, found);
    }
  }
  async function unpack({ url, first, sizes }: Pack): Promise<void> {
    const files = later.slice(first, first + sizes.length);
    // Of a pack with a few new files those are fetched alone.
    if (files.filter((file) => missing.has(file)).length * 2 < files.length) return;
    const response = await fetch(new Request(url, { cache: "no-store" })).catch(() => undefined);
    if (!response || !isTheFile(response, url)) return;
    const bytes = await response.arrayBuffer().catch(() => undefined);
    if (bytes?.byteLength !== sizes.reduce((sum, size) => sum + size, 0)) return;
    let at = 0;
    for (const [index, file] of files.entries()) {
      const end = at + (sizes[index] ?? 0);
      if (missing.has(file)) await keep(file, partOf(response, file, bytes.slice(at, end)));
      at = end;
    }
  }
  async function fetchOne(file: KeptFile): Promise<void> {
    const request = new Request(file.url, { cache: file.revision ? "no-cache" : "default" });
    const response = await fetch(request).catch(() => undefined);
    if (response && isTheFile(response, file.url)) await keep(file, response);
  }
  async function keep(file: KeptFile, response: Response): Promise<void> {
    try {
      await cache.put(keyOf(file), response);
    } catch {
      return; // no network, or no room: asked for again when a page next starts, and not reported as kept
    }
    missing.delete(file);
    if (missing.size % 20 === 0) tell();
  }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const next = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}

/** What the server would have answered for the file; its policies are the same for all files of a pack. */
function partOf(pack: Response, { url }: KeptFile, bytes: ArrayBuffer): Response {
  const headers = new Headers(pack.headers);
  for (const name of OF_ONE_FILE) headers.delete(name);
  headers.set("content-type", TYPES[url.slice(url.lastIndexOf(".") + 1)] ?? "application/octet-stream");
  return new Response(bytes, { headers });
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
