import { MONTH_NUMBERS } from "../languages/month-names.ts";

const YEAR_FIRST = /^((?:19|20)\d\d)[-./](\d{1,2})(?:[-./]\d{1,2})?(?:T|$)/;
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2((?:19|20)\d\d)$/;
const YEAR = /^(?:19|20)\d\d$/;
/** A month before a year, a day between them or not. The end comes first: most texts then fail at their last sign. */
const MONTH_BEFORE = /$(?<=(\p{L}{3,})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?,?(?:\s+(?:of|de|del))?\s+)/u;
/** Characters before a year in which its month stands. */
const LOOKED_AT = 32;

/** Whether a term is the month or the day of a date, which says the same as the words of that date. */
export const isDateTerm = (term: string): boolean => /^(?:--\d\d|(?:19|20)\d\d)-\d\d$/.test(term);

/** The terms of the month and of the day of a date, where a word is one or ends one. */
export function datesOf(word: string, text: string, start: number): readonly string[] {
  if (!/^\d/.test(word)) return dayBefore(word, text, start);
  return [...monthsOf(word, text, start), ...daysOf(word, text, start), ...dayAfterMonth(word, text, start)];
}

/**
 * The term of the month of a date, "2024-10", where a word is one or ends one: "01.10.2024", "2024-10-01T08:00", "1 October 2024",
 * "Oktober 2024". Two where a slash leaves open which number is the month; none of "2024-10", which is that term.
 */
function monthsOf(word: string, text: string, start: number): readonly string[] {
  if (YEAR.test(word)) {
    const [, name = ""] = MONTH_BEFORE.exec(lookedAt(text, start)) ?? [];
    const month = MONTH_NUMBERS.get(name.toLowerCase());
    return month === undefined ? [] : inYear(word, [String(month)]);
  }
  const [, first, second] = YEAR_FIRST.exec(word) ?? [];
  if (first !== undefined && second !== undefined) return inYear(first, [second]).filter((term) => term !== word);
  const [, a, sign, b, year] = YEAR_LAST.exec(word) ?? [];
  if (a === undefined || b === undefined || year === undefined) return [];
  return inYear(year, sign === "/" ? [...new Set([a, b])] : [b]);
}

/** A day before a month, as "15." or "15th of", and a month before a day. */
const DAY_BEFORE = /(?<![\d.,:/-])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:of\s+|de\s+)?$/u;
const NAME_BEFORE = /$(?<=(\p{L}{3,})\.?\s+)/u;
const DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/;
const DAY_AND_MONTH = /^(\d{1,2})\.(\d{1,2})$/;

/**
 * The term of the day of a date in any year, "--03-15" as ISO 8601 had it, where a word is the name of a month after a day:
 * "15. März".
 */
function dayBefore(word: string, text: string, start: number): readonly string[] {
  const month = MONTH_NUMBERS.get(word.toLowerCase());
  return month === undefined ? [] : dayOf(month, DAY_BEFORE.exec(lookedAt(text, start))?.[1]);
}

/** The same where a word is a day after the name of a month: "March 15th". */
function dayAfterMonth(word: string, text: string, start: number): readonly string[] {
  const [, day] = DAY.exec(word) ?? [];
  const [, name = ""] = day === undefined ? [] : (NAME_BEFORE.exec(lookedAt(text, start)) ?? []);
  const month = MONTH_NUMBERS.get(name.toLowerCase());
  return month === undefined ? [] : dayOf(month, day);
}

const lookedAt = (text: string, end: number): string => text.slice(Math.max(0, end - LOOKED_AT), end);

/** The same of a date in numbers: "15.03.2024", "2024-03-15", "15.03." Two where a slash leaves open which number is the month. */
function daysOf(word: string, text: string, start: number): readonly string[] {
  const [, month, day] = WITH_DAY.exec(word) ?? [];
  if (month !== undefined) return dayOf(Number(month), day);
  const [, a, sign, b] = YEAR_LAST.exec(word) ?? [];
  if (a !== undefined) return [...dayOf(Number(b), a), ...(sign === "/" && a !== b ? dayOf(Number(a), b) : [])];
  const [, first, second] = DAY_AND_MONTH.exec(word) ?? [];
  const isWritten = first !== undefined && /^\.(?!\d)/.test(text.slice(start + word.length));
  return isWritten ? dayOf(Number(second), first) : [];
}

const WITH_DAY = /^(?:19|20)\d\d[-./](\d{1,2})[-./](\d{1,2})(?:T|$)/;

function dayOf(month: number, day: string | undefined): readonly string[] {
  const isDay = day !== undefined && Number(day) >= 1 && Number(day) <= 31 && month >= 1 && month <= 12;
  return isDay ? [`--${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`] : [];
}

const inYear = (year: string, months: readonly string[]): readonly string[] =>
  months
    .filter((month) => Number(month) >= 1 && Number(month) <= 12)
    .map((month) => `${year}-${month.padStart(2, "0")}`);
