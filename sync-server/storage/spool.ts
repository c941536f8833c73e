import { randomUUID } from "node:crypto";
import { open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { chunksOf, createBlobHash } from "#core/storage/blob-hash.ts";
import type { StoredBlob } from "#core/storage/blobs.ts";
import { absent } from "./file-errors.ts";

/** Milliseconds after which an unfinished file counts as left over by a process that is gone. */
const STALE = 60 * 60 * 1000;

/** Writes the bytes to a new file in the folder, on the disk when this resolves, and hashes them on the way. */
export async function spool(
  content: ReadableStream<Uint8Array> | Uint8Array,
  folder: string,
): Promise<StoredBlob & { readonly path: string }> {
  const path = join(folder, randomUUID());
  const file = await open(path, "wx");
  try {
    const { id, size } = await copy(content, file);
    await file.sync();
    await file.close();
    return { path, id, size };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes what processes that are gone left half written. */
export async function sweepSpool(folder: string, now: () => number): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await absent(stat(join(folder, name)));
    if (found && now() - found.mtimeMs > STALE) await rm(join(folder, name), { force: true });
  }
}

async function copy(content: ReadableStream<Uint8Array> | Uint8Array, file: FileHandle): Promise<StoredBlob> {
  const hash = await createBlobHash();
  let size = 0;
  for await (const chunk of chunksOf(content)) {
    hash.update(chunk);
    await writeAll(file, chunk);
    size += chunk.byteLength;
  }
  return { id: hash.finish(), size };
}

/** A nearly full disk may take a part of the bytes and refuse the rest only at the next write. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let at = 0;
  while (at < bytes.byteLength) at += (await file.write(bytes, at)).bytesWritten;
}
