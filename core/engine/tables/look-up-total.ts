import {
  AMOUNT_HEADS,
  AND_WORDS,
  EACH_WORDS,
  FOR_EACH_WORDS,
  HIGHEST_WORDS,
  LOWEST_WORDS,
  MEAN_WORDS,
  NUMBERING_HEADS,
  SPENT_WORDS,
  SUM_WORDS,
  TOTAL_WORDS,
  WHICH_WORDS,
} from "../languages/table-words.ts";
import { combine, inForm, numberIn } from "./arithmetic.ts";
import { headFit, readQuestion, ROW_NAMED, type Asked, type TableQuestion } from "./fits.ts";
import { namesWhole, signOf, thingOf } from "./look-up-extreme.ts";
import { tablesFor, type SearchedDocument } from "./look-up-in.ts";
import type { NumberForm } from "./number-form.ts";
import {
  rowHolds,
  wordsAround,
  type NamedColumn,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
} from "./read-table.ts";

/** The sum or the mean of a column over the rows that a question means. */
export interface FoundTotal {
  readonly source: PlacedTable;
  readonly of: "sum" | "mean";
  /** The heads of the column. */
  readonly column: readonly string[];
  /** Cells that chose the rows, as written: "Travel"; empty where all rows count. */
  readonly chosen: readonly string[];
  readonly values: readonly NamedValue[];
  /** In the unit of the values. */
  readonly total: string;
  /** What another column says the values are in: "EUR". */
  readonly unit: string | null;
}

/**
 * "How much did I spend on travel?", "total quantity in the cellar", "average price": reckoned over the rows that hold the words
 * which name no column; of "Which category did I spend the most on?" the category whose sum is the largest. Null where the question asks for no such thing, where a word of it stands nowhere, where several
 * columns or tables may be meant, where a row has no plain number, where the rows have several currencies, or where the table may go on elsewhere.
 */
