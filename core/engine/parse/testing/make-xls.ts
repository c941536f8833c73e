import { concatBytes } from "./bytes.ts";
import { container } from "./make-doc.ts";

/** Cells of a row: a number with the number of its format, such as 14 for a date, or a text. */
export type XlsCell = string | readonly [value: number, format: number];

/** A workbook of Excel 97 (BIFF8) whose texts are shared; what does not fit into one record goes on in the next. */
export function makeXls(
  sheets: Readonly<Record<string, readonly (readonly XlsCell[])[]>>,
  { more = [] }: { readonly more?: readonly Uint8Array[] } = {},
): Uint8Array<ArrayBuffer> {
  const texts: string[] = [];
  const formats: number[] = [];
  const bodies = Object.values(sheets).map((rows) =>
    concatBytes([begin(0x10), ...rows.flatMap((row, at) => row.map((cell, column) => cellOf(cell, at, column))), END]),
  );

  function cellOf(cell: XlsCell, row: number, column: number): Uint8Array {
    if (typeof cell === "string") {
      texts.push(cell);
      return record(0xfd, [...u16(row, column, 0), ...u16(texts.length - 1, (texts.length - 1) >> 16)]);
    }
    if (!formats.includes(cell[1])) formats.push(cell[1]);
    const value = new DataView(new ArrayBuffer(8));
    value.setFloat64(0, cell[0], true);
    return record(0x203, [...u16(row, column, 1 + formats.indexOf(cell[1])), ...new Uint8Array(value.buffer)]);
  }

  const head = concatBytes([
    begin(0x05),
    ...more,
    ...[0, ...formats].map((format) => record(0xe0, [...u16(0, format), ...new Uint8Array(16)])),
    ...sharedTexts(texts),
  ]);
  const names = Object.keys(sheets);
  const listed = names.reduce((sum, name) => sum + 4 + 8 + name.length, 0);
  let at = head.length + listed + END.length;
  const list = names.map((name, index) => {
    const entry = record(0x85, [...u16(at, at >> 16), 0, 0, name.length, 0, ...new TextEncoder().encode(name)]);
    at += bodies[index]?.length ?? 0;
    return entry;
  });
  return container({ Workbook: concatBytes([head, ...list, END, ...bodies]) });
}

/** Bytes of a record at most. */
const MOST = 8224;

/** Texts in two bytes a character; one may go on in the next record. */
function sharedTexts(texts: readonly string[]): Uint8Array[] {
  const records: number[][] = [[...u16(texts.length, 0, texts.length, 0)]];
  const last = () => records.at(-1) ?? [];
  for (const text of texts) {
    if (last().length + 3 > MOST) records.push([]);
    last().push(...u16(text.length), 1);
    for (let unit = 0; unit < text.length; unit++) {
      if (last().length + 2 > MOST) records.push([1]);
      last().push(...u16(text.charCodeAt(unit)));
    }
  }
  return records.map((bytes, index) => record(index === 0 ? 0xfc : 0x3c, bytes));
}

export function record(kind: number, bytes: readonly number[]): Uint8Array {
  return Uint8Array.from([...u16(kind, bytes.length), ...bytes]);
}

const begin = (type: number) => record(0x809, [...u16(0x600, type), ...new Uint8Array(12)]);
const END = record(0x0a, []);

function u16(...values: readonly number[]): number[] {
  return values.flatMap((value) => [value & 255, (value >> 8) & 255]);
}
