import type { Table, TableCell } from "./table.ts";

/** Columns of a record at least: two numbers beside each other under one head are no records. */
const LEAST_COLUMNS = 2;

/**
 * A table whose heads come again beside themselves, "Name | Room | Name | Room", with one record in each row: the left ones first.
 * All other tables as they are. The cells keep their ranges.
 */
export function oneRecordInRow(text: string, table: Table): Table {
  const width = widthOfRecord(text, table);
  if (width === null) return table;
  const partOf = ({ column }: TableCell): number => Math.floor(column / width);
  const isAcross = (cell: TableCell): boolean => (cell.column % width) + (cell.column_span ?? 1) > width;
  if (table.cells.some(isAcross)) return table;
  const below = table.rows - table.header_rows;
  const cells = table.cells
    .filter((cell) => cell.row >= table.header_rows || partOf(cell) === 0)
    .map((cell) => ({ ...cell, row: cell.row + partOf(cell) * below, column: cell.column % width }))
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
  return {
    ...table,
    rows: table.header_rows + (below * table.columns) / width,
    columns: width,
    header_columns: Math.min(table.header_columns, 1),
    cells,
  };
}

/** After how many columns the heads begin again, up to the last column; null where they do not. */
function widthOfRecord(text: string, { cells, columns, header_rows }: Table): number | null {
  const heads: string[] = [];
  for (const { row, column, start, end } of cells) if (row < header_rows) heads[column] = text.slice(start, end);
  if (header_rows !== 1 || heads.filter(Boolean).length < columns) return null;
  const width = heads.indexOf(heads[0] ?? "", 1);
  if (width < LEAST_COLUMNS || columns % width !== 0 || new Set(heads).size < width) return null;
  return heads.every((head, column) => head === heads[column % width]) ? width : null;
}
