import type { BlockKind } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import type { RichText } from "../inline-text.ts";
import type { Grid, GridCell } from "../table-grid.ts";
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
  add(block: Written): void;
  /** The blocks a finished table becomes: one table, or its content where it only lays out a page. */
  close(): readonly Written[];
}

interface Cell {
  shape: CellShape;
  readonly blocks: Written[];
}

interface Row {
  isHead: boolean;
  readonly cells: Cell[];
}

export function createTableGatherer(): TableGatherer {
  const stack: Row[][] = [];
  const row = () => stack.at(-1)?.at(-1);
  const cell = () => row()?.cells.at(-1);
  return {
    get inside() {
      return stack.length > 0;
    },
    open: () => void stack.push([]),
    row: () => void stack.at(-1)?.push({ isHead: false, cells: [] }),
    cell: () => void row()?.cells.push({ shape: {}, blocks: [] }),
    shape(shape) {
      const open = cell();
      if (open) open.shape = { ...open.shape, ...shape };
    },
    headRow() {
      const open = row();
      if (open) open.isHead = true;
    },
    add: (block) => void cell()?.blocks.push(block),
    close() {
      const rows = stack.pop() ?? [];
      const blocks = isLayout(rows)
        ? rows.flatMap(({ cells }) => cells.flatMap((one) => one.blocks))
        : [tableBlock(rows)];
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

function tableBlock(rows: readonly Row[]): Written {
  const firstBody = rows.findIndex(({ isHead }) => !isHead);
  return writtenTable({ rows: joinMerged(rows), header_rows: firstBody < 0 ? 0 : firstBody });
}

interface SpannedCell extends GridCell {
  row_span: number;
}

/** Cells that go on with the one above become its span. */
function joinMerged(rows: readonly Row[]): Grid["rows"] {
  let above = new Map<number, SpannedCell>();
  return rows.map(({ cells }) => {
    const here = new Map<number, SpannedCell>();
    let column = 0;
    for (const { blocks, shape } of cells) {
      const { column_span = 1, row_span = 1 } = shape;
      const continued = shape.continues ? above.get(column) : undefined;
      if (continued) continued.row_span++;
      const content = blocks.map((block) => block.content.text).join(" ");
      here.set(column, continued ?? { content, column_span, row_span });
      column += column_span;
    }
    const before = new Set(above.values());
    above = here;
    return [...here.values()].filter((cell) => !before.has(cell));
  });
}
