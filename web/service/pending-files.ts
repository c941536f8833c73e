import { SHARED_FILES, SHARE_PATH } from "./messages.ts";

/** Milliseconds that files wait for a person's decision. */
const EXPIRES_AFTER = 7 * 24 * 60 * 60_000;
/** Milliseconds that files wait for the page of the launch that brought them. */
const LAUNCH_WITHIN = 10 * 60_000;
/** Files of one launch. */
const MOST_FILES = 500;

const KEPT_AT = "x-kept-at";
const LAUNCHED = "launched";

export interface PendingFile {
  readonly key: string;
  readonly file: File;
}

interface Deps {
  readonly caches: CacheStorage;
  readonly origin: string;
  readonly now: () => number;
}

/**
 * Files that came from outside the app and that nobody has confirmed yet, in a cache of this origin: they survive a reload
 * and closed tabs. Nothing is read from them. Each batch has an id; it is shown only after `confirmLaunch`.
 */
export function createPendingFiles({ caches, origin, now }: Deps) {
  const urlOf = (path: string) => new URL(`${SHARE_PATH}/${path}`, origin).href;
  const batchOf = (url: string) => new URL(url).pathname.split("/").at(-2) ?? "";
  const entry = (body: Blob | null) => new Response(body, { headers: { [KEPT_AT]: String(now()) } });

  async function age(cache: Cache, request: Request): Promise<number> {
    const response = await cache.match(request);
    await response?.body?.cancel();
    return now() - Number(response?.headers.get(KEPT_AT) ?? 0);
  }

  async function dropWhere(isDropped: (url: string) => boolean | Promise<boolean>): Promise<void> {
    if (!(await caches.has(SHARED_FILES))) return;
    const cache = await caches.open(SHARED_FILES);
    for (const request of await cache.keys()) if (await isDropped(request.url)) await cache.delete(request);
    if ((await cache.keys()).length === 0) await caches.delete(SHARED_FILES);
  }

  /** Those that a person launched; what is too old is forgotten. */
  async function list(): Promise<PendingFile[]> {
    if (!(await caches.has(SHARED_FILES))) return [];
    const cache = await caches.open(SHARED_FILES);
    const requests = await cache.keys();
    const launched = new Set(requests.filter(({ url }) => url.endsWith(`/${LAUNCHED}`)).map(({ url }) => batchOf(url)));
    const old = new Set<string>();
    const found: PendingFile[] = [];
    for (const request of requests) {
      const isLaunched = launched.has(batchOf(request.url));
      if ((await age(cache, request)) > (isLaunched ? EXPIRES_AFTER : LAUNCH_WITHIN)) old.add(request.url);
      else if (isLaunched && !request.url.endsWith(`/${LAUNCHED}`)) {
        const response = await cache.match(request);
        const name = new URL(request.url).searchParams.get("name") ?? "file";
        if (response) found.push({ key: request.url, file: new File([await response.blob()], name) });
      }
    }
    if (old.size > 0) await dropWhere((url) => old.has(url));
    return found;
  }

  return {
    list,

    /** Answers the id of the batch. */
    async keep(files: readonly File[]): Promise<string> {
      const batch = crypto.randomUUID();
      const cache = await caches.open(SHARED_FILES);
      for (const [at, file] of files.slice(0, MOST_FILES).entries())
        await cache.put(urlOf(`${batch}/${at}?${new URLSearchParams({ name: file.name })}`), entry(file));
      return batch;
    },

    /** A person brought this batch, from the system into the installed app. */
    async confirmLaunch(batch: string): Promise<void> {
      const cache = await caches.open(SHARED_FILES);
      const isThere = (await cache.keys()).some(({ url }) => batchOf(url) === batch);
      if (isThere) await cache.put(urlOf(`${batch}/${LAUNCHED}`), entry(null));
    },

    dropBatch: (batch: string) => dropWhere((url) => batchOf(url) === batch),

    /** Answers those of the keys that were still there: another tab may have decided. */
    async remove(keys: readonly string[]): Promise<readonly string[]> {
      const cache = await caches.open(SHARED_FILES);
      const removed: string[] = [];
      for (const key of keys) if (await cache.delete(key)) removed.push(key);
      const left = new Set(
        (await cache.keys()).filter(({ url }) => !url.endsWith(`/${LAUNCHED}`)).map(({ url }) => batchOf(url)),
      );
      await dropWhere((url) => url.endsWith(`/${LAUNCHED}`) && !left.has(batchOf(url)));
      return removed;
    },
  };
}

export type PendingFiles = ReturnType<typeof createPendingFiles>;
