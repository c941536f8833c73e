import { DAY_GROUPS, TO_DAY } from "../../languages/clock-words.ts";
import { weekdayNamed } from "../../names/weekdays.ts";
import type { NamedDate } from "./dates.ts";
import { holdsDate, holdsQuantity } from "./held-figures.ts";
import type { Evidence, Source } from "./evidence.ts";
import type { NameWord } from "./names.ts";
import { openingDate } from "./reckoned-times.ts";
import type { Statement } from "./statement.ts";

const WORD = /(?<!\p{L})\p{L}+(?:-feira)?(?!\p{L})/gu;

/** How many days of the week a text names. */
export const weekdaysIn = (text: string): number =>
  [...text.matchAll(WORD)].filter(([word]) => weekdayNamed(word) !== null).length;

/** "On Saturdays at 9 am": the hour alone is half of when it is. */
export const namesWeekday = (text: string): boolean => weekdaysIn(text) > 0;

const RANGE = new RegExp(
  `(?<!\\p{L})(\\p{L}{4,12})(?:\\s?[-–—]\\s?|\\s(?:${TO_DAY})\\s)(\\p{L}{4,12})(?!\\p{L})`,
  "giu",
);
const GROUPS = DAY_GROUPS.map(([words, days]) => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu"),
  days,
}));

/** From Sunday, 0. */
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

interface Days {
  readonly text: string;
  readonly days: readonly number[];
}

/** What a text says of several days of the week at once: "Monday to Friday", "weekends". */
export function daysIn(text: string): Days[] {
  const ranges = [...text.matchAll(RANGE)].flatMap(({ 0: all, 1: first = "", 2: last = "" }) => {
    const [from, to] = [weekdayNamed(first), weekdayNamed(last)];
    if (from === null || to === null) return [];
    return [{ text: all, days: ALL_DAYS.filter((day) => (day - from + 7) % 7 <= (to - from + 7) % 7) }];
  });
  const groups = GROUPS.flatMap(({ pattern, days }) =>
    [...text.matchAll(pattern)].map(([all]) => ({ text: all, days })),
  );
  return [...ranges, ...groups];
}

/**
 * The statement without the names of weekdays that no source has, and that follow from one: "Wednesday" from "Monday to Friday"
 * in a sentence with all of its figures, "Tuesday, 11 March" from the year of the paper.
 */
export function withoutImpliedDays(statement: Statement, sources: readonly Source[]): Statement {
  const { names, dates } = statement;
  const isImplied = ({ text }: NameWord): boolean => {
    const day = weekdayNamed(text);
    return (
      day !== null &&
      sources.some(
        (source) =>
          source.sentences.some((sentence) => saysDay(statement, sentence, day)) ||
          dates.some((date) => fallsOn(date, openingDate(source), day)),
      )
    );
  };
  const left = names.filter((name) => !isImplied(name));
  return left.length === names.length ? statement : { ...statement, names: left };
}

const saysDay = ({ quantities, dates }: Statement, sentence: Evidence, day: number): boolean =>
  daysIn(sentence.text).some(({ days }) => days.includes(day)) &&
  quantities.every((told) => holdsQuantity(sentence, told)) &&
  dates.every((told) => holdsDate(sentence, told));

/** Whether a date, in the year that it names or that of the paper, is this day of the week. */
const fallsOn = ({ readings }: NamedDate, opening: NamedDate | undefined, weekday: number): boolean =>
  readings.some(({ year, month, day }) => {
    const own = year ?? opening?.readings[0]?.year ?? null;
    return (
      own !== null && month !== null && day !== null && new Date(Date.UTC(own, month - 1, day)).getUTCDay() === weekday
    );
  });
