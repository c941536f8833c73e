import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { FoundCell } from "../../tables/look-up.ts";
import { lookUpIn, type SearchedDocument } from "../../tables/look-up-in.ts";
import { lookUpPair, type FoundPair } from "../../tables/look-up-pair.ts";
import type { Library } from "../library.ts";
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

interface CellDeps {
  readonly tokenizer: Tokenizer;
  readonly library: Pick<Library, "passages">;
}

/** Documents whose tables are looked into for one question. */
const MOST_READ = 3;

/** The texts of the best passages' documents, with their tables. */
export async function readDocuments(
  library: Pick<Library, "read">,
  passages: readonly Passage[],
): Promise<ReadonlyMap<string, ParsedDocument>> {
  const ids = [...new Set(passages.map(({ document_id }) => document_id))].slice(0, MOST_READ);
  const read = await Promise.all(ids.map(async (id) => [id, await library.read(id)] as const));
  return new Map(read.flatMap(([id, document]) => (document ? [[id, document] as const] : [])));
}

/** Looks for the cell in the tables that the passages found are parts of, and in others with the same rows. */
export async function findCell(
  { tokenizer, library }: CellDeps,
  { question, telling }: Understood,
  passages: readonly Passage[],
  read: ReadonlyMap<string, ParsedDocument>,
): Promise<AnsweringCell | null> {
  const found = lookUpIn(tokenizer, { question, telling }, searchedIn(passages, read));
  return found && withPassage(library, passages, found);
}

/** The two cells that a question puts beside each other, each with its row. */
export async function findPair(
  { tokenizer, library }: CellDeps,
  { question, telling }: Understood,
  passages: readonly Passage[],
  read: ReadonlyMap<string, ParsedDocument>,
): Promise<AnsweringPair | null> {
  const found = lookUpPair(tokenizer, { question, telling }, searchedIn(passages, read));
  if (!found) return null;
  const [first, second] = await Promise.all(found.cells.map((cell) => withPassage(library, passages, cell)));
  return first && second ? { cells: [first, second], combined: found.combined } : null;
}

const searchedIn = (passages: readonly Passage[], read: ReadonlyMap<string, ParsedDocument>): SearchedDocument[] =>
  Array.from(read, ([id, document]) => ({
    document,
    passages: passages.filter(({ document_id }) => document_id === id),
  }));

/** A cell with the passage that holds it, found or not. */
async function withPassage(
  library: CellDeps["library"],
  passages: readonly Passage[],
  found: FoundCell,
): Promise<AnsweringCell | null> {
  const { source, cell } = found;
  const holds = (one: Passage): boolean =>
    one.document_id === source.document_id && one.start <= cell.start && one.end >= cell.end;
  const passage = passages.find(holds) ?? (await library.passages(source.document_id)).find(holds);
  const row = passage && rowAt(source.text, source.table, cell.row, passage);
  return passage && row ? { found, passage, row } : null;
}
