import { Inflate } from "fflate";
import { ArchiveRefused, DAMAGED } from "#core/plugins/package/archive/archive-refused.ts";
import { chunksOf } from "../storage/blob-hash.ts";
import type { Blobs } from "../storage/blobs.ts";
import { BACKUP_LIMITS } from "./manifest.ts";

export interface ZippedEntry {
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Throws `ArchiveRefused` as soon as the content is not what the archive says of it. */
  read(): AsyncGenerator<Uint8Array>;
}

interface Listed {
  readonly path: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
  /** Where the next entry begins, or the list of all. */
  readonly end: number;
}

type Deps = Pick<Blobs, "size" | "stream">;

/**
 * A zip file (APPNOTE.TXT, section 4) that lies among the blobs, read piece by piece; memory holds its list of entries
 * and a piece of one entry. Nothing is unpacked before the whole list was checked. Throws `ArchiveRefused`.
 */
export async function openZip(blobs: Deps, id: string): Promise<readonly ZippedEntry[]> {
  const size = await blobs.size(id);
  if (size === undefined) throw new ArchiveRefused("The file is not here any more. Choose it again.");
  if (size > BACKUP_LIMITS.archive) throw new ArchiveRefused("The archive is larger than 4 GB.");
  const { at, length, count } = await findList(blobs, id, size);
  const listed = readList(await range(blobs, id, at, at + length), { count, at });
  checkList(listed);
  return listed.map((entry) => ({ path: entry.path, size: entry.size, read: () => contentOf(blobs, id, entry) }));
}

async function range(blobs: Deps, id: string, from: number, to: number): Promise<Uint8Array> {
  const stream = await blobs.stream(id, from, to);
  if (!stream) throw new ArchiveRefused("The file is not here any more. Choose it again.");
  const bytes = new Uint8Array(to - from);
  let at = 0;
  for await (const chunk of chunksOf(stream)) {
    bytes.set(chunk.subarray(0, bytes.length - at), at);
    at = Math.min(bytes.length, at + chunk.length);
  }
  if (at < bytes.length) throw new ArchiveRefused(DAMAGED);
  return bytes;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The end record stands last, before a comment of at most 64 kB. */
async function findList(blobs: Deps, id: string, size: number) {
  const from = Math.max(0, size - 22 - 0xffff);
  const view = viewOf(await range(blobs, id, from, size));
  for (let end = view.byteLength - 22; end >= 0; end--) {
    if (view.getUint32(end, true) !== 0x06054b50) continue;
    if (end + 22 + view.getUint16(end + 20, true) !== view.byteLength) continue;
    const [count, length, at] = [
      view.getUint16(end + 10, true),
      view.getUint32(end + 12, true),
      view.getUint32(end + 16, true),
    ];
    const isWhole = view.getUint16(end + 4, true) === 0 && count === view.getUint16(end + 8, true);
    if (!isWhole || at + length !== from + end || length > BACKUP_LIMITS.list) throw new ArchiveRefused(DAMAGED);
    return { at, length, count };
  }
  throw new ArchiveRefused("This is no zip file. Choose a backup that Lectern made.");
}

function readList(bytes: Uint8Array, { count, at: end }: { readonly count: number; readonly at: number }): Listed[] {
  const view = viewOf(bytes);
  let at = 0;
  const listed = Array.from({ length: count }, () => {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new ArchiveRefused(DAMAGED);
    const name = view.getUint16(at + 28, true);
    const flags = view.getUint16(at + 8, true);
    if ((flags & 0x2041) !== 0) throw new ArchiveRefused("The archive is protected by a password.");
    const entry = {
      path: nameOf(bytes.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return entry;
  });
  if (at !== bytes.length) throw new ArchiveRefused(DAMAGED);
  return withEnds(listed, end);
}

/** Entries that share bytes are how the smallest bombs are made: each ends before the next begins. */
function withEnds(listed: readonly Omit<Listed, "end">[], end: number): Listed[] {
  const sorted = [...listed].sort((a, b) => a.offset - b.offset);
  return sorted.map((entry, index) => {
    const next = sorted[index + 1]?.offset ?? end;
    if (entry.offset + 30 + entry.packed > next) throw new ArchiveRefused(DAMAGED);
    return { ...entry, end: next };
  });
}

function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new ArchiveRefused(DAMAGED, { cause: error });
  }
}

/** Paths only name entries here and never become paths of a disk; one that could harm elsewhere was made to. */
function checkList(listed: readonly Listed[]): void {
  if (listed.length > BACKUP_LIMITS.entries)
    throw new ArchiveRefused(`The archive holds ${listed.length} files; at most ${BACKUP_LIMITS.entries} are taken.`);
  const seen = new Set<string>();
  let total = 0;
  for (const { path, method, size, packed } of listed) {
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

async function* contentOf(blobs: Deps, id: string, entry: Listed): AsyncGenerator<Uint8Array> {
  const head = viewOf(await range(blobs, id, entry.offset, entry.offset + 30));
  const name = head.getUint16(26, true);
  const start = entry.offset + 30 + name + head.getUint16(28, true);
  if (head.getUint32(0, true) !== 0x04034b50 || start + entry.packed > entry.end) throw new ArchiveRefused(DAMAGED);
  const local = nameOf(await range(blobs, id, entry.offset + 30, entry.offset + 30 + name));
  if (local !== entry.path) throw notOurs(local);
  const stream = entry.packed > 0 ? await blobs.stream(id, start, start + entry.packed) : new Uint8Array();
  if (!stream) throw new ArchiveRefused("The file is not here any more. Choose it again.");
  let size = 0;
  for await (const chunk of entry.method === 0 ? chunksOf(stream) : inflated(stream)) {
    size += chunk.length;
    if (size > entry.size) throw new ArchiveRefused(DAMAGED);
    yield chunk;
  }
  if (size !== entry.size) throw new ArchiveRefused(DAMAGED);
}

/** Bytes given to the unpacker at once: they come out as a thousand times as many at most. */
const PIECE = 4096;

async function* inflated(stream: ReadableStream<Uint8Array> | Uint8Array): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => void out.push(chunk));
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      inflate.push(bytes, isLast);
    } catch (error) {
      throw new ArchiveRefused(DAMAGED, { cause: error });
    }
    const taken = out;
    out = [];
    return taken;
  };
  for await (const chunk of chunksOf(stream))
    for (let at = 0; at < chunk.length; at += PIECE) yield* push(chunk.subarray(at, at + PIECE), false);
  yield* push(new Uint8Array(), true);
}
