import { numberIn } from "./arithmetic.ts";
import { numberForms, type NumberForm } from "./number-form.ts";
import type { Table, TableCell } from "./table.ts";
import { summandsAbove, type RowValues } from "./totals.ts";

/** A table as its heads read: what each column is called, and each row. */
export interface TableShape {
  /** For each column the texts of its heads, topmost first; units left out. */
  readonly columns: readonly (readonly string[])[];
  /** How the numbers of each column are written. */
  readonly forms: readonly NumberForm[];
  /** The rows below the heads that have values, in order. */
  readonly rows: readonly ShapedRow[];
}

export interface ShapedRow {
  readonly row: number;
  /** Texts of its own head cells; none for a total without a name. */
  readonly head: readonly string[];
  /** The cell of its name; null where it has none or several. */
  readonly nameCell: TableCell | null;
  /** Names of the group of rows that it belongs to, outermost first. */
  readonly above: readonly string[];
  /** Without a name, and the sum of the rows above it: the total of their group, or of the table. */
  readonly isTotal: boolean;
  /** The sum of rows above it, with a name or without. */
  readonly isSum: boolean;
  /** Cells with something in them, heads left out. */
  readonly values: readonly TableCell[];
  /** Cells of rows above that reach into this one before its first own cell. */
  readonly over: readonly TableCell[];
}

/** The shape of a table, read once: each row that is quoted asks for it. */
export function shapeOf(text: string, table: Table): TableShape {
  const known = SHAPES.get(table) ?? readShape(text, table);
  SHAPES.set(table, known);
  return known;
}

const SHAPES = new WeakMap<Table, TableShape>();

function readShape(text: string, table: Table): TableShape {
  const textOf = ({ start, end }: TableCell): string => text.slice(start, end);
  const grid = filledDown(gridOf(table), table, textOf);
  const width = table.columns > 1 ? Math.max(1, table.header_columns) : 0;
  const columns = Array.from({ length: table.columns }, (_, column) =>
    columnPath(table, grid, column, width)
      .map(textOf)
      .filter((head) => !isUnitHead(head, table.unit)),
  );
  const texts = Array.from({ length: table.columns }, (): string[] => []);
  for (const cell of table.cells) if (cell.row >= table.header_rows) texts[cell.column]?.push(textOf(cell));
  const forms = numberForms(texts);
  return {
    columns: withoutShared(columns.slice(width), columns.slice(0, width)),
    forms,
    rows: rowsOf(table, { grid, width, forms, textOf }),
  };
}

interface ReadGrid extends Pick<TableShape, "forms"> {
  readonly grid: CellGrid;
  /** Columns that name the rows. */
  readonly width: number;
  readonly textOf: (cell: TableCell) => string;
}

function rowsOf(table: Table, { grid, width, forms, textOf }: ReadGrid): ShapedRow[] {
  const rows: ShapedRow[] = [];
  /** Rows that a total below may be the sum of: a total stands for its summands. */
  const open: RowValues[] = [];
  let group: Group = NO_GROUP;
  for (let row = table.header_rows; row < table.rows; row++) {
    const cells = [...new Set((grid[row] ?? []).filter((cell) => cell !== undefined))];
    const names = cells.filter(({ column }) => column < width);
    const head = names.map(textOf).filter((name) => name.trim() !== "");
    const values = cells.filter(({ column }) => column >= width);
    const indent = names[0]?.indent ?? 0;
    if (values.length === 0) {
      const outer = group.isFresh ? group.names.slice(-1) : [];
      group = { names: [...outer, ...head], indent, from: open.length, isFresh: true, isIndented: false };
      continue;
    }
    // Rows that stand further in belong to the group; the next that does not ends it.
    if (head.length > 0 && group.isIndented && indent <= group.indent) group = NO_GROUP;
    group = { ...group, isFresh: false, isIndented: group.isIndented || indent > group.indent };
    const numbers: RowValues = new Map(values.map((cell) => [cell.column, numberIn(textOf(cell), forms[cell.column])]));
    const summands = summandsAbove(numbers, open);
    rows.push({
      row,
      head,
      nameCell: names.length === 1 ? (names[0] ?? null) : null,
      above: group.names,
      isTotal: head.length === 0 && summands > 0,
      isSum: summands > 0,
      values,
      over: cells.filter((cell) => cell.row < row && !cells.some((own) => own.row === row && own.column < cell.column)),
    });
    if (summands > 0 && open.length - summands <= group.from) group = NO_GROUP;
    // In place: a copy for each row of a sheet of thousands took minutes.
    open.splice(open.length - summands, summands, numbers);
  }
  return rows;
}

interface Group {
  readonly names: readonly string[];
  readonly indent: number;
  /** Of the open rows the first that is of this group. */
  readonly from: number;
  /** No row with values has come yet. */
  readonly isFresh: boolean;
  /** Its rows stand further in than its name. */
  readonly isIndented: boolean;
}

const NO_GROUP: Group = { names: [], indent: 0, from: 0, isFresh: false, isIndented: false };

/** "(Unaudited)" over all columns tells none apart. */
function withoutShared(
  columns: readonly (readonly string[])[],
  before: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const isShared = (head: string): boolean =>
    /^\([^()]*\)$/u.test(head) && columns.every((path) => path.length === 0 || path.includes(head));
  return [...before, ...columns.map((path) => (columns.length > 1 ? path.filter((head) => !isShared(head)) : path))];
}

/** "(In thousands)" over columns names none of them. */
const isUnitHead = (head: string, unit: string | null): boolean =>
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

/**
 * The grid with names that are written once over several rows, and whose places below are empty, in each of those rows: "4" and "2"
 * of "4 | 2 | Letters" above " | | Syllables". Such rows have all other cells, and the words after the names come back in each group.
 */
function filledDown(grid: CellGrid, { header_rows }: Table, textOf: (cell: TableCell) => string): CellGrid {
  const body = grid.slice(header_rows);
  const empty = body.map((row) => row.findIndex((cell) => cell !== undefined));
  const width = Math.max(...empty);
  const isRead = body.every(
    (row, at) => (empty[at] === 0 || empty[at] === width) && !row.slice(width).includes(undefined),
  );
  if (width < 1 || !isRead || empty[0] !== 0) return grid;
  const following = body.flatMap((row) => row[width] ?? []).map(textOf);
  const groups = empty.filter((first) => first === 0).length;
  const isRepeated = groups > 1 && groups < body.length && new Set(following).size * groups === body.length;
  if (!isRepeated || !following.every((word) => /\p{L}/u.test(word))) return grid;
  let names: CellGrid[number] = [];
  return grid.map((row, at) => {
    if (at < header_rows) return row;
    if (row[0] !== undefined) names = row.slice(0, width);
    return [...names, ...row.slice(width)];
  });
}

/** The head cells over a column. In all head rows but the last one a name also holds for the empty places after it. */
function columnPath(table: Table, grid: CellGrid, column: number, width: number): readonly TableCell[] {
  const path: TableCell[] = [];
  for (let row = 0; row < table.header_rows; row++) {
    const cells = grid[row] ?? [];
    const isLast = row === table.header_rows - 1;
    let at = column;
    if (!isLast && column >= width) while (at > width && cells[at] === undefined) at--;
    const cell = cells[at];
    if (cell && !path.includes(cell)) path.push(cell);
  }
  return path;
}
