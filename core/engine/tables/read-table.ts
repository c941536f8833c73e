import type { Tokenizer } from "../index/tokens.ts";
import { periodsIn } from "./periods.ts";
import type { Table, TableCell } from "./table.ts";

/** A table of a document, with what stands around it. */
export interface PlacedTable {
  readonly document_id: string;
  /** The document's text: cells are ranges of it. */
  readonly text: string;
  readonly table: Table;
  /** Words that name the table from outside: the document's name and title, the headings above. */
  readonly about: string;
}

/** The words of a text as they are compared: periods in their normal form. */
export interface Words {
  readonly terms: ReadonlySet<string>;
  readonly periods: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
}

export interface NamedRow {
  readonly row: number;
  readonly head: readonly string[];
  /** Rows above that may name a group of rows with this one: where a group ends, no format tells. */
  readonly above: readonly string[];
  readonly own: Words;
  readonly group: Words;
  /** Cells with something in them, heads left out. */
  readonly values: readonly NamedValue[];
}

export interface NamedValue {
  readonly cell: TableCell;
  readonly text: string;
  readonly words: Words;
  readonly column: NamedColumn;
}

export interface NamedColumn {
  readonly path: readonly string[];
  readonly own: Words;
}

export function wordsOf(tokenizer: Tokenizer, text: string): Words {
  const { terms, dates, ranges } = periodsIn(text);
  const rest = [...ranges, { start: text.length, end: text.length }].map(({ start }, index) =>
    text.slice(ranges[index - 1]?.end ?? 0, start),
  );
  return { terms: new Set(tokenizer.terms(rest.join(" "))), periods: new Set(terms), dates: new Set(dates) };
}

/** What stands around the rows: words about the table, its caption and unit, and what is written over the heads of the rows. */
export function wordsAround(tokenizer: Tokenizer, { about, text, table }: PlacedTable): Words {
  const corner = table.cells.filter(
    ({ row, column }) => row < table.header_rows && column < Math.max(1, table.header_columns),
  );
  const texts = corner.map(({ start, end }) => text.slice(start, end));
  return wordsOf(tokenizer, [about, table.caption ?? "", table.unit ?? "", ...texts].join("\n"));
}

/** The rows of a table below its heads, each value with the heads of its column. */
export function namedRows(tokenizer: Tokenizer, { text, table }: PlacedTable): readonly NamedRow[] {
  const grid = gridOf(table);
  const headColumns = table.columns > 1 ? Math.max(1, table.header_columns) : 0;
  const textOf = (cell: TableCell | undefined): string => (cell ? text.slice(cell.start, cell.end) : "");
  const columns = Array.from({ length: table.columns }, (_, column): NamedColumn => {
    const path = columnPath(table, grid, column, headColumns)
      .map(textOf)
      .filter((head) => !isUnit(head, table.unit));
    return { path, own: wordsOf(tokenizer, withoutNotes(path.join("\n"))) };
  });
  const rows: NamedRow[] = [];
  let group: string[] = [];
  let groupOpen = false;
  for (let row = table.header_rows; row < table.rows; row++) {
    const cells = [...new Set((grid[row] ?? []).filter((cell) => cell !== undefined))];
    const head = cells.filter(({ column }) => column < headColumns).map(textOf);
    const values = cells
      .filter(({ column }) => column >= headColumns)
      .flatMap((cell): NamedValue[] => {
        const column = columns[cell.column];
        return column ? [{ cell, text: textOf(cell), words: wordsOf(tokenizer, textOf(cell)), column }] : [];
      });
    if (values.length === 0) {
      group = groupOpen ? [...group.slice(-1), ...head] : head;
      groupOpen = true;
      continue;
    }
    groupOpen = false;
    const own = wordsOf(tokenizer, withoutNotes(head.join("\n")));
    rows.push({ row, head, above: group, own, group: wordsOf(tokenizer, group.join("\n")), values });
  }
  return rows;
}

/** "Accrued wages (1)": the mark of a footnote is no part of a name. */
const withoutNotes = (head: string): string => head.replace(/\((?:\p{N}{1,2}|\p{Ll})\)/gu, " ");

/** "(In thousands)" over columns names none of them. */
const isUnit = (head: string, unit: string | null): boolean =>
  unit !== null && head.includes(unit) && (head.startsWith("(") || head.length <= unit.length + 2);

type CellGrid = readonly (readonly (TableCell | undefined)[])[];

/** The cell that covers each place. */
export function gridOf({ rows, columns, cells }: Table): CellGrid {
  const grid = Array.from({ length: rows }, () => Array.from<TableCell | undefined>({ length: columns }));
  for (const cell of cells)
    for (let row = cell.row; row < Math.min(rows, cell.row + (cell.row_span ?? 1)); row++)
      grid[row]?.fill(cell, cell.column, cell.column + (cell.column_span ?? 1));
  return grid;
}

/** The head cells over a column. In all head rows but the last one a name also holds for the empty places after it. */
function columnPath(table: Table, grid: CellGrid, column: number, headColumns: number): readonly TableCell[] {
  const path: TableCell[] = [];
  for (let row = 0; row < table.header_rows; row++) {
    const cells = grid[row] ?? [];
    const isLast = row === table.header_rows - 1;
    let at = column;
    if (!isLast && column >= headColumns) while (at > headColumns && cells[at] === undefined) at--;
    const cell = cells[at];
    if (cell && !path.includes(cell)) path.push(cell);
  }
  return path;
}
