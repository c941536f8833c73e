import { NO_CELLS, OPPOSITES, SAME_FLAGS, YES_CELLS } from "../languages/sheet-words.ts";
import type { Asked } from "./asked.ts";
import { headFit, ROW_NAMED } from "./fits.ts";
import { valueIn } from "./sheet-rows.ts";
import { wordsOf, type NamedColumn, type NamedRow, type TableReader } from "./read-table.ts";

/** A column that says of each row whether something is so, and what is asked for of it. */
export interface AskedFlag {
  readonly column: NamedColumn;
  readonly isYes: boolean;
  /** It has a word for no; an empty cell then says nothing. */
  readonly saysNo: boolean;
  /** Terms of the question that name it. */
  readonly terms: ReadonlySet<string>;
}

/** What a question says besides its terms. */
export interface FlagQuestion {
  readonly asked: Asked;
  /** Terms of the word that is negated: "paid" of "not yet paid"; null where none is. */
  readonly negated: readonly string[] | null;
}

/**
 * The columns of yes and no, or of marks and nothing, that a question names: "paid", "not paid", "unpaid". Null where it may mean
 * several, and where something else is negated.
 */
export function flagsAsked(
  reader: TableReader,
  { asked, negated }: FlagQuestion,
  rows: readonly NamedRow[],
  columns: readonly NamedColumn[],
): readonly AskedFlag[] | null {
  const isNegated = negated !== null;
  const flags = columns
    .filter((column) => isFlag(rows, column))
    .flatMap((column): AskedFlag[] => {
      const saysNo = rows.some((row) => NO_CELLS.has(cellOf(row, column)));
      const named = asked.terms.filter(({ term }) => sameTerms(reader, term).some((own) => column.own.terms.has(own)));
      const terms = new Set(named.map(({ term }) => term));
      const isNamed = terms.size > 0 && (headFit(asked, column.own) ?? 0) >= ROW_NAMED;
      if (isNamed || (terms.size > 0 && column.own.terms.size === 1))
        return [{ column, isYes: !isNegated, saysNo, terms }];
      const opposite = oppositeOf(reader, asked, column);
      return opposite ? [{ column, isYes: isNegated, saysNo, terms: new Set([opposite]) }] : [];
    });
  const isOfFlag = flags.some(({ terms }) => negated?.some((term) => terms.has(term)));
  return flags.length > 1 || (isNegated && !isOfFlag) ? null : flags;
}

/** A column that says only yes and no, or only yes in some of the rows. */
function isFlag(rows: readonly NamedRow[], column: NamedColumn): boolean {
  const cells = rows.map((row) => cellOf(row, column));
  const isSaid = (said: ReadonlySet<string>): boolean => cells.some((cell) => said.has(cell));
  const areKnown = cells.every((cell) => cell === "" || YES_CELLS.has(cell) || NO_CELLS.has(cell));
  return areKnown && isSaid(YES_CELLS) && (isSaid(NO_CELLS) || cells.includes(""));
}

/** The rows that have what is asked for. Not sure where one of the others has an empty cell in a column of yes and no. */
export function rowsWithFlags(
  rows: readonly NamedRow[],
  flags: readonly AskedFlag[],
): { readonly rows: readonly NamedRow[]; readonly isSure: boolean } {
  const cellsOf = (row: NamedRow): readonly string[] => flags.map(({ column }) => cellOf(row, column));
  return {
    rows: rows.filter((row) => {
      const cells = cellsOf(row);
      return flags.every(({ isYes, saysNo }, at) => {
        const cell = cells[at] ?? "";
        return (cell !== "" || !saysNo) && YES_CELLS.has(cell) === isYes;
      });
    }),
    isSure: rows.every((row) => cellsOf(row).every((cell, at) => cell !== "" || !flags[at]?.saysNo)),
  };
}

/** What chose rows: "Category", "Travel". */
export interface Choice {
  readonly head: string;
  /** Empty where the cells are; null where the rows have several. */
  readonly value: string | null;
}

export const choiceOfFlag = ([row]: readonly NamedRow[], { column }: AskedFlag): Choice => ({
  head: column.path.join(" "),
  value: (row && valueIn(row, column)?.text.trim()) ?? "",
});

const cellOf = (row: NamedRow, column: NamedColumn): string => (valueIn(row, column)?.text ?? "").trim().toLowerCase();

/** The terms of words that such columns use for one thing: "beglichen" and "bezahlt". */
function sameTerms(reader: TableReader, term: string): readonly string[] {
  const same = SAME_FLAGS.map((list) => reader.tokenizer.terms([...list].join(" ")));
  return [term, ...same.filter((terms) => terms.includes(term)).flat()];
}

/** The term of the question that says the opposite of a head: "unpaid" of "Paid". */
function oppositeOf({ tokenizer }: TableReader, { text }: Asked, { own }: NamedColumn): string | null {
  const said = (text.match(/\p{L}+/gu) ?? []).find((word) => {
    const heads = OPPOSITES.get(word);
    return heads !== undefined && [...wordsOf(tokenizer, [...heads].join(" ")).terms].some((one) => own.terms.has(one));
  });
  return said === undefined ? null : (tokenizer.terms(said)[0] ?? null);
}
