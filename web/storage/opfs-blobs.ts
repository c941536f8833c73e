import { chunksOf, createBlobHash, isBlobId } from "#core/storage/blob-hash.ts";
import type { Blobs, StoredBlob } from "#core/storage/blobs.ts";
import { StorageFull } from "#core/storage/store.ts";
import { isQuotaError } from "./idb-errors.ts";
import { bytesOf, fileIn, filesIn, moveFile, openWriter, removeFile } from "./opfs-files.ts";
import { readMany } from "#core/storage/read-many.ts";
import { createSmallBlobs, type SmallBlobs } from "./small-blobs.ts";

/** Bytes up to which a blob goes to IndexedDB; measured in `bench/storage.ts`. */
const SMALL_BLOB = 64 * 1024;

/** Files opened at once when many are asked for. */
const AT_ONCE = 16;

export interface OpfsBlobsOptions {
  /** Names the folder in OPFS and the database for the small ones. */
  readonly name?: string;
  readonly now?: () => number;
  /** Bytes up to which a blob goes to IndexedDB. */
  readonly smallBlob?: number;
  /** The browser gives no more room: frees what is safe elsewhere. Whether it is worth another try. */
  readonly makeRoom?: () => Promise<boolean>;
}

interface Folders {
  readonly blobs: FileSystemDirectoryHandle;
  readonly temp: FileSystemDirectoryHandle;
}

/**
 * Blobs in the origin private file system, small ones in IndexedDB; for pages, workers and service workers alike.
 * A file is written under a temporary name, locked while it grows, and gets its own name when it is whole.
 */
export function createOpfsBlobs({
  name = "blobs",
  now = Date.now,
  smallBlob = SMALL_BLOB,
  ...options
}: OpfsBlobsOptions = {}): Blobs {
  const small = createSmallBlobs(`${name}-small`, options);
  let opening: Promise<Folders> | undefined;

  function folders(): Promise<Folders> {
    const mine = (opening ??= openFolders(name));
    mine.catch(() => {
      if (opening === mine) opening = undefined;
    });
    return mine;
  }

  const file = async (id: string) => (isBlobId(id) ? fileIn((await folders()).blobs, id) : undefined);

  async function bytesOfMany(ids: readonly string[]): Promise<(Uint8Array<ArrayBuffer> | undefined)[]> {
    const found = await small.get(ids);
    const others = ids.filter((_, at) => found[at] === undefined);
    const big = await readMany(others, AT_ONCE, async (id) => {
      const one = await file(id);
      return one && bytesOf(one);
    });
    let next = 0;
    return found.map((bytes) => bytes ?? big[next++]);
  }

  return {
    async put(content) {
      try {
        return await store(content, { small, folders, name, now, smallBlob });
      } catch (error) {
        throw isQuotaError(error) ? new StorageFull() : error;
      }
    },

    async size(id) {
      const [bytes] = await small.get([id]);
      return bytes ? bytes.byteLength : (await file(id))?.size;
    },

    async bytes(id) {
      return (await bytesOfMany([id]))[0];
    },

    bytesOfMany,

    async areHere(ids) {
      // One request for all names costs less than one for each, which would read bytes, too.
      const here = await small.ids();
      return readMany(ids, AT_ONCE, async (id) => here.has(id) || (await file(id)) !== undefined);
    },

    async stream(id, from = 0, to) {
      const [bytes] = await small.get([id]);
      const whole = bytes ? new Blob([bytes]) : await file(id);
      return whole?.slice(from, to === undefined ? whole.size : Math.max(from, to)).stream();
    },

    async version(id) {
      const [bytes] = await small.get([id]);
      if (bytes) return hashOf(bytes);
      const found = await file(id);
      return found && `${found.size} ${found.lastModified}`;
    },

    async remove(id) {
      if (!isBlobId(id)) return;
      const { blobs } = await folders();
      await navigator.locks.request(blobLock(name, id), async () => {
        await removeFile(blobs, id);
        await small.remove(id);
      });
    },

    async *list() {
      for (const { id, size, since } of await small.list()) yield { id, size, age: now() - since };
      const touched = await small.touched();
      for await (const handle of filesIn((await folders()).blobs)) {
        const found = isBlobId(handle.name) ? await fileIn((await folders()).blobs, handle.name) : undefined;
        if (found)
          yield {
            id: handle.name,
            size: found.size,
            age: now() - Math.max(found.lastModified, touched.get(handle.name) ?? 0),
          };
      }
    },
  };
}

