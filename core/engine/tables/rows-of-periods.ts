import { DATE_HEADS } from "../languages/sheet-words.ts";
import { monthNamed, periodsIn } from "../names/periods.ts";
import { headWords } from "./amounts.ts";
import type { Asked } from "./asked.ts";
import { headFit, isWritten } from "./fits.ts";
import { withName, type NamedColumn, type NamedRow, type Words } from "./read-table.ts";
import { columnsNamed, columnsOf, isNumbered, onlyOne, valueIn } from "./sheet-rows.ts";

/**
 * The rows of the years and months that are asked for; null where rows are of several at once, or none says of which one it is. Of
 * several columns of dates one is meant: the one that is named, the only one with such a date, or the one called "Date".
 */
export function rowsOfPeriods(rows: readonly NamedRow[], asked: Asked, around: Words): readonly NamedRow[] | null {
  const years = [...asked.periods];
  if (years.some((period) => !/^\d{4}$/u.test(period)) || hasOtherDigits(asked, rows)) return null;
  const ofMonths = rowsOfMonths(rows, asked, around);
  return ofMonths && rowsOf(ofMonths, { asked, periods: years, around: around.periods, of: ({ periods }) => periods });
}

/** The rows of the month that is asked for; null where that is not told, or where a day is asked for. */
export const rowsOfMonths = (rows: readonly NamedRow[], asked: Asked, around: Words): readonly NamedRow[] | null =>
  asked.days.size > 0
    ? null
    : rowsOf(rows, { asked, periods: [...asked.months], around: around.months, of: ({ months }) => months });

/** The years and months that are asked for, as the question has them, without the word before them: "2025" of "in 2025". */
export function periodsWritten({ written, months }: Asked): readonly string[] {
  const whole = periodsIn(written).ranges.map(({ start, end }) =>
    written.slice(start, end).replace(/^\p{Ll}{1,3}\s+/u, ""),
  );
  const alone = (written.match(/\p{L}+/gu) ?? []).filter((word) => months.has(`month${monthNamed(word)}`));
  return [...alone.filter((word) => !whole.some((text) => text.includes(word))), ...whole];
}

/** Whether a column is headed by a month that is asked for. */
export const isOfMonth = (asked: Asked, { own }: NamedColumn): boolean =>
  asked.months.size > 0 && own.months.size > 0 && headFit(asked, own) === 1;

/** The words around a table and the months that head its columns: such a month chooses its column, and no rows. */
export const withHeadedMonths = (around: Words, columns: readonly NamedColumn[]): Words => ({
  ...around,
  months: new Set([around, ...columns.map(({ own }) => own)].flatMap(({ months }) => [...months])),
});

interface AskedPeriods {
  readonly asked: Asked;
  readonly periods: readonly string[];
  /** Those that the table is called by. */
  readonly around: ReadonlySet<string>;
  readonly of: (words: Words) => ReadonlySet<string>;
}

function rowsOf(rows: readonly NamedRow[], meant: AskedPeriods): readonly NamedRow[] | null {
  const { periods, around, of } = meant;
  const [period] = periods;
  if (period === undefined) return rows;
  const held = rows.map(
    ({ own, values }) => new Set([own, ...values.map(({ words }) => words)].flatMap((words) => [...of(words)])),
  );
  if (held.every((own) => own.size === 0)) return periods.every((one) => around.has(one)) ? rows : null;
  if (periods.length > 1) return null;
  const told = held.every((own) => own.size === 1) ? held : toldInColumn(rows, period, meant);
  return told && rows.filter((_, at) => told[at]?.has(period));
}

/** The periods of each row in the column of dates that is meant; null where that is not sure, or a row has none in it. */
function toldInColumn(
  rows: readonly NamedRow[],
  period: string,
  { asked, of }: AskedPeriods,
): readonly ReadonlySet<string>[] | null {
  const named = rows.map(withName);
  const columns = columnsOf(named).map((column) => ({
    column,
    told: named.map((row) => of(valueIn(row, column)?.words ?? NO_WORDS)),
  }));
  const holding = columns.filter(({ told }) => told.some((own) => own.has(period)));
  const isOfDates = holding.every(({ told }) => told.filter((own) => own.size === 1).length * 2 >= rows.length);
  const called = columnsNamed(
    holding.map(({ column }) => column),
    asked,
  );
  const meant =
    onlyOne(holding) ??
    onlyOne(holding.filter(({ column }) => called.includes(column))) ??
    (isOfDates ? onlyOne(holding.filter(({ column }) => isPlainDate(column))) : undefined);
  return meant?.told.every((own) => own.size === 1) ? meant.told : null;
}

const NONE: ReadonlySet<string> = new Set();
const NO_WORDS: Words = { terms: NONE, periods: NONE, dates: NONE, days: NONE, months: NONE };

/** Whether a column is called "Date", and not "Due date". */
const isPlainDate = (column: NamedColumn): boolean => {
  const words = headWords(column);
  return words.length > 0 && words.every((word) => DATE_HEADS.has(word));
};

/** "Over 100 euros", "in week 3": which rows these are, is not read, unless a cell is called so. */
function hasOtherDigits({ written }: Asked, rows: readonly NamedRow[]): boolean {
  const { ranges } = periodsIn(written);
  const rest = ranges
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), written)
    .toLowerCase();
  if (!/\p{N}/u.test(rest)) return false;
  const cells = rows.flatMap(({ head, values }) => [...head, ...values.map(({ text }) => text)]).filter(isNumbered);
  const names = [...new Set(cells.map((text) => text.trim().toLowerCase()))].filter((name) => isWritten(rest, name));
  return /\p{N}/u.test(names.reduce((text, name) => text.replaceAll(name, " "), rest));
}
