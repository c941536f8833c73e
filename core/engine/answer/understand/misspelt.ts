import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { heldTerms, holds } from "../compose/held-terms.ts";
import { QUESTION_WORDS } from "../../languages/question-words.ts";
import { surfaceWords } from "./words.ts";

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** Letters from which a word that is no name may be taken for a slip of the hand, and from which one may be two slips off. */
const LONG = 7;
const VERY_LONG = 9;

/** A question with the words it must have meant. */
export interface Corrected {
  readonly question: string;
  readonly words: readonly { readonly asked: string; readonly read: string }[];
}

/**
 * The question with words that stand nowhere in the passages replaced by ones there that differ by a slip of the hand: a
 * letter more, less, changed or swapped with the next. Only names, and other words that are long, for "party" and "parts"
 * are two words. Null where there is nothing to correct.
 */
export function correctedQuestion(
  tokenizer: Tokenizer,
  question: string,
  passages: readonly Passage[],
): Corrected | null {
  const texts = passages.map(({ heading, content }) => `${heading ?? ""}\n${content}`);
  const held = heldTerms(texts.flatMap((text) => tokenizer.terms(text)));
  const known = wordsOf(texts);
  const words: { asked: string; read: string }[] = [];
  let corrected = question;
  for (const { text: asked, start, end } of surfaceWords(question).toReversed()) {
    if (asked.length < SHORTEST || !/^\p{L}+$/u.test(asked) || QUESTION_WORDS.has(asked.toLowerCase())) continue;
    const terms = tokenizer.terms(asked);
    if (terms.length === 0 || terms.some((term) => holds(held, term) > 0)) continue;
    const read = nearest(asked, known);
    if (read === undefined) continue;
    words.unshift({ asked, read });
    corrected = corrected.slice(0, start) + read + corrected.slice(end);
  }
  return words.length > 0 ? { question: corrected, words } : null;
}

/** Words by their lower case, as written; true for those that are names. */
function wordsOf(texts: readonly string[]): ReadonlyMap<string, { readonly text: string; readonly isName: boolean }> {
  const known = new Map<string, { text: string; isName: boolean }>();
  for (const text of texts)
    for (const word of surfaceWords(text)) {
      const isName = /^\p{Lu}\p{Ll}/u.test(word.text) && /[\p{L},]\s$/u.test(text.slice(0, word.start));
      const before = known.get(word.text.toLowerCase());
      if (!before || (isName && !before.isName)) known.set(word.text.toLowerCase(), { text: word.text, isName });
    }
  return known;
}

function nearest(
  asked: string,
  known: ReadonlyMap<string, { readonly text: string; readonly isName: boolean }>,
): string | undefined {
  const lower = asked.toLowerCase();
  const near = [...known].filter(
    ([word, { isName }]) =>
      word[0] === lower[0] &&
      word.length >= SHORTEST &&
      (spelling(word) === spelling(lower) ||
        ((isName || lower.length >= LONG) && isNear(lower, word, isName && lower.length >= VERY_LONG ? 2 : 1))),
  );
  return near.length === 1 ? near[0]?.[1].text : undefined;
}

/** The same for the British and the American way to write a word. */
const spelling = (word: string): string =>
  word
    .replace(/our(?=s|ed|ing|ful|less|ite|able|$)/u, "or")
    .replace(/(?<=\p{L}{3})([iy])s(?=e[ds]?$|ing$|ation)/u, "$1z")
    .replace(/tre(?=s?$)/u, "ter")
    .replace(/ll(?=ed$|ing$|er$)/u, "l");

/** Whether one becomes the other by so many letters put in, left out, changed or swapped with the next (Damerau 1964). */
export function isNear(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const left = a.slice(same);
  const right = b.slice(same);
  const rest = most - 1;
  return (
    isNear(left.slice(1), right, rest) ||
    isNear(left, right.slice(1), rest) ||
    isNear(left.slice(1), right.slice(1), rest) ||
    (left[0] === right[1] && left[1] === right[0] && isNear(left.slice(2), right.slice(2), rest))
  );
}
