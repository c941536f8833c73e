import { ArchiveRefused, DAMAGED, LIMITS } from "./archive-refused.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import { checkNames } from "./check-names.ts";
import { crc32 } from "./crc32.ts";
import { inflate, tooMuch } from "./unpack.ts";

interface Entry {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
  /** Unix file mode; 0 where the archive was packed elsewhere. */
  readonly mode: number;
}

const LINK = 0o120000;
const KIND = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** Reads a ZIP file (APPNOTE.TXT, section 4). Everything is checked before anything is unpacked. */
export function readZip(bytes: Uint8Array): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, view);
  checkNames(entries);
  for (const entry of entries) checkEntry(entry);
  checkSizes(entries, bytes.length);
  const places = dataPlaces(bytes, view, entries);
  return entries
    .filter(({ path }) => !path.endsWith("/"))
    .map((entry) => ({ path: entry.path, size: entry.size, read: () => unpack(bytes, places.get(entry) ?? 0, entry) }));
}

function checkEntry({ path, flags, method, mode, size }: Entry): void {
  const isEncrypted = (flags & 0b1) !== 0 || (flags & 0b100_0000) !== 0 || (flags & 0x2000) !== 0 || method === 99;
  if (isEncrypted) throw new ArchiveRefused("The archive is protected by a password. Pack it again without one.");
  if ((mode & KIND) === LINK)
    throw new ArchiveRefused(`The archive holds a link (“${path}”), which could lead anywhere. Pack the file itself.`);
  if (![0, REGULAR, FOLDER].includes(mode & KIND))
    throw new ArchiveRefused(`The archive holds “${path}”, which is neither a file nor a folder.`);
  if (method !== 0 && method !== 8)
    throw new ArchiveRefused(
      `The archive is packed in a way that cannot be read (“${path}”). Pack it as a plain zip file.`,
    );
  if (path.endsWith("/") && size > 0) throw new ArchiveRefused(DAMAGED);
  if (size > LIMITS.file)
    throw new ArchiveRefused(`The archive holds a file of more than ${LIMITS.file / 1_000_000} MB (“${path}”).`);
}

function checkSizes(entries: readonly Entry[], packed: number): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = (size: number, from: number) => size > LIMITS.ratioFrom && size > from * LIMITS.ratio;
  if (total > LIMITS.total || isBomb(total, packed) || entries.some((entry) => isBomb(entry.size, entry.packed)))
    throw new ArchiveRefused(tooMuch(packed));
}

function readDirectory(bytes: Uint8Array, view: DataView): Entry[] {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff)
    throw new ArchiveRefused("The archive is of the kind made for huge files (Zip64). Pack it as a plain zip file.");
  if (view.getUint16(end + 4, true) !== 0 || count !== view.getUint16(end + 8, true)) throw new ArchiveRefused(DAMAGED);
  if (count > LIMITS.entries)
    throw new ArchiveRefused(`The archive holds ${count} files and folders; at most ${LIMITS.entries} are taken.`);
  return Array.from({ length: count }, () => {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw new ArchiveRefused(DAMAGED);
    const nameLength = view.getUint16(at + 28, true);
    const isUnix = view.getUint8(at + 5) === 3 || view.getUint8(at + 5) === 19;
    const entry: Entry = {
      path: decodeName(bytes.subarray(at + 46, at + 46 + nameLength)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      mode: isUnix ? view.getUint32(at + 38, true) >>> 16 : 0,
      offset: view.getUint32(at + 42, true),
    };
    if ([entry.packed, entry.size, entry.offset].includes(0xffffffff)) throw new ArchiveRefused(DAMAGED);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at > end) throw new ArchiveRefused(DAMAGED);
    return entry;
  });
}

export function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new ArchiveRefused("The archive holds a file whose name is not written in UTF-8. Pack it again.", {
      cause: error,
    });
  }
}

/** Where each entry's packed bytes begin. Entries that share bytes are how the smallest bombs are made. */
function dataPlaces(bytes: Uint8Array, view: DataView, entries: readonly Entry[]): Map<Entry, number> {
  const places = new Map<Entry, number>();
  let free = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const { offset, packed, path } = entry;
    if (offset < free || offset + 30 > bytes.length) throw new ArchiveRefused(DAMAGED);
    if (view.getUint32(offset, true) !== 0x04034b50) throw new ArchiveRefused(DAMAGED);
    const nameEnd = offset + 30 + view.getUint16(offset + 26, true);
    const start = nameEnd + view.getUint16(offset + 28, true);
    if (start + packed > bytes.length) throw new ArchiveRefused(DAMAGED);
    if (decodeName(bytes.subarray(offset + 30, nameEnd)) !== path)
      throw new ArchiveRefused(`The archive gives two names to one file (“${path}”) and was not opened.`);
    places.set(entry, start);
    free = start + packed;
  }
  return places;
}

function unpack(bytes: Uint8Array, start: number, { path, method, packed, size, crc }: Entry): Uint8Array<ArrayBuffer> {
  const stored = bytes.subarray(start, start + packed);
  if (method === 0 && packed !== size)
    throw new ArchiveRefused(`The archive gives a wrong size for “${path}” and was not opened.`);
  const content = method === 0 ? new Uint8Array(stored) : inflate(stored, size, path);
  if (crc32(content) !== crc)
    throw new ArchiveRefused(`“${path}” in the archive is damaged. Download or pack it again.`);
  return content;
}

/** The end record stands last, before a comment of at most 64 kB. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--)
    if (view.getUint32(at, true) === 0x06054b50 && at + 22 + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  throw new ArchiveRefused(DAMAGED);
}
