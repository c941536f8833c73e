import { Gunzip, Inflate } from "fflate";
import { ArchiveRefused, DAMAGED, LIMITS } from "./archive-refused.ts";

/** Packed bytes at a time: they unpack to at most a thousandfold, so that a bomb is noticed after 16 MB. */
const STEP = 16 * 1024;

/** Inflates exactly `size` bytes. What turns out larger or smaller than it says was packed to mislead. */
export function inflate(packed: Uint8Array, size: number, name: string): Uint8Array<ArrayBuffer> {
  const lies = () => new ArchiveRefused(`The archive gives a wrong size for “${name}” and was not opened.`);
  const bytes = pump(new Inflate(), packed, size, lies);
  if (bytes.length !== size) throw lies();
  return bytes;
}

/** Unpacks a gzip file of at most `most` bytes. */
export function gunzip(packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  return pump(new Gunzip(), packed, most, () => new ArchiveRefused(tooMuch(packed.length)));
}

export function tooMuch(packedBytes: number): string {
  const packed = Math.max(1, Math.round(packedBytes / 1_000_000));
  return `The archive unpacks to far more than its ${packed} MB (a “zip bomb”) and was not opened. At most ${LIMITS.total / 1_000_000} MB are taken.`;
}

function pump(
  unpacker: Inflate | Gunzip,
  packed: Uint8Array,
  most: number,
  tooLarge: () => ArchiveRefused,
): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  unpacker.ondata = (chunk, final) => {
    size += chunk.length;
    isDone ||= final;
    if (size <= most) chunks.push(chunk);
  };
  try {
    for (let at = 0; at < packed.length && size <= most; at += STEP) {
      const end = Math.min(packed.length, at + STEP);
      unpacker.push(packed.subarray(at, end), end === packed.length);
    }
  } catch (error) {
    throw new ArchiveRefused(DAMAGED, { cause: error });
  }
  if (size > most) throw tooLarge();
  if (!isDone) throw new ArchiveRefused(DAMAGED);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
