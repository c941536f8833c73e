import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { blobFailure } from "./file-errors.ts";

/**
 * Writes a small file of the server's own, readable by its owner alone. Throws `StorageFull` or `StorageUnreachable`
 * where the disk refuses it. After a crash or a power cut it holds what it
 * held before or all of `content`: the bytes are on the disk before the file gets its name, and the name before this
 * resolves.
 */
export async function writeAtomically(path: string, content: string): Promise<void> {
  try {
    await write(`${path}.new`, content);
    await rename(`${path}.new`, path);
    await syncFolder(dirname(path));
  } catch (error) {
    throw blobFailure(error, dirname(path));
  }
}

async function write(path: string, content: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a file is on the disk only when its folder is. Windows cannot open folders and needs no such step. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
