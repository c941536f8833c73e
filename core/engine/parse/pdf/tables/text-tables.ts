import { boundsOf } from "../bounds.ts";
import { needsSpace, type Line } from "../lines.ts";
import type { Piece } from "../page-text.ts";
import type { FoundTable, TableCellText } from "./build-table.ts";
import { hasLetters, kindOf, makeRows, type Row } from "./cells.ts";
import { isHead } from "./find-tables.ts";

/** Words of a printed row that no gap wider than a space parts. */
interface Words {
  readonly pieces: readonly Piece[];
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/** A printed row of a page. */
interface PrintedRow {
  readonly row: Row;
  readonly words: readonly Words[];
}

/** The same among the columns of a table: its words by column. */
interface PlacedRow {
  readonly row: Row;
  readonly placed: readonly (readonly Words[])[];
}

/** A row of the table: the printed rows that its cells go over. */
type TableRow = readonly PlacedRow[];

/** Times their size that two rows of one table stand apart at most. */
const FAR = 3.2;
/** Times the size that a cell may stand beside the others of its column, and that it ends before the next column. */
const ASIDE = 0.4;
const APART = 0.3;
/** Times the size of a gap that is wider than a space. */
const GAP = 0.45;
const LONGEST_HEAD = 60;
const LEAST_ROWS = 3;
/** Of a table of two columns, in which no cell goes over several lines: a name and what is said of it. */
const LEAST_PAIRS = 5;
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
  const rows = makeRows(lines.filter((line) => !line.table)).map((row) => ({ row, words: wordsOf(row) }));
  const tables: FoundTable[] = [];
  let free = 0;
  for (let at = 0; at < rows.length; at++) {
    const first = rows[at];
    if (!first || !mayBegin(first)) continue;
    const region = regionFrom(rows, at, first);
    const table = tableIn(region);
    const above = at > free ? rows[at - 1] : undefined;
    const heads = table && above ? headsOver(above, table, region.columns.length) : null;
    if (table) tables.push(build(heads ? [[heads], ...table] : table, region.columns.length, heads !== null));
    if (table) at += table.flat().length - 1;
    if (table) free = at + 1;
    else if (region.rows.length > LONG_REGION) at += region.rows.length - 1;
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

/** The heads above a table, one over each column but that of the names, which has none. */
function headsOver({ row, words }: PrintedRow, table: readonly TableRow[], columns: number): PlacedRow | null {
  const below = table[0]?.[0]?.row;
  if (columns < 3 || words.length !== columns - 1 || !below || below.baseline - row.baseline > row.size * FAR)
    return null;
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
  words.every(({ text, pieces }) => text.length <= LONGEST_HEAD && pieces.every(({ rtl }) => !rtl)) &&
  /\p{L}/u.test(words[0]?.text ?? "");

function wordsOf({ lines }: Row): readonly Words[] {
  const found: { pieces: Piece[]; text: string; x: number; right: number }[] = [];
  for (const piece of lines.flatMap(({ pieces }) => pieces).toSorted((a, b) => a.x - b.x)) {
    const last = found.at(-1);
    if (last && piece.x - last.right < piece.size * GAP) {
      last.text += (needsSpace(last.pieces.at(-1), piece) ? " " : "") + piece.text;
      last.pieces.push(piece);
      last.right = Math.max(last.right, piece.x + piece.width);
    } else found.push({ pieces: [piece], text: piece.text, x: piece.x, right: piece.x + piece.width });
  }
  return found;
}

interface Column {
  readonly x: number;
  /** Printed rows in which words begin there. */
  rows: number;
}

/** Rows below each other whose words all stand in columns, and where these begin. */
interface Region {
  readonly rows: readonly PrintedRow[];
  readonly columns: readonly number[];
}

/** A gap of the first row is between two words of one cell where the words of a later row reach over it. */
function regionFrom(all: readonly PrintedRow[], from: number, first: PrintedRow): Region {
  let columns: Column[] = first.words.map(({ x }) => ({ x, rows: 1 }));
  let end = from + 1;
  for (let before = first.row; end < all.length; end++) {
    const next = all[end];
    if (!next) break;
    const { row, words } = next;
    const aside = row.size * ASIDE;
    if (row.baseline - before.baseline > Math.max(row.size, before.size) * FAR) break;
    const isCrossed = ({ x }: Column): boolean =>
      words.some((own) => own.x < x - aside && own.right > x - row.size * APART);
    const left = columns.filter((column) => !isCrossed(column));
    if (left.length < 2 || columns.some((column) => column.rows > 1 && isCrossed(column))) break;
    if (words.some(({ x }) => x < (columns[0]?.x ?? 0) - aside)) break;
    columns = left;
    for (const column of columns) if (words.some(({ x }) => Math.abs(x - column.x) <= aside)) column.rows++;
    before = row;
  }
  return {
    rows: all.slice(from, end),
    columns: columns.filter((column, at) => at === 0 || column.rows > 1).map(({ x }) => x),
  };
}

function placeIn({ row, words }: PrintedRow, columns: readonly number[]): PlacedRow["placed"] {
  const placed: Words[][] = columns.map(() => []);
  const isBefore = (own: Words) => (x: number) => x <= own.x + row.size * ASIDE;
  for (const own of words) placed[Math.max(0, columns.findLastIndex(isBefore(own)))]?.push(own);
  return placed;
}

const filledIn = (row: TableRow, columns: number): number =>
  Array.from({ length: columns }, (_, at) => at).filter((at) => hasCell(row, at)).length;

/** Times its size that a printed row is less than a line below another: cells may stand at the middle of their row. */
const LINE = 0.95;
/** Times the least gap up to which a gap parts lines of one cell, and from which it parts rows that stand apart. */
const SAME = 1.07;
const GREATER = 1.1;
/** Times its size that the lines of one cell stand apart at most. */
const LEADING = 1.75;
/** Share of the lines below a small gap that must look like the rest of a cell. */
const RESTS = 0.6;

/** Puts printed rows that go on with the cells above them together with these. */
function inTableRows(printed: readonly PlacedRow[], columns: number): TableRow[] {
  const gaps = printed.map(({ row }, at) => row.baseline - (printed[at - 1]?.row.baseline ?? -Infinity));
  const isBetween = (at: number): boolean => (gaps[at] ?? 0) < (printed[at]?.row.size ?? 0) * LINE;
  const least = Math.min(...gaps.filter((_, at) => !isBetween(at)));
  const isClose = (at: number): boolean =>
    (gaps[at] ?? Infinity) <= Math.min(least * SAME, (printed[at]?.row.size ?? 0) * LEADING);
  const isSpaced = standApart(printed, columns, { gaps, least, isClose });
  const rows: PlacedRow[][] = [];
  printed.forEach((own, at) => {
    const current = rows.at(-1);
    const isBelow = own.placed.every((words, column) => words.length === 0 || hasCell(current, column));
    const isRest = isClose(at) && isBelow && (isSpaced || own.placed[0]?.length === 0);
    if (current && (isBetween(at) || isRest)) current.push(own);
    else rows.push([own]);
  });
  return rows;
}

interface Gaps {
  /** To the printed row above, in points. */
  readonly gaps: readonly number[];
  readonly least: number;
  readonly isClose: (at: number) => boolean;
}

/** Whether rows stand further apart than the lines of one cell, so that the gap alone tells where a row begins. */
function standApart(printed: readonly PlacedRow[], columns: number, { gaps, least, isClose }: Gaps): boolean {
  const close = printed.filter((_, at) => isClose(at));
  const apart = gaps.slice(1).filter((gap) => gap >= least * GREATER);
  const looksLikeRest = (own: PlacedRow): boolean =>
    filledIn([own], columns) < columns || /^\p{Ll}/u.test(own.placed[0]?.[0]?.text ?? "");
  return (
    apart.length >= LEAST_ROWS - 1 &&
    close.length + apart.length >= (gaps.length - 1) * NAMED &&
    close.filter(looksLikeRest).length >= close.length * RESTS
  );
}

const hasCell = (row: TableRow | undefined, column: number): boolean =>
  row?.some(({ placed }) => (placed[column] ?? []).length > 0) === true;

function isTable(rows: readonly TableRow[], columns: readonly number[]): boolean {
  const several = rows.filter((row) => filledIn(row, columns.length) > 1);
  if (several.length < LEAST_ROWS || several.length * 2 < rows.length) return false;
  const isWrapped = rows.some(({ length }) => length > 1);
  if (columns.length === 2 && !isWrapped && several.length < LEAST_PAIRS) return false;
  const cells = rows
    .flat()
    .flatMap(({ row, placed }) =>
      placed.flatMap((own, column) => own.slice(0, 1).map((words) => ({ words, column, size: row.size }))),
    );
  const aligned = cells.filter(({ words, column, size }) => Math.abs(words.x - (columns[column] ?? 0)) <= size * ASIDE);
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
function isProse(cells: readonly PlacedWords[], columns: readonly number[]): boolean {
  const inColumn = (at: number): readonly PlacedWords[] => cells.filter(({ column }) => column === at);
  const shares = columns.slice(0, -1).map((x, column) => {
    const own = inColumn(column);
    const width = (columns[column + 1] ?? x) - x;
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

function hasWords(rows: readonly TableRow[]): boolean {
  const words = rows.slice(1).flatMap((row) => row.flatMap(({ placed }) => placed.slice(1).flat()));
  return words.filter(({ text }) => kindOf(text) === "text" && /\p{L}{2}/u.test(text)).length >= LEAST_WORDS;
}

function build(rows: readonly TableRow[], columns: number, isHeaded: boolean): FoundTable {
  const printed = rows.flat().map(({ row }) => row);
  const [first] = rows;
  const named = rows.filter(([own]) => hasLetters(own?.placed[0]?.[0]?.text ?? ""));
  return {
    rows: rows.map((row) => Array.from({ length: columns }, (_, column) => cellOf(row, column))),
    headerRows: isHeaded || first?.every(({ row }) => isHead(row)) === true ? 1 : 0,
    headerColumns: named.length > rows.length / 2 ? 1 : 0,
    lines: printed.flatMap((row) => row.lines),
    ...boundsOf(printed),
    size: printed[0]?.size ?? 10,
  };
}

function cellOf(row: TableRow, column: number): TableCellText {
  const words = row.flatMap(({ placed }) => placed[column] ?? []);
  const text = words.map((own) => own.text).join(" ");
  return { text, pieces: words.flatMap(({ pieces }) => pieces), columns: 1, rows: 1, indent: 0 };
}
