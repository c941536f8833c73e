import { datesIn, sameDate, type NamedDate } from "../answer/verify/dates.ts";
import { quantitiesIn, sameQuantity, type Quantity } from "../answer/verify/quantities.ts";
import { unitAfter, unitLength } from "../names/units.ts";
import { sameTime, timesIn, type ClockTime } from "../names/clock.ts";
import { fractionsAsDecimals, fractionSigns } from "./fractions.ts";
import { rangesAsDashes } from "./ranges.ts";
import { numberWordsAsDigits } from "../names/number-words.ts";

/** A text with its numbers, units and dates read, so that "eighteen hours" and "18 h" are the same. */
export interface Figures {
  /** The text with each of them in one form, without punctuation inside. */
  readonly text: string;
  /** The text without them. */
  readonly rest: string;
  readonly quantities: readonly (Quantity & { readonly written: string })[];
  readonly dates: readonly (NamedDate & { readonly written: string })[];
  readonly times: readonly (ClockTime & { readonly written: string })[];
}

/** The text with spaces in place of these ranges, so that every other place stays where it is. */
function without(text: string, ranges: readonly { readonly from: number; readonly to: number }[]): string {
  let at = 0;
  let rest = "";
  for (const { from, to } of ranges) {
    rest += text.slice(at, from) + " ".repeat(to - from);
    at = to;
  }
  return rest + text.slice(at);
}

/** Numbers, fractions and ranges each written in one way. */
function inOneForm(given: string): string {
  const digits = numberWordsAsDigits(asciiDigits(fractionSigns(given).normalize("NFKC")));
  const counted = digits.replace(/(?<![\p{L}\p{N}])(\d+)(?:st|nd|rd)(?!\p{L})/giu, "$1th");
  return rangesAsDashes(fractionsAsDecimals(counted));
}

export function figuresIn(given: string): Figures {
  const text = inOneForm(given);
  const dates = datesIn(text);
  const times = timesIn(without(text, dates));
  const quantities = quantitiesIn(without(text, times), dates);
  const spans = [
    ...dates.map((date) => ({ ...date, form: dateForm(date) ?? text.slice(date.from, date.to) })),
    ...times.map((time) => ({ ...time, form: timeForm(time) ?? text.slice(time.from, time.to) })),
    ...quantities.map((quantity) => ({ ...spanOf(text, quantity), form: quantityForm(quantity) })),
  ].toSorted((a, b) => a.from - b.from);
  let [at, whole, rest] = [0, "", ""];
  for (const { from, to, form } of spans) {
    if (from < at) continue;
    whole += `${text.slice(at, from)} ${form} `;
    rest += `${text.slice(at, from)} `;
    at = to;
  }
  const written = ({ from, to }: { readonly from: number; readonly to: number }): string => text.slice(from, to);
  return {
    text: whole + text.slice(at),
    rest: rest + text.slice(at),
    dates: dates.map((date) => ({ ...date, written: written(date) })),
    times: times.map((time) => ({ ...time, written: written(time) })),
    quantities: quantities.map((quantity) => ({ ...quantity, written: written(spanOf(text, quantity)).trim() })),
  };
}

/** What the expected text says in figures and the given one does not; what the question says itself is not asked for. */
export function missingFigures(question: Figures, given: Figures, expected: Figures): string[] {
  const years = new Set(given.quantities.flatMap(({ values }) => values));
  const ofDates = given.dates.flatMap(({ readings }) => readings.flatMap(({ year, day }) => [year, day]));
  const isSaid = (wanted: Quantity, { quantities }: Figures): boolean =>
    quantities.some((quantity) => sameQuantity(wanted, quantity) || sameShare(wanted, quantity));
  return [
    ...expected.dates
      .filter((wanted) => !question.dates.some((date) => sameDate(wanted, date, new Set())))
      .filter((wanted) => !given.dates.some((date) => sameDate(wanted, date, years))),
    ...expected.times
      .filter((wanted) => !question.times.some((time) => sameTime(wanted, time)))
      .filter((wanted) => !given.times.some((time) => sameTime(wanted, time))),
    ...expected.quantities
      .filter((wanted) => !isSaid(wanted, question) && !isSaid(wanted, given))
      .filter((wanted) => wanted.unit !== null || !wanted.values.some((value) => ofDates.includes(value))),
  ].map(({ written }) => written);
}

/** A quantity with its unit before or after it. */
function spanOf(text: string, { from, to, unit }: Quantity): { readonly from: number; readonly to: number } {
  if (!unit) return { from, to };
  const after = text.slice(to, to + 24);
  if (unitAfter(after)) return { from, to: to + unitLength(after) };
  const before = /(?:us\$|[$€£¥]|(?:usd|eur|gbp|jpy))\s?$/iu.exec(text.slice(Math.max(0, from - 8), from))?.[0] ?? "";
  return { from: from - before.length, to };
}

const plain = (value: number): string => String(value).replace("-", "minus").replace("+", "").replace(".", "point");

const quantityForm = ({ values, unit }: Quantity): string =>
  `${plain(values[0] ?? 0)}${unit ? ` ${unit.dimension.replace(/\P{L}/gu, "")}${plain(unit.factor)}` : ""}`;

/** "Three quarters", "0.75" and "75 %" are one share of a whole. */
function sameShare(a: Quantity, b: Quantity): boolean {
  const [share, part] = a.unit ? [a, b] : [b, a];
  if (share.unit?.dimension !== "share" || part.unit !== null) return false;
  const factor = share.unit.factor;
  return part.values.some((x) => x < 1 && share.values.some((y) => Math.abs(x - y * factor) <= 1e-9));
}

/** Null where it may be before or after noon. */
function timeForm({ readings }: ClockTime): string | null {
  return readings.length === 1 ? `clock${readings[0]}` : null;
}

/** Null where day and month may be one or the other. */
function dateForm({ readings }: NamedDate): string | null {
  const [only, ...others] = readings;
  return only && others.length === 0 ? `year${only.year ?? ""}month${only.month ?? ""}day${only.day ?? ""}` : null;
}

/** Digits of every script have their values in runs of ten from a zero. */
function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x0660, 0x06f0, 0x0966].find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
}
