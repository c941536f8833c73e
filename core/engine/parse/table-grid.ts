import type { Link } from "../parsed-document.ts";
import type { Table, TableCell } from "../tables/table.ts";
import { cleanText } from "./clean-text.ts";
import type { RichText } from "./inline-text.ts";

/** A cell as HTML has it: the places that it covers beside and below its first one are left out of the rows. */
export interface GridCell {
  readonly content: string | RichText;
  readonly row_span?: number;
  readonly column_span?: number;
  /** See `TableCell`. */
  readonly indent?: number;
}

/** A table as a parser gives it; a row may end early. */
export interface Grid {
  readonly rows: readonly (readonly GridCell[])[];
  readonly header_rows?: number;
  readonly header_columns?: number;
  readonly caption?: string | null;
  readonly unit?: string | null;
}

/** A table with its text; offsets are into that text. */
export interface LaidOutTable {
  readonly text: string;
  readonly links: readonly Link[];
  readonly table: Table;
}

/** A cell from a row above, in the rows that it reaches into. */
interface Covered {
  readonly column: number;
  readonly width: number;
  readonly until: number;
}

interface Placed {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly indent: number;
  readonly content: RichText;
}

/** As in HTML: more columns are an error, or made to harm. */
const MAX_COLUMNS = 1000;

/** Places covered from above that are followed in one table; no honest one has as many. */
const MAX_COVERED = 1_000_000;

/**
 * Places the cells and writes them, one line for each row. Rows and columns without words vanish. Null for a table
 * without words.
 */
export function layOutTable(grid: Grid): LaidOutTable | null {
  const placed = withinReason(placeCells(grid.rows, true)) ?? placeCells(grid.rows, false);
  const filled = placed.filter((cell) => cell.content.text !== "");
  if (filled.length === 0) return null;
  const rows = keptPlaces(filled.map((cell) => cell.row));
  const columns = keptPlaces(filled.map((cell) => cell.column));
  const { text, links, cells } = writeCells(filled, rows, columns);
  const table = {
    start: 0,
    end: text.length,
    rows: rows.length,
    columns: columns.length,
    header_rows: countBelow(rows, grid.header_rows ?? 0),
    header_columns: countBelow(columns, grid.header_columns ?? 0),
    caption: grid.caption?.trim() || null,
    unit: grid.unit?.trim() || null,
    cells,
  };
  return { text, links, table };
}

function placeCells(rows: Grid["rows"], spans: boolean): Placed[] {
  const placed: Placed[] = [];
  let covered: readonly Covered[] = [];
  let patience = MAX_COVERED;
  rows.forEach((cells, row) => {
    const fresh: Covered[] = [];
    let column = 0;
    let next = 0;
    for (const cell of cells) {
      for (let span = covered[next]; span && span.column <= column; span = covered[++next])
        column = Math.max(column, span.column + span.width);
      const rowSpan = spans && patience > 0 ? clamp(cell.row_span, rows.length - row) : 1;
      const columnSpan = spans ? clamp(cell.column_span, MAX_COLUMNS - column) : 1;
      placed.push({ row, column, rowSpan, columnSpan, indent: cell.indent ?? 0, content: oneLine(cell.content) });
      if (rowSpan > 1) fresh.push({ column, width: columnSpan, until: row + rowSpan });
      column += columnSpan;
    }
    patience -= covered.length;
    covered = [...covered, ...fresh].filter((span) => span.until > row + 1).sort((a, b) => a.column - b.column);
  });
  return placed;
}

const clamp = (span = 1, most = 1) => Math.max(1, Math.min(Math.trunc(span) || 1, most));

/** A few cells with huge spans would make a text of bars only. */
function withinReason(placed: Placed[]): Placed[] | null {
  const columns = new Set(placed.map((cell) => cell.column)).size;
  const rows = new Set(placed.map((cell) => cell.row)).size;
  return rows * columns > placed.length * 50 + 10_000 ? null : placed;
}

/** The text of a cell on one line; links keep their words. */
function oneLine(content: string | RichText): RichText {
  if (typeof content === "string" || content.links.length === 0) {
    const text = typeof content === "string" ? content : content.text;
    return { text: cleanText(text).replace(/\s+/g, " ").trim(), links: [] };
  }
  const whole = cleanText(content.text).replace(/\s/g, " ");
  const skipped = whole.length - whole.trimStart().length;
  const text = whole.trim();
  const links = content.links.map(({ start, end, href }) => ({
    start: Math.max(0, start - skipped),
    end: Math.min(text.length, end - skipped),
    href,
  }));
  return { text, links: links.filter((link) => link.end > link.start) };
}

function keptPlaces(places: readonly number[]): number[] {
  return [...new Set(places)].sort((a, b) => a - b);
}

/** How many of the sorted places lie below the limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? limit) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

function writeCells(filled: readonly Placed[], rows: readonly number[], columns: readonly number[]) {
  const rowAt = new Map(rows.map((row, index) => [row, index]));
  const columnAt = new Map(columns.map((column, index) => [column, index]));
  const parts: string[] = [];
  const links: Link[] = [];
  const cells: TableCell[] = [];
  let length = 0;
  let row = 0;
  let column = 0;
  const write = (text: string) => {
    parts.push(text);
    length += text.length;
  };

  for (const { content, ...place } of filled) {
    const at = { row: rowAt.get(place.row) ?? 0, column: columnAt.get(place.column) ?? 0 };
    if (at.row > row) {
      write("\n");
      column = 0;
    }
    row = at.row;
    if (at.column > column) write((cells.at(-1)?.row === row ? " " : "") + "| " + " | ".repeat(at.column - column - 1));
    column = at.column;
    const row_span = countBelow(rows, place.row + place.rowSpan) - at.row;
    const column_span = countBelow(columns, place.column + place.columnSpan) - at.column;
    cells.push({
      ...at,
      ...(row_span > 1 && { row_span }),
      ...(column_span > 1 && { column_span }),
      ...(place.indent > 0 && { indent: place.indent }),
      start: length,
      end: length + content.text.length,
    });
    for (const link of content.links) links.push({ ...link, start: link.start + length, end: link.end + length });
    write(content.text);
  }
  return { text: parts.join(""), links, cells };
}
