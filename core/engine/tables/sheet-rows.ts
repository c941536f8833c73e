import type { Tokenizer } from "../index/tokens.ts";
import { ASKS_MONEY, EXPENSE_WORDS, INCOME_WORDS, RECEIVED_WORDS } from "../languages/sheet-words.ts";
import {
  BALANCE_ROW,
  COST_WORDS,
  DOER_WORDS,
  FOR_EACH_WORDS,
  MEAN_WORDS,
  NUMBERING_HEADS,
  PART_OF_SUM,
  SPENT_WORDS,
  SUBTOTAL_WORDS,
  SUM_WORDS,
  TOTAL_WORDS,
  WHOLE_WORDS,
} from "../languages/table-words.ts";
import { headWords } from "./amounts.ts";
import { numberIn } from "./arithmetic.ts";
import type { Asked } from "./asked.ts";
import { headFit, ROW_NAMED } from "./fits.ts";
import type { NamedColumn, NamedRow, NamedValue, PlacedTable, TableReader, Words } from "./read-table.ts";
import { shapeOf } from "./table-shape.ts";

/** Cells of a table whose rows are looked through: reading more would hold up the question for seconds. */
export const MOST_CELLS = 100_000;

/** Whether one word of a name says that a row is the whole of others. */
export const namesWhole = (name: string): boolean =>
  wordsOf(name).some((word) => [WHOLE_WORDS, TOTAL_WORDS, SUM_WORDS].some((list) => list.has(word)));

/**
 * Rows that sum up others, are a part of such a sum, their mean or a balance, or have a number and no name. Where rows have words in a column, one that has them as
 * well is the sum of others by chance, and one with "group" in its name may be any.
 */
export function isTotalIn(rows: readonly NamedRow[]): (row: NamedRow) => boolean {
  const ofWords = columnsOf(rows).filter((column) => {
    const values = rows.flatMap((row) => valueIn(row, column) ?? []);
    return values.filter(({ text }) => /\p{L}{2}/u.test(text)).length * 2 > rows.length;
  });
  const isMean = isMeanIn(rows);
  return (row) => {
    const { head, isSum, values } = row;
    const isOfSum = [...head, ...values.map(({ text }) => text)].some(
      (name) => PART_OF_SUM.test(name) || BALANCE_ROW.test(name),
    );
    if (isOfSum || isMean(row) || values.some(({ text }) => isCalled(text, SUM_NAMES))) return true;
    const hasWords = ofWords.some((column) => valueIn(row, column));
    if (!hasWords) return head.length === 0 || isSum || head.some((name) => namesWhole(name) || namesSum(name));
    return head.length === 0 ? isSum || values.some(({ text }) => isCalled(text, [WHOLE_WORDS])) : head.some(namesSum);
  };
}

/** Rows that are called the mean of others; where the name has other words as well, by their numbers: "Social media" is none. */
export function isMeanIn(rows: readonly NamedRow[]): (row: NamedRow) => boolean {
  return (row) => {
    const names = [...row.head, ...row.values.map(({ text }) => text)];
    if (names.some((name) => isCalled(name, [MEAN_WORDS]))) return true;
    return row.head.some((name) => wordsOf(name).some((word) => MEAN_WORDS.has(word))) && isMeanOf(row, rows);
  };
}

/** Whether the numbers of a row are the means of those of the rows above it, as far as they are rounded. */
function isMeanOf(row: NamedRow, rows: readonly NamedRow[]): boolean {
  const above = rows.slice(0, rows.indexOf(row));
  const numberOf = (value: NamedValue | undefined): number | null =>
    value ? numberIn(value.text, value.column.form) : null;
  const known = row.values.flatMap((value) => {
    const numbers = above.map((other) => numberOf(valueIn(other, value.column))).filter((number) => number !== null);
    const own = numberOf(value);
    const decimals = /[.,](\d+)$/u.exec(value.text)?.[1]?.length ?? 0;
    if (own === null || numbers.length === 0) return [];
    return [Math.abs(own - numbers.reduce((sum, number) => sum + number, 0) / numbers.length) <= 0.51 / 10 ** decimals];
  });
  return known.length > 0 && known.every(Boolean);
}

