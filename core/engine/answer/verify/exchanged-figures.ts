import { ARTICLE_OF_ONE, EACH, NEGATING, PARTING, RELATIVE, STANDING_FOR } from "../../languages/check-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { questionLanguage } from "../understand/question-language.ts";
import { isVerb } from "./doers.ts";
import { areSynonyms } from "./synonyms.ts";
import { isIn, isSame, itemsOf, type Item } from "./items.ts";
import { sameQuantity, type Quantity } from "./quantities.ts";
import { isFigure as isFigureItem } from "./token-kinds.ts";

/**
 * Numbers that are told of something else than the source tells them of: "Japan 70 % and China 19 %" for "China 70 %, Japan
 * 19 %". Each is compared by the words of its part of the sentence.
 */
export function exchangedFigures(tokenizer: Tokenizer, told: string, source: string): ExchangedFigure[] {
  const isGerman = questionLanguage(told) === "de";
  const [items = [], others = []] = [told, source].map((text) =>
    withoutCountedVerbs(itemsOf(tokenizer, text, true), isGerman),
  );
  return [isAmount, isTime].flatMap((isFigure) => {
    const [own = [], given = []] = [items, others].map((all) => partsOf(all, isFigure).filter((part) => !isRate(part)));
    return own.length * given.length > MOST_PAIRS ? [] : exchangedOf(tokenizer, own, given);
  });
}

/** Of figures that are compared: a list of hundreds tells nothing by the words around each. */
const MOST_PAIRS = 4000;

/** "A year" of "300 million a year" belongs to the amount: no other figure can be exchanged with it. */
const isRate = ({ figure: { text } }: Part): boolean =>
  ARTICLE_OF_ONE.has(text.toLowerCase()) || EACH.has(text.toLowerCase());

/** "Wurde 1997 gewählt": a verb is nothing that a number counts, nor is a word without a capital in German. */
const withoutCountedVerbs = (items: readonly Item[], isGerman: boolean): Item[] =>
  items.map((item, at) => {
    const isCounting = item.quantity?.counts && !isVerb(items, at + 1) && (!isGerman || items[at + 1]?.isCapital);
    return item.quantity && !isCounting
      ? { ...item, quantity: { ...item.quantity, counts: false, countsMany: false } }
      : item;
  });

export interface ExchangedFigure {
  readonly text: string;
  /** The source says nearly all of it about the other figure. */
  readonly isSure: boolean;
}

/** Share of the words beside a figure. */
const NEARLY_ALL = 0.75;

function exchangedOf(tokenizer: Tokenizer, a: readonly Part[], b: readonly Part[]): ExchangedFigure[] {
  return a.flatMap(({ figure, words, figures: together }) => {
    const own = b.filter((part) => isSame(figure, part.figure));
    // "From 1990 to 2015": what is told of both is not told of the other instead.
    const others = b.filter(
      (part) =>
        isSameKind(figure, part.figure) &&
        !isAboutSame(figure, part.figure) &&
        !together.some((one) => isSame(one, part.figure)),
    );
    if (own.some((part) => part.figures.some((beside) => isOfBoth(beside, figure, together)))) return [];
    if (own.length === 0 || others.length === 0) return [];
    // A name that only stands beside this number says more than other words.
    const elsewhere = others.flatMap((part) => part.words);
    const isNamed = own.some((part) =>
      words.some((word) => word.isCapital && isIn(word, part.words.filter(isName)) && !isIn(word, elsewhere)),
    );
    if (isNamed) return [];
    // "In 2008 it sold 0.5 million", where the 1.4 million are those of 2016.
    const beside = words.filter((word) => isFigureItem(word));
    const isOwn = (word: Item): boolean => own.some((part) => isIn(word, part.words));
    if (beside.some((word) => isOwn(word) && !isIn(word, elsewhere))) return [];
    const share = (parts: readonly Part[]): number =>
      Math.max(0, ...parts.map((part) => weightOf(words.filter((word) => isBeside(tokenizer, word, part.words)))));
    if (share(others) <= share(own)) return [];
    return [{ text: figure.text, isSure: share(others) >= Math.max(1.5, weightOf(words) * NEARLY_ALL) }];
  });
}

/** Whether one of the words says the same. */
const isBeside = (tokenizer: Tokenizer, word: Item, words: readonly Item[]): boolean =>
  isIn(word, words) ||
  words.some(
    (other) =>
      (isNegation(word) && isNegation(other)) || (word.key && other.key && areSynonyms(tokenizer, word.key, other.key)),
  );

const isOfBoth = (beside: Item, figure: Item, together: readonly Item[]): boolean =>
  !isSame(beside, figure) && together.some((one) => isSame(one, beside));

