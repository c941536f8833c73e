import { isRecord } from "#core/storage/is-record.ts";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./config.ts";
import { tightenFolder } from "./private-files.ts";

export interface DataFolder {
  readonly path: string;
  /** Files of running uploads; emptied at each start. */
  readonly uploads: string;
  /** Files and folders in it that other accounts of this machine may open, because their rights cannot be changed. */
  readonly openToOthers: readonly string[];
  release(): void;
}

/**
 * Makes the folder ready and takes it for this process alone: two servers on one folder would process the same
 * documents twice. The lock is SQLite's own on a small file, which the system lets go of whenever the process ends,
 * kill -9 included; a file holding a process id would outlive it.
 */
export function openDataFolder(path: string): DataFolder {
  const uploads = join(path, "tmp");
  try {
    mkdirSync(uploads, { recursive: true, mode: 0o700 });
    const lock = takeLock(path);
    const openToOthers = tightenFolder(path);
    // Half a file that a killed process left is nobody's; no other one can be writing here.
    for (const folder of [uploads, join(path, "blobs", "temp")]) empty(folder);
    const release = (): void => {
      // An upload that the end of the server broke off may not have removed its file yet.
      empty(uploads);
      lock.close();
    };
    return { path, uploads, openToOthers, release };
  } catch (error) {
    throw error instanceof StartError ? error : folderError(path, error);
  }
}

function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}

function takeLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(join(path, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (!isRecord(error) || error["errcode"] !== SQLITE_BUSY) throw error;
    throw new StartError(
      `Another Lectern is already running with the data in ${path}. Stop it, or start this one with another folder: DATA_DIR=./other npm start`,
    );
  }
}

function folderError(path: string, error: unknown): unknown {
  const { code, errcode } = isRecord(error) ? error : {};
  if (
    code === "EACCES" ||
    code === "EPERM" ||
    code === "EROFS" ||
    errcode === SQLITE_READONLY ||
    errcode === SQLITE_CANTOPEN
  ) {
    return new StartError(
      `Lectern may not write to ${path}. Change its permissions, or choose another folder with DATA_DIR.`,
    );
  }
  if (code === "ENOSPC" || code === "EDQUOT" || errcode === SQLITE_FULL) {
    return new StartError(`There is no room left on the disk that holds ${path}. Make some, then start again.`);
  }
  if (code === "EEXIST" || code === "ENOTDIR") {
    return new StartError(`${path} is a file, not a folder. Choose another folder with DATA_DIR.`);
  }
  return error;
}

// Result codes of SQLite, https://sqlite.org/rescode.html
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
