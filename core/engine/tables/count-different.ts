import { DIFFERENT_WORDS, NONE_CELL } from "../languages/sheet-words.ts";
import { numberIn } from "./arithmetic.ts";
import type { MatchedRows } from "./match-rows.ts";
import { wordsOf, type NamedRow, type PlacedTable, type TableReader, type Words } from "./read-table.ts";
import { columnsOf, headOfNames, namesAlike, onlyOne, valueIn } from "./sheet-rows.ts";

/** Things that are told: each is written out. */
const MOST_THINGS = 12;

interface Counting {
  readonly source: PlacedTable;
  readonly rows: readonly NamedRow[];
  readonly around: Words;
  /** Terms of the question, those that ask for a number left out. */
  readonly terms: readonly string[];
}

/** Whether a question asks for different things and not for rows: "How many different brands are there?" */
export const asksForDifferent = (words: readonly string[]): boolean => words.some((word) => DIFFERENT_WORDS.has(word));

/**
 * The different things of the one column that a question names, each with the first row that has it. Null where a word names
 * neither a column nor the table, and where the column may be of numbers.
 */
export function differentIn(reader: TableReader, { source, rows, around, terms }: Counting): MatchedRows | null {
  const first = headOfNames(source);
  const columns = [
    { head: first, own: wordsOf(reader.tokenizer, first), textIn: (row: NamedRow) => row.head.join(" ") },
    ...columnsOf(rows).map((column) => ({
      head: column.path.join(" "),
      own: column.own,
      textIn: (row: NamedRow) => valueIn(row, column)?.text ?? "",
    })),
  ];
  const called = columns.filter(({ own }) => terms.some((term) => own.terms.has(term)));
  const alike = columns.filter(({ own }) => terms.some((term) => namesAlike(own, term)));
  const column = onlyOne(called.length > 0 ? called : alike);
  if (!column || !terms.every((term) => namesAlike(column.own, term) || namesAlike(around, term))) return null;
  const told = rows.flatMap((row) => {
    const text = column.textIn(row).trim();
    return text === "" || NONE_CELL.test(text) ? [] : [{ row, text }];
  });
  if (told.some(({ text }) => numberIn(text) !== null)) return null;
  const things = [...Map.groupBy(told, ({ text }) => text.toLowerCase()).values()].flatMap(([one]) => one ?? []);
  if (things.length === 0 || things.length > MOST_THINGS) return null;
  return {
    source,
    rows: things.map(({ row }) => row),
    total: rows.length,
    chosen: [{ head: column.head, value: `${things.length}` }],
    names: things.map(({ text }) => text),
    isSure: true,
  };
}
