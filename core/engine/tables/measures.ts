import { unitAfter } from "../names/units.ts";
import { numberIn } from "./arithmetic.ts";
import { momentsIn } from "./dates.ts";
import type { NumberForm } from "./number-form.ts";
import type { NamedValue } from "./read-table.ts";

/** A number and what it counts: the dimension of its unit, or the words behind it; empty for a plain number. */
export interface Measure {
  /** In the first unit of the dimension, see `UNITS`. */
  readonly value: number;
  readonly of: string;
}

/** "1.2 GB", "90 g", "1 h 20 min"; null for words, and for a number with several units that measure different things. */
export function measureIn(text: string, form: NumberForm): Measure | null {
  if (!/\p{N}/u.test(text)) return null;
  const plain = numberIn(text, form);
  if (plain !== null) return { value: plain, of: "" };
  const parts = text.trim().match(/[\d.,]+\s?[^\d]+/gu) ?? [];
  if (parts.join("") !== text.trim()) return null;
  const [first, ...others] = parts.map((part) => partIn(part, form));
  if (!first || !others.every((other) => other?.isUnit && first.isUnit && other.of === first.of)) return null;
  return { value: others.reduce((sum, other) => sum + (other?.value ?? 0), first.value), of: first.of };
}

function partIn(part: string, form: NumberForm): (Measure & { readonly isUnit: boolean }) | null {
  const [digits = ""] = /^[\d.,]+/u.exec(part) ?? [];
  const behind = part.slice(digits.length).trimEnd();
  const value = numberIn(digits, form);
  const unit = unitAfter(behind);
  if (value === null) return null;
  return unit
    ? { value: value * unit.factor, of: unit.dimension, isUnit: true }
    : { value, of: behind.trim(), isUnit: false };
}

/** Numbers by which the values of a column are compared: plain ones and shares, days and times, and those of one unit; null for others. */
export function comparable(values: readonly NamedValue[]): readonly number[] | null {
  const numbers = values.map(({ text, column }) => numberIn(text.replace(/\s?%$/u, ""), column.form));
  if (numbers.every((number) => number !== null)) return numbers;
  const moments = momentsIn(values);
  if (moments || values.some(({ words }) => words.days.size + words.months.size > 0)) return moments;
  const measures = values.map(({ text, column }) => measureIn(text, column.form));
  const of = measures[0]?.of;
  const known = measures.flatMap((measure) => (measure && measure.of === of ? [measure.value] : []));
  return known.length === values.length ? known : null;
}
