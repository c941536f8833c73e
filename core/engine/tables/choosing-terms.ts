import { rowHolds, type NamedRow, type TableReader, type Words } from "./read-table.ts";
import { expenseTerms, isWholeCell, namesAlike } from "./sheet-rows.ts";

export interface NamedTable {
  /** What names the table, and its columns. */
  readonly around: Words;
  readonly heads: readonly Words[];
  readonly rows: readonly NamedRow[];
}

/** The words of a question that choose rows, which must hold them; null where one may do so or name the table. */
export function choosingTerms(
  reader: TableReader,
  terms: readonly string[],
  table: NamedTable,
): readonly string[] | null {
  const read = terms.map((term) => ({ term, isChoosing: chooses(reader, term, table) }));
  if (read.some(({ isChoosing }) => isChoosing === null)) return null;
  return read.filter(({ isChoosing }) => isChoosing).map(({ term }) => term);
}

/**
 * Whether a word chooses rows, as a value that they have in common. It does not where it names the table or a column, or money
 * that went out where the table does. Null where it may do either.
 */
function chooses({ tokenizer }: TableReader, term: string, { around, heads, rows }: NamedTable): boolean | null {
  if (rows.some((row) => isWholeCell(row, term))) return true;
  if (heads.some(({ terms }) => terms.has(term))) return false;
  const isHeld = rows.some((row) => rowHolds(row, term));
  if (around.terms.has(term)) return isHeld ? null : false;
  const alike = [term, ...expenseTerms(tokenizer, term)];
  return isHeld || ![around, ...heads].some((own) => namesAlike(own, term) || alike.some((one) => own.terms.has(one)));
}

/** The cells by which the rows were chosen, where those that a word chose have the same. */
export function chosenBy(rows: readonly NamedRow[], terms: readonly string[]): readonly string[] {
  const cells = terms.map((term) => {
    const texts = rows
      .filter((row) => rowHolds(row, term))
      .map(({ own, head, values }) =>
        own.terms.has(term) ? head.join(" ") : (values.find(({ words }) => words.terms.has(term))?.text ?? ""),
      );
    return new Set(texts).size === 1 ? (texts[0] ?? "") : "";
  });
  return [...new Set(cells)].filter(Boolean);
}
