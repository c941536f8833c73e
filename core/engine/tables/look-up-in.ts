import type { Tokenizer } from "../index/tokens.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import { FILLER_WORDS } from "../languages/table-words.ts";
import { lookUpCell, type FoundCell, type TableQuestion } from "./look-up.ts";
import { tablesNear, type NearPassage } from "./near.ts";
import { periodsIn } from "./periods.ts";
import type { PlacedTable } from "./read-table.ts";

export interface SearchedDocument {
  readonly document: Pick<ParsedDocument, "text" | "title" | "tables">;
  /** The passages of it that were found, best first. */
  readonly passages: readonly NearPassage[];
}

/**
 * Looks in the tables in and beside the passages, and in all others of these documents that hold every word of the question,
 * or a row of the same name as the one found: where one of them has another value under the same heads, the cell is not sure.
 */
export function lookUpIn(
  tokenizer: Tokenizer,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundCell | null {
  const near = searched.flatMap(({ document, passages }) => tablesNear(document, passages));
  const found = lookUpCell(tokenizer, question, near);
  const names = [wordsIn(question), ...(found ? [found.row_path.slice(-1)] : [])].filter((name) => name.some(Boolean));
  const known = new Set(near.map(({ table }) => table));
  const more = searched.flatMap((one) => tablesHolding(one, names)).filter(({ table }) => !known.has(table));
  return more.length === 0 ? found : lookUpCell(tokenizer, question, [...near, ...more]);
}

/** As they are written, without years and the like, which heads write in their own way. */
function wordsIn({ question, telling }: TableQuestion): readonly string[] {
  const { ranges } = periodsIn(question);
  const ofPeriods = ranges.map(({ start, end }) => question.slice(start, end)).join(" ");
  return telling
    .map(({ text }) => text)
    .filter((text) => !ofPeriods.includes(text) && !FILLER_WORDS.has(text.toLowerCase()));
}

/** Words that are in more tables of a document tell too little. */
const MOST_TABLES = 40;

/** The tables that hold all words of one of the names. */
function tablesHolding(
  { document: { text, title, tables }, passages }: SearchedDocument,
  names: readonly (readonly string[])[],
): readonly PlacedTable[] {
  const [first] = passages;
  const about = [first?.document_name, title].filter((part) => typeof part === "string").join("\n");
  const wanted = names.map((name) => name.map((word) => word.toLowerCase()));
  return tables
    .filter(({ start, end }) => {
      const words = text.slice(start, end).toLowerCase();
      return wanted.some((name) => name.every((word) => words.includes(word)));
    })
    .slice(0, MOST_TABLES)
    .map((table) => ({ document_id: first?.document_id ?? "", text, table, about }));
}
