import type { Fib, Range } from "./fib.ts";
import type { ByteView } from "../office/byte-view.ts";

/** What is said about the bytes `from` to `to` of the main stream. */
export interface Formatted<Properties> {
  readonly from: number;
  readonly to: number;
  readonly properties: Properties;
}

export interface ParagraphFormat {
  readonly style: number;
  inTable: boolean;
  rowEnd: boolean;
  listed: boolean;
  listLevel: number;
  outline: number;
}

const PAGE = 512;

/** Paragraph formats by byte range, ascending (MS-DOC 2.4.6.1); empty for Word 6 and 95. */
export function readParagraphFormats(fib: Fib): Formatted<ParagraphFormat>[] {
  return readFormatted(fib, fib.paragraphs, 13, (at) => {
    const half = fib.main.u8(at);
    const length = half === 0 ? fib.main.u8(at + 1) * 2 : half * 2 - 1;
    const start = half === 0 ? at + 2 : at + 1;
    const format: ParagraphFormat = {
      style: fib.main.u16(start),
      inTable: false,
      rowEnd: false,
      listed: false,
      listLevel: 0,
      outline: 9,
    };
    eachSprm(fib.main, start + 2, length - 2, (sprm, operand) => {
      const value = fib.main.u8(operand);
      if (sprm === 0x2416) format.inTable = value !== 0;
      else if (sprm === 0x2417) format.rowEnd = value !== 0;
      else if (sprm === 0x260a) format.listLevel = value;
      else if (sprm === 0x460b) format.listed = fib.main.u16(operand) !== 0;
      else if (sprm === 0x2640) format.outline = value;
    });
    return format;
  });
}

export interface LetterFormat {
  /** Hidden, or marked as deleted. */
  readonly isHidden: boolean;
  readonly isBold: boolean;
}

/** Byte ranges of text that is hidden or bold by itself; what only its style says is not looked up. */
export function readLetterFormats(fib: Fib): Formatted<LetterFormat>[] {
  return readFormatted(fib, fib.characters, 1, (at) => {
    let [isHidden, isBold] = [false, false];
    eachSprm(fib.main, at + 1, fib.main.u8(at), (sprm, operand) => {
      if (sprm === 0x083c || sprm === 0x0800) isHidden = fib.main.u8(operand) === 1;
      else if (sprm === 0x0835) isBold = fib.main.u8(operand) === 1;
    });
    return { isHidden, isBold };
  }).filter(({ properties: { isHidden, isBold } }) => isHidden || isBold);
}

function readFormatted<Properties>(
  fib: Fib,
  range: Range,
  entrySize: number,
  read: (at: number) => Properties,
): Formatted<Properties>[] {
  const count = Math.floor((range.length - 4) / 8);
  const found: Formatted<Properties>[] = [];
  try {
    for (let i = 0; i < count; i++) {
      const page = (fib.table.u32(range.at + (count + 1) * 4 + i * 4) & 0x3fffff) * PAGE;
      readPage(fib.main, page, entrySize, read, found);
    }
  } catch (error) {
    // Formatting that points outside the file costs headings, not the text.
    if (!(error instanceof RangeError)) throw error;
  }
  return found.sort((a, b) => a.from - b.from);
}

function readPage<Properties>(
  main: ByteView,
  page: number,
  entrySize: number,
  read: (at: number) => Properties,
  found: Formatted<Properties>[],
): void {
  const runs = main.u8(page + PAGE - 1);
  for (let i = 0; i < runs; i++) {
    const offset = main.u8(page + (runs + 1) * 4 + i * entrySize) * 2;
    if (offset === 0) continue;
    found.push({ from: main.u32(page + i * 4), to: main.u32(page + i * 4 + 4), properties: read(page + offset) });
  }
}

const OPERAND_SIZES = [1, 1, 2, 4, 2, 2, 0, 3];

function eachSprm(main: ByteView, at: number, length: number, visit: (sprm: number, operand: number) => void): void {
  const end = at + length;
  while (at + 2 < end) {
    const sprm = main.u16(at);
    let operand = at + 2;
    let size = OPERAND_SIZES[sprm >> 13] ?? 1;
    if (size === 0) {
      // A length byte in front, two for sprmTDefTable.
      size = sprm === 0xd608 ? main.u16(operand) + 1 : main.u8(operand) + 1;
    } else visit(sprm, operand);
    operand += size;
    at = operand;
  }
}

export function formatAt<Properties>(ranges: readonly Formatted<Properties>[], offset: number): Properties | undefined {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return undefined;
    if (offset < range.from) high = middle - 1;
    else if (offset >= range.to) low = middle + 1;
    else return range.properties;
  }
  return undefined;
}
