import { NO_CELLS, YES_CELLS } from "../../languages/sheet-words.ts";
import type { Passage } from "../../engine.ts";
import { MEANING } from "../../languages/prose-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import { sizeOfTable, type TableSize } from "../../tables/count-rows.ts";
import { isTableRow } from "../../sentences.ts";
import { joinedTables } from "../../tables/joined-tables.ts";
import type { FoundCell } from "../../tables/look-up.ts";
import { lookUpBill } from "../../tables/look-up-bill.ts";
import { lookUpCompared } from "../../tables/look-up-compared.ts";
import { lookUpExtreme } from "../../tables/look-up-extreme.ts";
import { lookUpIn, type SearchedDocument } from "../../tables/look-up-in.ts";
import { listValues } from "../../tables/list-values.ts";
import { lookUpMoment } from "../../tables/look-up-moment.ts";
import { lookUpNamedTotal } from "../../tables/look-up-named-total.ts";
import { lookUpPair, type FoundPair } from "../../tables/look-up-pair.ts";
import { lookUpTrip } from "../../tables/look-up-trip.ts";
import { matchRows, type MatchedRows } from "../../tables/match-rows.ts";
import { inNetWords } from "../../tables/net-of-tax.ts";
import { lookUpTotal, type FoundTotal } from "../../tables/look-up-total.ts";
import type { FoundRow } from "../../tables/rank-rows.ts";
import { rowsByNumbers } from "../../tables/rows-by-numbers.ts";
import { tableReaderOf, type PlacedTable } from "../../tables/read-table.ts";
import type { TableCell } from "../../tables/table.ts";
import type { Library } from "../library.ts";
import { negationOf } from "../understand/negation.ts";
import type { Understood } from "../understand/understood.ts";
import { rowAt, type TableRow } from "./table-row.ts";

/** A cell that a question asks for, with its row. */
export interface AnsweringCell {
  readonly found: FoundCell;
  readonly passage: Passage;
  readonly row: TableRow;
}

export interface AnsweringPair extends Pick<FoundPair, "combined"> {
  readonly cells: readonly [AnsweringCell, AnsweringCell];
}

/** A sum or a mean, with the rows of its values. */
export interface AnsweringTotal {
  readonly found: FoundTotal;
  readonly rows: readonly TableRow[];
}

/** The rows that a question asks for, as many as are shown. */
export interface AnsweringRows {
  readonly found: MatchedRows;
  readonly rows: readonly TableRow[];
}

/** What tables hold on a question. */
export interface FromTables {
  /** Several where they are equally large; none of them is claimed unless it is sure. */
  readonly cells: readonly AnsweringCell[];
  /** These are the largest or smallest of others, told by another cell of their trip, or two that are compared. */
  readonly isCompared: boolean;
  readonly pair: AnsweringPair | null;
  /** Several where one of each thing is asked for. */
  readonly totals: readonly AnsweringTotal[];
  readonly matched: AnsweringRows | null;
  /** The rows that it names, best first. */
  readonly rows: readonly TableRow[];
  /** Rows that are likely meant: told by several numbers, or furthest out in columns of which it is open whether they are meant. */
  readonly likely: readonly TableRow[];
  /** How large the table is whose rows it asks for; its first row is then the one of `rows`. */
  readonly size: TableSize | null;
}

/** A cell, of which the row alone is known to be meant where it is not decided. */
type PlacedCell = Pick<FoundRow, "source" | "cell" | "isReworded"> & Partial<Pick<FoundRow, "isDecided">>;

interface CellDeps {
  readonly tokenizer: Tokenizer;
  readonly library: Pick<Library, "passages">;
}

/** Rows of one question that are of use. */
const MOST_ROWS = 3;

/** Rows of a sum that are shown, and of those asked for. */
const MOST_ADDED = 5;
const MOST_MATCHED = 12;

/** Documents that are looked into for one question where tables were found: the best, and others of which a row was found. Small sheets share many words, and the one that is meant may be the sixth. */
const BEST = 3;
const MOST_READ = 6;

