import { ARTICLES, BEFORE_YEAR } from "../../languages/check-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { isVerb } from "./doers.ts";
import { isSame, itemsOf, type Item } from "./items.ts";
import { isFigure, isTime } from "./token-kinds.ts";

/** The things that a number counts which may be a year: "2025 boats", not "the 2025 boats" or "in 2025 boats sank". */
export function countedByYear(items: readonly Item[], at: number): Item | null {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  if (item?.quantity?.mark !== null || !isTime(item) || !next || next.parted || next.key === null) return null;
  const isAdjective =
    before && !item.parted && (isFigure(before) || ARTICLES.has(before.word) || BEFORE_YEAR.has(before.word));
  return isAdjective || !PLURAL.test(next.word) || isVerb(items, at + 1) ? null : next;
}

const FOUR_DIGITS = /\p{N}{4}/u;
const PLURAL = /[^su]s$/u;

/** Years of a statement that count what the source counts by another figure: "1912 passengers" for "1998 passengers in 1912". */
export function miscounted(tokenizer: Tokenizer, told: string, source: string): string[] {
  if (!FOUR_DIGITS.test(told)) return [];
  const [own, given] = [itemsOf(tokenizer, told), itemsOf(tokenizer, source)];
  return own.flatMap((item, at) => {
    const counted = countedByYear(own, at);
    const counts = given.filter((one, place) => {
      const next = given[place + 1];
      return counted && one.quantity && next && !next.parted && isSame(counted, next);
    });
    if (counts.length === 0 || counts.some((one) => isSame(one, item))) return [];
    const same = given.flatMap((one, place) => (one.quantity && isSame(one, item) ? [given[place - 1]] : []));
    return same.every((before) => before && BEFORE_YEAR.has(before.word)) ? [item.text] : [];
  });
}
