import { boundsOf } from "../bounds.ts";
import { isText, type Line } from "../lines.ts";
import type { FoundTable, TableCellText } from "./build-table.ts";
import { cellOfLines } from "./cell-text.ts";
import { hasLetters, kindOf, makeRows, styleOf } from "./cells.ts";
import { asForm } from "./forms.ts";
import { isHead } from "./find-tables.ts";
import {
  besideBlock,
  type Column,
  FAR,
  isIn,
  isValue,
  LEAST_ROWS,
  placeIn,
  type PrintedRow,
  type Region,
  regionFrom,
  standsApart,
  untilMisfit,
  type Words,
  wordsOf,
} from "./text-columns.ts";
import { withNamedSums } from "./named-sums.ts";
import { stackedHeads, type StackedHeads } from "./stacked-heads.ts";
import { filledIn, inTableRows, type PlacedRow, type TableRow } from "./text-rows.ts";

const LONGEST_HEAD = 60;
/** Of a table of two columns, in which no cell goes over several lines: a name and what is said of it. */
const LEAST_PAIRS = 5;
/** Characters of a label that is printed in another way than what is said of it. */
const LONGEST_LABEL = 40;
const MOST_COLUMNS = 12;
/** Printed rows of a region that is no table, from which no other table is looked for in it: a page would take minutes. */
const LONG_REGION = 100;
/** Share of the cells that must begin with their column. */
const ALIGNED = 0.8;
/** Share of a column's width that running text fills. */
const FULL = 0.8;
/** Share of the rows that begin like a name, and not in the middle of a sentence. */
const NAMED = 0.75;

/**
 * Tables of words, whose cells may go over several lines: rows of cells that begin in the same columns, and below them the
 * rest of their text. In whatever order the page was painted. Tables of numbers are told by `findRegions`.
 */
export function findTextTables(lines: readonly Line[]): FoundTable[] {
  const rows = makeRows(lines.filter(isText)).map((row) => ({ row, words: wordsOf(row) }));
  const tables: FoundTable[] = [];
  let free = 0;
  for (let at = 0; at < rows.length; at++) {
    const first = rows[at];
    if (!first || !mayBegin(first)) continue;
    const region = regionFrom(rows, at, first);
    const found = tableIn(besideBlock(region)) ?? tableIn(untilMisfit(region));
    const table = found && withFirstLines(rows.slice(free, at), found);
    const last = table?.at(-1)?.at(-1)?.row;
    if (table && last) {
      const heads = at > free ? headsOver(rows[at - 1], table) : null;
      const built = build(heads ? [[heads], ...table] : table);
      const stacked = built.headerRows > 0 ? null : stackedHeads(rows.slice(free, at), table);
      tables.push(asForm(stacked ? withHeads(built, stacked) : built));
      at = rows.findLastIndex(({ row }) => row.baseline <= last.baseline);
      free = at + 1;
    } else if (region.rows.length > LONG_REGION) at += region.rows.length - 1;
  }
  return tables;
}

/** The rows of the table that a region is; null where it is none. */
function tableIn({ rows, columns }: Region): readonly TableRow[] | null {
  if (rows.length < LEAST_ROWS || columns.length < 2) return null;
  const whole = inTableRows(
    rows.map((own) => ({ row: own.row, placed: placeIn(own, columns) })),
    columns.length,
  );
  // Behind the last row of several cells nothing is of the table.
  const table = whole.slice(0, whole.findLastIndex((row) => filledIn(row, columns.length) > 1) + 1);
  return isTable(table, columns) ? table : null;
}

/** Columns of a table: its rows have a place for each. */
const columnsOf = (table: readonly TableRow[]): number => table[0]?.[0]?.placed.length ?? 0;

/** Times its size that the lines of one head are apart at most. */
const LEADING = 1.4;

/**
 * A table with the first lines of those heads that end at the foot of their row: "Bottom" above "(°C)", each where its head begins.
 * What stands over the first column alone is a title.
 */