const SUM_NAMES = [TOTAL_WORDS, SUM_WORDS, SUBTOTAL_WORDS];

/** Whether one word of a name says that a row is the sum of others. */
export const namesSum = (name: string): boolean =>
  wordsOf(name).some((word) => SUM_NAMES.some((list) => list.has(word)));

/** Whether a text has no words but these. */
function isCalled(text: string, lists: readonly ReadonlySet<string>[]): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => lists.some((list) => list.has(word)));
}

/** Whether a text is a name with a number: "Cabinet 2", "9a". */
export const isNumbered = (text: string): boolean => /\p{N}/u.test(text) && /\p{L}/u.test(text);

export const columnsOf = (rows: readonly NamedRow[]): readonly NamedColumn[] => [
  ...new Set(rows.flatMap(({ values }) => values.map(({ column }) => column))),
];

export const isHeadless = ({ path }: NamedColumn): boolean => path.join("").trim() === "";

/** Columns with a plain number in every row; those whose numbers count nothing are none. */
export function reckonable(rows: readonly NamedRow[], columns: readonly NamedColumn[]): readonly NamedColumn[] {
  const counts = new Map<NamedColumn, number>();
  for (const { values } of rows)
    for (const { column, text } of values)
      if (numberIn(text, column.form) !== null) counts.set(column, (counts.get(column) ?? 0) + 1);
  return columns.filter(
    (column) => counts.get(column) === rows.length && !headWords(column).some((word) => NUMBERING_HEADS.has(word)),
  );
}

/** The columns that the question names; as they are, or else without what they have in brackets. */
export function columnsNamed(columns: readonly NamedColumn[], asked: Asked): readonly NamedColumn[] {
  const called = (wordsOfColumn: (column: NamedColumn) => Words): readonly NamedColumn[] =>
    columns.filter((column) => {
      return (headFit(asked, wordsOfColumn(column)) ?? 0) >= ROW_NAMED;
    });
  const named = called(({ own }) => own);
  return named.length > 0 ? named : called(({ bare }) => bare);
}

export const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Whether words hold a term, as it is or as a part of a compound: "Rechnung" of "Rechnungsnr." */
export const namesAlike = ({ terms }: Words, term: string): boolean =>
  terms.has(term) ||
  (term.length >= SHORTEST_PART &&
    [...terms].some((own) => own.length >= SHORTEST_PART && (own.startsWith(term) || term.startsWith(own))));

/** Letters of the shortest such part. */
export const SHORTEST_PART = 5;

/** Terms of the words for money that went out which the language of such a term has; none where it is no such term. */
export const expenseTerms = ({ terms }: Tokenizer, term: string): readonly string[] =>
  EXPENSE_WORDS.map((list) => terms([...list].join(" ")))
    .filter((list) => list.includes(term))
    .flat();

/**
 * Which word of a question, counted from 0, asks for a number of each of several things; -1 where none does. "By" before a name
 * tells who did something.
 */
export function forEachAt(question: string): number {
  const words = question.match(/\p{L}+/gu) ?? [];
  return words.findIndex((word, at) => {
    const isOfDoer = DOER_WORDS.has(word.toLowerCase()) && /^\p{Lu}/u.test(words[at + 1] ?? "");
    return FOR_EACH_WORDS.has(word.toLowerCase()) && !isOfDoer;
  });
}

/** Whether a question asks for money that went out. */
export const asksOfSpending = (question: string): boolean => wordsOf(question).some(isOfSpending);

/** Whether a question asks for money that came in. */
export const asksOfIncome = (question: string): boolean =>
  ASKS_MONEY.test(question) && wordsOf(question).some((word) => RECEIVED_WORDS.has(word));

const isOfSpending = (word: string): boolean =>
  [SPENT_WORDS, COST_WORDS, ...EXPENSE_WORDS].some((list) => list.has(word));

/** Whether money went out or came in. */
export type MoneyWay = "out" | "in";

/** The rows of money that went out, or of what came in. */
export interface MovedRows {
  readonly rows: readonly NamedRow[];
  /** The cell that says so where a column tells them from the others: "Expense". */
  readonly chosen: readonly string[];
  /** -1 where the amounts are written below zero. */
  readonly sign: 1 | -1;
}

