import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import { lookUpCell, type FoundCell } from "../../tables/look-up.ts";
import type { PlacedTable } from "../../tables/read-table.ts";
import type { Library } from "../library.ts";
import type { Understood } from "../understand/understood.ts";
import { rowAt, type TableRow } from "./table-row.ts";

/** A cell that a question asks for, with its row. */
export interface AnsweringCell {
  readonly found: FoundCell;
  readonly passage: Passage;
  readonly row: TableRow;
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

/** Looks for the cell in the tables that the passages found are parts of. */
export async function findCell(
  { tokenizer, library }: { readonly tokenizer: Tokenizer; readonly library: Pick<Library, "passages"> },
  { question, telling }: Understood,
  passages: readonly Passage[],
  read: ReadonlyMap<string, ParsedDocument>,
): Promise<AnsweringCell | null> {
  const tables = [...read].flatMap(([document_id, document]) => placed(document_id, document, passages));
  const found = tables.length > 0 ? lookUpCell(tokenizer, { question, telling }, tables) : null;
  if (!found) return null;
  const { source, cell } = found;
  const holds = (one: Passage): boolean =>
    one.document_id === source.document_id && one.start <= cell.start && one.end >= cell.end;
  const passage = passages.find(holds) ?? (await library.passages(source.document_id)).find(holds);
  const row = passage && rowAt(source.text, source.table, cell.row, passage);
  return passage && row ? { found, passage, row } : null;
}

function placed(document_id: string, { text, tables }: ParsedDocument, passages: readonly Passage[]): PlacedTable[] {
  const own = passages.filter((passage) => passage.document_id === document_id);
  return tables.flatMap((table) => {
    const near = own.find(({ start, end }) => start < table.end && end > table.start);
    const about = `${near?.document_name ?? ""} ${near?.heading ?? ""}`;
    return near ? [{ document_id, text, table, about }] : [];
  });
}