function withFirstLines(above: readonly PrintedRow[], table: readonly TableRow[]): readonly TableRow[] {
  const [heads, ...others] = table;
  const top = heads?.[0];
  if (!top || !isHeaded(table)) return table;
  const lines: PlacedRow[] = [];
  for (const { row, words } of above.toReversed()) {
    const below = (lines[0] ?? top).row;
    if (below.baseline - row.baseline > below.size * LEADING) break;
    const placed = top.placed.map(([head]) =>
      words.filter(
        (own) => head && Math.abs(own.x - head.x) <= 1 && styleOf(own.pieces[0]) === styleOf(head.pieces[0]),
      ),
    );
    if (placed.slice(1).every((own) => own.length === 0)) break;
    // A line that is no part of the heads may be the end of a text.
    if (placed.flat().length < words.length || words.some(({ text }) => isValue(text))) return table;
    lines.unshift({ row, placed });
  }
  return lines.length === 0 ? table : [[...lines, ...(heads ?? [])], ...others];
}

/** The heads above a table, one over each column but that of the names, which has none. */
function headsOver(printed: PrintedRow | undefined, table: readonly TableRow[]): PlacedRow | null {
  const below = table[0]?.[0]?.row;
  const columns = columnsOf(table);
  if (!printed || !below || columns < 3) return null;
  const { row, words } = printed;
  if (words.length !== columns - 1 || below.baseline - row.baseline > row.size * FAR) return null;
  if (!isHead(row)) return null;
  const isOver = ({ x, right }: Words, column: number): boolean => {
    const cells = table.flatMap((own) => own.flatMap(({ placed }) => placed[column] ?? []));
    return cells.some((cell) => cell.x < right && cell.right > x);
  };
  if (!words.every((own, at) => isOver(own, at + 1))) return null;
  return { row, placed: [[], ...words.map((own) => [own])] };
}

const mayBegin = ({ row, words }: PrintedRow): boolean =>
  row.cells.length >= 2 &&
  row.cells.length <= MOST_COLUMNS &&
  (words.every(({ text }) => text.length <= LONGEST_HEAD) || isLabelled(words)) &&
  words.every(({ pieces }) => pieces.every(({ rtl }) => !rtl)) &&
  // The number of a clause is no column.
  (/\p{L}/u.test(words[0]?.text ?? "") || (words.length > 2 && isValue(words[0]?.text ?? "")));

/** "(a)", "iv." */
const MARK = /^\(?[\p{L}\p{N}]{1,4}[.)]$/u;

const isLabel = ({ text }: Words): boolean =>
  text.length <= LONGEST_LABEL && /^\P{N}*\p{L}{2}\P{N}*$/u.test(text) && !MARK.test(text);

/** Whether a row is a short label and what is said of it, printed in two ways. */
const isLabelled = ([label, said, other]: readonly Words[]): boolean =>
  label !== undefined &&
  said !== undefined &&
  other === undefined &&
  isLabel(label) &&
  styleOf(label.pieces[0]) !== styleOf(said.pieces[0]);

/** Whether all names of a table of two columns are printed in one way, and what is said of them in others. */
function areLabels(rows: readonly TableRow[]): boolean {
  const [names, said] = [0, 1].map((column) => rows.flatMap(([own]) => own?.placed[column]?.[0] ?? []));
  const styles = new Set(names?.map(({ pieces: [piece] }) => styleOf(piece)));
  return (
    styles.size === 1 &&
    names?.every(isLabel) === true &&
    said?.some(({ pieces: [piece] }) => styles.has(styleOf(piece))) === false
  );
}

function isTable(rows: readonly TableRow[], columns: readonly Column[]): boolean {
  const several = rows.filter((row) => filledIn(row, columns.length) > 1);
  if (several.length < LEAST_ROWS || several.length * 2 < rows.length) return false;
  const isWrapped = rows.some(({ length }) => length > 1);
  if (columns.length === 2 && !isWrapped && several.length < LEAST_PAIRS && !areLabels(rows)) return false;
  const cells = rows
    .flat()
    .flatMap(({ row, placed }) =>
      placed.flatMap((own, column) =>
        own.filter(standsApart(row.size)).map((words, at) => ({ words, column, isFirst: at === 0, size: row.size })),
      ),
    );
  const aligned = cells.filter(({ words, isFirst, size }) => isFirst && isIn(words, columns, size));
  const names = rows.flatMap(([own]) => own?.placed[0]?.[0]?.text ?? []);
  return (
    aligned.length >= cells.length * ALIGNED &&
    names.filter((name) => !/^\p{Ll}/u.test(name)).length >= names.length * NAMED &&
    !isProse(cells, columns) &&
    hasWords(rows)
  );
}

