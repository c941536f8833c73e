import { ArchiveRefused, DAMAGED, LIMITS } from "./archive-refused.ts";
import { checkNames } from "./check-names.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import { decodeName } from "./decode-name.ts";

/** Bytes of a block; headers are one, files are padded to full ones. */
const BLOCK = 512;

interface Header {
  readonly path: string;
  readonly kind: string;
  readonly size: number;
}

/** Reads a tar file: POSIX ustar with pax headers, and GNU's long names. */
export function readTar(bytes: Uint8Array): ArchiveEntry[] {
  const files: ArchiveEntry[] = [];
  const names: { readonly path: string }[] = [];
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= bytes.length;) {
    const block = bytes.subarray(at, at + BLOCK);
    // Two empty blocks end it; one is enough for us.
    if (block.every((byte) => byte === 0)) break;
    const header = readHeader(block);
    const start = at + BLOCK;
    const end = start + header.size;
    if (end > bytes.length) throw new ArchiveRefused(DAMAGED);
    at = start + Math.ceil(header.size / BLOCK) * BLOCK;
    const content = bytes.subarray(start, end);
    if (header.kind === "g") continue;
    if (header.kind === "x" || header.kind === "L") {
      longName = (header.kind === "x" ? paxPath(content) : untilNull(content)) ?? longName;
      continue;
    }
    const path = longName ?? header.path;
    longName = undefined;
    refuseKind(header.kind, path);
    const isFolder = header.kind === "5";
    if (names.length >= LIMITS.entries) throw new ArchiveRefused(TOO_MANY);
    const named = isFolder && !path.endsWith("/") ? `${path}/` : path;
    // `tar -C folder .` puts this before every name.
    const plain = named.replace(/^(\.\/)+/, "");
    if (plain === "") continue;
    names.push({ path: plain });
    if (header.size > LIMITS.file)
      throw new ArchiveRefused(`The archive holds a file of more than ${LIMITS.file / 1_000_000} MB (“${plain}”).`);
    if (!isFolder) files.push({ path: plain, size: header.size, read: () => new Uint8Array(content) });
  }
  if (names.length === 0) throw new ArchiveRefused(DAMAGED);
  checkNames(names);
  return files;
}

const TOO_MANY = `The archive holds more than ${LIMITS.entries} files and folders.`;

export const isTar = (bytes: Uint8Array): boolean =>
  bytes.length >= BLOCK && new TextDecoder("latin1").decode(bytes.subarray(257, 262)) === "ustar";

function refuseKind(kind: string, path: string): void {
  if (kind === "0" || kind === "\0" || kind === "5" || kind === "7") return;
  if (kind === "1" || kind === "2")
    throw new ArchiveRefused(`The archive holds a link (“${path}”), which could lead anywhere. Pack the file itself.`);
  throw new ArchiveRefused(`The archive holds “${path}”, which is neither a file nor a folder.`);
}

function readHeader(block: Uint8Array): Header {
  const field = (from: number, length: number) => untilNull(block.subarray(from, from + length));
  const sum = block.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte), 0);
  if (octal(field(148, 8)) !== sum) throw new ArchiveRefused(DAMAGED);
  const prefix = new TextDecoder("latin1").decode(block.subarray(257, 263)) === "ustar\0" ? field(345, 155) : "";
  const name = field(0, 100);
  return {
    path: prefix === "" ? name : `${prefix}/${name}`,
    kind: String.fromCharCode(block[156] ?? 0),
    size: octal(field(124, 12)),
  };
}

/** Files of 8 GB and more are written in another way, and are too large anyway. */
function octal(text: string): number {
  const digits = text.trim();
  if (!/^[0-7]{0,12}$/.test(digits)) throw new ArchiveRefused(DAMAGED);
  return digits === "" ? 0 : Number.parseInt(digits, 8);
}

function untilNull(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return decodeName(end < 0 ? bytes : bytes.subarray(0, end));
}

/** The path in a pax header: records of `length key=value\n`, lengths in bytes (POSIX.1-2001, pax). */
function paxPath(bytes: Uint8Array): string | undefined {
  let found: string | undefined;
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const length = space < 0 ? Number.NaN : Number(decodeName(bytes.subarray(at, space)));
    if (!Number.isInteger(length) || length < 5 || at + length > bytes.length) throw new ArchiveRefused(DAMAGED);
    const record = decodeName(bytes.subarray(space + 1, at + length - 1));
    if (record.startsWith("path=")) found = record.slice(5);
    // The size would be of another file than the header names.
    if (record.startsWith("size=") || record.startsWith("GNU.sparse")) throw new ArchiveRefused(DAMAGED);
    at += length;
  }
  return found;
}
