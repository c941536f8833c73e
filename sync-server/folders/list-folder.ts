import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { FILE_KINDS } from "#core/library/documents/file-kinds.ts";
import { extensionOf } from "#core/http/upload.ts";
import { isHidden, type ListedFile } from "#core/library/folders/known-files.ts";
import { absent } from "../storage/file-errors.ts";

export interface ServerFile extends ListedFile {
  /** Where it is on the disk. */
  readonly place: string;
}

const EXTENSIONS = new Set<string>(FILE_KINDS.map(({ extension }) => extension));

export interface FolderListing {
  readonly files: readonly ServerFile[];
  /** Paths of files that are empty for now, as one that is being written may be. */
  readonly empty: readonly string[];
}

/** Files of the kinds that a library takes, walked to the bottom. Links are not followed. Throws where the folder is gone. */
export async function listFolder(folder: string): Promise<FolderListing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const wanted = entries.flatMap((entry) => {
    const place = join(entry.parentPath, entry.name);
    const path = relative(folder, place).split(sep).join("/");
    return entry.isFile() && !isHidden(path) && EXTENSIONS.has(extensionOf(entry.name)) ? [{ place, path }] : [];
  });
  const found = await Promise.all(wanted.map((file) => withFacts(file)));
  const files = found.filter((file) => file !== undefined);
  return {
    files: files.filter(({ size }) => size > 0),
    empty: files.filter(({ size }) => size === 0).map(({ path }) => path),
  };
}

/** Undefined where it was removed since it was listed. */
async function withFacts(file: Pick<ServerFile, "place" | "path">): Promise<ServerFile | undefined> {
  const facts = await absent(stat(file.place));
  return facts && { ...file, size: facts.size, modified: facts.mtimeMs };
}
