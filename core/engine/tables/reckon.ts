import { headWords } from "./amounts.ts";
import { UNIT_HEADS } from "../languages/sheet-words.ts";
import { combine, inForm, numberIn } from "./arithmetic.ts";
import type { NumberForm } from "./number-form.ts";
import { valueIn, type RowThing } from "./sheet-rows.ts";
import type { NamedColumn, NamedRow, NamedValue } from "./read-table.ts";

export interface Reckoned {
  readonly values: readonly NamedValue[];
  /** In the unit of the values. */
  readonly total: string;
}

export interface ReckonedGroup extends Reckoned {
  /** What its rows have in common. */
  readonly thing: string;
}

/** Null where a row has no plain number in the column. */
export function sumOf(rows: readonly NamedRow[], column: NamedColumn, of: "sum" | "mean"): Reckoned | null {
  const values = rows.flatMap((row) => row.values.filter((value) => value.column === column));
  const total = values.length === rows.length ? reckoned(values, of, column.form) : null;
  return total === null ? null : { values, total };
}

/** Whether the last total that a table has without a name is the sum of all rows, or it has none. */
export function isSaidBy(totals: readonly NamedRow[], column: NamedColumn, sum: Reckoned | null): boolean {
  const said = totals.flatMap((row) => valueIn(row, column) ?? []).at(-1);
  const number = (text: string | undefined): number | null =>
    text === undefined ? null : numberIn(text.trim().replace("−", "-"), column.form);
  return totals.length === 0 || (said !== undefined && number(said.text) === number(sum?.total));
}

type ThingOf = (row: NamedRow) => RowThing | undefined;

/** The thing whose rows have the largest or smallest sum; null where two have the same. */
export function outermostGroup(
  rows: readonly NamedRow[],
  column: NamedColumn,
  thing: ThingOf,
  sign: number,
): ReckonedGroup | null {
  const groups = sumsOfGroups(rows, column, thing);
  const sizeOf = ({ total }: Reckoned): number => (numberIn(total.replace("−", "-"), column.form) ?? 0) * sign;
  const [first, second] = (groups ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return first && second && sizeOf(first) > sizeOf(second) ? first : null;
}

/** The sum of each thing, in the order of the rows; null where a row has no plain number. */
export function sumsOfGroups(
  rows: readonly NamedRow[],
  column: NamedColumn,
  thing: ThingOf,
): readonly ReckonedGroup[] | null {
  const groups = [...Map.groupBy(rows, (row) => thing(row)?.text.trim() ?? "")].map(([text, own]) => {
    const sum = sumOf(own, column, "sum");
    return sum && { ...sum, thing: text };
  });
  const known = groups.filter((group) => group !== null);
  return known.length === groups.length ? known : null;
}

/** The one unit that a column beside the values names: "EUR", "kg"; null where none does, undefined where they differ. */
export function unitBeside(rows: readonly NamedRow[], column: NamedColumn): string | null | undefined {
  const others = Map.groupBy(
    rows.flatMap(({ values }) => values.filter((value) => value.column !== column)),
    (value) => value.column,
  );
  for (const [other, values] of others) {
    const units = values.map(({ text }) => text.trim());
    const isOfUnits =
      headWords(other).some((word) => UNIT_HEADS.has(word)) && !units.some((unit) => /\p{N}/u.test(unit));
    if (!isOfUnits && !units.every(isCurrency)) continue;
    const said = new Set(units);
    return said.size === 1 && units.length === rows.length ? units[0] : undefined;
  }
  return null;
}

const isCurrency = (text: string): boolean => /^[$€£¥₹]$/u.test(text) || CURRENCY_CODES.has(text);

const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function reckoned(values: readonly NamedValue[], of: "sum" | "mean", form: NumberForm): string | null {
  const [first, ...rest] = values.map(({ text }) => text.trim());
  const sum = rest.reduce<string | null>(
    (so_far, text) => so_far && combine(so_far.replace("−", "-"), text, "sum", form, { isSignShared: true }),
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
