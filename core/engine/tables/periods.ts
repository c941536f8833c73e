import { PERIOD_WORDS, type PeriodWords } from "../languages/period-words.ts";

/** What a text says of years and parts of years, in forms that are equal however it is written. */
export interface Periods {
  /** "2018", "q1", "h2", "6m", "9m": two texts with different ones mean different periods. */
  readonly terms: readonly string[];
  /** Month and day of a date, "month3", "day31". They tell dates apart but are often left out. */
  readonly dates: readonly string[];
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
  readonly terms?: readonly string[];
  readonly dates?: readonly string[];
  /** Tokens from the first one. */
  readonly length: number;
}

/**
 * "FY2018", "fiscal 2018" and "Year ended December 31, 2018" all give "2018"; "Q1 2023", "1Q23", "first quarter of 2023"
 * and "three months ended March 31, 2023" give "q1" and "2023". A quarter that only its last month names is that of the
 * calendar.
 */
export function periodsIn(text: string): Periods {
  const tokens = tokensOf(text);
  const terms = new Set<string>();
  const dates = new Set<string>();
  const isRead = tokens.map(() => false);
  for (let at = 0; at < tokens.length;) {
    const read = readPart(tokens, at) ?? readMonth(tokens, at) ?? readYear(tokens[at]?.word ?? "");
    for (const term of read?.terms ?? []) terms.add(term);
    for (const date of read?.dates ?? []) dates.add(date);
    const end = at + (read?.length ?? 1);
    if (read) isRead.fill(true, at, end);
    at = end;
  }
  return { terms: [...terms], dates: [...dates], ranges: rangesOf(tokens, isRead) };
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
const SHORT_YEAR = /^[fc]y(\d\d)[ae]?$/;
/** "q1", "q12023", "1q23", "h2fy19". */
const PART = /^(?:([qh])([1-4])|([1-4])([qh]))(?:[fc]y)?((?:19|20)?\d\d)?$/;

function readYear(word: string): Read | null {
  const year = YEAR.exec(word)?.[1] ?? withCentury(SHORT_YEAR.exec(word)?.[1]);
  return year ? { terms: [year], length: 1 } : null;
}

const withCentury = (year: string | undefined): string | undefined => (year?.length === 2 ? `20${year}` : year);

/** A quarter, a half, or a number of months. */
function readPart(tokens: readonly Token[], at: number): Read | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const [, letter, number, numberFirst, letterAfter, year] = PART.exec(word) ?? [];
  if (letter ?? letterAfter) {
    const short = year === undefined && /^\d\d$/.test(next) ? next : undefined;
    const told = withCentury(year ?? short);
    const part = `${letter ?? letterAfter ?? ""}${number ?? numberFirst ?? ""}`;
    return { terms: told ? [part, told] : [part], length: short ? 2 : 1 };
  }
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined && QUARTER.has(next)) return { terms: [`q${ordinal}`], length: 2 };
  if (ordinal !== undefined && ordinal < 3 && HALF.has(next)) return { terms: [`h${ordinal}`], length: 2 };
  if (QUARTER.has(word) && /^[1-4]$/.test(next)) return { terms: [`q${next}`], length: 2 };
  if (QUARTER.has(word)) return quarterByMonth(tokens, at, 1);
  const count = COUNTS.get(word) ?? (/^(?:3|6|9|12)$/.test(word) ? Number(word) : 0);
  if (count === 0 || !MONTH_COUNT.has(next)) return null;
  if (count === 3) return quarterByMonth(tokens, at, 2) ?? { terms: ["3m"], length: 2 };
  return { terms: count === 12 ? [] : [`${count}m`], length: 2 };
}

/** "quarter ended March 31": the month within the next words. */
function quarterByMonth(tokens: readonly Token[], at: number, length: number): Read | null {
  for (const { word } of tokens.slice(at + length, at + length + 3)) {
    const month = MONTHS.get(word);
    if (month !== undefined) return { terms: [`q${Math.ceil(month / 3)}`], length };
  }
  return null;
}

/** A month beside a number; alone its name may be another word. */
function readMonth(tokens: readonly Token[], at: number): Read | null {
  const month = MONTHS.get(tokens[at]?.word ?? "");
  if (month === undefined) return null;
  const before = tokens[at - 1]?.word ?? "";
  const after = tokens[at + 1]?.word ?? "";
  if (tokens.length > 1 && !/^\d/.test(before) && !/^\d/.test(after)) return null;
  const dates = [`month${month}`];
  if (DAY.test(after)) return { dates: [...dates, `day${Number(after)}`], length: 2 };
  return { dates: DAY.test(before) ? [...dates, `day${Number(before)}`] : dates, length: 1 };
}

const DAY = /^(?:[12]?\d|3[01])$/;

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
