import { lineText } from "../lines.ts";
import type { Part } from "../paragraphs.ts";
import type { FoundTable, TableCellText } from "./build-table.ts";
import type { Span } from "./columns.ts";
import { titleOf, type TableTitle } from "./title-of.ts";

/** Gives a table that goes on from the page before the heads and the title that it has there. */
export interface CarriedHeads {
  /** The parts of the next page, in reading order, the tables with their titles; its height is in points. */
  page(parts: readonly Part[], height: number): readonly TitledPart[];
}

export type TitledPart =
  | Exclude<Part, { readonly kind: "table" }>
  | { readonly kind: "table"; readonly table: FoundTable; readonly title: TableTitle };

/** Share of a page's height in which its running titles stand, at the top and at the foot. */
const MARGIN = 0.1;

/** Points by which the sides of one column may differ on two pages. */
const TOLERANCE = 3;

export function createCarriedHeads(): CarriedHeads {
  let open: TitledTable | null = null;
  let titles: ReadonlySet<string> = new Set();
  return {
    page(parts, height) {
      const heads = open ? headsOf(open.table) : "";
      const isAbove = (part: Part) => isInMargin(part, height) || isRepeated(part, titles) || areHeads(part, heads);
      const from = parts.findIndex((part) => !isAbove(part));
      const first = parts[from];
      const table = open && first?.kind === "table" ? goingOn(open.table, first.table) : null;
      const result = parts.flatMap((part, at): readonly TitledPart[] => {
        // The table has them now.
        if (table && at < from && areHeads(part, heads)) return [];
        if (part.kind !== "table") return [part];
        if (open && table && at === from) return [{ kind: "table", table, title: open.title }];
        return [{ ...part, title: titleOf(part.table, parts.slice(Math.max(0, at - LINES_ABOVE), at)) }];
      });
      const last = result.findLast((part) => !isInMargin(part, height));
      open = last?.kind === "table" && last.table.headerRows > 0 ? last : null;
      titles = new Set(parts.filter((part) => part.kind === "text").map(textOf));
      return result;
    },
  };
}

interface TitledTable {
  readonly table: FoundTable;
  readonly title: TableTitle;
}

/** Parts above a table that its title is looked for in. */
const LINES_ABOVE = 3;

const textOf = (part: Part): string => (part.kind === "text" ? part.lines.map(lineText).join(" ") : "");

/** The heads of a table, without spaces. */
const headsOf = ({ rows, headerRows }: FoundTable): string =>
  bare(
    rows
      .slice(0, headerRows)
      .flat()
      .map(({ text }) => text)
      .join(""),
  );

const bare = (text: string): string => text.replace(/\s+/gu, "");

/** Text that is printed above the rest of a table on each page, and tagged as no part of it. */
const areHeads = (part: Part, heads: string): boolean =>
  part.kind === "text" && textOf(part) !== "" && heads.includes(bare(textOf(part)));

const isRepeated = (part: Part, titles: ReadonlySet<string>): boolean =>
  part.kind === "text" && titles.has(textOf(part));

function isInMargin(part: Part | TitledPart, height: number): boolean {
  if (part.kind !== "text") return false;
  return part.lines.every((line) => line.bottom < height * MARGIN || line.y > height * (1 - MARGIN));
}

/** The table with the heads of the one before that it goes on with; null where it is another one. */
function goingOn(before: FoundTable, table: FoundTable): FoundTable | null {
  const heads = before.rows.slice(0, before.headerRows);
  const areRepeated = heads.every((row, index) => sameTexts(row, table.rows[index] ?? []));
  if (areRepeated && table.rows.length > heads.length) {
    const headed = { ...table, headerRows: heads.length };
    return { ...headed, rows: withNameOf(before, headed) };
  }
  if (table.headerRows > 0 || !goesOn(before, table)) return null;
  // They are printed on the page before only: nothing of this page is marked for them.
  const carried = heads.map((row) => row.map((cell) => ({ ...cell, pieces: [] })));
  return {
    ...table,
    rows: [...carried, ...withNameOf(before, table)],
    headerRows: heads.length,
    headerColumns: Math.max(before.headerColumns, table.headerColumns),
  };
}

function goesOn(before: FoundTable, table: FoundTable): boolean {
  if (before.rowNumbers && table.rowNumbers)
    return table.rowNumbers[0] > 0 && table.rowNumbers[0] >= before.rowNumbers[1];
  const [columns, own] = [columnsOf(before), columnsOf(table)];
  return columns.length === own.length && columns.every((column, at) => isAligned(column, own[at]));
}

/** The end of the page before cut a row. */
const isCut = (before: FoundTable, { rowNumbers }: FoundTable): boolean =>
  rowNumbers !== undefined && rowNumbers[0] === before.rowNumbers?.[1];

/** A row that is cut has its name in its first part: the second one has it as well. */
function withNameOf(before: FoundTable, table: FoundTable): FoundTable["rows"] {
  const { rows, headerRows } = table;
  const [name, first] = [before.rows.at(-1)?.[0], rows[headerRows]];
  if (!isCut(before, table) || !name || first?.[0]?.text !== "") return rows;
  return rows.with(headerRows, [{ ...name, pieces: [] }, ...first.slice(1)]);
}

const sameTexts = (row: readonly TableCellText[], other: readonly TableCellText[]): boolean =>
  row.length === other.length && row.every(({ text }, at) => text === other[at]?.text);

/** From where to where the values of each column reach; cells over several columns say nothing of it. */
function columnsOf({ rows, headerRows }: FoundTable): readonly (Span | null)[] {
  const columns: (Span | null)[] = [];
  const width = Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + cell.columns, 0)));
  for (const row of rows.slice(headerRows)) {
    if (row.length !== width) continue;
    row.forEach(({ pieces }, at) => {
      for (const { x, width: own } of pieces) {
        const now = columns[at] ?? { x, right: x + own };
        columns[at] = { x: Math.min(now.x, x), right: Math.max(now.right, x + own) };
      }
    });
  }
  return Array.from({ length: width }, (_, at) => columns[at] ?? null);
}

/** Both begin or end at one place, or have their middle there; a column without values is where any is. */
function isAligned(one: Span | null, other: Span | null | undefined): boolean {
  if (!one || !other) return true;
  const near = (a: number, b: number) => Math.abs(a - b) < TOLERANCE;
  return near(one.x, other.x) || near(one.right, other.right) || near(one.x + one.right, other.x + other.right);
}
