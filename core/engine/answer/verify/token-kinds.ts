import { ADVERSATIVE, PARTING } from "../../languages/check-words.ts";
import type { Item } from "./items.ts";
import type { Quantity } from "./quantities.ts";
import type { Token } from "./said-tokens.ts";

export const isFigure = (item: Item | undefined): boolean =>
  item !== undefined && (item.quantity !== null || item.isDate);
export const isTime = ({ quantity, isDate }: Item): boolean => isDate || (quantity !== null && isYear(quantity));
/** A bare number that may be a year. */
export const isYear = ({ unit, values: [value = 0] }: Quantity): boolean =>
  unit === null && Number.isInteger(value) && value > 1000 && value < 2100;
export const isEnd = (item: Item): boolean => item.parted || PARTING.has(item.word);

/** The "not" of "on the deck, but not in the cabin". */
export const isSetApart = (own: readonly Token[], place: number | null | undefined): boolean => {
  const token = own[place ?? -1];
  return token?.limit === "not" && ADVERSATIVE.test(`${token.items[token.at - 1]?.word ?? ""} `);
};
