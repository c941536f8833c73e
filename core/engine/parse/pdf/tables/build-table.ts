import { boundsOf, type Bounds } from "../bounds.ts";
import type { Line } from "../lines.ts";
import type { Piece } from "../page-text.ts";
import { hasLetters, type Cell, type Row } from "./cells.ts";
import { columnOf, findColumns, type Span } from "./columns.ts";
import { isCounted, isHead, zoneOf, type Region } from "./find-tables.ts";
import { placeHeads } from "./place-heads.ts";
import { append, put, type GridRow, type Slot } from "./slots.ts";

/** A table of a page in its grid, with the pieces that its words come from. */
export interface FoundTable extends Bounds {
  readonly rows: readonly (readonly TableCellText[])[];
  readonly headerRows: number;
  readonly headerColumns: number;
  readonly lines: readonly Line[];
  readonly size: number;
  /** Of a tagged table: the numbers of its first and its last row below the heads on this page, from 0 where the table begins. */
  readonly rowNumbers?: readonly [first: number, last: number];
}

/** One cell for each place of the grid but those that another reaches into. */
export interface TableCellText {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly columns: number;
  readonly rows: number;
  /** How far the name of a row stands in, in half of its size; 0 for all other cells. */
  readonly indent: number;
}

/** Null when the rows have no columns that could be told apart. */
export function buildTable(region: Region): FoundTable | null {
  const headerRows = countHeads(region);
  const columns = columnsFor(region.slice(headerRows));
  if (!columns || columns.length < 2) return null;
  const heads = placeHeads(region.slice(0, headerRows), columns);
  const below = region.slice(headerRows);
  const counted = countedColumns(below, columns);
  const bodies = joinWrapped(spanRows(below.map((row) => placeCells(row, columns, counted))));
  const rows = [...heads, ...bodies];
  const left = bodies.reduce((least, { slots }) => Math.min(least, leftOf(slots[0])), Infinity);
  return {
    rows: rows.map(({ slots }, index) => toCells(slots, columns.length, rows[index - 1]?.slots ?? [], left)),
    headerRows: heads.length,
    headerColumns: namesRows(bodies) ? 1 : 0,
    lines: region.flatMap((row) => row.lines),
    ...boundsOf(region),
    size: region[0]?.size ?? 10,
  };
}

/** Rows above the first one with a number, down to the last that stands over values; in a table of words the first row. */
function countHeads(region: Region): number {
  const first = region.findIndex(isCounted);
  if (first < 0) return region[0] && isHead(region[0]) ? 1 : 0;
  const zone = zoneOf(region.slice(first));
  const above = region.slice(0, first);
  return above.findLastIndex((row) => row.cells.some((cell) => cell.right > zone.x)) + 1;
}

/** Labels are one column, however far each is indented; the rest is told by where it stands. */
function columnsFor(bodies: readonly Row[]): Span[] | null {
  const rows = bodies.filter((row) => row.cells.length > 1);
  const zone = zoneOf(rows);
  const isLabel = (cell: Cell | undefined): cell is Cell => cell?.kind === "text" && cell.x < zone.x;
  const labels = rows.map((row) => row.cells[0]).filter(isLabel);
  if (labels.length < rows.length / 3) return findColumns(rows.map((row) => row.cells));
  const others = findColumns(rows.map((row) => (isLabel(row.cells[0]) ? row.cells.slice(1) : row.cells)));
  if (!others) return null;
  const x = labels.reduce((left, cell) => Math.min(left, cell.x), Infinity);
  const edge = labels.reduce((right, cell) => Math.max(right, cell.right), x);
  const apart = others.filter((column) => column.right > x && column.x > x);
  return [{ x, right: Math.min(edge, ...apart.map((column) => column.x)) }, ...apart];
}

/** Columns in which at least as many numbers stand as words. */
function countedColumns(rows: readonly Row[], columns: readonly Span[]): ReadonlySet<number> {
  const balance = columns.map(() => 0);
  for (const { cells } of rows)
    for (const cell of cells) {
      const column = columnOf(cell, columns);
      balance[column] = (balance[column] ?? 0) + (cell.kind === "text" ? -1 : 1);
    }
  return new Set(balance.flatMap((count, column) => (count >= 0 ? [column] : [])));
}

function placeCells(row: Row, columns: readonly Span[], counted: ReadonlySet<number>): GridRow {
  const slots: (Slot | undefined)[] = [];
  row.cells.forEach((cell, index) => {
    const label =
      index === 0 && cell.kind === "text" && (cell.x < (columns[0]?.right ?? 0) || namesRow(row, columns, counted));
    put(slots, label ? 0 : columnOf(cell, columns), cell, 1);
  });
  return { slots, row };
}

