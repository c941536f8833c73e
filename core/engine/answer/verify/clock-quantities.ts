import { HOURS } from "../../languages/clock-words.ts";
import { timesIn } from "../../names/clock.ts";
import { numberWordsAsDigits } from "../../names/number-words.ts";
import { clockTimesIn } from "./clock-times.ts";
import type { Quantity } from "./quantities.ts";

const CLOCK = { dimension: "clock", factor: 1 };
const NOON = 720;
const DAY = 2 * NOON;

/** The times of day of a text in minutes from midnight; two readings where "3:15" may be in the afternoon. */
export const clockQuantities = (text: string): Quantity[] =>
  clockTimesIn(text).flatMap(({ from, to }) => {
    const [time] = timesIn(numberWordsAsDigits(text.slice(from, to)).replace(HOURS_AND_MINUTES, inDigits));
    if (!time) return [];
    return [{ from, to, values: time.readings, mark: null, unit: CLOCK, isRough: false, precision: 1 }];
  });

/** "21 heures", "18 horas 30", and the "10" of "de 10 a 21 horas". */
const HOURS_AND_MINUTES = new RegExp(`^(\\d{1,2})(?:\\s?(?:${HOURS}))?(?:\\s?(\\d{2}))?$`, "iu");
const inDigits = (_: string, hour: string, minutes = "00"): string => `${hour}:${minutes}`;

export const isClock = ({ unit }: Pick<Quantity, "unit">): boolean => unit?.dimension === CLOCK.dimension;

/** The 9 of "9 to 17:30" as a time of day. */
export const asClock = (quantity: Quantity): Quantity => ({
  ...quantity,
  unit: CLOCK,
  counts: false,
  countsMany: false,
  values: quantity.values.flatMap((hour) => [hour * 60, (hour * 60 + NOON) % DAY]),
});

/** Whether a bare number, 9 or 9.30, is a time of day. */
export const isTimeOfDay = ({ values }: Quantity, bare: Quantity): boolean =>
  values.some((time) =>
    [time, time - NOON].some((one) =>
      bare.values.some((value) => Math.abs(Math.floor(one / 60) + (one % 60) / 100 - value) < 1e-9),
    ),
  );
