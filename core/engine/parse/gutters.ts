import type { Grid } from "./table-grid.ts";

/** Rows of a table that is found by nothing but its gutters; in fewer lines words part below each other by chance. */
const LEAST_ROWS = 8;
const LEAST_COLUMNS = 3;
/** Lines of which one may reach over a gutter. */
const ROWS_OF_EXCEPTION = 25;
/** Rows with text on both sides of a gutter that is one space wide; of a wider one. */
const BESIDE_NARROW = 8;
const BESIDE_WIDE = 3;
/** Share of the rows that a column has text in, and of the cells that are filled. */
const FILLED_ROWS = 0.25;
const FILLED_CELLS = 0.6;
/** Lines above the rows that may be a title or heads. */
const ABOVE = 3;
/** Share of the cells with a letter or number. */
const NAMED = 0.8;

/** Places in a line, of which all characters have one width. */
export interface Column {
  readonly from: number;
  readonly to: number;
}

export interface GutterTable {
  /** The line of the first row; all lines below it are rows. */
  readonly from: number;
  readonly grid: Grid;
}

/**
 * The table that lines without an empty one between them are, where every row, or nearly, has a space at the same places; null
 * where they are none. All characters have one width. The first lines may be what leads to the table.
 */
export function gutterTable(lines: readonly string[]): GutterTable | null {
  for (let from = 0; from <= ABOVE && lines.length - from >= LEAST_ROWS; from++) {
    const rows = lines.slice(from);
    const columns = columnsOf(rows);
    if (columns.length < LEAST_COLUMNS) continue;
    const cells = rows.map((row) => columns.map((column) => cellOf(row, column)));
    if (isTable(cells)) return { from, grid: { rows: cells.map((row) => row.map((content) => ({ content }))) } };
  }
  return null;
}

/** From the first column of a gutter's right to the next gutter; those that too few rows tell apart are one. */
function columnsOf(rows: readonly string[]): readonly Column[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const exceptions = Math.floor(rows.length / ROWS_OF_EXCEPTION);
  const isGutter = Array.from({ length: width }, (_, at) => {
    const over = rows.filter((row) => (row[at] ?? " ") !== " ").length;
    return over <= exceptions;
  });
  const found: Column[] = [];
  for (let at = 0; at < width; at++) {
    if (isGutter[at] !== false) continue;
    const from = at;
    while (at < width && isGutter[at] === false) at++;
    found.push({ from, to: at });
  }
  const columns: Column[] = [];
  for (const column of found) {
    const before = columns.at(-1);
    if (before === undefined || isApart(rows, before, column)) columns.push(column);
    else columns.splice(-1, 1, { from: before.from, to: column.to });
  }
  return columns;
}

function isApart(rows: readonly string[], left: Column, right: Column): boolean {
  const beside = rows.filter((row) => cellOf(row, left) !== "" && cellOf(row, right) !== "").length;
  return beside >= (right.from - left.to > 1 ? BESIDE_WIDE : BESIDE_NARROW);
}

/** Words that begin in a column; one that begins in the gutter before it, or reaches out of it, is whole. */
export function cellOf(row: string, { from, to }: Column): string {
  let [begin, end] = [from, to];
  while (begin < end && begin > 0 && isWithin(row, begin)) begin++;
  while (end < row.length && isWithin(row, end)) end++;
  return row.slice(begin, end).trim();
}

/** Whether a word goes on over a place. */
const isWithin = (row: string, at: number): boolean => (row[at - 1] ?? " ") !== " " && (row[at] ?? " ") !== " ";

function isTable(cells: readonly (readonly string[])[]): boolean {
  const filled = cells.flat().filter((text) => text !== "");
  const [first = []] = cells;
  const areColumns = first.every(
    (_, column) => cells.filter((row) => row[column] !== "").length >= cells.length * FILLED_ROWS,
  );
  const named = filled.filter((text) => /[\p{L}\p{N}]/u.test(text)).length;
  return areColumns && filled.length >= cells.length * first.length * FILLED_CELLS && named >= filled.length * NAMED;
}
