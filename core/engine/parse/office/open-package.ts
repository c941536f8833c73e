import { inflateSync } from "fflate";
import { DocumentError } from "../../parsed-document.ts";

/** An office file as a ZIP of named parts. */
export interface Package {
  /** As stored, without a leading slash. */
  readonly names: readonly string[];
  /** Undefined when there is no such part. Names are compared without regard to case, as Office does. */
  part(name: string): Uint8Array | undefined;
}

const MAX_ENTRIES = 20_000;
const MAX_PART = 96_000_000;
const MAX_TOTAL = 384_000_000;
/** Office XML packs to a tenth; a part that packs two hundredfold and is large is made to harm. */
const MAX_RATIO = 200;
const RATIO_MATTERS_FROM = 8_000_000;

interface Entry {
  readonly method: number;
  readonly flags: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const DAMAGED = "This file is damaged: its ZIP directory cannot be read.";

/** Reads the directory only; parts are unpacked when asked for, under caps on entries, size and ratio. */
export function openPackage(bytes: Uint8Array): Package {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { entries, names } = readDirectory(bytes, view);
  let unpacked = 0;

  return {
    names,
    part(name) {
      const entry = entries.get(name.replace(/^\//, "").toLowerCase());
      if (!entry) return undefined;
      checkEntry(entry);
      unpacked += entry.size;
      if (unpacked > MAX_TOTAL) throw new DocumentError("This file unpacks to more data than can be read safely.");
      return unpack(bytes, view, entry);
    },
  };
}

function checkEntry({ flags, packed, size }: Entry): void {
  if (flags & 1) throw new DocumentError("This file is protected by a password. Remove the password and add it again.");
  if (size > MAX_PART || (size > RATIO_MATTERS_FROM && size > packed * MAX_RATIO))
    throw new DocumentError(
      "This file unpacks to far more data than a document holds (a “zip bomb”) and was not opened.",
    );
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  try {
    if (view.getUint32(entry.offset, true) !== 0x04034b50) throw new DocumentError(DAMAGED);
    const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
    const packed = bytes.subarray(start, start + entry.packed);
    if (packed.length < entry.packed) throw new DocumentError(DAMAGED);
    if (entry.method === 0) return packed;
    if (entry.method !== 8) throw new DocumentError("This file is packed in a way that cannot be read.");
    // The fixed buffer bounds what a lying directory can make us unpack.
    return inflateSync(packed, { out: new Uint8Array(entry.size) });
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("This file is damaged: a part of it cannot be unpacked.", { cause: error });
  }
}

function readDirectory(
  bytes: Uint8Array,
  view: DataView,
): { readonly entries: Map<string, Entry>; readonly names: string[] } {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES || count === 0xffff)
    throw new DocumentError("This file holds more parts than a document does and was not opened.");
  const entries = new Map<string, Entry>();
  const names: string[] = [];
  const decoder = new TextDecoder();
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw new DocumentError(DAMAGED);
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder
      .decode(bytes.subarray(at + 46, at + 46 + nameLength))
      .replaceAll("\\", "/")
      .replace(/^\//, "");
    names.push(name);
    entries.set(name.toLowerCase(), {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { entries, names };
}

/** The end record stands last, before a comment of at most 64 kB. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new DocumentError("This file is damaged: it ends too early. Copy or download it again.");
}
