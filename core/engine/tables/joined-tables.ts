import { pageOf } from "../pages.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import { oneRecordInRow } from "./side-by-side.ts";
import type { Table } from "./table.ts";

/** UTF-16 characters of a running title and a page number between two parts of a table. */
const FURNITURE = 200;

type WithTables = Pick<ParsedDocument, "text" | "tables" | "blocks" | "pages">;

const joined = new WeakMap<readonly Table[], readonly Table[]>();

/**
 * The tables of a document as cells are looked up in them. Those that go on on the next page are put together: the parser gives
 * each page the heads of the one before, and a sum or the highest value of one part says nothing of the whole. Records beside
 * each other are one below the other.
 */
export function joinedTables(document: WithTables): readonly Table[] {
  const known = joined.get(document.tables);
  if (known) return known;
  const tables: Table[] = [];
  for (const table of document.tables) {
    const before = tables.at(-1);
    if (before && goesOn(document, before, table)) tables[tables.length - 1] = together(before, table);
    else tables.push(table);
  }
  const asRecords = tables.map((table) => oneRecordInRow(document.text, table));
  joined.set(document.tables, asRecords);
  return asRecords;
}

function goesOn({ text, blocks, pages }: WithTables, before: Table, table: Table): boolean {
  if (table.header_rows === 0 || table.header_rows !== before.header_rows || table.columns !== before.columns)
    return false;
  if (table.caption !== before.caption || table.start - before.end > FURNITURE) return false;
  if (pageOf(pages, table.start) !== (pageOf(pages, before.end - 1) ?? NaN) + 1) return false;
  if (blocks.some(({ kind, start }) => kind === "heading" && start >= before.end && start < table.start)) return false;
  return headsOf(text, table) === headsOf(text, before);
}

const headsOf = (text: string, { cells, header_rows }: Table): string =>
  cells
    .filter(({ row }) => row < header_rows)
    .map(({ row, column, start, end }) => `${row} ${column} ${text.slice(start, end)}`)
    .join("\n");

function together(before: Table, table: Table): Table {
  const down = before.rows - table.header_rows;
  const below = table.cells.filter(({ row }) => row >= table.header_rows);
  return {
    ...before,
    end: table.end,
    rows: before.rows + table.rows - table.header_rows,
    cells: [...before.cells, ...below.map((cell) => ({ ...cell, row: cell.row + down }))],
  };
}
