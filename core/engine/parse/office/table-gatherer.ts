import type { BlockKind } from "../../parsed-document.ts";
import { isFigure } from "../../tables/heads.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import type { RichText } from "../inline-text.ts";
import type { Grid, GridCell } from "../table-grid.ts";
import { withLabelsBesideValues } from "../labels-above-values.ts";
import { tableText } from "../table-text.ts";

export interface Written {
  readonly kind: BlockKind;
  readonly content: RichText;
  readonly level?: number;
  /** The table itself, where `content` is what it says in one text. */
  readonly grid?: Grid;
}

/** How many places a cell takes, or that it goes on with the cell above. */
export interface CellShape {
  readonly column_span?: number;
  readonly row_span?: number;
  readonly continues?: boolean;
}

/** Gathers the cells of tables, which may hold tables, until the outermost one ends. */
export interface TableGatherer {
  readonly inside: boolean;
  open(): void;
  row(): void;
  cell(): void;
  /** Said of the cell that is open. */
  shape(shape: CellShape): void;
  /** The row that is open names the columns. */
  headRow(): void;
  /** How a text of the open cell is set. */
  said(text: string, set: { readonly isBold: boolean }): void;
  /** The color that the open cell is filled with. */
  filled(color: string): void;
  /** The style of the open table sets its first row off from the others. */
  firstRowIsSetOff(): void;
  add(block: Written): void;
  /** The blocks a finished table becomes: one table, or its content where it only lays out a page. */
  close(): readonly Written[];
}

interface Cell {
  shape: CellShape;
  readonly blocks: Written[];
  fill?: string;
  /** Whether all its text is bold; undefined without text. */
  isBold?: boolean;
}

interface Row {
  isHead: boolean;
  readonly cells: Cell[];
}

interface OpenTable {
  readonly rows: Row[];
  isFirstRowSetOff: boolean;
}

export function createTableGatherer(): TableGatherer {
  const stack: OpenTable[] = [];
  const table = () => stack.at(-1);
  const row = () => table()?.rows.at(-1);
  const cell = () => row()?.cells.at(-1);
  return {
    get inside() {
      return stack.length > 0;
    },
    open: () => void stack.push({ rows: [], isFirstRowSetOff: false }),
    row: () => void table()?.rows.push({ isHead: false, cells: [] }),
    cell: () => void row()?.cells.push({ shape: {}, blocks: [] }),
    shape(shape) {
      const open = cell();
      if (open) open.shape = { ...open.shape, ...shape };
    },
    headRow() {
      const open = row();
      if (open) open.isHead = true;
    },
    said(text, { isBold }) {
      const open = cell();
      if (open && text.trim() !== "") open.isBold = (open.isBold ?? true) && isBold;
    },
    filled(color) {
      const open = cell();
      if (open) open.fill = color;
    },
    firstRowIsSetOff() {
      const open = table();
      if (open) open.isFirstRowSetOff = true;
    },
    add: (block) => void cell()?.blocks.push(block),
    close() {
      const { rows, isFirstRowSetOff } = stack.pop() ?? { rows: [], isFirstRowSetOff: false };
      const blocks = isLayout(rows)
        ? rows.flatMap(({ cells }) => cells.flatMap((one) => one.blocks))
        : [tableBlock(rows, isFirstRowSetOff)];
      const outer = cell();
      if (!outer) return blocks;
      outer.blocks.push(...blocks);
      return [];
    },
  };
}

export function writeAll(builder: DocumentBuilder, blocks: readonly Written[]): void {
  for (const { kind, content, level, grid } of blocks) {
    if (grid) builder.table(grid);
    else builder.block(kind, content, { level });
  }
}

/** A table as a block, for one that stands alone as for one inside a cell of another. */
export function writtenTable(grid: Grid): Written {
  const text = tableText(grid.rows.map((row) => row.map(({ content }) => textOf(content))));
  return { kind: "table", content: { text, links: [] }, grid };
}

const textOf = (content: GridCell["content"]): string => (typeof content === "string" ? content : content.text);

function isLayout(rows: readonly Row[]): boolean {
  if (rows.every(({ cells }) => cells.findLastIndex(({ blocks }) => blocks.length > 0) < 1)) return true;
  return rows.some(({ cells }) =>
    cells.some(
      ({ blocks }) =>
        blocks.length > 12 || blocks.some((block) => block.kind === "table" && block.content.text.includes("\n")),
    ),
  );
}

function tableBlock(rows: readonly Row[], isFirstRowSetOff: boolean): Written {
  const firstBody = rows.findIndex(({ isHead }) => !isHead);
  const header_rows = firstBody < 0 ? 0 : firstBody;
  const told = { rows: joinMerged(rows), header_rows };
  const pairs = withLabelsBesideValues(told);
  if (pairs !== told) return writtenTable(pairs);
  return writtenTable({ ...told, header_rows: header_rows || rowsSetOff(rows, isFirstRowSetOff) });
}

/** Rows at the top that are bold or filled, as those below them are not; a title over all columns may be the first of them. */
function rowsSetOff(rows: readonly Row[], isFirstSetOff: boolean): number {
  const said = rows.map(({ cells }) => cells.filter(({ isBold }) => isBold !== undefined));
  const fillOf = (cells: readonly Cell[]): string | undefined => {
    const [first, ...others] = new Set(cells.map(({ fill }) => fill));
    return others.length === 0 ? first : undefined;
  };
  const body = said.slice(1).map(fillOf);
  // Every second row of a table may be filled.
  const isSetOff = (cells: readonly Cell[], at: number): boolean => {
    const fill = fillOf(cells);
    const isFilled = fill !== undefined && body.slice(at).every((other) => other !== fill);
    return (
      cells.length > 0 && ((at === 0 && isFirstSetOff) || isFilled || cells.every(({ isBold }) => isBold === true))
    );
  };
  const [first = []] = said;
  // "Salary (gross) | £29,240" may be set in bold as what matters most.
  if (first.length === 2 && isFigure(first[1] ? textOfCell(first[1]) : "")) return 0;
  const end = said.findIndex((cells, at) => !isSetOff(cells, at));
  // A name alone below the heads begins a group of rows.
  const count = said.slice(0, Math.max(0, end)).findLastIndex((cells) => cells.length > 1) + 1;
  return count <= MOST_SET_OFF ? count : 0;
}

const MOST_SET_OFF = 3;

const textOfCell = ({ blocks }: Cell): string => blocks.map((block) => block.content.text).join(" ");

interface SpannedCell extends GridCell {
  row_span: number;
}

/** Cells that go on with the one above become its span. */
function joinMerged(rows: readonly Row[]): Grid["rows"] {
  let above = new Map<number, SpannedCell>();
  return rows.map(({ cells }) => {
    const here = new Map<number, SpannedCell>();
    let column = 0;
    for (const cell of cells) {
      const { shape } = cell;
      const { column_span = 1, row_span = 1 } = shape;
      const continued = shape.continues ? above.get(column) : undefined;
      if (continued) continued.row_span++;
      here.set(column, continued ?? { content: textOfCell(cell), column_span, row_span });
      column += column_span;
    }
    const before = new Set(above.values());
    above = here;
    return [...here.values()].filter((cell) => !before.has(cell));
  });
}
