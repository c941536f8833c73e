import type { BodyStyle } from "./body-style.ts";
import { boundsOf } from "./bounds.ts";
import { isText, type Line } from "./lines.ts";
import type { Piece } from "./page-text.ts";
import { makeRows, type Row } from "./tables/cells.ts";
import { tablesInCode } from "./tables/tables-in-code.ts";
import { inPlaceOf, standIn } from "./tables/with-tables.ts";

/** Printed rows of code, as they stand below each other. */
export interface FoundCode {
  readonly rows: readonly Row[];
}

/** Rows that are code: one alone may be a name that fills a line. */
const LEAST_ROWS = 2;
/** Times their size that two rows of one piece of code stand apart at most: there may be an empty line between. */
const FAR = 4;
/** Times the least distance of two rows from which there is an empty line between two. */
const EMPTY_LINE = 1.5;
/** Of its size, how wide a character is where no piece tells it. */
const CHARACTER = 0.6;
/** Characters a line of code may stand in. */
const WIDEST = 120;

/**
 * Puts one line for each piece of code in place of its lines, and for each table in it: rows below each other in a font
 * whose characters are all as wide. In a document that is all in such a font nothing is code.
 */
export function withCode(lines: readonly Line[], body: BodyStyle): Line[] {
  if (body.isFixed || !lines.some(isFixed)) return [...lines];
  return inPlaceOf(lines, groupsIn(lines).flatMap(standInsOf));
}

function standInsOf(rows: readonly Row[]): (readonly [standIn: Line, lines: readonly Line[]])[] {
  const tables = tablesInCode(rows.flatMap((row) => row.lines));
  const inTables = new Set(tables.flatMap((table) => table.lines));
  const codes = parted(rows, (row) => row.lines.some((line) => inTables.has(line)));
  return [
    ...tables.map((table) => [standIn({ table }, table), table.lines] as const),
    ...codes.map((code) => {
      const lines = code.flatMap((row) => row.lines);
      return [standIn({ code: { rows: code } }, { ...boundsOf(lines), size: code[0]?.size ?? 10 }), lines] as const;
    }),
  ];
}

const isFixed = (line: Line): boolean =>
  line.level && line.pieces.length > 0 && line.pieces.every(({ fixed }) => fixed === true);

/** Rows of code that follow each other. */
function groupsIn(lines: readonly Line[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  let open: Row[] | null = null;
  for (const row of makeRows(lines.filter(isText))) {
    const last: Row | undefined = open?.at(-1);
    const isCode = row.lines.every(isFixed);
    if (isCode && open && last && row.baseline - last.baseline < row.size * FAR) open.push(row);
    else if (isCode) groups.push((open = [row]));
    else open = null;
  }
  return groups.filter(({ length }) => length >= LEAST_ROWS);
}

/** The rows between those that are left out. */
function parted(rows: readonly Row[], isOut: (row: Row) => boolean): readonly (readonly Row[])[] {
  const parts: Row[][] = [[]];
  for (const row of rows) {
    if (isOut(row)) parts.push([]);
    else parts.at(-1)?.push(row);
  }
  return parts.filter(({ length }) => length > 0);
}

/** Code with its lines and indents, and where each piece stands in it. */
export function textOfCode({ rows }: FoundCode): {
  readonly text: string;
  readonly runs: readonly { readonly start: number; readonly end: number; readonly piece: Piece }[];
} {
  const pieces = rows.flatMap((row) => row.lines.flatMap((line) => line.pieces));
  const left = boundsOf(rows).x;
  const width = widthOf(pieces);
  const gaps = rows.slice(1).map(({ baseline }, at) => baseline - (rows[at]?.baseline ?? baseline));
  const pitch = Math.min(...gaps);
  const runs: { start: number; end: number; piece: Piece }[] = [];
  let text = "";
  rows.forEach((row, index) => {
    if (index > 0) text += (gaps[index - 1] ?? pitch) > pitch * EMPTY_LINE ? "\n\n" : "\n";
    const begin = text.length;
    for (const piece of row.lines.flatMap((line) => line.pieces).toSorted((a, b) => a.x - b.x)) {
      const column = Math.min(WIDEST, Math.round((piece.x - left) / width));
      const gap = piece.spaced && text.length > begin ? 1 : 0;
      text += " ".repeat(Math.max(gap, column - (text.length - begin)));
      runs.push({ start: text.length, end: text.length + piece.text.length, piece });
      text += piece.text;
    }
  });
  return { text, runs };
}

/** Of most characters, in points. */
function widthOf(pieces: readonly Piece[]): number {
  const widths = pieces.filter(({ text }) => text.length > 2).map(({ text, width }) => width / text.length);
  const middle = widths.toSorted((a, b) => a - b)[widths.length >> 1];
  return middle && middle > 0 ? middle : (pieces[0]?.size ?? 10) * CHARACTER;
}
