import { ArchiveRefused, DAMAGED } from "#core/plugins/package/archive/archive-refused.ts";
import type { Blobs } from "../storage/blobs.ts";
import { openZip as openAnyZip, type ZipEntry } from "../storage/zip/open-zip.ts";
import { ZipProblem } from "../storage/zip/zip-problem.ts";
import { blobSource } from "../storage/zip/zip-source.ts";
import { BACKUP_LIMITS } from "./manifest.ts";

export interface ZippedEntry {
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Throws `ArchiveRefused` as soon as the content is not what the archive says of it. */
  read(): AsyncGenerator<Uint8Array>;
}

/**
 * Opens a backup that lies among the blobs; memory holds its list of entries and a piece of one entry. Nothing is
 * unpacked before the whole list was checked. Throws `ArchiveRefused`.
 */
export async function openZip(blobs: Pick<Blobs, "size" | "stream">, id: string): Promise<readonly ZippedEntry[]> {
  const source = await blobSource(blobs, id, missing);
  if (source.size > BACKUP_LIMITS.archive)
    throw new ArchiveRefused(`The archive is larger than ${BACKUP_LIMITS.archive / 1e9} GB.`);
  const entries = await openAnyZip(source, BACKUP_LIMITS).catch(refuse);
  checkList(entries);
  return entries.map((entry) => ({ path: entry.path, size: entry.size, read: () => contentOf(entry) }));
}

async function* contentOf(entry: ZipEntry): AsyncGenerator<Uint8Array> {
  try {
    yield* entry.read();
  } catch (error) {
    refuse(error);
  }
}

const missing = () => new ArchiveRefused("The file is not here any more. Choose it again.");

const REASONS = {
  "not-zip": "This is not a zip file. Choose a backup that Lectern made.",
  damaged: DAMAGED,
  encrypted: "The archive is protected by a password.",
  method: DAMAGED,
  entries: `The archive holds more than ${BACKUP_LIMITS.entries} files, which is the most that is taken.`,
} as const;

function refuse(error: unknown): never {
  if (!(error instanceof ZipProblem)) throw error;
  throw new ArchiveRefused(REASONS[error.fault], { cause: error });
}

/** Paths only name entries here and never become paths of a disk. A path that could do harm elsewhere is refused all the same. */
function checkList(entries: readonly ZipEntry[]): void {
  const seen = new Set<string>();
  let total = 0;
  for (const { path, method, size, packed } of entries) {
    const parts = path.split("/");
    const isOdd = path.includes("\0") || path.includes("\\") || parts.some((part) => ["", ".", ".."].includes(part));
    if (isOdd || path.length > BACKUP_LIMITS.path || seen.has(path)) throw notOurs(path);
    seen.add(path);
    if (method !== 0 && method !== 8) throw notOurs(path);
    if (method === 0 && size !== packed) throw new ArchiveRefused(DAMAGED);
    if (size > BACKUP_LIMITS.ratioFrom && size > packed * BACKUP_LIMITS.ratio) throw bomb();
    total += size;
  }
  if (total > BACKUP_LIMITS.total) throw bomb();
}

const shown = (path: string) => JSON.stringify(path.slice(0, 80));
const notOurs = (path: string) =>
  new ArchiveRefused(`The archive holds ${shown(path)}, which no backup of Lectern does. Nothing was brought in.`);
const bomb = () =>
  new ArchiveRefused("The archive unpacks to far more than it weighs (a zip bomb). Nothing was brought in.");
