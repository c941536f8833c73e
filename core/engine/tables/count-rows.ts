import { COLUMN_WORDS, ENTRY_WORDS, ROW_WORDS, TABLE_WORDS } from "../languages/table-words.ts";
import type { TableQuestion } from "./asked.ts";
import type { SearchedDocument } from "./look-up-in.ts";
import { tablesNear } from "./near.ts";
import { wordsOf, type PlacedTable, type TableReader } from "./read-table.ts";

/** How large the one table is that a question may mean. */
export interface TableSize {
  readonly source: PlacedTable;
  /** Heads not counted. */
  readonly rows: number;
  readonly columns: number;
}

/** "How many rows does the table of staff have?" Null for other questions, and where no table or several may be meant. */
export function sizeOfTable(
  reader: TableReader,
  { question, telling }: TableQuestion,
  searched: readonly SearchedDocument[],
): TableSize | null {
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu));
  const names = (list: ReadonlySet<string>): boolean => [...words].some((word) => list.has(word));
  if (!names(TABLE_WORDS) || ![ROW_WORDS, ENTRY_WORDS, COLUMN_WORDS].some(names)) return null;
  const wanted = telling
    .filter(
      ({ text }) => ![ROW_WORDS, ENTRY_WORDS, COLUMN_WORDS, TABLE_WORDS].some((list) => list.has(text.toLowerCase())),
    )
    .flatMap(({ terms }) => terms);
  const all = searched.flatMap(allTables);
  const calledSo = (nameOf: (source: PlacedTable) => string): readonly PlacedTable[] =>
    all.filter((source) => {
      const { terms, periods } = wordsOf(reader.tokenizer, nameOf(source));
      return wanted.every((term) => terms.has(term) || periods.has(term));
    });
  const own = calledSo(namesOf);
  const named = own.length > 0 ? own : calledSo((source) => `${source.about}\n${namesOf(source)}`);
  const [source, ...others] = named;
  if (!source || others.length > 0) return null;
  return { source, rows: source.table.rows - source.table.header_rows, columns: source.table.columns };
}

const allTables = ({ document, passages: [first] }: SearchedDocument): readonly PlacedTable[] =>
  first ? tablesNear(document, [{ ...first, heading: null, start: 0, end: document.text.length }]) : [];

/** What a person may call a table by, beside its document. */
function namesOf({ section, text, table }: PlacedTable): string {
  const heads = table.cells.filter(({ row }) => row < table.header_rows);
  return [section, table.caption, ...heads.map(({ start, end }) => text.slice(start, end))].filter(Boolean).join("\n");
}
