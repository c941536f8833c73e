import { NEGATING } from "../../languages/check-words.ts";
import { STOP_WORDS } from "../../index/stop-words.ts";
import { NUMBER_SCALES } from "../../languages/number-words.ts";
import { unitLength } from "../../names/units.ts";
import { acronymsOf, areOneName, foldWord, isOpener, namesIn } from "./names.ts";
import { quantitiesIn, sameQuantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";

interface Word {
  readonly text: string;
  readonly from: number;
  readonly folded: string;
  readonly isNumber: boolean;
  readonly isCapital: boolean;
  /** Opens a sentence, where every word has a capital. */
  readonly opens: boolean;
  /** Opens a sentence behind another one, not a cell or a part. */
  readonly isFirst: boolean;
}

/**
 * Words of a statement that stand where the sentence it repeats has others: numbers and names with the same words around
 * them. That such a word stands in another sentence does not make it right here.
 */
export function exchangedWords({ text: told, names, quantities }: Statement, sentence: string): string[] {
  const words = wordsOf(told);
  const source = wordsOf(sentence);
  // "The north" knows of no people called the North.
  const known = new Set(source.filter(({ isCapital, isNumber }) => isCapital || isNumber).map(({ folded }) => folded));
  const opensWithName = namesIn(sentence).some(({ from }) => from === 0);
  const held = quantitiesIn(sentence);
  const isHeldOtherwise = ({ from }: Word): boolean =>
    quantities.some(
      (told) =>
        told.mark === null && told.from <= from && told.to > from && held.some((other) => sameQuantity(told, other)),
    );
  return words.flatMap((word, at) => {
    if (known.has(word.folded) || !(word.isNumber || isName(words, at))) return [];
    // "Earlier versions" for "previous versions": only what is surely a name may open.
    const isNamed = word.isNumber || names.some(({ from }) => from === word.from);
    if (!isNamed && !(at === 0 && opensWithName)) return [];
    // "NYC" for "New York City".
    if (/^\p{Lu}{3,}$/u.test(word.text) && acronymsOf(sentence).includes(word.text)) return [];
    if (word.isNumber ? isHeldOtherwise(word) : isUnit(words, at)) return [];
    return source.some((other, place) => standsIn(word, other) && hasSameAround(words, at, source, place))
      ? [word.text]
      : [];
  });
}

/** "Mio" behind a number; "Days 1944" names something. */
function isUnit(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? "";
  const isOne = unitLength(` ${text}`) > 0 || NUMBER_SCALES[text.toLowerCase()] !== undefined;
  return isOne && words[at - 1]?.isNumber === true;
}

/** A word with a capital that is no little word. */
function isName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word?.isCapital || STOP_WORDS.has(word.folded)) return false;
  return at === 0 || !(word.opens && isOpener(word.folded));
}

function standsIn(word: Word, other: Word): boolean {
  if (word.isNumber !== other.isNumber) return false;
  if (word.isNumber) return true;
  if (!other.isCapital || STOP_WORDS.has(other.folded) || (other.opens && isOpener(other.folded))) return false;
  // "VW" for "Volkswagen", "Lutherbibel" for "Luthers Bibel".
  if (areOneName(word.folded, other.folded) || word.folded.endsWith(other.folded)) return false;
  return other.folded.slice(0, ALIKE) !== word.folded.slice(0, ALIKE);
}

/** Letters by which "Canada" and "Canadian" are taken for one. */
const ALIKE = 4;
/** Of the four words around, two on either side, those that must be the same. */
const SAME = 3;

function hasSameAround(words: readonly Word[], at: number, source: readonly Word[], place: number): boolean {
  // Where both end they end alike, which counts once.
  const isBeyond = (by: number): boolean => Math.abs(by) === 2 && words[at + by / 2] === undefined;
  // The end of the sentence before says nothing of a word that opens one.
  const isBefore = (by: number): boolean =>
    by < 0 && Array.from({ length: -by }, (_, back) => source[place - back]).some((word) => word?.isFirst === true);
  const isSame = (by: number): boolean =>
    words[at + by]?.folded === source[place + by]?.folded && !isBeyond(by) && !isBefore(by);
  // One beside another name may be the first half of a fuller name.
  if ([-1, 1].some((by) => words[at + by]?.isCapital && !isSame(by))) return false;
  // An opening word has nothing before it: then three behind it must be the same.
  if (at === 0) return [1, 2, 3].every((by) => words[by] !== undefined && isSame(by)) && !words[1]?.isCapital;
  return isSame(-1) || isSame(1) ? [-2, -1, 1, 2].filter(isSame).length >= SAME : false;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    opens: OPENING.test(text.slice(Math.max(0, index - 4), index)),
    isFirst: /[.!?]\s+$/u.test(text.slice(Math.max(0, index - 4), index)),
    folded: /^\p{N}/u.test(word) ? word.replaceAll(",", "") : foldWord(word),
    isNumber: /^\p{N}/u.test(word),
    isCapital: /^\p{Lu}/u.test(word),
  }));
}

const OPENING = /(?:^|[.!?:;…\n])[\s"“”„«'‘’(*_]*$/u;

/** Whether one text is the other with a negation put between the same words: "are not called so" and "are called so". */
export function insertsNegation(told: string, sentence: string): boolean {
  const [words, source] = [plainWords(told), plainWords(sentence)];
  return hasInserted(words, source) || hasInserted(source, words);
}

function hasInserted(words: readonly string[], plain: readonly string[]): boolean {
  return words.some((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (!NEGATING.test(word) || before === undefined || after === undefined) return false;
    const places = plain.flatMap((one, place) => (one === before ? [place] : []));
    if (places.some((place) => NEGATING.test(plain[place + 1] ?? "") && plain[place + 2] === after)) return false;
    return places.some(
      (place) =>
        plain[place + 1] === after &&
        ((place > 0 && plain[place - 1] === words[at - 2]) ||
          (words[at + 2] !== undefined && plain[place + 2] === words[at + 2])),
    );
  });
}

/** "cannot" and "isn't" as two words. */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/(?<!\p{L})cannot(?!\p{L})/gu, "can not")
    .replace(/(?<!\p{L})(?:won't|can't)(?!\p{L})/gu, (word) => (word === "can't" ? "can not" : "will not"))
    .replace(/n't(?!\p{L})/gu, " not")
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
