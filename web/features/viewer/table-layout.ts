import type { Table, TableCell } from "#core/engine/tables/table.ts";

/** A cell as HTML has it; null for an empty place. */
export interface LaidOutRow {
  readonly isHead: boolean;
  readonly cells: readonly { readonly column: number; readonly cell: TableCell | null }[];
}

/** The rows of a grid with their empty places; places that a span covers are left out. */
export function layOutRows({ rows, columns, header_rows, cells }: Table): readonly LaidOutRow[] {
  const byRow = new Map<number, Map<number, TableCell>>();
  for (const cell of cells) {
    const row = byRow.get(cell.row) ?? new Map<number, TableCell>();
    byRow.set(cell.row, row.set(cell.column, cell));
  }
  /** The first row in which each column is free again. */
  const freeFrom = new Uint32Array(columns);
  return Array.from({ length: rows }, (_, row) => ({
    isHead: row < header_rows,
    cells: Array.from({ length: columns }, (_column, column) => column).flatMap((column) => {
      if ((freeFrom[column] ?? 0) > row) return [];
      const cell = byRow.get(row)?.get(column) ?? null;
      if (cell) freeFrom.fill(row + (cell.row_span ?? 1), column, column + (cell.column_span ?? 1));
      return [{ column, cell }];
    }),
  }));
}

/** What a head names: its row or column, or several of them. */
export function scopeOf(
  { header_rows, header_columns }: Table,
  cell: TableCell,
): "col" | "colgroup" | "row" | "rowgroup" | undefined {
  if (cell.row < header_rows) return (cell.column_span ?? 1) > 1 ? "colgroup" : "col";
  if (cell.column < header_columns) return (cell.row_span ?? 1) > 1 ? "rowgroup" : "row";
  return undefined;
}