/**
 * By a column that says of each row which it is, else by the sign where the table may be of an account; null where a row may be of
 * either.
 */
export function movedRows(
  rows: readonly NamedRow[],
  column: NamedColumn,
  way: MoneyWay,
  { isAccount }: { readonly isAccount: boolean },
): MovedRows | null {
  const isSaidBy = (own: NamedColumn, isSo: (cell: string) => boolean, row: NamedRow): boolean =>
    isSo(valueIn(row, own)?.text.trim().toLowerCase() ?? "");
  const telling = columnsOf(rows).find(
    (own) =>
      rows.every((row) => isSaidBy(own, isIncome, row) || isSaidBy(own, isOfSpending, row)) &&
      rows.some((row) => isSaidBy(own, isIncome, row)),
  );
  const isMeant = way === "out" ? isOfSpending : isIncome;
  const said = telling ? rows.filter((row) => isSaidBy(telling, isMeant, row)) : rows;
  const signOf = (row: NamedRow): number => Math.sign(numberIn(valueIn(row, column)?.text ?? "", column.form) ?? 0);
  const signs = new Set(said.map(signOf));
  const hasBoth = signs.has(1) && signs.has(-1);
  if (isAccount && !telling && hasBoth && isSignedByIncome(rows, signOf)) {
    const sign = way === "out" ? -1 : 1;
    return { rows: rows.filter((row) => signOf(row) === sign), chosen: [], sign };
  }
  const isMixed = way === "out" ? said.some(saysIncome) : !telling;
  if (isMixed || hasBoth) return null;
  const names = new Set(telling ? said.map((row) => valueIn(row, telling)?.text.trim() ?? "") : []);
  return { rows: said, chosen: names.size === 1 ? [...names] : [], sign: signs.has(-1) ? -1 : 1 };
}

/** Whether the signs of amounts say what came in: a salary is above zero, and nothing below zero is income. */
const isSignedByIncome = (rows: readonly NamedRow[], signOf: (row: NamedRow) => number): boolean => {
  const income = rows.filter((row) => textsOf(row).some(namesIncome));
  return income.length > 0 && income.every((row) => signOf(row) > 0);
};

/** Whether a cell of a row is a word for money that came in. */
const saysIncome = (row: NamedRow): boolean => textsOf(row).some((text) => isIncome(text.trim().toLowerCase()));

const textsOf = ({ head, values }: NamedRow): readonly string[] => [...head, ...values.map(({ text }) => text)];

const isIncome = (cell: string): boolean => INCOME_WORDS.has(cell);

/** Whether one word of a name says that a row is of money which came in. */
export const namesIncome = (name: string): boolean => wordsOf(name).some(isIncome);

/** What is written over the names of the rows; empty where nothing is. */
export const headOfNames = ({ text, table }: PlacedTable): string => shapeOf(text, table).columns[0]?.join(" ") ?? "";

/** A thing as a row has it, with its column where it is no name of the row. */
export interface RowThing {
  readonly text: string;
  readonly column?: NamedColumn;
}

/** What each row has of the thing that is asked for: the vendor of "Which vendor …", in a cell or as its name. */
export function thingIn(
  { tokenizer }: TableReader,
  source: PlacedTable,
  things: ReadonlySet<string>,
): (row: NamedRow) => RowThing | undefined {
  const isOf = (terms: ReadonlySet<string>): boolean => things.size > 0 && [...things].every((term) => terms.has(term));
  if (isOf(new Set(tokenizer.terms(headOfNames(source))))) return ({ head }) => ({ text: head.join(" ") });
  return ({ values }) => values.find(({ column }) => isOf(column.own.terms));
}

/** Whether a cell of a row is this one word. */
export const isWholeCell = ({ own, values }: NamedRow, term: string): boolean =>
  [own, ...values.map(({ words }) => words)].some(({ terms }) => terms.size === 1 && terms.has(term));

export const valueIn = ({ values }: NamedRow, column: NamedColumn): NamedValue | undefined =>
  values.find((value) => value.column === column);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
