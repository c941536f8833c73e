import { PERIOD_WORDS, type PeriodWords } from "../languages/period-words.ts";

/** What a text says of years and parts of years, in forms that are equal however it is written. */
export interface Periods {
  /** "2018", "q1", "h2", "6m", "9m": two texts with different ones mean different periods. */
  readonly terms: readonly string[];
  /** Month and day of a date, "month3", "day31". They tell dates apart but are often left out. */
  readonly dates: readonly string[];
  /** The days of dates that have a month and a day: "month3 day31". */
  readonly days: readonly string[];
  /** Months by name or in dates: "month3". */
  readonly months: readonly string[];
  /** The words that were read, with the words around them that say nothing more ("fiscal", "year ended"). */
  readonly ranges: readonly Range[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Token extends Range {
  readonly word: string;
}

interface Read {
  readonly year?: string;
  /** "q1", "h2", "9m". */
  readonly part?: string;
  readonly dates?: readonly string[];
  /** Tokens from the first one. */
  readonly length: number;
}

interface PlacedRead extends Read {
  /** Index of its first token. */
  readonly at: number;
}

/** A year or a part of one that a text names, whatever the form: "FY2018", "fiscal 2018", "Q1 2023", "first half of 2023". */
export interface Period extends Range {
  /** "2018", "2018-Q2" or "2018-H1": equal for all forms of one period. */
  readonly key: string;
  readonly year: number;
}

/**
 * "FY2018", "fiscal 2018" and "Year ended December 31, 2018" all give "2018"; "Q1 2023", "1Q23", "first quarter of 2023"
 * and "three months ended March 31, 2023" give "q1" and "2023". A quarter that only its last month names is that of the
 * calendar.
 */
export function periodsIn(text: string): Periods {
  const tokens = tokensOf(text);
  const reads = readsOf(text, tokens);
  const isRead = tokens.map(() => false);
  for (const { at, length } of reads) isRead.fill(true, at, at + length);
  return {
    terms: [...new Set(reads.flatMap(({ part, year }) => [part, year].filter((term) => term !== undefined)))],
    dates: [...new Set(reads.flatMap(({ dates = [] }) => dates))],
    days: [...new Set(reads.flatMap(({ dates = [] }) => (dates.length > 1 ? [dates.join(" ")] : [])))],
    months: [
      ...new Set([
        ...reads.flatMap(({ dates = [] }) => dates.slice(0, 1)),
        ...monthsNamed(text, tokens).map(({ word }) => `month${MONTHS.get(word)}`),
      ]),
    ],
    ranges: rangesOf(tokens, isRead),
  };
}

/** Years, quarters and halves in the order of the text; of a quarter with its year only the two together. */
export function periodsOf(text: string): Period[] {
  const tokens = tokensOf(text);
  const reads = readsOf(text, tokens).filter(({ part = "", year }) => year !== undefined || /^[qh]/.test(part));
  const periods: Period[] = [];
  for (let index = 0; index < reads.length; index++) {
    const read = reads[index];
    const next = reads[index + 1];
    const joined = read && next && completes(tokens, read, next) ? next : null;
    const year = read?.year ?? joined?.year;
    const part = read?.part ?? joined?.part;
    const last = joined ?? read;
    if (joined) index++;
    if (!read || !last || year === undefined) continue;
    const end = tokens[last.at + last.length - 1]?.end ?? 0;
    const key = part === undefined ? year : `${year}-${part.toUpperCase()}`;
    periods.push({ key, year: Number(year), start: tokens[read.at]?.start ?? 0, end });
  }
  return periods;
}

/** A year for the part before it, "first quarter of fiscal 2023", or a part for the year right before it, "2023 Q1". */
function completes(tokens: readonly Token[], read: PlacedRead, next: PlacedRead): boolean {
  const between = tokens.slice(read.at + read.length, next.at);
  if (read.part === undefined) return next.part !== undefined && next.year === undefined && between.length === 0;
  return read.year === undefined && next.part === undefined && between.every(({ word }) => AROUND.has(word));
}

function readsOf(text: string, tokens: readonly Token[]): PlacedRead[] {
  const reads: PlacedRead[] = [];
  for (let at = 0; at < tokens.length;) {
    const read =
      readPart(tokens, at) ??
      readDay(tokens, at) ??
      readMonth(tokens, at) ??
      readDate(text, tokens, at) ??
      readYear(text, tokens, at);
    if (read) reads.push({ ...read, at });
    at += read?.length ?? 1;
  }
  return reads;
}

/** Letters and digits; more than this many say nothing of a period. */
const MAX_TOKENS = 400;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    tokens.push({ word: fold(word), start: index, end: index + word.length });
    if (tokens.length === MAX_TOKENS) break;
  }
  return tokens;
}

