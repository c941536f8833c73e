import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import { namedRows, type NamedRow, type NamedValue } from "../../tables/read-table.ts";
import { inUnit, unitOf } from "../../tables/show-cell.ts";
import type { Table } from "../../tables/table.ts";
import type { Library } from "../library.ts";

/** What one cell of a table says, in a line that names its row, its column and its unit. */
export interface ToldCell {
  /** UTF-16 range of the cell's row in the passage. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Characters of the caption that it begins with, which every cell of the table has. */
  readonly captioned?: number;
}

/** Cells of one passage that are told, at most: a sentence of a model is held against each. */
const MOST = 400;

/** The cells of the tables in the passages, by chunk id: what a sentence about a figure in a table rests on. */
export async function toldCells(
  { library, tokenizer }: { readonly library: Pick<Library, "read">; readonly tokenizer: Tokenizer },
  passages: readonly Passage[],
): Promise<Readonly<Record<string, readonly ToldCell[]>>> {
  const told: Record<string, readonly ToldCell[]> = {};
  for (const passage of passages) {
    const document = await library.read(passage.document_id);
    const tables = document?.tables.filter(({ start, end }) => start < passage.end && end > passage.start) ?? [];
    const cells = tables.flatMap((table) => (document ? cellsOf(tokenizer, document, table, passage) : []));
    if (cells.length > 0) told[passage.chunk_id] = cells.slice(0, MOST);
  }
  return told;
}

function cellsOf(tokenizer: Tokenizer, { text }: ParsedDocument, table: Table, passage: Passage): readonly ToldCell[] {
  const source = { document_id: passage.document_id, text, table, about: "", section: "" };
  const byRow = Map.groupBy(table.cells, ({ row }) => row);
  return namedRows(tokenizer, source).flatMap((row) => {
    const cells = byRow.get(row.row) ?? [];
    const start = Math.max(passage.start, Math.min(...cells.map((cell) => cell.start)));
    const end = Math.min(passage.end, Math.max(...cells.map((cell) => cell.end)));
    if (start >= end) return [];
    const range = { start: start - passage.start, end: end - passage.start };
    return row.values.map((value) => ({ ...range, ...lineOf(row, value, { ...source, table }) }));
  });
}

type Range = Pick<ToldCell, "start" | "end">;
type Source = Parameters<typeof unitOf>[0]["source"];

/** "Net revenue, 2023: 17,846, $17,846 million" */
function lineOf(row: NamedRow, { text: value, column }: NamedValue, source: Source): Omit<ToldCell, keyof Range> {
  const unit = unitOf({ source, value, row_path: row.head, column_path: column.path });
  const caption = oneLine(source.table.caption ?? "");
  const heads = [...row.above, ...row.head, ...column.path]
    .map(oneLine)
    .filter((head) => head && !ITEM_NUMBER.test(head));
  const names = [...(caption ? [caption] : []), ...heads];
  const written = unit ? `, ${inUnit(oneLine(value), unit)}` : MARKED_NO.test(value) ? ", no" : "";
  return { text: `${names.join(", ")}: ${oneLine(value)}${written}`, captioned: caption.length };
}

/** "3." or "(b)" before a paragraph that was read as a row: no figure and no name. */
const ITEM_NUMBER = /^\(?(?:\d{1,3}|\p{Ll})[.)]\)?$/u;

/** A cell that has a cross only. */
const MARKED_NO = /^\s*[❌✗✘✖🚫]\ufe0f?\s*$/u;

const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
