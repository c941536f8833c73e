import { BY, COMPARING, DIRECTED, PARTING, ROUGH, STANDING_FOR, SYMMETRIC } from "../../languages/check-words.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { datesIn } from "./dates.ts";
import { foldWord } from "./names.ts";
import { sameQuantity, type Quantity } from "./quantities.ts";
import { toldQuantities } from "./told-quantities.ts";

/** A word, a number or a date of a text, in order. */
interface Item {
  readonly text: string;
  /** What it is compared by: its stem, its date; the number itself for a number. Null for little words. */
  readonly key: string | null;
  readonly quantity: Quantity | null;
  readonly word: string;
  readonly isDate: boolean;
  readonly isCapital: boolean;
  readonly opens: boolean;
  /** A comma, a bracket or the like stands before it. */
  readonly parted: boolean;
}

/** Words on either side of a verb or a "than" that tell who and whom, beside numbers. */
const REACH = 2;
/** The same of a "than" or "to", whose two sides are longer. */
const REACH_OF_LITTLE = 4;
/** The same with little words. */
const FAR = 8;

/**
 * Whether two things have changed their places around the same word: "Edison sued Tesla" for "Tesla sued Edison", "from May
 * to March", "larger than". A verb that is turned round by "by" turns them round, too.
 */
export function swappedAround(tokenizer: Tokenizer, told: string, source: string): "roles" | "comparison" | null {
  const [a, b] = [itemsOf(tokenizer, told), itemsOf(tokenizer, source)];
  const pivots = a.filter((pivot, at) => {
    if (pivot.quantity || SYMMETRIC.has(pivot.word) || (pivot.key === null && !DIRECTED.has(pivot.word))) return false;
    const here = aroundOf(a, at);
    const turned = isTurned(a, at);
    const orders = b.flatMap((other, place) =>
      isSamePivot(pivot, other) ? [orderOf(here, turnedRound(aroundOf(b, place), turned !== isTurned(b, place)))] : [],
    );
    return orders.includes("swapped") && !orders.includes("same");
  });
  if (pivots.length === 0) return null;
  return pivots.some(({ word }) => COMPARING.has(word)) ? "comparison" : "roles";
}

const isSamePivot = (one: Item, other: Item): boolean =>
  other.quantity === null && (one.word === other.word || (one.key !== null && one.key === other.key));

interface Around {
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  /** Nothing but "it" or "they" stands before. */
  readonly isReferring: boolean;
}

function aroundOf(items: readonly Item[], at: number): Around {
  const reach = items[at]?.key === null ? REACH_OF_LITTLE : REACH;
  const before = sideOf(
    items.slice(Math.max(0, at - FAR), at + 1).toReversed(),
    reach,
    (item, nearer) => isPart(nearer) || PARTING.has(item.word),
  );
  const after = sideOf(items.slice(at, at + 1 + FAR), reach, (item) => isPart(item) || PARTING.has(item.word));
  const words = items.slice(Math.max(0, at - FAR), at);
  return { before, after, isReferring: before.length === 0 && words.some(({ word }) => STANDING_FOR.has(word)) };
}

/** The words behind the first, up to where the clause is parted. */
function sideOf(
  items: readonly Item[],
  reach: number,
  isParted: (item: Item, nearer: Item | undefined) => boolean,
): Item[] {
  const own = items.slice(1);
  const end = own.findIndex((item, place) => isParted(item, items[place]));
  const near: Item[] = [];
  for (const item of end < 0 ? own : own.slice(0, end)) {
    if (item.key !== null) near.push(item);
    if (near.filter(({ quantity }) => quantity === null).length === reach) break;
  }
  return near;
}

const isPart = (item: Item | undefined): boolean => item?.parted === true;

/** "Sued by Tesla"; not "won by two goals", "silver by beating Sweden". */
const isTurned = (items: readonly Item[], at: number): boolean =>
  BY.has(items[at + 1]?.word ?? "") && items[at + 2]?.quantity === null && PARTICIPLE.test(items[at]?.word ?? "");

const PARTICIPLE = new RegExp(`^(?:${LANGUAGES.flatMap(({ verbs }) => verbs?.participle ?? []).join("|")})$`, "u");

const turnedRound = ({ before, after, isReferring }: Around, isTurnedRound: boolean): Around =>
  isTurnedRound ? { before: after, after: before, isReferring: false } : { before, after, isReferring };

/** Whether the same things stand before and after, or have changed places; null where the two have too little in common. */
function orderOf(here: Around, there: Around): "same" | "swapped" | null {
  const has = (items: readonly Item[], side: readonly Item[], other: readonly Item[]): boolean =>
    items.some((item) => isIn(item, side) && !isIn(item, other));
  const goesOver = has(here.before, there.after, there.before);
  const isReplaced = there.isReferring && here.after.some((item) => item.quantity === null && !isIn(item, there.after));
  if (goesOver && (isReplaced || has(here.after, there.before, there.after))) return "swapped";
  return has(here.before, there.before, there.after) && has(here.after, there.after, there.before) ? "same" : null;
}