/** The texts of the best passages' documents, with their tables; none where no passage has a row of one. */
export async function readDocuments(
  library: Pick<Library, "read">,
  passages: readonly Passage[],
): Promise<ReadonlyMap<string, ParsedDocument>> {
  const ofTables = new Set(passages.filter(({ content }) => isTableRow(content)).map(({ document_id }) => document_id));
  const found = [...new Set(passages.map(({ document_id }) => document_id))];
  const ids = ofTables.size === 0 ? [] : found.filter((id, at) => at < BEST || ofTables.has(id)).slice(0, MOST_READ);
  const read = await Promise.all(ids.map(async (id) => [id, await library.read(id)] as const));
  return new Map(read.flatMap(([id, document]) => (document ? [[id, document] as const] : [])));
}

/** Looks in the tables that the passages found are parts of, and in others with the same rows. */
export async function findInTables(
  { tokenizer, library }: CellDeps,
  { request, ...understood }: Understood,
  passages: readonly Passage[],
  read: ReadonlyMap<string, ParsedDocument>,
): Promise<FromTables> {
  const { question, telling } = inNetWords(tokenizer, understood);
  const reader = tableReaderOf(tokenizer);
  const searched = searchedIn(passages, read);
  const { cell: named, rows } = lookUpIn(reader, { question, telling }, searched);
  const isDefinition = request.kind === "question" && request.form === "definition";
  const isPerson = request.kind === "question" && request.wants === "person";
  const isOther = named && ((isDefinition && !saysMeaning(named)) || (isPerson && isNobody(named)));
  const looked = isOther ? null : named;
  const negation = negationOf(question);
  const extreme = negation === null ? lookUpExtreme(reader, { question, telling }, searched) : [];
  const bill =
    looked?.isSure === true || !mayBeReckoned(question, request)
      ? null
      : lookUpBill(reader, { question, telling }, searched);
  const total =
    bill || !mayBeReckoned(question, request) ? null : lookUpNamedTotal(reader, { question, telling }, searched);
  const sought = bill ?? total ?? looked;
  // What is asked for is what a cell does not say.
  const cell = sought && negation !== null ? { ...sought, isSure: false } : sought;
  const trip = negation === null ? lookUpTrip(reader, { question, telling }, searched) : null;
  const moments = negation === null ? lookUpMoment(reader, { question, telling }, searched) : [];
  const [sure, open] = [extreme.filter(({ isSure }) => isSure), extreme.filter(({ isSure }) => !isSure)];
  const compared = trip ? [trip] : sure.length > 0 ? sure : moments;
  const cells = compared.length > 0 ? compared : cell ? [cell] : [];
  const beside = negation === null ? lookUpCompared(reader, { question, telling }, searched) : null;
  const pair = beside ?? lookUpPair(reader, { question, telling }, searched);
  const summed =
    beside === null && mayBeReckoned(question, request) ? lookUpTotal(reader, { question, telling }, searched) : [];
  const rowOf = (found: PlacedCell): Promise<TableRow | null> => rowWithPassage(library, passages, found);
  const isCount = request.kind === "question" && request.wants === "count";
  const size = isCount ? sizeOfTable(reader, { question, telling }, searched) : null;
  const begins = size && firstCell(size);
  const counted = size && begins ? await rowOf({ source: size.source, cell: begins, isDecided: false }) : null;
  const shown = await Promise.all(rows.slice(0, MOST_ROWS).map(rowOf));
  const withRow = async (found: FoundCell): Promise<AnsweringCell | null> => {
    const row = await rowOf(found);
    return row && { found, passage: row.passage, row };
  };
  const rowsOfCells = async (source: PlacedTable, cells: readonly TableCell[], isDecided: boolean) => {
    const found = await Promise.all(cells.map((of) => rowOf({ source, cell: of, isDecided })));
    return found.filter((row) => row !== null);
  };
  const totals = await Promise.all(
    summed.map(async (found): Promise<AnsweringTotal> => {
      const added = found.values.slice(0, summed.length > 1 ? 1 : MOST_ADDED).map(({ cell: of }) => of);
      return { found, rows: await rowsOfCells(found.source, added, true) };
    }),
  );
  const match =
    totals.length > 0 || beside !== null || !mayBeListed(request)
      ? null
      : (matchRows(reader, { question, telling, negation }, searched) ??
        (negation === null ? listValues(reader, { question, telling }, searched) : null));
  const matchedCells = match?.rows.slice(0, MOST_MATCHED).flatMap(({ values }) => values.at(-1)?.cell ?? []) ?? [];
  const matchedRows = match ? await rowsOfCells(match.source, matchedCells, false) : [];
  const numbered = rowsByNumbers(reader, { question, telling }, searched).slice(0, MOST_ROWS);
  const likely = [...numbered, ...open].map(({ source, cell: of }) => rowOf({ source, cell: of, isDecided: false }));
  const [first, second] = pair ? await Promise.all(pair.cells.map(withRow)) : [];
  return {
    cells: (await Promise.all(cells.map(withRow))).filter((cell) => cell !== null),
    pair: pair && first && second ? { cells: [first, second], combined: pair.combined } : null,
    totals: totals.filter(({ rows: own }) => own.length > 0),
    isCompared: compared.length > 0 || (beside !== null && second !== undefined),
    matched: match && matchedRows[0] ? { found: match, rows: matchedRows } : null,
    rows: counted ? [counted] : first && second ? rowsOf(first, second) : shown.filter((row) => row !== null),
    likely: (await Promise.all(likely)).filter((row) => row !== null),
    size: counted && size,
  };
}

