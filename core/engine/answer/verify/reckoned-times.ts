import { same } from "./amounts.ts";
import { isClock } from "./clock-quantities.ts";
import type { DateParts, NamedDate } from "./dates.ts";
import type { Evidence, Source } from "./evidence.ts";
import type { Quantity } from "./quantities.ts";

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

/** "An hour and a half" of "7:30 to 9 pm", or of minutes whose first sentence with a time has the one and whose last has the other. */
export function isBetweenClocks({ values, unit }: Quantity, { sentences }: Source): boolean {
  if (unit?.dimension !== "time") return false;
  const named = sentences.filter(({ quantities }) => quantities.some(isClock));
  const isLong = (from: number, to: number): boolean =>
    values.some((value) => same((to - from) * 60, value * unit.factor));
  const within = named.some((one) => {
    const times = clocksOf(one);
    return times.some((a) => times.some((b) => isLong(a, b)));
  });
  const [first] = named.slice(0, 1).flatMap(clocksOf);
  const last = named.slice(-1).flatMap(clocksOf).at(-1);
  return within || (first !== undefined && last !== undefined && isLong(first, last));
}

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