const fold = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const YEAR = /^(?:[fc]y)?((?:19|20)\d\d)[ae]?$/;
const SHORT_YEAR = /^(?:fye?|cy)(\d\d)[ae]?$/;
/** "q1", "q12023", "1q23", "h2fy19". */
const PART = /^(?:(q[1-4]|h[12])|([1-4]q|[12]h))(?:[fc]y)?((?:19|20)?\d\d)?$/;
/** "2023q1". */
const YEAR_AND_PART = /^((?:19|20)\d\d)(q[1-4]|h[12])$/;

function readYear(text: string, tokens: readonly Token[], at: number): Read | null {
  const { word = "", start = 0, end = 0 } = tokens[at] ?? {};
  const next = tokens[at + 1]?.word ?? "";
  const [, joined, part] = YEAR_AND_PART.exec(word) ?? [];
  if (joined !== undefined && part !== undefined) return { year: joined, part, length: 1 };
  if (/^(?:fye?|cy)$/.test(word) && /^\d\d$/.test(next)) return { year: withCentury(next), length: 2 };
  const year = YEAR.exec(word)?.[1];
  // A sign or a fraction makes it an amount.
  if (year !== undefined && !/[$€£#]/u.test(text[start - 1] ?? "") && !FRACTION.test(text.slice(end, end + 8)))
    return { year, length: 1 };
  const short = SHORT_YEAR.exec(word)?.[1];
  return short === undefined ? null : { year: withCentury(short), length: 1 };
}

/** ".5", but not ".12.31". */
const FRACTION = /^[.,]\p{N}{1,3}(?![.,]?\p{N})/u;

const withCentury = (year: string): string => (year.length === 4 ? year : `${Number(year) < 70 ? "20" : "19"}${year}`);

/** "2022", "the third quarter" and "FY21", and nothing beside them. */
export function isPeriod(text: string): boolean {
  const { ranges } = periodsIn(text);
  const rest = ranges.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return ranges.length > 0 && !/[\p{L}\p{N}]/u.test(rest);
}

/** 1 for "January", in any language; null for other words. */
export const monthNamed = (word: string): number | null => MONTHS.get(fold(word)) ?? null;

/** A quarter, a half, or a number of months. */
function readPart(tokens: readonly Token[], at: number): Read | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const [, part, turned, year] = PART.exec(word) ?? [];
  const named = part ?? (turned && turned.slice(1) + turned.slice(0, 1));
  if (named !== undefined) {
    const short = year === undefined && /^\d\d$/.test(next) ? next : undefined;
    const told = year ?? short;
    return { part: named, ...(told !== undefined && { year: withCentury(told) }), length: short ? 2 : 1 };
  }
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined && QUARTER.has(next)) return { part: `q${ordinal}`, length: 2 };
  if (ordinal !== undefined && ordinal < 3 && HALF.has(next)) return { part: `h${ordinal}`, length: 2 };
  if (QUARTER.has(word) && /^[1-4]$/.test(next)) return { part: `q${next}`, length: 2 };
  if (QUARTER.has(word)) return quarterByMonth(tokens, at, 1);
  const count = COUNTS.get(word) ?? (/^(?:3|6|9|12)$/.test(word) ? Number(word) : 0);
  if (count === 0 || !MONTH_COUNT.has(next)) return null;
  if (count === 3) return quarterByMonth(tokens, at, 2) ?? { part: "3m", length: 2 };
  return { ...(count !== 12 && { part: `${count}m` }), length: 2 };
}

/** "quarter ended March 31": the month within the next words. */
function quarterByMonth(tokens: readonly Token[], at: number, length: number): Read | null {
  for (const { word } of tokens.slice(at + length, at + length + 3)) {
    const month = MONTHS.get(word);
    if (month !== undefined) return { part: `q${Math.ceil(month / 3)}`, length };
  }
  return null;
}