/** A year beside an amount tells less of whose it is than a word does. */
const weightOf = (words: readonly Item[]): number =>
  words.reduce((sum, { quantity, isDate }) => sum + (quantity || isDate ? 0.5 : 1), 0);

interface Part {
  readonly figure: Item;
  /** All of the part, this one included. */
  readonly figures: readonly Item[];
  readonly words: readonly Item[];
}

/** Each number with the words of its part; a part without a number belongs to the next one. */
export function partsOf(items: readonly Item[], isFigure: (item: Item) => boolean): Part[] {
  const parts: Part[] = [];
  let words: Item[] = [];
  let opening: Item[] = [];
  let figures: Item[] = [];
  let before: readonly Item[] = [];
  let refers = false;
  let hasVerb = false;
  // Of the sentence or the part of it that goes on.
  let startsSentence = true;
  const verbs = items.filter((_, at) => isVerb(items, at)).length;
  const close = (): void => {
    // "1,250 in 2022 and 1,410 in 2023", "and not once in 2023", "in humans it rises to 25 %": the words before say of what.
    const isElliptic = words.every(isFigureItem) || refers || (before.length > 0 && words.slice(0, 1).some(isNegation));
    const all = isElliptic ? [...before, ...words] : words;
    for (const figure of figures) parts.push({ figure, words: all, figures });
    before = all.filter((word) => !isFigureItem(word));
    refers = false;
  };
  for (const [at, item] of items.entries()) {
    const [last, next] = [items[at - 1], items[at + 1]];
    // "Between 18 and 95" is one part.
    const isRange = last && next && isFigure(last) && isFigure(next);
    // "After five years, it earned 300": what a sentence opens with belongs to its first verb.
    const isOpening = startsSentence && item.parted && !PARTING.has(item.word) && !hasVerb && verbs > 0;
    if ((item.parted || PARTING.has(item.word)) && figures.length > 0 && !isRange && !isOpening) {
      close();
      // "Lars, who sold it in 2003": what is told of "who" is told of Lars; of "and sold it" what the part opens with.
      const goesOn = PARTING.has(item.word) && isVerb(items, at + 1);
      [words, figures] = [RELATIVE.has(item.word) ? words.slice(-1) : goesOn ? opening : [], []];
      startsSentence = isFirst(item);
    }
    // The words of a sentence without figures name no figure of the next sentence.
    if (isFirst(item) && figures.length === 0) [words, startsSentence] = [[], true];
    if (isFirst(item)) hasVerb = false;
    if (isVerb(items, at)) hasVerb = true;
    if (opening.length === 0 && isVerb(items, at)) opening = words;
    if (STANDING_FOR.has(item.word) && figures.length === 0) refers = true;
    if (isFigure(item)) figures.push(item);
    else if (item.key !== null || isNegation(item)) words = [...words, item];
  }
  close();
  return parts;
}

/** Of a sentence, and not behind "Inc." */
const isFirst = ({ opens, isCapital, isDate }: Item): boolean => opens && (isCapital || isDate);

const isYear = ({ unit, values, counts }: Quantity): boolean =>
  unit === null && !counts && values.every((value) => Number.isInteger(value) && value > 1000 && value < 2100);

const isName = ({ isCapital, opens }: Item): boolean => isCapital && !opens;

/** "400 miles (640 km)" is one length told twice. */
export function isAboutSame({ quantity: a }: Item, { quantity: b }: Item): boolean {
  if (!a || !b) return false;
  if (isYear(a) || isYear(b)) return sameQuantity(a, b);
  const inBase = ({ values, unit }: Quantity): readonly number[] => values.map((value) => value * (unit?.factor ?? 1));
  return inBase(a).some((one) => inBase(b).some((other) => Math.abs(one - other) <= ROUNDED * Math.abs(other)));
}

const ROUNDED = 0.03;

export const isMeasure = ({ quantity }: Item): boolean => quantity !== null && !isYear(quantity);
/** What counts no days, months or years. */
const isAmount = (item: Item): boolean => isMeasure(item) && !isSpan(item);
const isSpan = ({ quantity }: Item): boolean =>
  quantity?.unit?.dimension === "months" || quantity?.unit?.dimension === "time";
const isTime = (item: Item): boolean =>
  item.isDate || isSpan(item) || (item.quantity !== null && isYear(item.quantity));
const isNegation = ({ word }: Item): boolean => NEGATING.test(word) || /n['’]t$/u.test(word);

const isSameKind = (a: Item, b: Item): boolean =>
  a.quantity?.unit?.dimension === b.quantity?.unit?.dimension && a.isDate === b.isDate;
