import type { ZipEntry } from "./open-zip.ts";
import { ZipProblem } from "./zip-problem.ts";

/**
 * The packed bytes of an entry, and its name in the local header, of an archive in memory: for callers that must unpack
 * at once, without a promise. Throws `ZipProblem` where the entry reaches beyond the archive.
 */
export function packedBytes(
  archive: Uint8Array,
  { offset, packed, path }: ZipEntry,
): { readonly localName: Uint8Array; readonly data: Uint8Array } {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const nameAt = offset + 30;
  if (nameAt > archive.length || view.getUint32(offset, true) !== 0x04034b50) throw new ZipProblem("damaged", { path });
  const nameEnd = nameAt + view.getUint16(offset + 26, true);
  const start = nameEnd + view.getUint16(offset + 28, true);
  if (start + packed > archive.length) throw new ZipProblem("damaged", { path });
  return { localName: archive.subarray(nameAt, nameEnd), data: archive.subarray(start, start + packed) };
}
