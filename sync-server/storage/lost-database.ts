import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { syncEpochs } from "#core/sync/server/server-tables.ts";
import { StartError } from "../config.ts";
import { absent } from "./file-errors.ts";

/**
 * SQLite takes a missing file, and one of 0 bytes, for a new database, and removes the log beside it; later the server
 * would remove the files that no row names. Throws `StartError` where something beside it says that it was used.
 */
export async function refuseLostDatabase(path: string): Promise<void> {
  const size = (await absent(stat(path)))?.size;
  if (size !== undefined && size > 0) return;
  const beside = await besideDatabase(path, size === 0);
  if (beside === undefined) return;
  const problem = size === 0 ? "is empty (0 bytes)" : "is missing";
  throw new StartError(`The database ${path} ${problem}, but ${beside} is there. ${WAY_OUT}`);
}

/** The same for files that are elsewhere, and for a database server: a new database beside files that have owners. */
export async function refuseFilesWithoutRows(store: Store, blobs: Pick<Blobs, "list">, place: string): Promise<void> {
  if (await store.get(syncEpochs, "host", "epoch")) return;
  for await (const _ of blobs.list())
    throw new StartError(`The database is new, but there are already files in ${place}. ${WAY_OUT}`);
}

/** A file that the server only writes after its database is there; whoever brings a key along has no database yet. */
async function besideDatabase(path: string, isThere: boolean): Promise<string | undefined> {
  const folder = dirname(path);
  const log = await absent(stat(`${path}-wal`));
  if (log && log.size > 0) return `${basename(path)}-wal`;
  for (const name of isThere ? ["sync-epoch.json", "host-key"] : ["sync-epoch.json"])
    if (await absent(stat(join(folder, name)))) return name;
  const entries = (await absent(readdir(join(folder, "blobs"), { recursive: true, withFileTypes: true }))) ?? [];
  const file = entries.find((entry) => entry.isFile());
  return file && join(basename(file.parentPath), file.name);
}

const WAY_OUT =
  "Put the database back from a backup, name the one that was used before with DATABASE_URL, or start anew with another folder: DATA_DIR=./other npm start.";
