/**
 * A table of a document as a grid. Its text is one block of kind "table": a line for each row, cells joined by " | ",
 * an empty cell as nothing between two bars. All `start`/`end` are UTF-16 offsets into the document's text.
 */
export interface Table {
  /** Range of the table's block. */
  readonly start: number;
  readonly end: number;
  /** Size of the grid, head rows and head columns included. */
  readonly rows: number;
  readonly columns: number;
  /** Rows at the top that name the columns; 0 where there are none. */
  readonly header_rows: number;
  /** Columns at the left that name the rows; 0 where there are none. */
  readonly header_columns: number;
  /** The line that names the table, from its caption or the line above it; null where there is none. */
  readonly caption: string | null;
  /** What all its numbers are counted in, as the document says it: "$ millions", "in thousands"; null where it does not. */
  readonly unit: string | null;
  /** In the order of the rows. Empty cells are left out. */
  readonly cells: readonly TableCell[];
}

export interface TableCell {
  /** 0-based place of its upper left corner in the grid. */
  readonly row: number;
  readonly column: number;
  /** Left out where it is 1. */
  readonly row_span?: number;
  readonly column_span?: number;
  /** How far a name of a row stands in, in half of the size of its characters; left out where it does not, or no format tells. */
  readonly indent?: number;
  readonly start: number;
  readonly end: number;
}
