import type { TableQuestion } from "./asked.ts";
import { headWords } from "./amounts.ts";
import { tablesFor, type SearchedDocument } from "./look-up-in.ts";
import { withName, type NamedRow, type NamedValue, type PlacedTable, type TableReader } from "./read-table.ts";

/** A row that is told by the numbers of a question, with its last cell. */
export interface NumberedRow {
  readonly source: PlacedTable;
  readonly cell: NamedValue["cell"];
}

interface Counted {
  /** As it is written. */
  readonly number: string;
  /** The word after it, in lower case. */
  readonly thing: string;
}

/** Letters that the head of a column and a word of the question must begin with alike: "enc-layers" is of encoders. */
const SHORTEST = 3;

/**
 * "The error rate of letters with 8 blocks and 4 heads": the rows that have each of several numbers under a head that names what it
 * counts, and of these the ones that hold most of the other words. None where the question has fewer than two such numbers.
 */
export function rowsByNumbers(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): readonly NumberedRow[] {
  const counted = Array.from(
    question.question.matchAll(/(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)[\s-]+(\p{L}+)/gu),
    ([, number = "", thing = ""]): Counted => ({ number, thing: thing.toLowerCase() }),
  );
  if (counted.length < 2) return [];
  const terms = question.telling.flatMap((word) => word.terms);
  const found = tablesFor(reader, searched, question).flatMap((source) =>
    reader
      .rows(source)
      .filter((row) => counted.every((one) => withName(row).values.some((value) => isOf(one, value))))
      .map((row) => ({ source, row, held: terms.filter((term) => holds(row, term)).length })),
  );
  const most = Math.max(0, ...found.map(({ held }) => held));
  return found
    .filter(({ held }) => held === most)
    .flatMap(({ source, row }) => row.values.slice(-1).map(({ cell }) => ({ source, cell })));
}

const isOf = ({ number, thing }: Counted, { text, column }: NamedValue): boolean =>
  text.trim() === number &&
  headWords(column).some((word) => {
    const length = Math.min(word.length, thing.length);
    return length >= SHORTEST && word.slice(0, length) === thing.slice(0, length);
  });

const holds = (row: NamedRow, term: string): boolean =>
  withName(row).values.some(({ words, column }) => words.terms.has(term) || column.own.terms.has(term));
