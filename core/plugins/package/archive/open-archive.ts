import type { ArchiveEntry } from "./archive-entry.ts";
import { ArchiveRefused, DAMAGED, LIMITS } from "./archive-refused.ts";
import { crc32 } from "./crc32.ts";
import { isTar, readTar } from "./read-tar.ts";
import { readZip } from "./read-zip.ts";
import { gunzip, tooMuch } from "./unpack.ts";

/**
 * Opens a zip, tar or tar.gz file, told by its first bytes. Names, kinds and sizes of all entries are checked before
 * anything is handed out. A single folder that holds everything is left off the paths. Throws `ArchiveRefused`.
 */
export async function openArchive(bytes: Uint8Array): Promise<readonly ArchiveEntry[]> {
  if (bytes.length > LIMITS.archive)
    throw new ArchiveRefused(`The archive is larger than ${LIMITS.archive / 1_000_000} MB.`);
  const files = withoutTopFolder(await readAny(bytes));
  if (files.length === 0) throw new ArchiveRefused("The archive is empty.");
  return files;
}

async function readAny(bytes: Uint8Array): Promise<ArchiveEntry[]> {
  try {
    if (isZip(bytes)) return await readZip(bytes);
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return readTar(unzipped(bytes));
    if (isTar(bytes)) return readTar(bytes);
  } catch (error) {
    // A `DataView` read past the end: the archive gives offsets that lie outside of it.
    if (error instanceof RangeError) throw new ArchiveRefused(DAMAGED, { cause: error });
    throw error;
  }
  throw new ArchiveRefused(notAnArchive(bytes));
}

function notAnArchive(bytes: Uint8Array): string {
  if (bytes.length === 0) return "The file is empty; a zip or tar.gz archive is wanted.";
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200)).trimStart().toLowerCase();
  const isPage = start.startsWith("<!doctype html") || start.startsWith("<html");
  return isPage
    ? "This is a web page, not an archive; a zip or tar.gz file is wanted."
    : "This is not an archive. Give a zip or tar.gz file.";
}

function unzipped(bytes: Uint8Array): Uint8Array {
  const unpacked = gunzip(bytes, Math.min(LIMITS.total + LIMITS.entries * 1024, mostFrom(bytes.length)));
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 8, 8);
  if (trailer.getUint32(4, true) !== unpacked.length >>> 0 || trailer.getUint32(0, true) !== crc32(unpacked))
    throw new ArchiveRefused(DAMAGED);
  if (!isTar(unpacked))
    throw new ArchiveRefused("This is a packed file, but no tar archive; a zip or tar.gz file is wanted.");
  if (unpacked.length > LIMITS.total) throw new ArchiveRefused(tooMuch(bytes.length));
  return unpacked;
}

const mostFrom = (packed: number) => Math.max(LIMITS.ratioFrom, packed * LIMITS.ratio);

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b; // "PK"

/** Archives of repositories have one folder that holds everything; those that people pack may have one. */
function withoutTopFolder(all: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  // macOS puts a folder of its own beside the one that was packed.
  const files = all.filter(({ path }) => !path.startsWith("__MACOSX/"));
  const [first] = files;
  const top = first?.path.includes("/") ? first.path.slice(0, first.path.indexOf("/") + 1) : "";
  if (top === "" || !files.every(({ path }) => path.startsWith(top))) return files;
  return files.map((file) => ({ ...file, path: file.path.slice(top.length) }));
}
