import { HIGHEST_WORDS, LOWEST_WORDS, WHICH_WORDS, WHOLE_WORDS, YEAR_WORDS } from "../languages/table-words.ts";
import { periodsIn } from "../names/periods.ts";
import { numberIn } from "./arithmetic.ts";
import { headFit, readQuestion, ROW_NAMED, type Asked, type TableQuestion } from "./fits.ts";
import { plain, type FoundCell } from "./look-up.ts";
import { tablesFor, type SearchedDocument } from "./look-up-in.ts";
import {
  wordsAround,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
  type Words,
} from "./read-table.ts";

interface Compared {
  readonly source: PlacedTable;
  readonly row: NamedRow;
  readonly value: NamedValue;
}

/**
 * The largest or smallest value of a row or a column: "Which year had the highest net income?", "Which country has the fewest
 * staff?". Null where the question asks for no such thing, names no row or column wholly, or tables disagree.
 */
export function lookUpExtreme(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundCell | null {
  const extreme = readExtreme(question);
  if (!extreme) return null;
  const asked = readQuestion(reader.tokenizer, extreme.left);
  if (asked.terms.length === 0) return null;
  const tables = tablesFor(reader, searched, extreme.left);
  const found = tables.flatMap((source) => {
    const around = wordsAround(reader.tokenizer, source);
    const rows = reader.rows(source);
    return [
      ...(extreme.isYear && asked.periods.size === 0 ? inRows(asked, source, rows, around) : []),
      ...inColumns(asked, source, extreme.isYear ? rows.filter(({ own }) => isOneYear(own)) : rows, around),
    ].flatMap((values) => outermost(values, extreme.sign) ?? []);
  });
  const [best] = found;
  const isAgreed = found.every((one) => best && one.row.head.join() === best.row.head.join() && sameValue(one, best));
  if (!best || !isAgreed) return null;
  const isBeaten =
    extreme.isYear && withoutYears(reader, asked, tables).some((other) => isFurther(other, best, extreme.sign));
  return isBeaten ? null : asCell(best);
}

/** Values of rows that the question names, in tables whose columns show no years: they may be of other years. */
const withoutYears = (reader: TableReader, asked: Asked, tables: readonly PlacedTable[]): Compared[] =>
  tables.flatMap((source) =>
    reader
      .rows(source)
      .filter((row) => (headFit(asked, row.own) ?? 0) >= ROW_NAMED && row.own.periods.size === 0)
      .filter(({ values }) => values.every(({ column }) => column.own.periods.size === 0))
      .flatMap((row) => row.values.map((value) => ({ source, row, value }))),
  );

const isFurther = (one: Compared, other: Compared, sign: 1 | -1): boolean => {
  const [a, b] = [one, other].map(({ value }) => numberIn(value.text));
  return typeof a === "number" && typeof b === "number" && a * sign > b * sign;
};

interface Extreme {
  /** 1 for the largest, -1 for the smallest. */
  readonly sign: 1 | -1;
  readonly isYear: boolean;
  /** The question without the words for these. */
  readonly left: TableQuestion;
}

function readExtreme({ question, telling }: TableQuestion): Extreme | null {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const asks = words.findIndex((word) => WHICH_WORDS.has(word));
  const kind = asks < 0 || asks > 1 ? undefined : words[asks + 1];
  const sign = words.some((word) => HIGHEST_WORDS.has(word))
    ? 1
    : words.some((word) => LOWEST_WORDS.has(word))
      ? -1
      : 0;
  if (kind === undefined || sign === 0) return null;
  const isLeft = (word: string): boolean => word !== kind && !HIGHEST_WORDS.has(word) && !LOWEST_WORDS.has(word);
  const left = { question, telling: telling.filter(({ text }) => isLeft(text.toLowerCase())) };
  return { sign, isYear: YEAR_WORDS.has(kind), left };
}

/** Values of rows that the question names, one for each year. */
function inRows(asked: Asked, source: PlacedTable, rows: readonly NamedRow[], around: Words): Compared[][] {
  return rows
    .filter((row) => (headFit(asked, row.own) ?? 0) >= ROW_NAMED && isHeld(asked, [row.own, row.group, around]))
    .map((row) => row.values.filter(({ column }) => isOneYear(column.own)).map((value) => ({ source, row, value })));
}

/** Values of columns that the question names, one for each of the rows that sums up no others; of a year these are years. */
function inColumns(asked: Asked, source: PlacedTable, rows: readonly NamedRow[], around: Words): Compared[][] {
  const single = rows.filter(({ isSum, head }) => !isSum && head.length > 0 && !head.some(namesWhole));
  const byColumn = Map.groupBy(
    single.flatMap((row) => row.values.map((value) => ({ source, row, value }))),
    ({ value }) => value.column,
  );
  return [...byColumn].flatMap(([{ own }, values]) =>
    (headFit(asked, own) ?? 0) >= ROW_NAMED && isHeld(asked, [own, around]) ? [values] : [],
  );
}

const isHeld = ({ terms, periods }: Asked, named: readonly Words[]): boolean =>
  terms.every(({ term, weight }) => weight === 0 || named.some((words) => words.terms.has(term))) &&
  [...periods].every((period) => named.some((words) => words.periods.has(period)));

const isOneYear = ({ periods }: Words): boolean =>
  periods.size === 1 && [...periods].every((one) => /^\d{4}$/u.test(one));

const namesWhole = (head: string): boolean =>
  (head.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => WHOLE_WORDS.has(word));

/** Null where a value is no plain amount, or two are equally far out. */
function outermost(values: readonly Compared[], sign: 1 | -1): Compared | null {
  const numbers = values.map(({ value }) => numberIn(value.text.replace(/\s?%$/u, "")));
  if (values.length < 2 || numbers.some((number) => number === null)) return null;
  const most = Math.max(...numbers.map((number) => (number ?? 0) * sign));
  const at = numbers.findIndex((number) => (number ?? 0) * sign === most);
  return numbers.filter((number) => (number ?? 0) * sign === most).length === 1 ? (values[at] ?? null) : null;
}

const sameValue = (one: Compared, other: Compared): boolean =>
  plain(one.value.text) === plain(other.value.text) &&
  periodsIn(one.value.column.path.join(" ")).terms.join() === periodsIn(other.value.column.path.join(" ")).terms.join();

const asCell = ({ source, row, value }: Compared): FoundCell => ({
  source,
  cell: value.cell,
  value: value.text,
  row_path: row.head,
  column_path: value.column.path,
  isSure: true,
  score: 1,
});