type PlacedWords = { readonly words: Words; readonly column: number };

/** Characters of a line of a column from which it may be running text. */
const LONG = 25;
/** Times its size that a line ends before the edge of its column at most, where that is full. */
const EDGE = 2.5;

/** Columns of running text: each line fills its own; of two columns it is enough that the first one is full. */
function isProse(cells: readonly PlacedWords[], columns: readonly Column[]): boolean {
  const inColumn = (at: number): readonly PlacedWords[] => cells.filter(({ column }) => column === at);
  const shares = columns.slice(0, -1).map(({ x }, column) => {
    const own = inColumn(column);
    const width = (columns[column + 1]?.x ?? x) - x;
    return own.reduce((sum, { words }) => sum + (words.right - words.x) / width, 0) / Math.max(1, own.length);
  });
  if (shares.every((share) => share >= FULL)) return true;
  if (columns.length > 2) return false;
  const names = inColumn(0);
  const edge = Math.max(...names.map(({ words }) => words.right));
  const full = names.filter(({ words }) => words.right >= edge - (words.pieces[0]?.size ?? 10) * EDGE);
  const letters = names.reduce((sum, { words }) => sum + words.text.length, 0);
  return letters >= names.length * LONG && full.length * 2 >= names.length;
}

/** Cells of words, below the first row and beside the names of the rows, by which a table is none of numbers alone. */
const LEAST_WORDS = 2;
const WORDS = 0.15;
/** Share of rows over several lines, from which a table without heads is none of numbers. */
const WRAPPED = 0.3;

/** Tables of numbers, and those without heads that have more numbers than words, are left to `findRegions`. */
function hasWords(rows: readonly TableRow[]): boolean {
  const cells = rows.slice(1).flatMap((row) => row.flatMap(({ placed }) => placed.slice(1).flat()));
  const words = cells.filter(({ text }) => kindOf(text) === "text" && /\p{L}{2}/u.test(text)).length;
  if (words < LEAST_WORDS || words < cells.length * WORDS) return false;
  const wrapped = rows.filter(({ length }) => length > 1).length;
  return isHeaded(rows) || words * 2 >= cells.length || wrapped >= rows.length * WRAPPED;
}

/** Whether the first row is that of the heads: none of them is a value in a column of words. */
function isHeaded([first, ...others]: readonly TableRow[]): boolean {
  if (!first || !first.every(({ placed }) => placed.flat().every(({ text }) => kindOf(text) !== "number")))
    return false;
  const cellsIn = (rows: readonly TableRow[], column: number): readonly Words[] =>
    rows.flatMap((row) => row.flatMap(({ placed }) => placed[column] ?? []));
  return (first[0]?.placed ?? []).every((words, column) => {
    const below = cellsIn(others, column);
    const values = below.filter(({ text }) => isValue(text)).length;
    return values * 2 > below.length || !words.some(({ text }) => isValue(text) && kindOf(text) !== "year");
  });
}

function build(rows: readonly TableRow[]): FoundTable {
  const printed = rows.flat().map(({ row }) => row);
  const named = rows.filter(([own]) => hasLetters(own?.placed[0]?.[0]?.text ?? ""));
  return {
    rows: withNamedSums(rows.map((row) => Array.from({ length: columnsOf(rows) }, (_, column) => cellOf(row, column)))),
    headerRows: isHeaded(rows) ? 1 : 0,
    headerColumns: named.length > rows.length / 2 ? 1 : 0,
    lines: printed.flatMap((row) => row.lines),
    ...boundsOf(printed),
    size: printed[0]?.size ?? 10,
  };
}

function withHeads(table: FoundTable, { cells, printed }: StackedHeads): FoundTable {
  const rows = printed.map(({ row }) => row);
  return {
    ...table,
    rows: [...cells, ...table.rows],
    headerRows: cells.length,
    lines: [...rows.flatMap(({ lines }) => lines), ...table.lines],
    ...boundsOf([...rows, table]),
  };
}

function cellOf(row: TableRow, column: number): TableCellText {
  return cellOfLines(row.flatMap(({ placed }) => placed[column] ?? []));
}