interface Place {
  readonly small: SmallBlobs;
  readonly folders: () => Promise<Folders>;
  readonly name: string;
  readonly now: () => number;
  readonly smallBlob: number;
}

/** Held by whoever puts or removes this blob, in any tab or worker. */
const blobLock = (name: string, id: string) => `${name}/${id}`;

/** Held while a temporary file grows; a file whose lock is free belonged to a tab that is gone. */
const tempLock = (name: string, temp: string) => `${name}/temp/${temp}`;

async function store(content: ReadableStream<Uint8Array> | Uint8Array, place: Place): Promise<StoredBlob> {
  const chunks = chunksOf(content);
  const head = await readHead(chunks, place.smallBlob);
  if (!head.ended) return storeFile(head.bytes, chunks, place);

  const id = await hashOf(head.bytes);
  await navigator.locks.request(blobLock(place.name, id), () => place.small.put(id, head.bytes, place.now()));
  return { id, size: head.bytes.byteLength };
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = await createBlobHash();
  hash.update(bytes);
  return hash.finish();
}

/** As many bytes as decide whether this is a small blob. */
async function readHead(
  chunks: AsyncGenerator<Uint8Array>,
  limit: number,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly ended: boolean }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let ended = false;
  while (size <= limit && !ended) {
    const { done, value } = await chunks.next();
    if (done) ended = true;
    else {
      parts.push(new Uint8Array(value));
      size += value.byteLength;
    }
  }
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), ended };
}

async function storeFile(head: Uint8Array, rest: AsyncGenerator<Uint8Array>, place: Place): Promise<StoredBlob> {
  const { blobs, temp } = await place.folders();
  const tempName = crypto.randomUUID();
  return navigator.locks.request(tempLock(place.name, tempName), async () => {
    try {
      const handle = await temp.getFileHandle(tempName, { create: true });
      const stored = await copy(head, rest, handle);
      await navigator.locks.request(blobLock(place.name, stored.id), async () => {
        if (await fileIn(blobs, stored.id)) await place.small.touch(stored.id, place.now());
        else await moveFile(temp, handle, blobs, stored.id);
      });
      return stored;
    } finally {
      // Gone already when it was moved; left here when it was cut off or its bytes were known.
      await removeFile(temp, tempName);
      await rest.return(undefined);
    }
  });
}

async function copy(
  head: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
  handle: FileSystemFileHandle,
): Promise<StoredBlob> {
  const hash = await createBlobHash();
  const writer = await openWriter(handle);
  let size = 0;
  try {
    const take = async (bytes: Uint8Array) => {
      hash.update(bytes);
      size += bytes.byteLength;
      await writer.write(bytes);
    };
    await take(head);
    for await (const bytes of rest) await take(bytes);
    await writer.close();
  } catch (error) {
    // Closing a writer that failed would throw again and hide why.
    await writer.abandon();
    throw error;
  }
  return { id: hash.finish(), size };
}

async function openFolders(name: string): Promise<Folders> {
  const root = await navigator.storage.getDirectory();
  const blobs = await root.getDirectoryHandle(name, { create: true });
  const temp = await blobs.getDirectoryHandle("temp", { create: true });
  await sweep(temp, name);
  return { blobs, temp };
}

async function sweep(temp: FileSystemDirectoryHandle, name: string): Promise<void> {
  for await (const handle of filesIn(temp)) {
    // Chromium writes a stream into a file of its own beside the one it is for, and shows that one, too.
    const written = handle.name.replace(/\.crswap$/, "");
    await navigator.locks.request(tempLock(name, written), { ifAvailable: true }, async (lock) => {
      if (lock) await removeFile(temp, handle.name);
    });
  }
}
