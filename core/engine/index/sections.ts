/**
 * A file of numbered byte sections: magic, version, count, then (offset, length) of each, then the sections at
 * multiples of 8, so that typed arrays can look straight into them. Little endian, as every machine we run on is.
 */
const MAGIC = 0x4753454c; // "LSEG"
const HEADER_WORDS = 3;
const ALIGNMENT = 8;

/** The bytes are not a whole segment of this version; processing the document again makes a new one. */
export class DamagedSegment extends Error {
  constructor(reason: string) {
    super(`The search index of a document is damaged (${reason}). Process the document again.`);
    this.name = "DamagedSegment";
  }
}

export function writeSections(version: number, sections: readonly ArrayBufferView[]): Uint8Array<ArrayBuffer> {
  const offsets: number[] = [];
  let size = align((HEADER_WORDS + sections.length * 2) * 4);
  for (const section of sections) {
    offsets.push(size);
    size = align(size + section.byteLength);
  }
  const bytes = new Uint8Array(size);
  const header = new Uint32Array(bytes.buffer);
  header.set([MAGIC, version, sections.length]);
  sections.forEach((section, index) => {
    const offset = offsets[index] ?? 0;
    header.set([offset, section.byteLength], HEADER_WORDS + index * 2);
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), offset);
  });
  return bytes;
}

/** Views into the bytes, one per section; as many as `expected` where it is given. Throws `DamagedSegment`. */
export function readSections(
  bytes: Uint8Array<ArrayBuffer>,
  version: number,
  expected?: number,
): readonly Uint8Array<ArrayBuffer>[] {
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  if (aligned.byteLength < HEADER_WORDS * 4) throw new DamagedSegment("too short");
  const [magic, written, count = 0] = new Uint32Array(aligned.buffer, aligned.byteOffset, HEADER_WORDS);
  if (magic !== MAGIC) throw new DamagedSegment("not a segment");
  if (written !== version || count !== (expected ?? count)) throw new DamagedSegment("of another version");
  const headerSize = (HEADER_WORDS + count * 2) * 4;
  if (aligned.byteLength < headerSize) throw new DamagedSegment("too short");
  const header = new Uint32Array(aligned.buffer, aligned.byteOffset, headerSize / 4);
  return Array.from({ length: count }, (_, index) => {
    const offset = header[HEADER_WORDS + index * 2] ?? 0;
    const length = header[HEADER_WORDS + index * 2 + 1] ?? 0;
    if (offset < headerSize || offset % ALIGNMENT !== 0 || offset + length > aligned.byteLength)
      throw new DamagedSegment("cut off");
    return new Uint8Array(aligned.buffer, aligned.byteOffset + offset, length);
  });
}

/** Where the sections end; what was put behind them begins there. Throws `DamagedSegment`. */
export function endOfSections(bytes: Uint8Array<ArrayBuffer>, version: number): number {
  const last = readSections(bytes, version).at(-1);
  if (!last) throw new DamagedSegment("empty");
  // Bytes that do not lie at a multiple of 8 were copied.
  const start = bytes.byteOffset % ALIGNMENT === 0 ? bytes.byteOffset : 0;
  return align(last.byteOffset - start + last.byteLength);
}

const align = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;
