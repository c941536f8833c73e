import { openZip, type ZipEntry } from "#core/storage/zip/open-zip.ts";
import { packedBytes } from "#core/storage/zip/packed-bytes.ts";
import { ZipProblem } from "#core/storage/zip/zip-problem.ts";
import { bytesSource } from "#core/storage/zip/zip-source.ts";
import { ArchiveRefused, DAMAGED, LIMITS } from "./archive-refused.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import { checkNames } from "./check-names.ts";
import { crc32 } from "./crc32.ts";
import { decodeName } from "./decode-name.ts";
import { inflate, tooMuch } from "./unpack.ts";

const LINK = 0o120000;
const KIND = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** Reads a ZIP file. Everything is checked before anything is unpacked. */
export async function readZip(bytes: Uint8Array): Promise<ArchiveEntry[]> {
  try {
    const entries = await openZip(bytesSource(bytes), { entries: LIMITS.entries, list: LIMITS.archive });
    checkNames(entries);
    for (const entry of entries) checkEntry(entry);
    checkSizes(entries, bytes.length);
    const packed = packedParts(bytes, entries);
    return entries
      .filter(({ path }) => !path.endsWith("/"))
      .map((entry) => ({ path: entry.path, size: entry.size, read: () => unpack(packed.get(entry), entry) }));
  } catch (error) {
    throw error instanceof ZipProblem ? refused(error) : error;
  }
}

function refused(problem: ZipProblem): ArchiveRefused {
  const { fault, path = "" } = problem;
  const reasons = {
    "not-zip": DAMAGED,
    damaged: DAMAGED,
    encrypted: "The archive is protected by a password. Pack it again without one.",
    method: `The archive is packed in a way that cannot be read (“${path}”). Pack it as a plain zip file.`,
    entries: `The archive holds more than ${LIMITS.entries} files and folders; at most ${LIMITS.entries} are taken.`,
  };
  return new ArchiveRefused(reasons[fault], { cause: problem });
}

function checkEntry({ path, method, mode, size }: ZipEntry): void {
  if ((mode & KIND) === LINK)
    throw new ArchiveRefused(`The archive holds a link (“${path}”), which could lead anywhere. Pack the file itself.`);
  if (![0, REGULAR, FOLDER].includes(mode & KIND))
    throw new ArchiveRefused(`The archive holds “${path}”, which is neither a file nor a folder.`);
  if (method !== 0 && method !== 8) throw new ZipProblem("method", { path });
  if (path.endsWith("/") && size > 0) throw new ArchiveRefused(DAMAGED);
  if (size > LIMITS.file)
    throw new ArchiveRefused(`The archive holds a file of more than ${LIMITS.file / 1_000_000} MB (“${path}”).`);
}

function checkSizes(entries: readonly ZipEntry[], packed: number): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = (size: number, from: number) => size > LIMITS.ratioFrom && size > from * LIMITS.ratio;
  if (total > LIMITS.total || isBomb(total, packed) || entries.some((entry) => isBomb(entry.size, entry.packed)))
    throw new ArchiveRefused(tooMuch(packed));
}

/** The packed bytes of each entry. Entries that share bytes are how the smallest bombs are made. */
function packedParts(bytes: Uint8Array, entries: readonly ZipEntry[]): Map<ZipEntry, Uint8Array> {
  const parts = new Map<ZipEntry, Uint8Array>();
  let free = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const { localName, data } = packedBytes(bytes, entry);
    if (entry.offset < free) throw new ArchiveRefused(DAMAGED);
    if (decodeName(localName) !== entry.path)
      throw new ArchiveRefused(`The archive gives two names to one file (“${entry.path}”) and was not opened.`);
    parts.set(entry, data);
    free = data.byteOffset - bytes.byteOffset + data.length;
  }
  return parts;
}

function unpack(
  stored: Uint8Array = new Uint8Array(),
  { path, method, size, crc32: sum }: ZipEntry,
): Uint8Array<ArrayBuffer> {
  if (method === 0 && stored.length !== size)
    throw new ArchiveRefused(`The archive gives a wrong size for “${path}” and was not opened.`);
  const content = method === 0 ? new Uint8Array(stored) : inflate(stored, size, path);
  if (crc32(content) !== sum)
    throw new ArchiveRefused(`“${path}” in the archive is damaged. Download or pack it again.`);
  return content;
}
