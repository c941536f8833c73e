import { MONTH_NUMBERS } from "../languages/month-names.ts";

const YEAR_FIRST = /^((?:19|20)\d\d)[-./](\d{1,2})(?:[-./]\d{1,2})?(?:T|$)/;
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2((?:19|20)\d\d)$/;
const YEAR = /^(?:19|20)\d\d$/;
/** A month before a year, a day between them or not. */
const MONTH_BEFORE = /(\p{L}{3,})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?,?(?:\s+(?:of|de|del))?\s+$/u;
/** Characters before a year in which its month stands. */
const LOOKED_AT = 32;

/**
 * The term of the month of a date, "2024-10", where a word is one or ends one: "01.10.2024", "2024-10-01T08:00", "1 October 2024",
 * "Oktober 2024". Two where a slash leaves open which number is the month; none of "2024-10", which is that term.
 */
export function monthsOf(word: string, text: string, start: number): readonly string[] {
  if (!/^\d/.test(word)) return [];
  if (YEAR.test(word)) {
    const [, name = ""] = MONTH_BEFORE.exec(text.slice(Math.max(0, start - LOOKED_AT), start)) ?? [];
    const month = MONTH_NUMBERS.get(name.toLowerCase());
    return month === undefined ? [] : inYear(word, [String(month)]);
  }
  const [, first, second] = YEAR_FIRST.exec(word) ?? [];
  if (first !== undefined && second !== undefined) return inYear(first, [second]).filter((term) => term !== word);
  const [, a, sign, b, year] = YEAR_LAST.exec(word) ?? [];
  if (a === undefined || b === undefined || year === undefined) return [];
  return inYear(year, sign === "/" ? [...new Set([a, b])] : [b]);
}

const inYear = (year: string, months: readonly string[]): readonly string[] =>
  months
    .filter((month) => Number(month) >= 1 && Number(month) <= 12)
    .map((month) => `${year}-${month.padStart(2, "0")}`);
