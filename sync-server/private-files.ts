import { chmodSync, lstatSync, readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";

/** Rights of group and others; Windows has neither, and gives a folder of a person to that person alone. */
const OTHERS = 0o077;
const hasRights = process.platform !== "win32";

/** Whatever this process and its children make from now on, only its account may open. */
export function makeFilesPrivate(): void {
  if (hasRights) process.umask(OTHERS);
}

/**
 * Takes the rights of other accounts from a folder and from all that is in it; links are not followed. Answers what could
 * not be changed, as on a file system that knows no rights, or where the files are another account's.
 */
export function tightenFolder(folder: string): readonly string[] {
  if (!hasRights) return [];
  const open: string[] = [];
  // The folder itself may be reached through a link.
  tighten(`${folder}/.`, open);
  tightenBelow(folder, open);
  return open;
}

function tightenBelow(folder: string, open: string[]): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() && !entry.isFile()) continue;
    tighten(path, open);
    if (entry.isDirectory()) tightenBelow(path, open);
  }
}

/** What another account keeps to itself, such as `lost+found`, is open to nobody. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function tighten(path: string, open: string[]): void {
  const rights = rightsOf(path);
  if ((rights & OTHERS) === 0) return;
  try {
    chmodSync(path, rights & 0o700);
  } catch {
    // Some file systems refuse, others say yes and change nothing: what counts is looked up next.
  }
  if ((rightsOf(path) & OTHERS) !== 0) open.push(path);
}

/** None for a file that is gone meanwhile. */
const rightsOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;
