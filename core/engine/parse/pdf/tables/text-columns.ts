import { isBullet, needsSpace, type Line } from "../lines.ts";
import type { Piece } from "../page-text.ts";
import { makeRow, type Row } from "./cells.ts";
import { overlap } from "./columns.ts";
import { isHeading } from "./find-tables.ts";

/** Words of a printed row that no gap wider than a space parts. */
export interface Words {
  readonly pieces: readonly Piece[];
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/** A printed row of a page. */
export interface PrintedRow {
  readonly row: Row;
  readonly words: readonly Words[];
}

/** Rows and lines of values from which they make columns, or a block. */
export const LEAST_ROWS = 3;
/** Times their size that two rows of one table stand apart at most. */
export const FAR = 3.2;
/** Times the size that a cell may stand beside the others of its column, and that it ends before the next column. */
const ASIDE = 0.4;
const APART = 0.3;
/** Times the size of a gap that is wider than a space. */
const GAP = 0.45;

export interface Column {
  readonly x: number;
  readonly right: number;
  /** Printed rows that have words of this column. */
  readonly rows: number;
}

/** Rows below each other whose words all stand in columns. */
export interface Region {
  readonly rows: readonly PrintedRow[];
  readonly columns: readonly Column[];
}

/** Between a bullet and the text of its item, which are no columns. */
const GAP_OF_BULLET = 3;

export function wordsOf({ lines }: Row): readonly Words[] {
  const found: { readonly pieces: Piece[]; right: number }[] = [];
  for (const piece of lines.flatMap(({ pieces }) => pieces).toSorted((a, b) => a.x - b.x)) {
    const last = found.at(-1);
    const right = piece.x + piece.width;
    const gap = last && isBullet(last.pieces.at(-1)?.text ?? "") ? GAP_OF_BULLET : GAP;
    if (last && piece.x - last.right < piece.size * gap) {
      last.pieces.push(piece);
      last.right = Math.max(last.right, right);
    } else found.push({ pieces: [piece], right });
  }
  // A clause has no columns but its mark, however wide the gaps of its line are.
  const [mark, ...others] = found;
  const isClause = lines.length === 1 && lines[0]?.isMarked === true && mark !== undefined && others.length > 0;
  const cells = isClause ? [mark.pieces, others.flatMap(({ pieces }) => pieces)] : found.map(({ pieces }) => pieces);
  return cells.map(joined);
}

const joined = (pieces: readonly Piece[]): Words => ({
  pieces,
  text: pieces.map((piece, at) => (at > 0 && needsSpace(pieces[at - 1], piece) ? " " : "") + piece.text).join(""),
  x: pieces[0]?.x ?? 0,
  right: Math.max(...pieces.map(({ x, width }) => x + width)),
});

/**
 * A gap of the first row is between two words of one cell where the words of a later row reach over it. Words begin with
 * their column; values may end with it, or stand at its middle.
 */
export function regionFrom(all: readonly PrintedRow[], from: number, first: PrintedRow): Region {
  let columns: readonly Column[] = first.words.map(({ x, right }) => ({ x, right, rows: 1 }));
  let end = from + 1;
  for (let before = first.row; end < all.length; end++) {
    const next = all[end];
    if (!next) break;
    const { row, words } = next;
    if (
      row.baseline - before.baseline > Math.max(row.size, before.size) * FAR ||
      isHeading(row, Math.max(first.row.size, before.size))
    )
      break;
    const wider = withValues(columns, next, () => all.slice(from, end));
    const isCrossed = ({ x }: Column): boolean => words.some((own) => reachesOver(own, x, row.size));
    const left = wider.filter((column) => !isCrossed(column));
    if (left.length < 2 || wider.some((column) => column.rows > 1 && isCrossed(column))) break;
    if (words.some(({ x }) => x < (wider[0]?.x ?? 0) - row.size * ASIDE)) break;
    const own = new Set(words.map((one) => (isIn(one, left, row.size) ? columnAt(one, left, row.size) : -1)));
    columns = left.map((column, at) => (own.has(at) ? { ...column, rows: column.rows + 1 } : column));
    before = row;
  }
  return { rows: all.slice(from, end), columns: columns.filter(({ rows }, at) => at === 0 || rows > 1) };
}

/** Share of the lines of a column that stand in a row with others, up to which they are a block apart, as an address is. */
const BESIDE = 0.25;
/** Times their size that the baselines of one row differ at most. */
export const LEVEL = 0.12;

/** Whether a line is in one row with one of some others. */
export const standsLevel = ({ baseline, size }: Line, others: readonly Line[]): boolean =>
  others.some((own) => Math.abs(own.baseline - baseline) <= size * LEVEL);

/** The columns of a region beside a block of lines at its left that keep none of its rows. */
export function besideBlock({ rows, columns }: Region): Region {
  const [, second] = columns;
  if (!second || columns.length < 3) return { rows, columns };
  const isLeft = ({ right }: Line | Words): boolean => right <= second.x;
  const parted = rows.map(({ row, words }) => ({
    left: row.lines.filter(isLeft),
    others: row.lines.filter((line) => !isLeft(line)),
    words,
  }));
  const levels = parted.flatMap(({ left, others }) => left.map((line) => standsLevel(line, others)));
  const beside = parted.filter(({ others }) => others.length > 0);
  const isApart =
    Math.min(levels.length, beside.length) >= LEAST_ROWS && levels.filter(Boolean).length <= levels.length * BESIDE;
  if (!isApart) return { rows, columns };
  return {
    rows: beside.map(({ others, words }) => ({ row: makeRow(others), words: words.filter((own) => !isLeft(own)) })),
    columns: columns.slice(1),
  };
}

/** The rows of a region above the first in which words stand apart within a cell: what follows is laid out otherwise. */
export function untilMisfit({ rows, columns }: Region): Region {
  const isMisfit = (own: PrintedRow): boolean =>
    placeIn(own, columns).some((words) => words.filter(standsApart(own.row.size)).length > 1);
  const end = rows.findIndex(isMisfit);
  return { rows: end < 0 ? [] : rows.slice(0, end), columns };
}

/** Times its size that words stand behind others of their cell at most. */
const WITHIN = 1;

/** The first words of a cell, and words further behind others than a space is wide. */
export const standsApart =
  (size: number) =>
  (own: Words, at: number, all: readonly Words[]): boolean =>
    own.x - (all[at - 1]?.right ?? -Infinity) > size * WITHIN;

/** Whether words run into the column that begins at `x`; values end closer to it. */
const reachesOver = (own: Words, x: number, size: number): boolean =>
  own.x < x - size * ASIDE && own.right > (isValue(own.text) ? x : x - size * APART);

/** A number or date, perhaps with a sign or a short unit: such cells often end at the right edge of their column. */
export const isValue = (text: string): boolean => text.length <= LONGEST_VALUE && VALUE.test(text);
const VALUE = /^[^\p{L}]*\d[^\p{L}]*(?<![-–/])\p{L}{0,3}$/u;
const LONGEST_VALUE = 24;

/** The columns, each as wide as the values of one more row in it are, unless a row above reaches into that room. */
function withValues(
  columns: readonly Column[],
  { row, words }: PrintedRow,
  above: () => readonly PrintedRow[],
): readonly Column[] {
  return columns.map((column, at) => {
    if (at === 0) return column;
    const inside = words.filter((own) => isValue(own.text) && overlap(own, column) > 0);
    const [value] = inside;
    if (!value || inside.length > 1) return column;
    const x = Math.min(column.x, value.x);
    const isFree = x === column.x || !above().some((own) => own.words.some((one) => reachesOver(one, x, row.size)));
    return isFree ? { ...column, x, right: Math.max(column.right, value.right) } : column;
  });
}

/** The last column that begins before some words. */
const columnAt = (own: Words, columns: readonly Column[], size: number): number =>
  Math.max(
    0,
    columns.findLastIndex(({ x }) => x <= own.x + size * ASIDE),
  );

/** Whether words stand as the first of a cell do: at the left of its column, or within it where they are a value. */
export function isIn(own: Words, columns: readonly Column[], size: number): boolean {
  const at = columnAt(own, columns, size);
  return Math.abs(own.x - (columns[at]?.x ?? Infinity)) <= size * ASIDE || (at > 0 && isValue(own.text));
}

/** The words of a printed row by column. */
export function placeIn({ row, words }: PrintedRow, columns: readonly Column[]): readonly (readonly Words[])[] {
  const placed: Words[][] = columns.map(() => []);
  for (const own of words) placed[columnAt(own, columns, row.size)]?.push(own);
  return placed;
}