/** A question for a place, a time or a reason asks for no sum, and one that leaves something out is not read. */
const mayBeReckoned = (question: string, request: Understood["request"]): boolean =>
  request.kind === "question" &&
  ["amount", "count", "measure", "thing"].includes(request.wants) &&
  !["reason", "steps", "yes_no"].includes(request.form) &&
  negationOf(question) === null;

/** Rows say who or which, and how many, but neither why nor what something is. */
const mayBeListed = (request: Understood["request"]): boolean =>
  request.kind === "question" && ["fact", "list", "person"].includes(request.form);

/** Only under such a head does a cell say what the thing is that its row begins with. */
const saysMeaning = ({ column_path }: FoundCell): boolean => MEANING.test(column_path.join(" "));

/** A yes, a no or a number is no person: "Paid: no" does not say who paid. */
const isNobody = ({ value }: FoundCell): boolean => {
  const text = value.trim().toLowerCase();
  return YES_CELLS.has(text) || NO_CELLS.has(text) || !/\p{L}{2}/u.test(text);
};

/** Below the heads. */
const firstCell = ({ source: { table } }: TableSize): TableCell | undefined =>
  table.cells.find(({ row }) => row >= table.header_rows);

/** The rows of two cells, or the one that has both. */
const rowsOf = (first: AnsweringCell, second: AnsweringCell): readonly TableRow[] =>
  first.found.cell.row === second.found.cell.row ? [first.row] : [first.row, second.row];

const searchedIn = (passages: readonly Passage[], read: ReadonlyMap<string, ParsedDocument>): SearchedDocument[] =>
  Array.from(read, ([id, document]) => ({
    document: { ...document, tables: joinedTables(document) },
    passages: passages.filter(({ document_id }) => document_id === id),
  }));

/** A row with the passage that holds it, found or not. */
async function rowWithPassage(
  library: CellDeps["library"],
  passages: readonly Passage[],
  { source, cell: asked, isReworded, isDecided = true }: PlacedCell,
): Promise<TableRow | null> {
  const cells = source.table.cells.filter((cell) => cell.row === asked.row);
  const [start, end] = [Math.min(...cells.map((cell) => cell.start)), Math.max(...cells.map((cell) => cell.end))];
  const holds = (one: Passage): boolean =>
    one.document_id === source.document_id && one.start <= start && one.end >= end;
  const passage = passages.find(holds) ?? (await library.passages(source.document_id, { start, end }))[0];
  const row = passage ? rowAt(source, asked.row, passage, isDecided ? asked : undefined) : null;
  return row && { ...row, ...(isReworded && { isReworded }) };
}
