import type { Passage } from "../../engine.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import { sectionOf } from "../../tables/near.ts";
import type { PlacedTable } from "../../tables/read-table.ts";
import { shapeOf } from "../../tables/table-shape.ts";
import type { TableCell } from "../../tables/table.ts";
import type { Quotation } from "./draft.ts";
import { isTableRow } from "../../sentences.ts";

/** A row of a table, each cell with the heads of its column. */
export interface TableRow {
  readonly passage: Passage;
  /** What tells it from rows of the same name: section, caption and group of rows; empty where nothing does. */
  readonly path: readonly string[];
  /** The sum of the rows above it, without a name in the document. */
  readonly isTotal: boolean;
  readonly unit: string | null;
  /** Its heads have another name for what is asked: for a fiscal quarter, or for a number that lies in a step. */
  readonly isReworded?: true;
  /** Names from rows above that hold for this one as well, before its own cells. */
  readonly over: readonly { readonly head: string; readonly text: string }[];
  /** `isAsked` is that of the cell which the question names. */
  readonly cells: readonly { readonly head: string; readonly cell: Quotation; readonly isAsked?: boolean }[];
}

/** The row of these words in the document's text, from the grid of its table; null where no table is there. */
export function rowOfGrid(document: ParsedDocument, { passage, start: at, end: to }: Quotation): TableRow | null {
  const table = document.tables.find(({ start, end }) => start <= at && at < end);
  // Empty cells before the first words take no part of the text.
  const own = table?.cells.find(({ start, end }) => start >= at && end <= to);
  const begins = own ?? table?.cells.findLast(({ start }) => start <= at) ?? table?.cells[0];
  if (!table || !begins || begins.row < table.header_rows) return null;
  return rowAt({ text: document.text, table, section: sectionOf(document, table) }, begins.row, passage);
}

/** One row of a table; null where the passage does not hold all of it. */
export function rowAt(
  { text, table, section }: Pick<PlacedTable, "text" | "table" | "section">,
  row: number,
  passage: Passage,
  asked?: TableCell,
): TableRow | null {
  const textOf = ({ start, end }: TableCell): string => text.slice(start, end);
  const own = table.cells.filter((cell) => cell.row === row && textOf(cell).trim() !== "");
  if (own.length === 0 || !own.every(({ start, end }) => start >= passage.start && end <= passage.end)) return null;
  const { columns, rows } = shapeOf(text, table);
  const shaped = rows.find((one) => one.row === row);
  return {
    passage,
    path: distinct([isTitle(table.caption) ? null : section, table.caption, ...(shaped?.above ?? [])]),
    isTotal: shaped?.isTotal ?? false,
    unit: table.unit,
    over: shaped?.over.map((cell) => ({ head: columns[cell.column]?.join(" ") ?? "", text: textOf(cell) })) ?? [],
    cells: own.map((cell) => ({
      head: columns[cell.column]?.join(" ") ?? "",
      cell: { passage, start: cell.start, end: cell.end },
      ...(cell === asked && { isAsked: true }),
    })),
  };
}

/** Names the table by itself, which a sentence that leads to it does not. */
const isTitle = (caption: string | null): boolean =>
  caption !== null && caption.length <= 80 && !/[.:：]$/u.test(caption) && !/^the following/iu.test(caption);

/** Each once, without those that another says as well, and none that is too long to be read as a name. */
function distinct(names: readonly (string | null)[]): readonly string[] {
  const told = names
    .map((name) => name?.trim().replace(/[:：]$/u, "") ?? "")
    .filter((name) => name !== "" && name.length <= LONGEST_NAME);
  const isSaid = (name: string, at: number): boolean =>
    told.some((other, place) => place !== at && holds(other, name) && (place < at || !holds(name, other)));
  return told.filter((name, at) => !isSaid(name, at));
}

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const LONGEST_NAME = 160;

/** The same from the text alone, for documents whose tables were not kept; null where the words are no row. */
export function rowOfText({ passage, start, end }: Quotation): TableRow | null {
  const { content } = passage;
  const [from, to] = [start - passage.start, end - passage.start];
  if (!isTableRow(content.slice(from, to))) return null;
  const first = firstRowOf(content, from);
  const heads = first === from ? [] : cellsOf(passage, first, lineEnd(content, first));
  const cells = cellsOf(passage, from, to).flatMap((cell, column) =>
    cell.end > cell.start ? [{ head: textOf(heads[column]), cell }] : [],
  );
  return cells.length > 0 ? { passage, path: [], isTotal: false, unit: null, over: [], cells } : null;
}

const textOf = (cell: Quotation | undefined): string =>
  cell === undefined ? "" : cell.passage.content.slice(cell.start - cell.passage.start, cell.end - cell.passage.start);

function lineEnd(content: string, from: number): number {
  const end = content.indexOf("\n", from);
  return end < 0 ? content.length : end;
}

function firstRowOf(content: string, at: number): number {
  let start = at;
  for (;;) {
    const end = start - 1;
    const before = content.lastIndexOf("\n", end - 1) + 1;
    if (end <= 0 || content[end] !== "\n" || !isTableRow(content.slice(before, end))) return start;
    start = before;
  }
}

function cellsOf(passage: Passage, from: number, to: number): readonly Quotation[] {
  const cells: Quotation[] = [];
  let start = from;
  for (const piece of passage.content.slice(from, to).split(" | ")) {
    const text = piece.trim();
    const begin = passage.start + start + (piece.length - piece.trimStart().length);
    cells.push({ passage, start: begin, end: begin + text.length });
    start += piece.length + 3;
  }
  return cells;
}
