import { AND } from "../../languages/check-words.ts";
import { unitLength, type Unit } from "../../names/units.ts";
import { quantitiesIn, type Quantity } from "./quantities.ts";

/** "1 h 30 min", "two years and three months": as one figure, too. */
export function inOneLength(text: string, all: readonly Quantity[]): Quantity[] {
  const lengths = all.map((quantity, at) => {
    const next = all[at + 1];
    const [large, small] = [quantity.unit, next?.unit];
    if (!next || !large || !small || large.dimension !== small.dimension || large.factor <= small.factor)
      return quantity;
    const between = text.slice(quantity.to + unitLength(text.slice(quantity.to, quantity.to + 24)), next.from);
    if (!JOINS_UNITS.test(between)) return quantity;
    const [value = 0, rest = 0] = [quantity.values[0], next.values[0]];
    const isWhole = Number.isInteger(value) && rest * small.factor < large.factor;
    return isWhole
      ? { ...quantity, values: [...quantity.values, value + (rest * small.factor) / large.factor] }
      : quantity;
  });
  return lengths.map((quantity, at) => {
    const before = lengths[at - 1];
    const length = before === all[at - 1] ? undefined : before?.values.at(-1);
    return before && length !== undefined ? { ...quantity, whole: { ...before, values: [length] } } : quantity;
  });
}

const JOINS_UNITS = new RegExp(`^\\s?(?:(?:,|${AND})\\s)?$`, "u");

/** Whether a smaller unit goes on behind a length: "an hour and forty minutes". */
export function goesOn(text: string, unit: Unit): boolean {
  const [next] = quantitiesIn(text.slice(0, 40));
  return (
    next?.unit?.dimension === unit.dimension &&
    next.unit.factor < unit.factor &&
    JOINS_UNITS.test(text.slice(0, next.from))
  );
}
