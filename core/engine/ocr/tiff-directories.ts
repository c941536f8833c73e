/** Tags of one image in a TIFF file, as `t256` and so on: what utif2 decodes it by. */
export type TiffDirectory = Record<string, number[] | Uint8Array>;

/** Bytes of one value of a type: BYTE, SHORT, LONG, UNDEFINED and IFD; what is written in others says nothing of pixels. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1, 13: 4 };
/** Bytes of a tag: its number, type, count, and four bytes with its values or where they are. */
const ENTRY = 12;
const MOST_DIRECTORIES = 2000;

/**
 * The directories of a TIFF file (TIFF 6.0, section 2), as far as they are whole. utif2's own reader follows a directory that names
 * itself for ever, and makes lists of as many values as a file says.
 */
export function tiffDirectories(bytes: Uint8Array): TiffDirectory[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  const seen = new Set<number>();
  const directories: TiffDirectory[] = [];
  let at = bytes.length >= 8 ? view.getUint32(4, isLittle) : 0;
  while (at !== 0 && at + 2 <= bytes.length && !seen.has(at) && directories.length < MOST_DIRECTORIES) {
    seen.add(at);
    const count = view.getUint16(at, isLittle);
    const end = at + 2 + count * ENTRY;
    if (end > bytes.length) break;
    directories.push(directoryAt(view, at + 2, count, isLittle));
    at = end + 4 <= bytes.length ? view.getUint32(end, isLittle) : 0;
  }
  return directories;
}

function directoryAt(view: DataView, from: number, entries: number, isLittle: boolean): TiffDirectory {
  const directory: TiffDirectory = {};
  for (let at = from; at < from + entries * ENTRY; at += ENTRY) {
    const type = view.getUint16(at + 2, isLittle);
    const count = view.getUint32(at + 4, isLittle);
    const size = SIZES[type];
    if (size === undefined) continue;
    const place = count * size <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    if (place + count * size > view.byteLength) continue;
    directory[`t${view.getUint16(at, isLittle)}`] =
      size === 1
        ? new Uint8Array(view.buffer, view.byteOffset + place, count)
        : Array.from({ length: count }, (_, index) =>
            size === 2 ? view.getUint16(place + index * 2, isLittle) : view.getUint32(place + index * 4, isLittle),
          );
  }
  return directory;
}
