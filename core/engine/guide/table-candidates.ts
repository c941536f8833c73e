import type { GuidePhrases } from "../languages/guide/phrases.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import type { Table, TableCell } from "../tables/table.ts";
import type { Candidate } from "./guide.ts";
import { oneLine } from "./outline.ts";

const MOST_TABLES = 8;
const PERIOD = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})|(?<!\p{L})(?:Q[1-4]|FY)(?!\p{L})/u;
/** UTF-16 characters of a head that a question can hold. */
const LONGEST = 60;

/** A question for a cell with a number, by its row and its column, from each of the first tables. */
export function tableCandidates(document: ParsedDocument, phrases: GuidePhrases): readonly Candidate[] {
  return document.tables.slice(0, MOST_TABLES).flatMap((table) => {
    const asked = candidatesOf(document, table, phrases);
    const first = asked[0];
    const last = asked.at(-1);
    return first && last ? [...new Set([first, last])] : [];
  });
}

function candidatesOf(document: ParsedDocument, table: Table, phrases: GuidePhrases): readonly Candidate[] {
  const headColumns = Math.max(1, table.header_columns);
  if (table.header_rows === 0) return [];
  return table.cells.flatMap((cell) => {
    if (cell.row < table.header_rows || cell.column < headColumns) return [];
    const value = oneLine(document, cell);
    const row = headOf(document, table, (other) => other.column < headColumns && covers(other, cell, "row"));
    const column = headOf(document, table, (other) => other.row < table.header_rows && covers(other, cell, "column"));
    const isAcross = PERIOD.test(row) && !PERIOD.test(column);
    const [thing, head] = isAcross ? [column, row] : [row, column];
    if (!/\p{N}/u.test(value) || !isHead(thing) || !isHead(head, true)) return [];
    const start = Math.min(...table.cells.filter((other) => covers(other, cell, "row")).map((other) => other.start));
    const text = phrases.cell(thing, head, PERIOD.test(head));
    return [{ kind: "table" as const, text, start, end: cell.end, expects: value }];
  });
}

const covers = (head: TableCell, cell: TableCell, way: "row" | "column"): boolean => {
  const span = (way === "row" ? head.row_span : head.column_span) ?? 1;
  return head[way] <= cell[way] && cell[way] < head[way] + span;
};

const headOf = (document: ParsedDocument, table: Table, belongs: (cell: TableCell) => boolean): string =>
  table.cells
    .filter(belongs)
    .map((cell) => oneLine(document, cell))
    .join(" ")
    .replace(/[:.]$/u, "");

const isHead = (text: string, mayBeNumber = false): boolean =>
  text !== "" && text.length <= LONGEST && (/\p{L}{2}|\p{Lo}/u.test(text) || (mayBeNumber && PERIOD.test(text)));
