import { webStream } from "../web-stream.ts";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isBlobId } from "#core/storage/blob-hash.ts";
import type { Blobs, StoredBlob } from "#core/storage/blobs.ts";
import { readMany } from "#core/storage/read-many.ts";
import { absent, blobFailure } from "./file-errors.ts";
import { spool, sweepSpool } from "./spool.ts";
import { syncFolder } from "./write-atomically.ts";

/** Files read at once by `bytesOfMany` and looked for by `areHere`; more only queue behind libuv's few threads. */
const AT_ONCE = 32;

export interface FileBlobsOptions {
  /** Folder for the blobs, made when missing: `ab/cdef…` below it, unfinished ones in `temp/`. */
  readonly folder: string;
  readonly now?: () => number;
}

/** Blobs as files named by their hash. What is being written is invisible until it is whole and on the disk. */
export async function openFileBlobs({ folder, now = Date.now }: FileBlobsOptions): Promise<Blobs> {
  const temp = join(folder, "temp");
  await failingPlainly(folder, async () => {
    await mkdir(temp, { recursive: true });
    await sweepSpool(temp, now);
  });
  const pathOf = (id: string) => (isBlobId(id) ? join(folder, id.slice(0, 2), id.slice(2)) : undefined);

  async function bytes(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const path = pathOf(id);
    if (!path) return undefined;
    const read = await failingPlainly(folder, () => absent(readFile(path)));
    // A plain array, not Node's `Buffer`: it must behave the same on both hosts.
    return read && new Uint8Array(read.buffer, read.byteOffset, read.byteLength);
  }

  async function size(id: string): Promise<number | undefined> {
    const path = pathOf(id);
    return path ? failingPlainly(folder, async () => (await absent(stat(path)))?.size) : undefined;
  }

  return {
    put: (content) => failingPlainly(folder, () => store(content, { folder, temp, now })),
    size,
    bytes,

    bytesOfMany: (ids) => readMany(ids, AT_ONCE, bytes),

    areHere: (ids) => readMany(ids, AT_ONCE, async (id) => (await size(id)) !== undefined),

    async stream(id, from = 0, to) {
      const path = pathOf(id);
      if (!path || (await size(id)) === undefined) return undefined;
      if (to !== undefined && to <= from) return new Blob([]).stream();
      // Opened before it is promised: a blob that is removed from now on is still read to its end.
      const file = await failingPlainly(folder, () => absent(open(path, "r")));
      const bytesOf = file?.createReadStream({ start: from, end: to === undefined ? Infinity : to - 1 });
      return bytesOf && webStream(bytesOf);
    },

    async version(id) {
      const path = pathOf(id);
      const found = path && (await failingPlainly(folder, () => absent(stat(path, { bigint: true }))));
      return found && [found.ino, found.size, found.mtimeNs, found.ctimeNs].join("-");
    },

    async remove(id) {
      const path = pathOf(id);
      if (path) await failingPlainly(folder, () => rm(path, { force: true }));
    },

    async *list() {
      for (const group of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(group)) continue;
        for (const rest of await readdir(join(folder, group))) {
          const found = isBlobId(group + rest) ? await absent(stat(join(folder, group, rest))) : undefined;
          if (found) yield { id: group + rest, size: found.size, age: now() - found.mtimeMs };
        }
      }
    },
  };
}

interface Place {
  readonly folder: string;
  readonly temp: string;
  readonly now: () => number;
}

async function store(content: ReadableStream<Uint8Array> | Uint8Array, place: Place): Promise<StoredBlob> {
  const { path, id, size } = await spool(content, place.temp);
  try {
    await moveIn(path, id, place);
    return { id, size };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Takes the place of equal bytes that are there already, which may have been damaged since. They become young again, so
 * that no sweep takes them now.
 */
async function moveIn(path: string, id: string, { folder, now }: Place): Promise<void> {
  const group = join(folder, id.slice(0, 2));
  const target = join(group, id.slice(2));
  const seconds = now() / 1000;
  if (await mkdir(group, { recursive: true })) await syncFolder(folder);
  await utimes(path, seconds, seconds);
  try {
    await rename(path, target);
  } catch (error) {
    // Windows replaces no file that is being read.
    if (process.platform !== "win32" || !(await absent(utimes(target, seconds, seconds).then(() => true)))) throw error;
    return rm(path);
  }
  await syncFolder(group);
}

async function failingPlainly<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw blobFailure(error, folder);
  }
}
