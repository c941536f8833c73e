import type { Asked } from "./asked.ts";
import { headFit, isWritten, ROW_NAMED } from "./fits.ts";
import type { Choice } from "./flags.ts";
import { rowHolds, type NamedRow, type PlacedTable, type Words } from "./read-table.ts";
import { isNumbered } from "./sheet-rows.ts";
import { shapeOf } from "./table-shape.ts";

export interface ChoosingQuestion {
  readonly asked: Asked;
  /** Terms of words with a capital, which may be a part of a name. */
  readonly capitals: ReadonlySet<string>;
}

export interface TermChoice extends Choice {
  readonly term: string;
  readonly holds: (row: NamedRow) => boolean;
  /** Those of the value. */
  readonly words: Words;
  /** The question has the value as it is written. */
  readonly isWhole: boolean;
  /** It is the name of a row. */
  readonly isHead: boolean;
  /** Rows of the column have their values in common, as those of a category. */
  readonly isShared: boolean;
}

/**
 * The one value that a word of the question means: "Travel" of a column of categories, "Linde" of "Gasthof Linde", but not "new"
 * of "New York".
 */
export function choiceOf(
  source: PlacedTable,
  all: readonly NamedRow[],
  term: string,
  { asked, capitals }: ChoosingQuestion,
): TermChoice | null {
  const holding = all.flatMap((row) => {
    const cells = row.values.filter(({ words }) => words.terms.has(term));
    const inHead = row.own.terms.has(term) ? [{ head: 0, text: row.head.join(" "), words: row.own }] : [];
    return [...inHead, ...cells.map(({ cell, text, words }) => ({ head: cell.column, text, words }))];
  });
  // "Cabinet 2" and "out of stock" as they are written, not all that has a 2 or stock.
  const written = holding.filter(
    ({ text }) => (isNumbered(text) || /\s/u.test(text.trim())) && isWritten(asked.text, text.trim().toLowerCase()),
  );
  const held = written.length > 0 ? written : holding;
  const [first] = held;
  if (!first || !held.every(({ head, text }) => head === first.head && text === first.text)) return null;
  if (!capitals.has(term) && (headFit(asked, first.words) ?? 0) < ROW_NAMED) return null;
  return {
    term,
    head: shapeOf(source.text, source.table).columns[first.head]?.join(" ") ?? "",
    value: first.text,
    words: first.words,
    isWhole: asked.text.includes(first.text.trim().toLowerCase()),
    holds: (row) => rowHolds(row, term) && (written.length === 0 || hasCell(row, first.text)),
    isHead: first.head === 0,
    isShared: isCategory(all, first.head),
  };
}

/** Whether a row is called so, or has such a cell. */
const hasCell = ({ head, values }: NamedRow, wanted: string): boolean =>
  head.join(" ") === wanted || values.some(({ text }) => text === wanted);

function isCategory(all: readonly NamedRow[], column: number): boolean {
  const texts = all.flatMap(({ head, values }) =>
    column === 0 ? [head.join(" ")] : values.filter(({ cell }) => cell.column === column).map(({ text }) => text),
  );
  return new Set(texts).size < texts.length;
}