export function lookUpTotal(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundTotal | null {
  const words = question.question.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "Over 100 euros", "in week 3": which rows these are, is not read.
  if (/\p{N}/u.test(question.question) || words.some((word) => FOR_EACH_WORDS.has(word))) return null;
  const says = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const isSpent = says(SPENT_WORDS);
  const of = says(MEAN_WORDS) ? "mean" : says(SUM_WORDS) || says(TOTAL_WORDS) || isSpent ? "sum" : null;
  if (of === null) return null;
  const isLeft = (word: string): boolean =>
    ![MEAN_WORDS, SUM_WORDS, TOTAL_WORDS, SPENT_WORDS, HIGHEST_WORDS, LOWEST_WORDS].some((list) => list.has(word));
  const asks = words.findIndex((word) => WHICH_WORDS.has(word));
  const things = new Set(reader.tokenizer.terms(asks < 0 ? "" : (words[asks + 1] ?? "")));
  const isBoth = words.some((word) => AND_WORDS.has(word));
  const left = { ...question, telling: question.telling.filter(({ text }) => isLeft(text.toLowerCase())) };
  const asked = readQuestion(reader.tokenizer, left);
  const found = tablesFor(reader, searched, left).flatMap((source) => {
    const total = totalIn(reader, source, { asked, of, isSpent, isBoth, things, sign: signOf(words) });
    return total ? [total] : [];
  });
  const [one] = found;
  return one && found.length === 1 && !goesOn(one.source, searched) ? one : null;
}

/** Whether a table of the document may be the rest of this one, on the next page and without heads. */
const goesOn = ({ document_id, table }: PlacedTable, searched: readonly SearchedDocument[]): boolean =>
  searched
    .filter(({ passages }) => passages[0]?.document_id === document_id)
    .some(({ document }) =>
      document.tables.some((other) => other.header_rows === 0 && other.columns === table.columns),
    );

interface AskedTotal {
  readonly asked: Asked;
  readonly of: FoundTotal["of"];
  /** Asked in words that name no column: "How much did I spend?" */
  readonly isSpent: boolean;
  /** Two things are asked for together: "software and travel". */
  readonly isBoth: boolean;
  /** Terms of the word after "which". */
  readonly things: ReadonlySet<string>;
  /** 1 or -1 where the thing with the largest or smallest sum is asked for. */
  readonly sign: 1 | -1 | 0;
}

const FEWEST = 2;
/** Reading more would hold up the question for seconds. */
const MOST_CELLS = 100_000;

function totalIn(
  reader: TableReader,
  source: PlacedTable,
  { asked, of, isSpent, isBoth, things, sign }: AskedTotal,
): FoundTotal | null {
  if (source.table.cells.length > MOST_CELLS) return null;
  const isTotal = ({ head, isSum }: NamedRow): boolean => isSum || head.some(namesWhole);
  const all = reader.rows(source).filter((row) => !isTotal(row));
  const around = wordsAround(reader.tokenizer, source);
  const columns = [...new Set(all.flatMap(({ values }) => values.map(({ column }) => column)))];
  const isNamed = (term: string): boolean => around.terms.has(term) || columns.some(({ own }) => own.terms.has(term));
  const choosing = asked.terms.filter(({ term, weight }) => weight > 0 && !isNamed(term)).map(({ term }) => term);
  const periods = [...asked.periods].filter((period) => !around.periods.has(period));
  if (periods.length > 0) return null;
  // The sum of all rows that a table has itself is looked up.
  if (choosing.length === 0 && reader.rows(source).some(isTotal)) return null;
  const rows = chosenRows(all, choosing, isBoth);
  const column = columnOf(rows, columns, asked, isSpent);
  if (rows.length < FEWEST || !column) return null;
  const unit = currencyOf(rows, column);
  if (unit === undefined) return null;
  const told = { source, of, column: column.path, unit };
  const isOfThings = rows.every((row) => thingOf(row, things) && thingOf(row, things)?.column !== column);
  // "Which category did I spend the most on?" asks for no sum of all; "Who spent the most?" has no column.
  if (isOfThings !== (sign !== 0)) return null;
  if (!isOfThings) {
    const whole = sumOf(rows, column, of);
    return whole && { ...told, ...whole, chosen: chosenBy(rows, choosing) };
  }
  const most = of === "sum" ? outermostGroup(rows, column, things, sign) : null;
  return most && { ...told, ...most, chosen: [...most.chosen, ...chosenBy(rows, choosing)] };
}

/** Null where a row has no plain number in the column. */
function sumOf(
  rows: readonly NamedRow[],
  column: NamedColumn,
  of: FoundTotal["of"],
): Pick<FoundTotal, "values" | "total"> | null {
  const values = rows.flatMap((row) => row.values.filter((value) => value.column === column));
  const total = values.length === rows.length ? reckoned(values, of, column.form) : null;
  return total === null ? null : { values, total };
}

/** The rows of the thing whose sum is the largest or smallest; null where two have the same. */
function outermostGroup(
  rows: readonly NamedRow[],
  column: NamedColumn,
  things: ReadonlySet<string>,
  sign: number,
): Pick<FoundTotal, "values" | "total" | "chosen"> | null {
  const groups = [...Map.groupBy(rows, (row) => thingOf(row, things)?.text ?? "")].map(([thing, own]) => {
    const sum = sumOf(own, column, "sum");
    return sum && { ...sum, chosen: [thing], size: (numberIn(sum.total.replace("−", "-"), column.form) ?? 0) * sign };
  });
  const known = groups.filter((group) => group !== null).toSorted((a, b) => b.size - a.size);
  const [first, second] = known;
  return first && second && known.length === groups.length && first.size > second.size ? first : null;
}

/** The rows that hold all terms; of two things that no row has both of, those that have one. */
function chosenRows(all: readonly NamedRow[], terms: readonly string[], isBoth: boolean): readonly NamedRow[] {
  const rows = all.filter((row) => terms.every((term) => rowHolds(row, term)));
  if (rows.length > 0 || !isBoth || !terms.every((term) => all.some((row) => rowHolds(row, term)))) return rows;
  return all.filter((row) => terms.some((term) => rowHolds(row, term)));
}

/** The column that is named, else the only one of amounts; undefined where several may be meant. */
function columnOf(
  rows: readonly NamedRow[],
  columns: readonly NamedColumn[],
  asked: Asked,
  isSpent: boolean,
): NamedColumn | undefined {
  const counts = new Map<NamedColumn, number>();
  for (const { values } of rows)
    for (const { column, text } of values)
      if (numberIn(text, column.form) !== null) counts.set(column, (counts.get(column) ?? 0) + 1);
  const numbers = columns.filter((column) => counts.get(column) === rows.length);
  const reckonable = numbers.filter(({ path }) => !wordsOfHead(path).some((word) => NUMBERING_HEADS.has(word)));
  const named = reckonable.filter(({ own }) => (headFit(asked, own) ?? 0) >= ROW_NAMED);
  if (named.length > 0) return onlyOne(named);
  if (!isSpent) return undefined;
  const amounts = reckonable.filter(({ path }) => {
    const words = wordsOfHead(path);
    return words.some((word) => AMOUNT_HEADS.has(word)) && !words.some((word) => EACH_WORDS.has(word));
  });
  return onlyOne(amounts);
}

const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
const wordsOfHead = (path: readonly string[]): readonly string[] =>
  path
    .join(" ")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const CURRENCY = /^(?:[$€£¥₹]|\p{Lu}{3})$/u;

/** The one currency that a column beside the values names; null where none does, undefined where they differ. */
function currencyOf(rows: readonly NamedRow[], column: NamedColumn): string | null | undefined {
  const others = Map.groupBy(
    rows.flatMap(({ values }) => values.filter((value) => value.column !== column)),
    (value) => value.column,
  );
  for (const values of others.values()) {
    if (values.length < rows.length || !values.every(({ text }) => CURRENCY.test(text.trim()))) continue;
    const said = new Set(values.map(({ text }) => text.trim()));
    return said.size === 1 ? [...said][0] : undefined;
  }
  return null;
}

function reckoned(values: readonly NamedValue[], of: FoundTotal["of"], form: NumberForm): string | null {
  const [first, ...rest] = values.map(({ text }) => text.trim());
  const sum = rest.reduce<string | null>(
    (so_far, text) => so_far && combine(so_far.replace("−", "-"), text, "sum", form),
    first ?? null,
  );
  if (sum === null || of === "sum") return sum;
  const number = numberIn(sum.replace("−", "-"), form);
  const fraction = form === "comma" ? /,(\d+)/u : /\.(\d+)/u;
  const decimals = Math.max(MEAN_DECIMALS, ...values.map(({ text }) => fraction.exec(text)?.[1]?.length ?? 0));
  return number === null ? null : inForm(rounded(number / values.length, decimals), form).replace("-", "−");
}

/** Half up: 372.775, which binary numbers have only nearly, is 372.78. */
const rounded = (value: number, decimals: number): string =>
  (Math.round(Number((value * 10 ** decimals).toFixed(6))) / 10 ** decimals).toFixed(decimals);

const MEAN_DECIMALS = 2;

/** The cells by which the rows were chosen, where those that a word chose have the same. */
function chosenBy(rows: readonly NamedRow[], terms: readonly string[]): readonly string[] {
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