/** A day and its month: "5 July", "5th of July". */
function readDay(tokens: readonly Token[], at: number): Read | null {
  const [, day] = DAY.exec(tokens[at]?.word ?? "") ?? [];
  const length = BEFORE_MONTH.has(tokens[at + 1]?.word ?? "") ? 3 : 2;
  const month = MONTHS.get(tokens[at + length - 1]?.word ?? "");
  return day === undefined || month === undefined ? null : { dates: datesOf(month, day), length };
}

/** A month beside a number; alone its name may be another word. */
function readMonth(tokens: readonly Token[], at: number): Read | null {
  const month = MONTHS.get(tokens[at]?.word ?? "");
  if (month === undefined) return null;
  const before = tokens[at - 1]?.word ?? "";
  const after = tokens[at + 1]?.word ?? "";
  if (tokens.length > 1 && !/^\d/.test(before) && !/^\d/.test(after)) return null;
  const [, day] = DAY.exec(after) ?? [];
  return day === undefined ? { dates: [`month${month}`], length: 1 } : { dates: datesOf(month, day), length: 2 };
}

/** A date in numbers: "2026-07-05", "5.7.2026". Either number of "05/07/2026" may be the month. */
function readDate(text: string, tokens: readonly Token[], at: number): Read | null {
  const [first, last] = [tokens[at], tokens[at + 2]];
  if (!first || !last || !/^\d/.test(first.word)) return null;
  const written = text.slice(first.start, last.end);
  const { year, month, day } = (YEAR_FIRST.exec(written) ?? YEAR_LAST.exec(written))?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return null;
  return { year, dates: datesOf(Number(month), day), length: 3 };
}

const YEAR_FIRST = /^(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)$/;
const YEAR_LAST = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>(?:19|20)\d\d)$/;

const datesOf = (month: number, day: string): readonly string[] => [`month${month}`, `day${Number(day)}`];

/** Months that stand by their names. "May" and "march" are other words as well. */
const monthsNamed = (text: string, tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ word, start }) => MONTHS.has(word) && !(OTHER_WORDS.has(word) && /\p{Ll}/u.test(text[start] ?? "")));

/** Where months stand by their names, with a year or without. */
export const monthRangesIn = (text: string): readonly Range[] => monthsNamed(text, tokensOf(text));

const OTHER_WORDS: ReadonlySet<string> = new Set(["may", "march", "mar", "sept"]);

const DAY = /^([12]?\d|3[01])(?:st|nd|rd|th)?$/;
const BEFORE_MONTH: ReadonlySet<string> = new Set(["of", "de", "di"]);

/** A run of tokens that were read or stand around those that were. */
function rangesOf(tokens: readonly Token[], isRead: readonly boolean[]): readonly Range[] {
  const ranges: { start: number; end: number; holds: boolean }[] = [];
  let isOpen = false;
  tokens.forEach((token, index) => {
    const read = isRead[index] === true;
    if (!read && !AROUND.has(token.word)) return void (isOpen = false);
    const last = ranges.at(-1);
    if (!isOpen || !last) ranges.push({ start: token.start, end: token.end, holds: read });
    else Object.assign(last, { end: token.end, holds: last.holds || read });
    isOpen = true;
  });
  return ranges.filter(({ holds }) => holds).map(({ start, end }) => ({ start, end }));
}

const all = (pick: (words: PeriodWords) => readonly string[]): ReadonlySet<string> =>
  new Set(PERIOD_WORDS.flatMap(pick));
const numbered = (pick: (words: PeriodWords) => readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(
    PERIOD_WORDS.flatMap((words) => pick(words).flatMap((names, index) => names.map((name) => [name, index + 1]))),
  );

const QUARTER = all(({ quarter }) => quarter);
const HALF = all(({ half }) => half);
const MONTH_COUNT = all(({ monthCount }) => monthCount);
const AROUND = all(({ around, quarter }) => [...around, ...quarter]);
const ORDINALS = numbered(({ ordinals }) => ordinals);
const MONTHS = numbered(({ months }) => months);
const COUNTS: ReadonlyMap<string, number> = new Map(PERIOD_WORDS.flatMap(({ counts }) => Object.entries(counts)));
