import type { Cell } from "./cells.ts";

export interface Span {
  readonly x: number;
  readonly right: number;
}

interface Column {
  x: number;
  right: number;
  readonly rows: Set<number>;
}

/** More columns than a page has room for are made to harm. */
const MAX_COLUMNS = 60;

/**
 * The columns in which the cells of some rows stand, from left to right. Narrow cells come first, because a wide one may
 * reach over its neighbours; it joins two columns that never stand in one row. Null when there are too many columns.
 */
export function findColumns(rows: readonly (readonly Cell[])[]): Span[] | null {
  const placed = rows.flatMap((cells, row) => cells.map((cell) => ({ cell, row })));
  let columns: Column[] = [];
  let made = 0;
  for (const { cell, row } of placed.sort((a, b) => width(a.cell) - width(b.cell))) {
    const met = columns.filter((column) => overlap(column, cell) > 0);
    const [only] = met;
    if (!only) {
      columns.push({ x: cell.x, right: cell.right, rows: new Set([row]) });
      if (++made > MAX_COLUMNS) return null;
    } else if (met.length === 1 || neverBeside(met)) {
      const others = columns.filter((column) => !met.includes(column));
      const x = Math.min(cell.x, ...met.map((column) => column.x));
      const right = Math.max(cell.right, ...met.map((column) => column.right));
      if (others.some((other) => overlap(other, { x, right }) > 0)) continue;
      for (const { rows: own } of met.slice(1)) for (const one of own) only.rows.add(one);
      Object.assign(only, { x, right });
      only.rows.add(row);
      columns = [...others, only];
    }
  }
  return withoutHeads(columns.sort((a, b) => a.x - b.x));
}

/** Rows of a column up to which it may be that of heads in the middle of a table, which do not stand over their numbers. */
const FEW = 2;

function withoutHeads(columns: readonly Column[]): Column[] {
  const kept: Column[] = [];
  for (const column of columns) {
    const before = kept.at(-1);
    const few = before && Math.min(before.rows.size, column.rows.size) <= FEW;
    if (!few || Math.max(before.rows.size, column.rows.size) <= FEW || !neverBeside([before, column]))
      kept.push(column);
    else {
      before.right = column.right;
      for (const row of column.rows) before.rows.add(row);
    }
  }
  return kept;
}

const width = ({ x, right }: Span) => right - x;

function neverBeside(columns: readonly Column[]): boolean {
  const rows = new Set(columns.flatMap((column) => [...column.rows]));
  return rows.size === columns.reduce((sum, column) => sum + column.rows.size, 0);
}

export function overlap(a: Span, b: Span): number {
  return Math.min(a.right, b.right) - Math.max(a.x, b.x);
}

/** The column that the cell shares most with, or the nearest one. */
export function columnOf(cell: Span, columns: readonly Span[]): number {
  let best = 0;
  columns.forEach((column, index) => {
    if (overlap(column, cell) > overlap(columns[best] ?? column, cell)) best = index;
  });
  return best;
}

/**
 * First and last column that a head stands over. One that reaches into its neighbours' room, or stands between columns,
 * is over those whose common middle is nearest to its own.
 */
export function columnsUnder(head: Span, heads: readonly Span[], columns: readonly Span[]): readonly [number, number] {
  const own = columnOf(head, columns);
  const free = columns.map((column, index) =>
    heads.every((other) => other === head || (overlap(other, column) <= 0 && columnOf(other, columns) !== index)),
  );
  let best: readonly [number, number] = [own, own];
  let nearest = distance(head, columns, own, own);
  for (let from = own; from >= 0 && (from === own || free[from]); from--) {
    for (let to = own; to < columns.length && (to === own || free[to]); to++) {
      const away = distance(head, columns, from, to);
      if (away < nearest - 3 || (away < nearest + 3 && to - from > best[1] - best[0])) {
        best = [from, to];
        nearest = Math.min(nearest, away);
      }
    }
  }
  return best;
}

function distance(head: Span, columns: readonly Span[], from: number, to: number): number {
  const middle = ((columns[from]?.x ?? 0) + (columns[to]?.right ?? 0)) / 2;
  return Math.abs(middle - (head.x + head.right) / 2);
}
