import { STOP_WORDS } from "../index/stop-words.ts";
import type { GuidePhrases } from "../languages/guide/phrases.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import type { Table, TableCell } from "../tables/table.ts";
import type { Candidate } from "./guide.ts";
import { oneLine } from "./outline.ts";
import type { WordUsage } from "./word-usage.ts";

const MOST_TABLES = 8;
const PERIOD = /^(?:(?:Q[1-4]|FY|Fiscal) ?)?(?:19|20)\p{N}{2}$/u;
/** Begins with a number, a sign or a currency before it; "V:638, I:823" tells nobody anything. */
const A_NUMBER = /^(?:\p{Lu}{3} ?)?[^\p{L}\p{N}]{0,3}\p{N}/u;
/** UTF-16 characters of a head that a question can hold. */
const SHORTEST = 4;
const LONGEST = 50;

/** A question for a cell with a number, by its row and its column, from each of the first tables. */
export function tableCandidates(
  document: ParsedDocument,
  phrases: GuidePhrases,
  usage: WordUsage,
): readonly Candidate[] {
  return document.tables.slice(0, MOST_TABLES).flatMap((table) => {
    const asked = candidatesOf(document, table, phrases, usage);
    const first = asked[0];
    const last = asked.at(-1);
    return first && last ? [...new Set([first, last])] : [];
  });
}

function candidatesOf(
  document: ParsedDocument,
  table: Table,
  phrases: GuidePhrases,
  usage: WordUsage,
): readonly Candidate[] {
  const headColumns = Math.max(1, table.header_columns);
  if (table.header_rows === 0) return [];
  return table.cells.flatMap((cell) => {
    if (cell.row < table.header_rows || cell.column < headColumns) return [];
    const value = oneLine(document, cell);
    const row = headOf(document, table, (other) => other.column < headColumns && covers(other, cell, "row"));
    const column = headOf(document, table, (other) => other.row < table.header_rows && covers(other, cell, "column"));
    const isAcross = isPeriod(row) && !isPeriod(column);
    const [thing, head] = isAcross ? [column, row] : [row, column];
    if (!A_NUMBER.test(value) || !isThing(thing, phrases) || !isProperty(head, phrases)) return [];
    const start = Math.min(...table.cells.filter((other) => covers(other, cell, "row")).map((other) => other.start));
    if (!isPeriod(head) && (table.header_rows > 1 || head.split(" ").length > 2 || endsIdly(head))) return [];
    // "Ayr" in 1970 is no question where nothing says what is counted.
    if (isPeriod(head) && !thing.includes(" ") && !table.unit) return [];
    const text = phrases.cell(usage.within(thing), usage.within(head), isPeriod(head));
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

/** "Lasts for" is no name of a property. */
const endsIdly = (head: string): boolean => STOP_WORDS.has(head.split(" ").at(-1)?.toLowerCase() ?? "");

/** "By changesets" is no name of a thing. */
const beginsIdly = (head: string, articles: readonly string[] = []): boolean => {
  const first = head.split(" ")[0]?.toLowerCase() ?? "";
  return STOP_WORDS.has(first) && !articles.includes(first);
};

/** Words for one thing, as a person would name it: no sum, no mark, no number, nothing in brackets. */
const isThing = (text: string, { idleHeads, unclear, articles }: GuidePhrases): boolean =>
  !beginsIdly(text, articles) &&
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  /\p{Ll}{3}|\p{Lo}{2}/u.test(text) &&
  !/[\p{N}()[\]/:;,.*†%$€£|<>_"“”]/u.test(text) &&
  !idleHeads.test(text) &&
  !unclear.test(text);

const isProperty = (text: string, phrases: GuidePhrases): boolean => isPeriod(text) || isThing(text, phrases);

/** A year or a quarter and nothing else. */
const isPeriod = (text: string): boolean => PERIOD.exec(text)?.[0].length === text.length;
