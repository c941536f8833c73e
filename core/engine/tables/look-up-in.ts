import { FILLER_WORDS } from "../languages/table-words.ts";
import { periodsIn } from "../names/periods.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import { fiscalYearEnd, inCalendar, isByMonth } from "./fiscal-quarters.ts";
import { readQuestion, type Asked, type TableQuestion } from "./asked.ts";
import { fitsIn, type Fit } from "./fits.ts";
import { bestCell, type FoundCell } from "./look-up.ts";
import { tablesNear, sectionOf, titleOver, type NearPassage } from "./near.ts";
import { rankRows, type FoundRow } from "./rank-rows.ts";
import type { PlacedTable, TableReader } from "./read-table.ts";
import type { Table } from "./table.ts";

export interface SearchedDocument {
  readonly document: Pick<ParsedDocument, "text" | "title" | "tables" | "blocks">;
  /** The passages of it that were found, best first. */
  readonly passages: readonly NearPassage[];
}

export interface LookedUp {
  readonly cell: FoundCell | null;
  /** The rows that the question names, best first. */
  readonly rows: readonly FoundRow[];
}

/**
 * Looks in the tables in and beside the passages, and in all others of these documents that hold every word of the question,
 * or a row of the same name as the one found: where one of them has another value under the same heads, the cell is not sure.
 */
export function lookUpIn(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): LookedUp {
  const asked = readQuestion(reader.tokenizer, question);
  const near = searched.map(({ document, passages }) => tablesNear(document, passages));
  const nearFits = searched.flatMap(({ document }, at) => fitsOf(reader, asked, document, near[at] ?? []));
  const found = bestCell(asked, nearFits);
  const names = [wordsIn(question), ...(found ? [found.row_path.slice(-1)] : [])].filter((name) => name.some(Boolean));
  const known = new Set(near.flat().map(({ table }) => table));
  const more = searched.flatMap((one) => {
    const holding = tablesHolding(reader, one, names).filter(({ table }) => !known.has(table));
    return fitsOf(reader, asked, one.document, holding);
  });
  const fits = [...nearFits, ...more];
  return { cell: more.length === 0 ? found : bestCell(asked, fits), rows: rankRows(asked, fits) };
}

/** A quarter of a fiscal year is looked for by its name, and by the month it ends in. */
function fitsOf(
  reader: TableReader,
  asked: Asked,
  document: SearchedDocument["document"],
  tables: readonly PlacedTable[],
): readonly Fit[] {
  const fits = fitsIn(reader, asked, tables);
  const calendar = inCalendar(asked, fiscalYearEnd(document));
  if (!calendar) return fits;
  const byMonth = fitsIn(reader, calendar, tables)
    .filter(isByMonth)
    .map((fit): Fit => ({ ...fit, isReworded: true }));
  return [...fits.filter((fit) => !isByMonth(fit)), ...byMonth];
}

/** The tables in and beside the passages, and all others of these documents that hold every word of the question. */
export function tablesFor(
  reader: TableReader,
  searched: readonly SearchedDocument[],
  question: TableQuestion,
): readonly PlacedTable[] {
  const near = searched.flatMap(({ document, passages }) => tablesNear(document, passages));
  const known = new Set(near.map(({ table }) => table));
  const names = [wordsIn(question)].filter((name) => name.some(Boolean));
  const more = searched.flatMap((one) => tablesHolding(reader, one, names));
  return [...near, ...more.filter(({ table }) => !known.has(table))];
}

/** Whether a table of the document may be the rest of this one, on the next page and without heads. */
export const goesOn = ({ document_id, table }: PlacedTable, searched: readonly SearchedDocument[]): boolean =>
  searched
    .filter(({ passages }) => passages[0]?.document_id === document_id)
    .some(({ document }) =>
      document.tables.some((other) => other.header_rows === 0 && other.columns === table.columns),
    );

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

/** The tables that hold all words of one of the names, but those that the document's own name holds. */
function tablesHolding(
  reader: TableReader,
  { document, passages }: SearchedDocument,
  names: readonly (readonly string[])[],
): readonly PlacedTable[] {
  const [first] = passages;
  const titled = titleOver(document);
  const aboutOf = (table: Table): string =>
    [first?.document_name, titled(table)].filter((part) => typeof part === "string").join("\n");
  const wanted = names.map((name) => name.map((word) => word.toLowerCase().replace(/['’]s$/u, "")));
  return document.tables
    .filter((table) => {
      const words = reader.lowerText(table, document.text);
      const called = aboutOf(table).toLowerCase();
      return wanted
        .map((name) => name.filter((word) => !called.includes(word)))
        .some((name) => name.length > 0 && name.every((word) => words.includes(word)));
    })
    .slice(0, MOST_TABLES)
    .map((table) => ({
      document_id: first?.document_id ?? "",
      text: document.text,
      table,
      about: aboutOf(table),
      section: sectionOf(document, table),
    }));
}