const isIn = (item: Item, items: readonly Item[]): boolean => items.some((other) => isSame(item, other));

const isSame = (a: Item, b: Item): boolean =>
  a.quantity && b.quantity ? sameQuantity(a.quantity, b.quantity) : a.key !== null && a.key === b.key;

/**
 * Numbers that are told of something else than the source tells them of: "Japan 70 % and China 19 %" for "China 70 %, Japan
 * 19 %". Each is compared by the words of its part of the sentence.
 */
export function exchangedFigures(tokenizer: Tokenizer, told: string, source: string): string[] {
  const [items, others] = [itemsOf(tokenizer, told), itemsOf(tokenizer, source)];
  return [isMeasure, isTime].flatMap((isFigure) => exchangedOf(partsOf(items, isFigure), partsOf(others, isFigure)));
}

function exchangedOf(a: readonly Part[], b: readonly Part[]): string[] {
  return a.flatMap(({ figure, words }) => {
    const own = b.filter((part) => isSame(figure, part.figure));
    const others = b.filter((part) => isSameKind(figure, part.figure) && !isAboutSame(figure, part.figure));
    const isNamed = own.some((part) => words.some((word) => word.isCapital && isIn(word, part.words.filter(isName))));
    if (own.length === 0 || others.length === 0 || isNamed) return [];
    const share = (parts: readonly Part[]): number =>
      Math.max(0, ...parts.map((part) => words.filter((word) => isIn(word, part.words)).length));
    return share(others) > share(own) ? [figure.text] : [];
  });
}

interface Part {
  readonly figure: Item;
  readonly words: readonly Item[];
}

/** Each number with the words of its part; a part without a number belongs to the next one. */
function partsOf(items: readonly Item[], isFigure: (item: Item) => boolean): Part[] {
  const parts: Part[] = [];
  let words: Item[] = [];
  let figures: Item[] = [];
  const close = (): void => {
    if (figures.length !== 1) return;
    const [figure] = figures;
    if (figure) parts.push({ figure, words });
  };
  for (const item of items) {
    if ((item.parted || PARTING.has(item.word)) && figures.length > 0) {
      close();
      [words, figures] = [[], []];
    }
    if (isFigure(item)) figures.push(item);
    else if (item.key !== null) words.push(item);
  }
  close();
  return parts;
}

const isYear = ({ unit, values }: Quantity): boolean =>
  unit === null && values.every((value) => Number.isInteger(value) && value > 1500 && value < 2100);

const isName = ({ isCapital, opens }: Item): boolean => isCapital && !opens;

/** "400 miles (640 km)" is one length told twice. */
function isAboutSame({ quantity: a }: Item, { quantity: b }: Item): boolean {
  if (!a || !b) return false;
  const inBase = ({ values, unit }: Quantity): readonly number[] => values.map((value) => value * (unit?.factor ?? 1));
  return inBase(a).some((one) => inBase(b).some((other) => Math.abs(one - other) <= ROUNDED * Math.abs(other)));
}

const ROUNDED = 0.03;

const isMeasure = ({ quantity }: Item): boolean => quantity !== null && !isYear(quantity);
const isTime = ({ quantity, isDate }: Item): boolean => isDate || (quantity !== null && isYear(quantity));

const isSameKind = (a: Item, b: Item): boolean =>
  a.quantity?.unit?.dimension === b.quantity?.unit?.dimension && a.isDate === b.isDate;

/** Of a sentence; longer ones are no sentences. */
const MOST_ITEMS = 120;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu;

function itemsOf(tokenizer: Tokenizer, text: string): Item[] {
  const dates = datesIn(text);
  const quantities = toldQuantities(text, dates);
  const taken = [...dates, ...quantities];
  const words = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length, word }))
    .filter(({ from, to }) => !taken.some((range) => from < range.to && to > range.from));
  const found = [
    ...words.map(({ from, to, word }) => ({
      from,
      to,
      item: { word: foldWord(word), key: ROUGH.test(word) ? null : (tokenizer.terms(word)[0] ?? null), quantity: null },
    })),
    ...dates.map((date) => ({ ...date, item: { word: "", key: JSON.stringify(date.readings[0]), quantity: null } })),
    ...quantities.map((quantity) => ({ ...quantity, item: { word: "", key: "", quantity } })),
  ].toSorted((a, b) => a.from - b.from);
  return found.slice(0, MOST_ITEMS).map(({ from, to, item }, at) => ({
    ...item,
    text: text.slice(from, to),
    isDate: item.word === "" && item.quantity === null,
    isCapital: /^\p{Lu}/u.test(text.slice(from, to)),
    opens: at === 0 || /[.!?]\s*$/u.test(text.slice(Math.max(0, from - 3), from)),
    parted: /[,;:()–—!?]|\.\s/u.test(text.slice(found[at - 1]?.to ?? 0, from)),
  }));
}
