import { ArchiveRefused, LIMITS } from "./archive-refused.ts";

/** An entry of an archive, before anything of it is unpacked. */
export interface Named {
  /** With `/` between folders; folders end with one. */
  readonly path: string;
}

/**
 * Refuses names that would lead out of the folder they are unpacked in, or be one file on some systems and two on
 * others. Files are kept by content here and named by a list, so none of them could do harm; an archive that holds one
 * is made to harm, or broken.
 */
export function checkNames(entries: readonly Named[]): void {
  if (entries.length > LIMITS.entries)
    throw new ArchiveRefused(
      `The archive holds ${entries.length} files and folders; at most ${LIMITS.entries} are taken.`,
    );
  for (const { path } of entries) checkName(path);

  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const { path } of entries) {
    const parts = path.split("/").filter((part) => part !== "");
    const isFolder = path.endsWith("/");
    const inside = isFolder ? parts : parts.slice(0, -1);
    for (const depth of inside.keys()) noteFolder(folders, inside.slice(0, depth + 1).join("/"));
    if (isFolder) continue;
    const other = files.get(folded(path));
    if (other === path) throw new ArchiveRefused(`The archive holds ${shown(path)} twice.`);
    if (other !== undefined) throw twoForOne(path, other);
    files.set(folded(path), path);
  }
  for (const [key, path] of files)
    if (folders.has(key)) throw new ArchiveRefused(`The archive holds ${shown(path)} both as a file and as a folder.`);
}

function noteFolder(folders: Map<string, string>, path: string): void {
  const other = folders.get(folded(path));
  if (other !== undefined && other !== path) throw twoForOne(path, other);
  folders.set(folded(path), path);
}

/** How file systems compare names that do not tell upper from lower case, or composed from decomposed letters. */
const folded = (path: string) => path.normalize("NFC").toLowerCase().normalize("NFC");

const twoForOne = (one: string, other: string) =>
  new ArchiveRefused(`The archive holds ${shown(one)} and ${shown(other)}, which many systems cannot tell apart.`);

function checkName(path: string): void {
  if (path.length > LIMITS.path || path.split("/").some((part) => part.length > LIMITS.name))
    throw new ArchiveRefused(`The archive holds a file with a name that is too long (${shown(path)}).`);
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(path) || !path.isWellFormed())
    throw new ArchiveRefused("The archive holds a file whose name has characters that cannot be shown.");
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path))
    throw new ArchiveRefused(`The archive holds a file with an absolute path (${shown(path)}).`);
  if (path.includes("\\"))
    throw new ArchiveRefused(`The archive holds a file with a backslash in its name (${shown(path)}).`);
  const parts = path.replace(/\/$/, "").split("/");
  if (parts.includes(".."))
    throw new ArchiveRefused(`The archive holds a file outside of its folder (${shown(path)}).`);
  if (parts.includes(".") || parts.includes(""))
    throw new ArchiveRefused(`The archive holds a file with an odd path (${shown(path)}).`);
}

const shown = (path: string) => (path.length > 80 ? `“${path.slice(0, 80)}…”` : `“${path}”`);
