import { MONTH_NUMBERS } from "../../languages/month-names.ts";

/** A day, a month or a year that a text names, as far as it says. */
export interface NamedDate {
  /** UTF-16 range. */
  readonly from: number;
  readonly to: number;
  /** More than one where the order of day and month is not clear: 04/07/1776. */
  readonly readings: readonly DateParts[];
}

export interface DateParts {
  readonly year: number | null;
  /** 1–12 */
  readonly month: number | null;
  readonly day: number | null;
}

const MONTH = `(${[...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join("|")})\\.?(?!\\p{L})`;
/** "In der letzten Februarwoche 1974", "an zwei Maitagen 1968". */
const MONTH_IN_COMPOUND = `(${[...MONTH_NUMBERS.keys()].filter((name) => name.length >= 3).join("|")})(?:woche|tag|hälfte|mitte|ende|anfang)\\p{Ll}{0,3}(?!\\p{L})`;
const DAY = String.raw`(?<![\p{N}.,])(\d{1,2})(?:st|nd|rd|th|er|\.|º)?`;
const YEAR = String.raw`(\d{3,4})(?![\p{N}]|[.,]\d)`;
const OF = String.raw`(?:\s+(?:of|de|del|di))?\s+`;

type Reader = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[]) => DateParts[]];

const READERS: readonly Reader[] = [
  [/(?<![\p{N}-])(\d{4})-(\d{2})-(\d{2})(?!\p{N})/gu, ([y, m, d]) => [parts(y, m, d)]],
  [/(\d{4})\s?年(?:\s?(\d{1,2})\s?月(?:\s?(\d{1,2})\s?日)?)?/gu, ([y, m, d]) => [parts(y, m, d)]],
  [/(?<![\p{N}.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\p{N})/gu, ([d, m, y]) => [parts(y, m, d)]],
  // "Am 15.12. um 17 Uhr".
  [
    /(?<=(?<!\p{L})(?:am|vom|zum|bis|ab|seit|der|dem|den)\s)(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\p{N})/giu,
    ([d, m]) => [parts(undefined, m, d)],
  ],
  [/(?<![\p{N}/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\p{N}/])/gu, ([a, b, y]) => [parts(y, a, b), parts(y, b, a)]],
  [/(?<![\p{N}/.,-])(\d{1,2})\/((?:19|20)\d{2})(?![\p{N}/]|[.,]\d)/gu, ([m, y]) => [parts(y, m, undefined)]],
  [named(`${DAY}${OF}${MONTH}(?:,?${OF}${YEAR})?`), ([d, m, y]) => [parts(y, monthOf(m), d)]],
  [
    named(`${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\p{N}|[.,]\\d{1,2}(?!\\d))(?:,?\\s+${YEAR})?`),
    ([m, d, y]) => [parts(y, monthOf(m), d)],
  ],
  [named(`${MONTH}${OF}${YEAR}`), ([m, y]) => [parts(y, monthOf(m), undefined)]],
  [named(`${MONTH_IN_COMPOUND}\\s+${YEAR}`), ([m, y]) => [parts(y, monthOf(m), undefined)]],
  [
    named(
      `(?<=(?:in|since|until|till|by|during|early|late|from|mid|im|seit|bis|ab|anfang|mitte|ende|en|in\\sdem)\\s)${MONTH}`,
    ),
    ([m]) => [parts(undefined, monthOf(m), undefined)],
  ],
];

function named(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})${pattern}`, "giu");
}

const monthOf = (name: string | undefined): string => String(MONTH_NUMBERS.get(name?.toLowerCase() ?? "") ?? "");

function parts(year: string | undefined, month: string | undefined, day: string | undefined): DateParts {
  const number = (text: string | undefined): number | null => (text ? Number(text) : null);
  return { year: number(year), month: number(month), day: number(day) };
}

/** Dates with a month in them; a bare year is a number. */
export function datesIn(text: string): NamedDate[] {
  const found: NamedDate[] = [];
  for (const [pattern, read] of READERS)
    for (const match of text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => from < other.to && to > other.from)) continue;
      const readings = read(match.slice(1)).filter(isPossible);
      if (readings.length > 0) found.push({ from, to, readings });
    }
  return found.sort((a, b) => a.from - b.from);
}

const isPossible = ({ month, day }: DateParts): boolean =>
  (month === null || (month >= 1 && month <= 12)) && (day === null || (day >= 1 && day <= 31));

/** Whether the source says at least what is told. `years` are the source's numbers: a year may stand apart from its day. */
export function sameDate(told: NamedDate, source: NamedDate, years: ReadonlySet<number>): boolean {
  return told.readings.some((a) =>
    source.readings.some(
      (b) =>
        (a.month === null || a.month === b.month) &&
        (a.day === null || a.day === b.day) &&
        (a.year === null || a.year === b.year || (b.year === null && years.has(a.year))),
    ),
  );
}
