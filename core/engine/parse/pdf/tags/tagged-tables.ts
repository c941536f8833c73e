import { boundsOf } from "../bounds.ts";
import { lineText, makeLines, type Line } from "../lines.ts";
import type { Piece } from "../page-text.ts";
import type { FoundTable, TableCellText } from "../tables/build-table.ts";
import { textOfLines } from "../tables/cell-text.ts";
import { guessHeads, headColumns, type HeadSizes } from "../../../tables/heads.ts";
import { isTag, marksIn, tagsOf, type Tag } from "./read-tags.ts";

/** Share of the rows that have to stand below the row before them, as tables of honest tags do. */
const IN_ORDER = 0.8;

/** Paragraphs in one cell of a table that lays out a page. */
const MOST_PARAGRAPHS = 4;

/**
 * The tables of a page as its tags tell, with the pieces of each. Tables that only lay out a page, and those whose rows
 * do not stand below each other, are left to be read as they look.
 */
export function taggedTables(tree: Tag, pieces: readonly Piece[]): FoundTable[] {
  const byMark = Map.groupBy(
    pieces.filter((piece) => piece.mark !== undefined),
    (piece) => piece.mark ?? "",
  );
  return dataTablesIn(tree).flatMap((tag) => {
    const table = tableOf(tag, byMark);
    return table && standsInOrder(table) ? [table] : [];
  });
}

/** Tables that lay out a page are looked into. */
const dataTablesIn = ({ children }: Tag): Tag[] =>
  children
    .filter(isTag)
    .flatMap((child) => (child.role === "Table" && !isLayout(child) ? [child] : dataTablesIn(child)));

const rowsOf = (table: Tag): { readonly row: Tag; readonly isHead: boolean }[] =>
  table.children.filter(isTag).flatMap((child) => {
    if (child.role === "TR") return [{ row: child, isHead: false }];
    if (!/^T(?:Head|Body|Foot)$/.test(child.role)) return [];
    return rowsOf(child).map(({ row }) => ({ row, isHead: child.role === "THead" }));
  });

const cellsOf = (row: Tag): Tag[] => row.children.filter(isTag).filter(({ role }) => role === "TD" || role === "TH");

/** One column, or cells that hold tables, headings or many paragraphs: as for tables of HTML. */
function isLayout(table: Tag): boolean {
  const rows = rowsOf(table).map(({ row }) => cellsOf(row));
  if (rows.length < 2 || rows.every((cells) => cells.length < 2)) return true;
  return rows.some((cells) =>
    cells.some(
      (cell) => tagsOf(cell, /^(?:Table|H[1-3]?)$/).length > 0 || tagsOf(cell, /^P$/).length > MOST_PARAGRAPHS,
    ),
  );
}

function tableOf(table: Tag, byMark: ReadonlyMap<string, readonly Piece[]>): FoundTable | null {
  const lines: Line[] = [];
  const read = (cell: Tag): TableCellText => {
    const own = makeLines(marksIn(cell).flatMap((mark) => byMark.get(mark) ?? []));
    lines.push(...own);
    return {
      // Browsers and office programs seldom part words.
      text: textOfLines(own.map(lineText), { arePrintedWhole: true }),
      pieces: own.flatMap((line) => line.pieces),
      columns: spanOf(cell.colSpan),
      rows: spanOf(cell.rowSpan),
      indent: 0,
    };
  };
  const rows = rowsOf(table)
    .map(({ row, isHead }, number): ReadRow => {
      const tags = cellsOf(row);
      return { number, isHead, tags, cells: tags.map(read) };
    })
    // The rows of other pages have nothing on this one.
    .filter(({ cells }) => cells.some(({ text }) => text !== ""));

  const told = rows.findIndex((row) => !isHeadRow(row));
  // Word and LibreOffice seldom tag heads. Where the table goes on from the page before, those of that page are carried over.
  const guessed = rows[0]?.number === 0 ? guessHeads(rows.map(({ cells }) => cells.flatMap(placesOf))) : NO_HEADS;
  const headerRows = Math.max(0, told) || guessed.header_rows;
  const [first, last] = [rows[headerRows], rows.at(-1)];
  if (!first || !last) return null;
  return {
    rows: rows.map(({ cells }) => cells),
    headerRows,
    headerColumns:
      headColumns(rows.slice(headerRows).map(({ tags }) => tags.map(({ role }) => role === "TH"))) ||
      guessed.header_columns,
    lines,
    ...boundsOf(lines),
    size: lines[0]?.size ?? 10,
    rowNumbers: [first.number, last.number],
  };
}

const spanOf = (told = 1): number => Math.max(1, Math.min(told, MOST_SPANNED));

/** More is made to harm. */
const MOST_SPANNED = 1000;

interface ReadRow {
  readonly number: number;
  readonly isHead: boolean;
  readonly tags: readonly Tag[];
  readonly cells: readonly TableCellText[];
}

const NO_HEADS: HeadSizes = { header_rows: 0, header_columns: 0 };

/** Heads all over, save for empty cells. */
function isHeadRow({ isHead, tags, cells }: ReadRow): boolean {
  const named = tags.filter((_, at) => cells[at]?.text !== "");
  return isHead || named.every(({ role }) => role === "TH");
}

const placesOf = ({ text, columns }: TableCellText): string[] => [
  text,
  ...Array.from({ length: columns - 1 }, () => ""),
];

function standsInOrder({ rows }: FoundTable): boolean {
  const tops = rows
    .map((cells) => Math.min(...cells.flatMap(({ pieces }) => pieces.map(({ y }) => y))))
    .filter(Number.isFinite);
  const inOrder = tops.filter((top, index) => index === 0 || top > (tops[index - 1] ?? top) - 1);
  return inOrder.length >= tops.length * IN_ORDER;
}
