import { sameDate, type NamedDate } from "./dates.ts";
import type { Evidence } from "./evidence.ts";
import { sameQuantity, type Quantity } from "./quantities.ts";

/** Whether a sentence of a source holds a number that is told. */
export function holdsQuantity(sentence: Evidence, told: Quantity): boolean {
  const own = sentence.quantities.filter((quantity) => !sentence.isCell || isOfItsKind(told, quantity, sentence));
  if (own.some((quantity) => sameQuantity(told, quantity))) return true;
  return (
    told.unit === null &&
    sentence.dates.some(({ readings }) =>
      // "14 members" are not the 14 of "14 May".
      readings.some(({ year, day }) =>
        told.values.some((value) => value === year || (value === day && !told.countsMany)),
      ),
    )
  );
}

/** Beside "$17,846 million" the bare "17,846" of a cell does not vouch for "$17,846". */
const isOfItsKind = (told: Quantity, { unit }: Quantity, { quantities, text }: Evidence): boolean =>
  told.unit === null ||
  unit !== null ||
  !quantities.some(
    ({ from, unit: other }) => from > text.lastIndexOf(": ") && other?.dimension === told.unit?.dimension,
  );

const NO_YEARS: ReadonlySet<number> = new Set();

/** Whether it holds a date that is told, with its own year. */
export const holdsDate = ({ dates }: Evidence, told: NamedDate): boolean =>
  dates.some((date) => sameDate(told, date, NO_YEARS));

export const isYear = ({ unit, values }: Quantity): boolean =>
  unit === null &&
  values.length === 1 &&
  values.every((value) => Number.isInteger(value) && value > 1900 && value < 2100);
