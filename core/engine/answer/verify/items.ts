import { POLITE, ROUGH, STANDING_FOR } from "../../languages/check-words.ts";
import { ELIDED } from "../../languages/sheet-words.ts";
import { littleWordsOf } from "../../index/stop-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { signBefore, unitLength } from "../../names/units.ts";
import { datesIn, type NamedDate } from "./dates.ts";
import { foldWord } from "./names.ts";
import { sameQuantity, type Quantity } from "./quantities.ts";
import { toldQuantities } from "./told-quantities.ts";
import { keyOf } from "./synonyms.ts";

/** A word, a number or a date of a text, in order. */
export interface Item {
  readonly text: string;
  /** What it is compared by: its stem, its date; the number itself for a number. Null for little words. */
  readonly key: string | null;
  readonly quantity: Quantity | null;
  readonly word: string;
  readonly isDate: boolean;
  readonly date: NamedDate | null;
  readonly isCapital: boolean;
  readonly opens: boolean;
  /** A comma, a bracket or the like stands before it. */
  readonly parted: boolean;
  /** A semicolon or the end of a sentence stands before it. */
  readonly ended: boolean;
}

export const isIn = (item: Item, items: readonly Item[]): boolean => items.some((other) => isSame(item, other));

export const isSame = (a: Item, b: Item): boolean =>
  a.quantity && b.quantity ? sameQuantity(a.quantity, b.quantity) : a.key !== null && a.key === b.key;

/** Whether it is a pronoun for what an earlier sentence named. */
export const standsFor = ({ word, text, opens }: Item): boolean =>
  STANDING_FOR.has(word) && (opens || !POLITE.has(text));

/** Of a sentence; longer ones are no sentences. */
const MOST_ITEMS = 120;
/** Characters between a word and the figure that it makes rough: a space and "$". */
const NEAR = 2;
/** "1st" is the number that "first" is. */
const ORDINAL = /^(?:st|nd|rd|th|er|ère)(?!\p{L})/u;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words, numbers and dates of a text, in order; `articles` reads "a week" and "per week" as one, too. */
export function itemsOf(tokenizer: Tokenizer, text: string, articles = false): Item[] {
  const dates = datesIn(text);
  const quantities = toldQuantities(text, dates, articles);
  const units = quantities.map(({ to }) => ({ from: to, to: to + unitLength(text.slice(to, to + 24)) }));
  const signs = quantities.map(({ from }) => ({ from: from - signBefore(text.slice(0, from)), to: from }));
  const ordinals = quantities.map(({ to }) => ({
    from: to,
    to: to + (ORDINAL.exec(text.slice(to, to + 3))?.[0].length ?? 0),
  }));
  const taken = [...dates, ...quantities, ...units, ...signs, ...ordinals];
  // "War" and "die" say something in English only.
  const little = littleWordsOf(text);
  // "Fast" is "almost" before a German figure, and quick elsewhere.
  const isRough = (word: string, end: number): boolean =>
    ROUGH.test(word) && [...dates, ...quantities].some((range) => range.from >= end && range.from <= end + NEAR);
  const keyIn = (word: string, to: number): string | null =>
    little.has(foldWord(word)) || isRough(word, to) ? null : keyOf(tokenizer, word);
  const words = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => {
      // "D'ail" says no more than "ail".
      const said = word.replace(ELIDED, "");
      return { from: index + word.length - said.length, to: index + word.length, word: said };
    })
    .filter(({ from, to }) => !taken.some((range) => from < range.to && to > range.from));
  const found = [
    ...words.map(({ from, to, word }) => ({
      from,
      to,
      item: { word: foldWord(word), key: keyIn(word, to), quantity: null, date: null },
    })),
    ...dates.map((date) => ({
      ...date,
      item: { word: "", key: JSON.stringify(date.readings[0]), quantity: null, date },
    })),
    ...quantities.map((quantity) => ({ ...quantity, item: { word: "", key: "", quantity, date: null } })),
  ].toSorted((a, b) => a.from - b.from);
  return found.slice(0, MOST_ITEMS).map(({ from, to, item }, at) => ({
    ...item,
    text: text.slice(from, to),
    isDate: item.date !== null,
    isCapital: /^\p{Lu}/u.test(text.slice(from, to)),
    opens: at === 0 || /[.!?]\s*$/u.test(text.slice(Math.max(0, from - 3), from)),
    ended: /;|[.!?]\s/u.test(text.slice(found[at - 1]?.to ?? 0, from)),
    parted: /[,;:()–—!?]|\.\s/u.test(text.slice(found[at - 1]?.to ?? 0, from)),
  }));
}