/** Words in a column of numbers, with nothing but numbers behind them: "Total" beside its sum. */
function namesRow({ cells }: Row, columns: readonly Span[], counted: ReadonlySet<number>): boolean {
  const [first, ...others] = cells;
  if (!first || others.length === 0) return false;
  const column = columnOf(first, columns);
  return column > 0 && counted.has(column) && hasLetters(first.text) && others.every((cell) => cell.kind === "number");
}

/** Labels that stand between two rows of values, at the height of neither, name both. */
function spanRows(rows: readonly GridRow[]): GridRow[] {
  const kept: GridRow[] = [];
  rows.forEach((row, index) => {
    const [before, next] = [kept.at(-1), rows[index + 1]];
    if (!before || !next || !liesBetween(before, row, next)) return void kept.push(row);
    row.slots.forEach((slot, column) => {
      if (slot) before.slots[column] = { ...slot, rows: 2 };
    });
  });
  return kept;
}

function liesBetween(before: GridRow, row: GridRow, next: GridRow): boolean {
  const size = row.row.size * 0.95;
  if (row.row.baseline - before.row.baseline > size || next.row.baseline - row.row.baseline > size) return false;
  if (!row.slots[0] || before.slots[0] || next.slots[0]) return false;
  return row.slots.every((slot, column) => !slot || (!before.slots[column] && !next.slots[column]));
}

/** Brings the lines of one label together with its values, which stand beside its first, its last or between them. */
function joinWrapped(rows: readonly GridRow[]): GridRow[] {
  const pitch = medianPitch(rows);
  const joined: GridRow[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    if (before && goesOn(before, row, pitch)) {
      const label = row.slots[0];
      if (label && before.slots[0]) append(before.slots[0], label);
      joined[joined.length - 1] = {
        slots: Array.from({ length: Math.max(before.slots.length, row.slots.length) }, (_, column) =>
          column === 0 ? (before.slots[0] ?? label) : (before.slots[column] ?? row.slots[column]),
        ),
        row: row.row,
      };
    } else joined.push(row);
  }
  return joined;
}

const isLabelAlone = ({ slots }: GridRow) =>
  slots[0] !== undefined && slots.every((slot, column) => column === 0 || !slot);
const isUnlabelled = ({ slots }: GridRow) => !slots[0] && slots.some(Boolean);

function goesOn(before: GridRow, row: GridRow, pitch: number): boolean {
  const gap = row.row.baseline - before.row.baseline;
  const size = Math.max(row.row.size, before.row.size);
  if (gap > size * 2.2) return false;
  const [label, next] = [before.slots[0]?.text ?? "", row.slots[0]?.text ?? ""];
  if (isLabelAlone(before) && isUnlabelled(row)) return gap < size * 1.05;
  if (isLabelAlone(row) && isUnlabelled(before)) return false;
  if (!isLabelAlone(before) && !isLabelAlone(row)) return false;
  if (label === "" || next === "") return false;
  if (label.endsWith(":")) return false;
  if (isLabelAlone(before)) return /^\p{Ll}/u.test(next) || /[,(-]$/.test(label) || gap < pitch * 0.85;
  return /^\p{Ll}/u.test(next) || gap < Math.min(size * 1.3, pitch * 0.85);
}

function medianPitch(rows: readonly GridRow[]): number {
  const gaps = rows.slice(1).map((row, index) => row.row.baseline - (rows[index]?.row.baseline ?? 0));
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

/** Most rows with values begin with words or a year. */
function namesRows(rows: readonly GridRow[]): boolean {
  const withValues = rows.filter(({ slots }) => slots.some((slot, column) => column > 0 && slot));
  const named = withValues.filter(
    ({ slots, row }) => slots[0] && (hasLetters(slots[0].text) || row.cells[0]?.kind === "year"),
  );
  return named.length > withValues.length / 2;
}

const leftOf = (slot: Slot | undefined): number =>
  (slot?.pieces ?? []).reduce((left, { x }) => Math.min(left, x), Infinity);

/** `left` is where the names of rows stand that stand furthest out. */
function toCells(slots: GridRow["slots"], columns: number, above: GridRow["slots"], left: number): TableCellText[] {
  const size = slots[0]?.pieces[0]?.size ?? 10;
  const indent = Math.max(0, Math.round((leftOf(slots[0]) - left) / (size / 2)));
  const cells: TableCellText[] = [];
  for (let column = 0; column < columns;) {
    const slot = slots[column];
    const span = Math.min(slot?.columns ?? 1, columns - column);
    // The place belongs to the label above, which names two rows.
    if (slot || above[column]?.rows !== 2)
      cells.push({
        text: slot?.text ?? "",
        pieces: slot?.pieces ?? [],
        columns: span,
        rows: slot?.rows ?? 1,
        indent: column === 0 && Number.isFinite(indent) ? indent : 0,
      });
    column += span;
  }
  return cells;
}
