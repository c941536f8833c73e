import type { Grid, GridCell } from "../table-grid.ts";

/** A cell by its edges, in any unit. */
export interface PlacedCell {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly content: string;
}

/** More than slides hold; beyond it a file is made to harm. */
const MAX_PLACES = 100_000;

/** Left and upper edges of cells make the columns and rows; a place without a cell is empty. */
export function cellGrid(cells: readonly PlacedCell[]): Grid {
  const lefts = edgesOf(cells.map(({ left }) => left));
  const tops = edgesOf(cells.map(({ top }) => top));
  const rows: Map<number, GridCell>[] = tops.map(() => new Map());
  const isWide = lefts.length * tops.length > MAX_PLACES;
  for (const { left, top, right, bottom, content } of cells) {
    const column = placeOf(lefts, left);
    const row = placeOf(tops, top);
    const column_span = placeOf(lefts, right) - column;
    rows[row]?.set(column, { content, column_span, row_span: placeOf(tops, bottom) - row });
  }
  if (isWide) return { rows: rows.map((row) => [...row.values()]) };
  const taken = new Uint32Array(lefts.length);
  return {
    rows: rows.map((row, index) =>
      lefts.flatMap((_, column) => {
        const cell = row.get(column);
        if ((taken[column] ?? 0) > index) return [];
        if (!cell) return [{ content: "" }];
        taken.fill(index + (cell.row_span ?? 1), column, column + (cell.column_span ?? 1));
        return [cell];
      }),
    ),
  };
}

const edgesOf = (edges: readonly number[]): readonly number[] => [...new Set(edges)].sort((a, b) => a - b);

/** How many edges come before this one. */
function placeOf(edges: readonly number[], edge: number): number {
  const index = edges.findIndex((each) => each >= edge);
  return index < 0 ? edges.length : index;
}
