import { guessHeads, isFigure } from "../../tables/heads.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { tableText } from "../table-text.ts";

type Row = readonly string[];

/** Cells kept as grids in one document: beyond them a table is text only, and no cell of it is looked up. */
const MOST_CELLS = 400_000;
/** Rows of one cell each that are lines of text; more of them are a list. */
const FEW = 3;

/**
 * Writes the rows of a sheet. Blank rows part its tables where the next one has heads of its own; a line that stands alone
 * above a table names it. `name`: the sheet's, which names a table that has no line above it.
 */
export function writeSheet(builder: DocumentBuilder, rows: readonly Row[], name: string | null = null): void {
  let cells = 0;
  let caption = name;
  for (const part of partsOf(rows)) {
    if (part.every((row) => filledIn(row) < 2)) {
      for (const row of part) builder.block(part.length > FEW ? "list_item" : "paragraph", row.join(" "), { level: 1 });
      caption = part.length > FEW ? name : part.flat().join(" ").trim();
      continue;
    }
    const titles = titleRows(part);
    const notes = noteRows(part.slice(titles, titles + SAMPLE));
    const body = part.slice(titles + notes);
    const lines = part.slice(0, titles + notes).map((row) => row.filter(Boolean).join(" ").trim());
    for (const line of lines) builder.block("paragraph", line);
    cells += body.reduce((sum, row) => sum + row.length, 0);
    if (cells > MOST_CELLS) builder.block("table", tableText(body));
    else
      builder.table({
        rows: body.map((row) => row.map((content) => ({ content }))),
        caption: lines[titles - 1] ?? caption,
      });
    caption = name;
  }
  if (cells > MOST_CELLS) builder.warn(TOO_LARGE);
}

/** Writes records below the row that names their values. */
export function writeRecords(builder: DocumentBuilder, rows: readonly Row[], caption: string): void {
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  if (cells <= MOST_CELLS)
    builder.table({ rows: rows.map((row) => row.map((content) => ({ content }))), header_rows: 1, caption });
  else {
    builder.block("table", tableText(rows));
    builder.warn(TOO_LARGE);
  }
}

const TOO_LARGE = "This table is very large: all of it is searched, but only its first part is looked up cell by cell.";

/** Rows between blank ones; what follows a blank row without heads of its own goes on with what stood above it. */
function partsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  let isApart = true;
  for (const row of rows) {
    if (filledIn(row) === 0) isApart = true;
    else if (isApart) {
      parts.push([row]);
      isApart = false;
    } else parts.at(-1)?.push(row);
  }
  return parts.reduce<Row[][]>((joined, part) => {
    const before = joined.at(-1);
    const isOwn = !before || isLines(before) || isLines(part) || guessHeads(part.slice(0, SAMPLE)).header_rows > 0;
    if (isOwn) joined.push(part);
    else before.push(...part);
    return joined;
  }, []);
}

/** Rows at which heads are looked for. */
const SAMPLE = 50;

const filledIn = (row: Row): number => row.filter((cell) => cell.trim() !== "").length;

const isLines = (part: readonly Row[]): boolean => part.every((row) => filledIn(row) < 2);

/** Rows with one cell above a row of heads. */
function titleRows(part: readonly Row[]): number {
  const first = part.findIndex((row) => filledIn(row) > 1);
  return first > 0 && guessHeads(part.slice(first, first + SAMPLE)).header_rows > 0 ? first : 0;
}

/** Rows of notes that may stand above the heads, and rows with values that must stand below. */
const MOST_NOTES = 12;
const FEWEST_NOTES = 2;
const FEWEST_BELOW = 2;

/**
 * Rows with gaps and without numbers above the first full row, where that names the columns of the full rows below it. A head of
 * two rows has its first cell empty in one of them.
 */
function noteRows(rows: readonly Row[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isFull = (row: Row | undefined): boolean => row !== undefined && width > 2 && filledIn(row) === width;
  const heads = rows.findIndex(isFull);
  const head = rows[heads] ?? [];
  const notes = rows.slice(0, Math.max(0, heads));
  const isMeant =
    notes.length >= FEWEST_NOTES &&
    notes.length <= MOST_NOTES &&
    notes.filter(([name = ""]) => name !== "").length >= FEWEST_NOTES &&
    new Set(head).size === width &&
    !notes.some((row) => row.some(isFigure)) &&
    !head.some(isFigure) &&
    rows.slice(heads + 1, heads + 1 + FEWEST_BELOW).filter(isFull).length === FEWEST_BELOW;
  return isMeant ? notes.length : 0;
}
