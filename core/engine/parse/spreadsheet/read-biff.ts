import { byteView, type ByteView } from "../office/byte-view.ts";
import { encodingOfCodePage } from "../office/code-page.ts";
import { readSharedTexts, shortText } from "./biff-strings.ts";
import { formatsOf, shownNumber, type NumberFormat } from "./number-formats.ts";

/** Kinds of records (MS-XLS, 2.3). */
const R = {
  formula: 0x06,
  end: 0x0a,
  date1904: 0x22,
  more: 0x3c,
  codePage: 0x42,
  sheet: 0x85,
  manyRk: 0xbd,
  richText: 0xd6,
  style: 0xe0,
  sharedTexts: 0xfc,
  sharedText: 0xfd,
  number: 0x203,
  label: 0x204,
  truth: 0x205,
  text: 0x207,
  rk: 0x27e,
  format: 0x41e,
  begin: 0x809,
} as const;

interface Record {
  readonly kind: number;
  readonly view: ByteView;
}

export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly at: number }[];
  rowsOf(sheet: { readonly at: number }): string[][];
}

/** A workbook of Excel 5 to 2003 (MS-XLS) as its stream has it. */
export function readBiff(stream: Uint8Array): Workbook {
  const sheets: { readonly name: string; readonly at: number }[] = [];
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let shared: Uint8Array[] = [];
  let isShared = false;
  let is1904 = false;
  let encoding = "windows-1252";
  let isOld = false;
  for (const { kind, view } of recordsOf(stream, 0)) {
    isShared = kind === R.sharedTexts || (isShared && kind === R.more);
    if (isShared) shared.push(view.bytes);
    else if (kind === R.begin) isOld = view.u16(0) < 0x600;
    else if (kind === R.date1904) is1904 = view.u16(0) === 1;
    else if (kind === R.codePage) encoding = encodingOfCodePage(view.u16(0));
    else if (kind === R.style) styles.push(view.u16(2));
    else if (kind === R.format) formats.set(view.u16(0), isOld ? view.ansi(3, view.u8(2)) : shortText(view, 2, 2));
    // Charts and macros are sheets, too.
    else if (kind === R.sheet && view.u8(5) === 0)
      sheets.push({ at: view.u32(0), name: isOld ? view.ansi(7, view.u8(6), encoding) : shortText(view, 6, 1) });
  }
  const texts = shared.length > 0 ? readSharedTexts(shared) : [];
  shared = [];
  const cells = { texts, formats: formatsOf(styles, formats), is1904, textAt: textReader(isOld, encoding) };
  return { sheets, rowsOf: ({ at }) => rowsOf(stream, at, cells) };
}

function* recordsOf(stream: Uint8Array, from: number): Generator<Record> {
  const whole = byteView(stream);
  let depth = 0;
  for (let at = from; at + 4 <= stream.length;) {
    const kind = whole.u16(at);
    const length = whole.u16(at + 2);
    if (kind === R.begin) depth++;
    // Charts within a sheet begin and end in the middle of it.
    if (kind === R.end && --depth <= 0) return;
    if (depth <= 1) yield { kind, view: byteView(stream.subarray(at + 4, at + 4 + length)) };
    at += 4 + length;
  }
}

interface Cells {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
  /** A text that is stored as a record, by where its length is. */
  readonly textAt: (view: ByteView, at: number) => string;
}

const textReader = (isOld: boolean, encoding: string): Cells["textAt"] =>
  isOld ? (view, at) => view.ansi(at + 2, view.u16(at), encoding) : (view, at) => shortText(view, at, 2);

function rowsOf(stream: Uint8Array, at: number, cells: Cells): string[][] {
  const rows = new Map<number, string[]>();
  const put = (row: number, column: number, text: string) => {
    if (text === "") return;
    const cellsOfRow = rows.get(row) ?? [];
    rows.set(row, cellsOfRow);
    while (cellsOfRow.length < column) cellsOfRow.push("");
    cellsOfRow[column] = text;
  };
  const shown = (value: number, style: number) => shownNumber(String(value), cells.formats[style], cells.is1904);
  let formula: { readonly row: number; readonly column: number } | undefined;
  for (const { kind, view } of recordsOf(stream, at)) {
    if (kind === R.text && formula) put(formula.row, formula.column, cells.textAt(view, 0));
    if (!VALUES.has(kind)) continue;
    const [row, column, style] = [view.u16(0), view.u16(2), view.u16(4)];
    if (kind === R.sharedText) put(row, column, cells.texts[view.u32(6)] ?? "");
    else if (kind === R.label || kind === R.richText) put(row, column, cells.textAt(view, 6));
    else if (kind === R.number) put(row, column, shown(view.f64(6), style));
    else if (kind === R.rk) put(row, column, shown(rkOf(view, 6), style));
    else if (kind === R.truth) put(row, column, truthOf(view.u8(6), view.u8(7) === 1));
    else if (kind === R.manyRk)
      for (let next = 0; 4 + next * 6 + 6 <= view.length - 2; next++)
        put(row, column + next, shown(rkOf(view, 6 + next * 6), view.u16(4 + next * 6)));
    else if (view.u16(12) !== 0xffff) put(row, column, shown(view.f64(6), style));
    else if (view.u8(6) === 1 || view.u8(6) === 2) put(row, column, truthOf(view.u8(8), view.u8(6) === 2));
    formula = kind === R.formula ? { row, column } : undefined;
  }
  return inOrder(rows);
}

const VALUES = new Set<number>([R.sharedText, R.label, R.richText, R.number, R.rk, R.truth, R.manyRk, R.formula]);

/** By row; one blank row is enough to part two tables. */
function inOrder(rows: ReadonlyMap<number, string[]>): string[][] {
  const numbers = [...rows.keys()].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const isApart = index > 0 && number > (numbers[index - 1] ?? 0) + 1;
    return [...(isApart ? [[]] : []), rows.get(number) ?? []];
  });
}

/** A number in four bytes (MS-XLS, 2.5.217): a whole one or the upper half of a floating one, perhaps times a hundred. */
function rkOf(view: ByteView, at: number): number {
  const bits = view.i32(at);
  const half = new DataView(new ArrayBuffer(8));
  half.setInt32(0, bits & ~3);
  const value = bits & 2 ? bits >> 2 : half.getFloat64(0);
  return bits & 1 ? value / 100 : value;
}

const ERRORS: Readonly<{ [code: number]: string }> = {
  0x00: "#NULL!",
  0x07: "#DIV/0!",
  0x0f: "#VALUE!",
  0x17: "#REF!",
  0x1d: "#NAME?",
  0x24: "#NUM!",
  0x2a: "#N/A",
};

const truthOf = (value: number, isError: boolean): string =>
  isError ? (ERRORS[value] ?? "") : value === 1 ? "TRUE" : "FALSE";
