import { CURRENCY_MARK } from "../languages/table-words.ts";
import type { Comparative } from "../languages/comparing-words.ts";
import { momentsIn } from "./dates.ts";
import { measureIn } from "./measures.ts";
import type { NamedValue } from "./read-table.ts";

/**
 * -1, 0 or 1 as the first value is smaller, equal or larger: numbers, days, times of day, and amounts of one kind of unit ("500 g",
 * "1.5 kg"). Null where they are none, or of two currencies or kinds.
 */
export function compareValues(one: NamedValue, other: NamedValue, of: Comparative["of"]): -1 | 0 | 1 | null {
  const moments = momentsIn([one, other]);
  if (moments) return orderOf(moments);
  if (of === "moment" || currencyIn(one.text) !== currencyIn(other.text)) return null;
  const [a, b] = [one, other].map(({ text, column }) => measureIn(text, column.form));
  return a && b && a.of === b.of ? orderOf([a.value, b.value]) : null;
}

const orderOf = ([a = 0, b = 0]: readonly number[]): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

const CURRENCY = new RegExp(CURRENCY_MARK, "u");
const currencyIn = (text: string): string => CURRENCY.exec(text)?.[0] ?? "";

export const isOfMoney = (text: string): boolean => CURRENCY.test(text);
