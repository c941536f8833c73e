import { periodsIn } from "../names/periods.ts";
import { numberIn } from "./arithmetic.ts";
import { plain } from "./look-up.ts";
import { comparable } from "./measures.ts";
import type { NamedRow, NamedValue, PlacedTable } from "./read-table.ts";

export interface Compared {
  readonly source: PlacedTable;
  readonly row: NamedRow;
  readonly value: NamedValue;
}

/** Rows of one value that are told. */
const MOST_ALIKE = 5;

/** None where a value is no amount, where amounts are of several kinds, or too many are equally far out. A dash in several places may be anything. */
export function outermost(values: readonly Compared[], sign: 1 | -1): readonly Compared[] {
  const numbers = comparable(values.map(({ value }) => value));
  if (values.length < 2 || !numbers) return [];
  const most = Math.max(...numbers.map((number) => number * sign));
  const alike = values.filter((_, at) => (numbers[at] ?? 0) * sign === most);
  const areNumbers = alike.length === 1 || alike.every(({ value }) => /\p{N}/u.test(value.text));
  const areNamed = alike.every(({ row }) => row.head.length > 0);
  return areNumbers && areNamed && alike.length <= MOST_ALIKE && alike.length < values.length ? alike : [];
}

/** Those furthest out first; none where the values cannot be compared. */
export function outermostFirst(values: readonly Compared[], sign: 1 | -1): readonly Compared[] {
  const numbers = comparable(values.map(({ value }) => value));
  const ranked = values.map((own, at) => ({ own, number: (numbers?.[at] ?? 0) * sign }));
  return numbers ? ranked.sort((a, b) => b.number - a.number).map(({ own }) => own) : [];
}

export const areSame = (alike: readonly Compared[], others: readonly Compared[]): boolean =>
  alike.length === others.length &&
  alike.every((one, at) => {
    const other = others[at];
    return other !== undefined && one.row.head.join() === other.row.head.join() && sameValue(one, other);
  });

const sameValue = (one: Compared, other: Compared): boolean =>
  plain(one.value.text) === plain(other.value.text) &&
  periodsIn(one.value.column.path.join(" ")).terms.join() === periodsIn(other.value.column.path.join(" ")).terms.join();

export const isFurther = (one: Compared, other: Compared, sign: 1 | -1): boolean => {
  const [a, b] = [one, other].map(({ value }) => numberIn(value.text, value.column.form));
  return typeof a === "number" && typeof b === "number" && a * sign > b * sign;
};
