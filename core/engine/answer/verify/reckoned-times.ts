import { ROUGH } from "../../languages/check-words.ts";
import { TO_DAY } from "../../languages/clock-words.ts";
import { MONTH_NUMBERS } from "../../languages/month-names.ts";
import { limitedTo } from "../../languages/said-words.ts";
import { EXACT, near, same } from "./amounts.ts";
import { isClock } from "./clock-quantities.ts";
import type { DateParts, NamedDate } from "./dates.ts";
import type { Evidence, Source } from "./evidence.ts";
import type { Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";

const DAY_IN_SECONDS = 86400;
const DAY_IN_MS = DAY_IN_SECONDS * 1000;
const YEAR_IN_MONTHS = 12;

/** Whether a date lies as long after or before a date of the source as the sentence there or a neighbour says: "18 months" from 1 June. */
export function isReckonedDate(told: NamedDate, source: Source): boolean {
  const { sentences } = source;
  const opening = openingDate(source);
  return sentences.some(({ quantities }, at) => {
    const dates = [opening, ...sentences.slice(Math.max(0, at - 1), at + 2).flatMap(({ dates: own }) => own)];
    const from = dates.flatMap((date) => (date?.readings ?? []).filter(isWhole));
    return quantities.some((span) =>
      from.some((date) => [1, -1].some((sign) => told.readings.some((one) => isNear(one, moved(date, span, sign))))),
    );
  });
}

/** "January 2025" for "1 January" in minutes of November 2024: the next one or one of the last months, seen from the date that opens. */
export function isNearOpening({ readings }: NamedDate, source: Source): boolean {
  const opening = openingDate(source)?.readings.find(isWhole);
  if (!opening) return false;
  const named = source.sentences.flatMap(({ dates }) => dates.flatMap((date) => date.readings));
  return readings.some(({ year, month, day }) => {
    if (year === null || month === null) return false;
    const later = (year - opening.year) * YEAR_IN_MONTHS + month - opening.month;
    const isNamed = named.some(
      (one) => one.year === null && one.month === month && (day === null || one.day === null || one.day === day),
    );
    return later < YEAR_IN_MONTHS && later >= -YEAR_IN_MONTHS / 2 && isNamed;
  });
}

/** "November" for "October to March", which has the two months themselves as dates. */
export const isInMonths = ({ readings }: NamedDate, { flat }: Source): boolean =>
  [...flat.matchAll(MONTHS_FROM_TO)].some(([, first = "", last = ""]) => {
    const [from = 0, to = 0] = [first, last].map((name) => MONTH_NUMBERS.get(name));
    const after = (month: number): number => (month - from + YEAR_IN_MONTHS) % YEAR_IN_MONTHS;
    return readings.some(
      ({ year, month, day }) =>
        year === null && day === null && month !== null && after(month) > 0 && after(month) < after(to),
    );
  });

const MONTH = [...MONTH_NUMBERS.keys()].join("|");
const MONTHS_FROM_TO = new RegExp(
  `(?<!\\p{L})(${MONTH})\\.?(?:\\s?-\\s?|\\s(?:${TO_DAY})\\s)(?:\\d{1,2}(?:\\.|st|nd|rd|th)?\\s)?(${MONTH})(?!\\p{L})`,
  "gu",
);

/** Whether so many days or weeks lie between two dates of neighbouring sentences, or since the date that the source opens with. */
export function isDaysBetween({ values: [value = 0], unit }: Quantity, source: Source): boolean {
  if (unit?.dimension !== "time" || unit.factor < DAY_IN_SECONDS) return false;
  const days = (value * unit.factor) / DAY_IN_SECONDS;
  // A week is told in halves; from Monday to Friday are four days or five.
  const rounding = Math.max(1, unit.factor / DAY_IN_SECONDS / 4);
  const { sentences } = source;
  const opening = openingDate(source);
  const year = opening?.readings[0]?.year ?? null;
  return sentences.some(({ dates: own }, at) => {
    const dates = [opening, ...own, ...(sentences[at + 1]?.dates ?? [])];
    const times = dates.flatMap((date) => (date?.readings ?? []).flatMap((one) => dayOf(one, year)));
    return times.some((a) => times.some((b) => b > a && Math.abs(b - a - days) <= rounding));
  });
}

/** "17:15" for "45 minutes before closing time" where another sentence has 18:00; and the hour of "14 h", which may be a length. */
export function isReckonedClock(told: Quantity, { sentences }: Source): boolean {
  if (!isClock(told)) return false;
  const clocks = sentences.flatMap(clocksOf);
  const isIt = (minutes: number): boolean => told.values.some((value) => same(value, minutes));
  return sentences.some(({ text, quantities }) =>
    quantities.some(({ unit, values: [value = 0], to }) => {
      if (unit?.dimension !== "time" || unit.factor >= DAY_IN_SECONDS) return false;
      const length = (value * unit.factor) / 60;
      if (unit.factor === HOUR_IN_SECONDS && isIt(length)) return true;
      const behind = text.slice(to, to + LONGEST_UNIT);
      const sign = BEFORE_IT.test(behind) ? -1 : AFTER_IT.test(behind) ? 1 : 0;
      return sign !== 0 && clocks.some((clock) => isIt(clock + sign * length));
    }),
  );
}

const BEFORE_IT = new RegExp(`^\\s?\\p{L}+\\.?\\s(?:${limitedTo("before")})(?!\\p{L})`, "iu");
const AFTER_IT = new RegExp(`^\\s?\\p{L}+\\.?\\s(?:${limitedTo("after")})(?!\\p{L})`, "iu");
/** Characters of a unit and the word behind it. */
const LONGEST_UNIT = 30;
const HOUR_IN_SECONDS = 3600;

/** "An hour and a half" of "7:30 to 9 pm", or of minutes whose first sentence with a time has the one and whose last has the other. */
export function isBetweenClocks(
  { text }: Statement,
  { from: at, values, unit }: Quantity,
  { sentences }: Source,
): boolean {
  const by = ROUGH.test(text.slice(Math.max(0, at - LONGEST_ROUGH), at)) ? ROUGHLY : EXACT;
  if (unit?.dimension !== "time") return false;
  const named = sentences.filter(({ quantities }) => quantities.some(isClock));
  const isLong = (from: number, to: number): boolean =>
    values.some((value) => near((to - from) * 60, value * unit.factor, by));
  const within = named.some((one) => {
    const times = clocksOf(one);
    return times.some((a) => times.some((b) => isLong(a, b)));
  });
  const [first] = named.slice(0, 1).flatMap(clocksOf);
  const last = named.slice(-1).flatMap(clocksOf).at(-1);
  return within || (first !== undefined && last !== undefined && isLong(first, last));
}

/** Share by which "about" may be off, and characters in which it stands. */
const ROUGHLY = 0.1;
const LONGEST_ROUGH = 20;

const clocksOf = ({ quantities }: Evidence): number[] => quantities.filter(isClock).flatMap(({ values }) => values);

/** The first date of the source that has a year: that of a letter or minutes. */
export const openingDate = ({ sentences }: Source): NamedDate | undefined =>
  sentences.flatMap(({ dates }) => dates).find(({ readings }) => readings.every(({ year }) => year !== null));

interface WholeDate extends DateParts {
  readonly year: number;
  readonly month: number;
}

const isWhole = (date: DateParts): date is WholeDate => date.year !== null && date.month !== null;

function dayOf({ year, month, day }: DateParts, around: number | null): number[] {
  const own = year ?? around;
  return own === null || month === null || day === null ? [] : [Date.UTC(own, month - 1, day) / DAY_IN_MS];
}

function moved({ year, month, day }: WholeDate, { values: [value = 0], unit }: Quantity, sign: number): Date | null {
  if (unit?.dimension === "months") return new Date(Date.UTC(year, month - 1 + sign * value * unit.factor, day ?? 1));
  if (unit?.dimension !== "time" || unit.factor < DAY_IN_SECONDS || day === null) return null;
  return new Date(Date.UTC(year, month - 1, day) + sign * value * unit.factor * 1000);
}

/** By its month alone where no day is told; else by no more than the day before: "until 30 November" ends with 1 December. */
function isNear({ year, month, day }: DateParts, date: Date | null): boolean {
  if (date === null || month === null) return false;
  const own = Date.UTC(year ?? date.getUTCFullYear(), month - 1, day ?? date.getUTCDate());
  return Math.abs(own - date.getTime()) <= (day === null ? 0 : DAY_IN_MS);
}
