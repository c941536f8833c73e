import {
  type Entry,
  ERR_BAD_FORMAT,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_EOCDR_NOT_FOUND,
  type FileEntry,
  WARNING_APPENDED_DATA,
  WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET,
  WARNING_MISMATCHED_ZIP64_END_OF_CENTRAL_DIRECTORY,
  WARNING_MISSING_ZIP64_EXTRA_FIELD,
  WARNING_PREPENDED_CENTRAL_DIRECTORY,
  WARNING_PREPENDED_DATA,
  WARNING_TRAILING_CENTRAL_DIRECTORY_DATA,
  WARNING_WRAPPED_ENTRIES_COUNT,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-reader.js";
import { chunksOf } from "../blob-hash.ts";
import { streamOf } from "../stream-of.ts";
import { ZipProblem } from "./zip-problem.ts";
import type { ZipSource } from "./zip-source.ts";

export interface ZipEntry {
  /** As stored, with `/` between folders. The path of a folder ends with one. */
  readonly path: string;
  /** Bytes, unpacked, as the archive lists them. */
  readonly size: number;
  /** Bytes in the archive. */
  readonly packed: number;
  /** 0: stored; 8: deflated. */
  readonly method: number;
  readonly crc32: number;
  readonly isEncrypted: boolean;
  /** Unix file mode; 0 where the archive was packed on another system. */
  readonly mode: number;
  /** Byte of the archive where the local header begins. */
  readonly offset: number;
  /** Unpacks piece by piece. Throws `ZipProblem` as soon as the content is not what the archive lists. */
  read(): AsyncGenerator<Uint8Array>;
}

interface Limits {
  readonly entries: number;
  /** Bytes of the list of entries, which is read whole. */
  readonly list: number;
  /** Takes archives that other programs would read in two ways: documents of careless programs are read all the same. */
  readonly tolerant?: boolean;
  /** Decodes a name that is not marked as UTF-8; UTF-8 where left out. */
  readonly decodeName?: (bytes: Uint8Array) => string;
}

/** UNIX and macOS in the upper byte of "version made by" (APPNOTE.TXT, 4.4.2). */
const UNIX = [3, 19];

/** Where another program would see another list of entries, or other bytes. */
const AMBIGUOUS: readonly string[] = [
  WARNING_APPENDED_DATA,
  WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET,
  WARNING_MISMATCHED_ZIP64_END_OF_CENTRAL_DIRECTORY,
  WARNING_MISSING_ZIP64_EXTRA_FIELD,
  WARNING_PREPENDED_CENTRAL_DIRECTORY,
  WARNING_PREPENDED_DATA,
  WARNING_TRAILING_CENTRAL_DIRECTORY_DATA,
  WARNING_WRAPPED_ENTRIES_COUNT,
];

/** Reads the list of entries, with Zip64, and unpacks nothing. Throws `ZipProblem`; errors of the source pass through. */
export async function openZip(source: ZipSource, limits: Limits): Promise<readonly ZipEntry[]> {
  const guarded = guard(source);
  const reader = new ZipReader(toReader(guarded, limits.list), {
    strictness: limits.tolerant ? "tolerant" : "balanced",
    filenameValidation: "tolerant",
    useWebWorkers: false,
    decodeText: (bytes, encoding) =>
      limits.decodeName && encoding !== "utf-8"
        ? limits.decodeName(bytes)
        : new TextDecoder("utf-8", { fatal: !limits.tolerant, ignoreBOM: true }).decode(bytes),
  });
  const listed: Entry[] = [];
  await reported(guarded, async () => {
    for await (const entry of reader.getEntriesGenerator()) {
      if (listed.push(entry) > limits.entries) throw new ZipProblem("entries");
    }
  });
  if (!limits.tolerant && reader.warnings?.some(({ reason }) => AMBIGUOUS.includes(reason)))
    throw new ZipProblem("damaged");
  const entries = listed.map((entry) => toEntry(guarded, entry, limits));
  if (!limits.tolerant) checkOverlaps(entries);
  return entries;
}

function toEntry(source: Guarded, entry: Entry, { tolerant }: Limits): ZipEntry {
  const { filename: path, compressionMethod: method } = entry;
  // An encrypted list, or "strong encryption" of APPNOTE.TXT 4.4.4, sets bit 6 or 13 of the flags.
  const isEncrypted = entry.encrypted || ((entry.rawBitFlag ?? 0) & 0x2040) !== 0 || method === 99;
  if (isEncrypted && !tolerant) throw new ZipProblem("encrypted", { path });
  return {
    path,
    size: entry.uncompressedSize,
    packed: entry.compressedSize,
    method,
    crc32: entry.crc32 ?? 0,
    isEncrypted,
    mode: UNIX.includes(entry.versionMadeBy >> 8) ? entry.externalFileAttributes >>> 16 : 0,
    offset: entry.offset,
    read: () => contentOf(source, entry),
  };
}

/** Entries that share bytes are how the smallest bombs are made. `contentOf` compares the exact places. */
function checkOverlaps(entries: readonly ZipEntry[]): void {
  let free = 0;
  for (const { offset, packed, path } of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (offset < free) throw new ZipProblem("damaged", { path });
    free = offset + 30 + packed;
  }
}

async function* contentOf(source: Guarded, entry: Entry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const options = { checkCrc32: true, checkLocalFilename: true, checkOverlappingEntry: true, useWebWorkers: false };
  const unpacked = reported(source, () => (entry as FileEntry).getData(writable, options), entry.filename);
  // It is awaited below. A failure before the first byte leaves the stream open, and its reader would wait for ever.
  unpacked.catch((error: unknown) => (writable.locked ? undefined : writable.abort(error)));
  let size = 0;
  try {
    for await (const chunk of chunksOf(readable)) {
      size += chunk.length;
      if (size > entry.uncompressedSize) throw new ZipProblem("damaged", { path: entry.filename });
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ZipProblem) throw error;
    // The stream fails with the error of the library; the promise has it in our own words.
    await unpacked;
    throw error;
  }
  await unpacked;
  if (size !== entry.uncompressedSize) throw new ZipProblem("damaged", { path: entry.filename });
}

interface Guarded extends ZipSource {
  /** The first error of the source: the library passes it on, wrapped or not. */
  readonly failure: () => unknown;
}

function guard(source: ZipSource): Guarded {
  let failure: unknown;
  const note = (error: unknown): never => {
    failure ??= error;
    throw error;
  };
  async function* noted(from: number, to: number): AsyncGenerator<Uint8Array> {
    try {
      yield* chunksOf(source.stream(from, to));
    } catch (error) {
      note(error);
    }
  }
  return {
    size: source.size,
    read: (from, to) => source.read(from, to).catch(note),
    stream: (from, to) => streamOf(noted(from, to)),
    failure: () => failure,
  };
}

/** Errors of the source as they are, and those of the library as `ZipProblem`. */
async function reported<Result>(source: Guarded, work: () => Promise<Result>, path?: string): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ZipProblem) throw error;
    const failure = source.failure();
    if (failure !== undefined) throw failure;
    const message = error instanceof Error ? error.message : "";
    const isOther = message === ERR_BAD_FORMAT || (message === ERR_EOCDR_NOT_FOUND && !(await beginsAsZip(source)));
    const fault = isOther ? "not-zip" : message === ERR_ENCRYPTED_CENTRAL_DIRECTORY ? "encrypted" : "damaged";
    throw new ZipProblem(fault, { cause: error, ...(path !== undefined && { path }) });
  }
}

/** Whether the first entry is there: then an end that is missing was cut off (APPNOTE.TXT, 4.3.7). */
async function beginsAsZip(source: ZipSource): Promise<boolean> {
  const [p, k, three, four] = await source.read(0, Math.min(4, source.size));
  return p === 0x50 && k === 0x4b && three === 3 && four === 4;
}

/** The source as the library wants it. A list that is too long is refused before it is read. */
function toReader(source: Guarded, most: number) {
  const within = (from: number, length: number) => [from, Math.min(source.size, from + length)] as const;
  return {
    size: source.size,
    readable: new ReadableStream<Uint8Array>(),
    async readUint8Array(from: number, length: number) {
      const [start, end] = within(from, length);
      if (end - start > most || start < 0) throw new ZipProblem("damaged");
      return end > start ? source.read(start, end) : new Uint8Array();
    },
    createReadable({ offset = 0, size = source.size } = {}) {
      const [start, end] = within(offset, size);
      return source.stream(start, end);
    },
  };
}
