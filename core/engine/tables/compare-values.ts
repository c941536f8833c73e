import { CURRENCY_MARK } from "../languages/table-words.ts";
import type { Comparative } from "../languages/comparing-words.ts";
import { unitAfter } from "../names/units.ts";
import { numberIn } from "./arithmetic.ts";
import { momentsIn } from "./dates.ts";
import type { NumberForm } from "./number-form.ts";
import type { NamedValue } from "./read-table.ts";

/**
 * -1, 0 or 1 as the first value is smaller, equal or larger: numbers, days, times of day, and amounts of one kind of unit ("500 g",
 * "1.5 kg"). Null where they are none, or of two currencies or kinds.
 */
export function compareValues(one: NamedValue, other: NamedValue, of: Comparative["of"]): -1 | 0 | 1 | null {
  const moments = momentsIn([one, other]);
  if (moments) return orderOf(moments);
  if (of === "moment" || currencyIn(one.text) !== currencyIn(other.text)) return null;
  const [a, b] = [one, other].map(({ text, column }) => amountIn(text, column.form));
  return a && b && a.of === b.of ? orderOf([a.value, b.value]) : null;
}

const orderOf = ([a = 0, b = 0]: readonly number[]): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

const CURRENCY = new RegExp(CURRENCY_MARK, "u");
const currencyIn = (text: string): string => CURRENCY.exec(text)?.[0] ?? "";

export const isOfMoney = (text: string): boolean => CURRENCY.test(text);

/** A number and what it counts: the dimension of its unit, or the words behind it. */
function amountIn(text: string, form: NumberForm): { readonly value: number; readonly of: string } | null {
  if (!/\p{N}/u.test(text)) return null;
  const plain = numberIn(text, form);
  if (plain !== null) return { value: plain, of: "" };
  const [, digits = "", behind = ""] = /^([\d.,]+)(\s?\D.*)$/u.exec(text.trim()) ?? [];
  const value = numberIn(digits, form);
  if (value === null || /\d/u.test(behind)) return null;
  const unit = unitAfter(behind);
  return unit ? { value: value * unit.factor, of: unit.dimension } : { value, of: behind.trim() };
}
