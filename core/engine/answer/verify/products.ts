import { NUMBER_SCALES } from "../../languages/number-words.ts";
import { baseOf, EXACT } from "./amounts.ts";
import type { Evidence, Source } from "./evidence.ts";
import type { Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";
import { isYear } from "./token-kinds.ts";

/**
 * Whether a figure is another of the source so many times, or a part of it: a deposit of three rents, a year's rent, the price
 * of five days, a fifth of the visitors; or the change that leads to another figure of the statement: "up by 8 € to 93 €".
 */
export function isProduct({ quantities }: Statement, told: Quantity, { sentences }: Source): boolean {
  const given = sentences.flatMap((sentence) => sentence.quantities).filter((one) => !isYear(one));
  // "40 percent of the 3.1 million" are so much money, too.
  const isAmount = (one: Quantity): boolean =>
    dimensionOf(one) === dimensionOf(told) || (one.unit === null && baseOf(one) >= LARGE);
  const amounts = given.filter(isAmount).map(baseOf);
  if (isYear(told) || new Set(amounts).size > MOST) return false;
  const others = quantities.filter((one) => one !== told && !isYear(one));
  const factors = [...given, ...others].filter((one) => dimensionOf(one) !== dimensionOf(told)).map(shareOrCount);
  const isMoney = told.unit !== null && !["months", "time"].includes(told.unit.dimension);
  const times =
    told.unit === null ? factors.filter((factor) => factor < 1) : [...factors, ...(isMoney ? [MONTHS] : [])];
  const value = baseOf(told);
  const by = told.isRough ? ROUGHLY : EXACT;
  const isIt = (other: number): boolean => Math.abs(other - value) <= by * value;
  const ends = others.filter((one) => dimensionOf(one) === dimensionOf(told)).map(baseOf);
  return (
    isFactor(told, others, given) ||
    amounts.some((amount) => times.some((factor) => factor > 0 && factor !== 1 && isIt(amount * factor))) ||
    (told.unit !== null && amounts.some((amount) => times.some((factor) => factor > 1 && isIt(amount / factor)))) ||
    (told.unit !== null &&
      ends.some((end) => amounts.includes(end) && amounts.some((one) => isIt(Math.abs(end - one)))))
  );
}

/** The five days of "five days cost £12.50", at £2.50 a day. */
const isFactor = (told: Quantity, others: readonly Quantity[], given: readonly Quantity[]): boolean =>
  others.some((other) =>
    given.some(
      (one) =>
        other.unit !== null &&
        dimensionOf(one) === dimensionOf(other) &&
        dimensionOf(one) !== dimensionOf(told) &&
        Math.abs(baseOf(one) * shareOrCount(told) - baseOf(other)) <= EXACT * baseOf(other),
    ),
  );

/** "$554 million" for the "$ 554" of a cell that has no scale: the head of its table may have one that the passage lacks. */
export function isScaled({ text }: Statement, { from, to, values, unit }: Quantity, cell: Evidence): boolean {
  const word = /\p{L}+(?=\.?$)/u.exec(text.slice(from, to))?.[0].toLowerCase() ?? "";
  const scale = NUMBER_SCALES[word] ?? 1;
  if (scale < LEAST_SCALE || !cell.isCell || cell.isWhole) return false;
  const own = cell.quantities.filter((one) => one.from > cell.text.lastIndexOf(": "));
  return (
    own.every((one) => !/\p{L}/u.test(cell.text.slice(one.from, one.to))) &&
    own.some(
      (one) =>
        (one.unit === null || unit === null || one.unit.dimension === unit.dimension) &&
        one.values.some((value) => values.some((other) => Math.abs(value * scale - other) <= EXACT * other)),
    )
  );
}

const LEAST_SCALE = 1000;

/** Of many figures some make any other. */
const MOST = 12;
const LARGE = 1000;
const MONTHS = 12;
const ROUGHLY = 0.05;

const dimensionOf = ({ unit }: Quantity): string | null => unit?.dimension ?? null;
const shareOrCount = (one: Quantity): number => (one.unit?.dimension === "share" ? baseOf(one) : (one.values[0] ?? 0));
