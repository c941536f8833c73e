import type { BlockKind } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import type { RichText } from "../inline-text.ts";
import { tableText } from "../table-text.ts";

export interface Written {
  readonly kind: BlockKind;
  readonly content: RichText;
  readonly level?: number;
}

/** Gathers the cells of tables, which may hold tables, until the outermost one ends. */
export interface TableGatherer {
  readonly inside: boolean;
  open(): void;
  row(): void;
  cell(): void;
  add(block: Written): void;
  /** The blocks a finished table becomes: one table, or its content where it only lays out a page. */
  close(): readonly Written[];
}

export function createTableGatherer(): TableGatherer {
  const stack: Written[][][][] = [];
  return {
    get inside() {
      return stack.length > 0;
    },
    open: () => void stack.push([]),
    row: () => void stack.at(-1)?.push([]),
    cell: () => void stack.at(-1)?.at(-1)?.push([]),
    add: (block) => void stack.at(-1)?.at(-1)?.at(-1)?.push(block),
    close() {
      const rows = (stack.pop() ?? []).map(withoutEmptyEnd);
      const blocks = isLayout(rows) ? rows.flat(2) : [tableBlock(rows)];
      const outer = stack.at(-1)?.at(-1)?.at(-1);
      if (!outer) return blocks;
      outer.push(...blocks);
      return [];
    },
  };
}

export function writeAll(builder: DocumentBuilder, blocks: readonly Written[]): void {
  for (const { kind, content, level } of blocks) builder.block(kind, content, { level });
}

function withoutEmptyEnd(row: Written[][]): Written[][] {
  let length = row.length;
  while (length > 0 && row[length - 1]?.length === 0) length--;
  return row.slice(0, length);
}

function isLayout(rows: readonly (readonly (readonly Written[])[])[]): boolean {
  if (rows.every((row) => row.length < 2)) return true;
  return rows.some((row) =>
    row.some(
      (cell) => cell.length > 12 || cell.some((block) => block.kind === "table" && block.content.text.includes("\n")),
    ),
  );
}

function tableBlock(rows: readonly (readonly (readonly Written[])[])[]): Written {
  const text = tableText(rows.map((row) => row.map((cell) => cell.map((block) => block.content.text).join(" "))));
  return { kind: "table", content: { text, links: [] } };
}
