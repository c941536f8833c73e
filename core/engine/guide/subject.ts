import { STOP_WORDS } from "../index/stop-words.ts";
import type { Tokenizer } from "../index/tokens.ts";
import type { GuidePhrases } from "../languages/guide/phrases.ts";
import { placesOf } from "./places-of.ts";
import { isNamePair, type WordUsage } from "./word-usage.ts";

/** UTF-16 characters of what a question asks about. */
const SHORTEST = 2;
const LONGEST = 70;

/** What a sentence is about, as it is written within one; null where it is nothing to ask about. */
export function subjectOf(what: string, phrases: GuidePhrases, usage: WordUsage): string | null {
  if (what.length < SHORTEST || what.length > LONGEST || phrases.noSubject.test(what) || !/\p{L}{2}/u.test(what))
    return null;
  const [first = "", ...others] = what.split(" ");
  const last = others.at(-1) ?? first;
  if (phrases.unclear.test(what) || STOP_WORDS.has(last.toLowerCase())) return null;
  // The number of an entry in a list: "1. Strict tables".
  if (/^\p{N}{1,3}[.)]/u.test(what)) return null;
  // A heading, or a part of a sentence, that ran into the sentence.
  if (others.some((word) => phrases.article.test(`${word} `)) || RAN_IN.test(what)) return null;
  if (isOneOfMany(what, phrases, usage)) return null;
  if (phrases.article.test(what)) return what.charAt(0).toLowerCase() + what.slice(1);
  const small = first.toLowerCase();
  const isSmall = first !== small && usage.written(small) > 0 && !isNamePair(first, others[0], usage);
  if ((isSmall || first === small) && others.length === 0 && !isNoun(small, phrases, usage)) return null;
  return isSmall ? [small, ...others].join(" ") : what;
}

/** The full stop of a word with small letters, or a genitive without its noun: "the module's support" has no verb. */
const RAN_IN = /\p{Ll}{3}\. |['’]s?$/u;

/**
 * Whether a word without an article is a thing to ask about. "Adds support for PDF files" is about no thing: a noun has an
 * article or "of" before it somewhere; "this" is none. "Name is the first argument" means a name spoken of before, where
 * the text mostly has "the" before the word; of many things, which end in "s", it may have that.
 */
function isNoun(word: string, { articles, definite, pointing }: GuidePhrases, { text }: WordUsage): boolean {
  if (articles === undefined) return true;
  let [places, asNoun, known] = [0, 0, 0];
  for (const { before } of placesOf(word, text.slice(0, MOST_TEXT))) {
    places++;
    if (!articles.includes(before.toLowerCase()) || pointing?.test(before) === true) continue;
    asNoun++;
    if (definite?.test(before) === true) known++;
  }
  return asNoun > 0 && (word.endsWith("s") || known * 2 < places);
}

/** UTF-16 characters of the text that are looked at. */
const MOST_TEXT = 150_000;
/** Share of its places at which a thing that there is once is called "the thing". */
const MOSTLY = 0.7;

/**
 * "The field" alone is understood by who has not read the text only where the text knows one: where it speaks of "a field"
 * and of "fields" as well, it means the one of the sentence before. A line that begins with the word may be a heading.
 */
function isOneOfMany(what: string, { definite }: GuidePhrases, { text }: WordUsage): boolean {
  const [first = "", noun, ...others] = what.split(" ");
  if (noun === undefined || others.length > 0 || definite?.test(first) !== true) return false;
  let [places, known] = [0, 0];
  for (const { before } of placesOf(noun, text.slice(0, MOST_TEXT))) {
    if (before === "") continue;
    places++;
    if (definite.test(before)) known++;
  }
  return known < MOSTLY * places;
}

/** How much a question about this is worth asking here: names and what is often spoken of, more than a passing word. */
export function worthOf(tokenizer: Tokenizer, what: string, counts: ReadonlyMap<string, number>): number {
  const terms = tokenizer.terms(what);
  if (terms.length === 0) return 0;
  const often = terms.reduce((sum, term) => sum + Math.log1p(counts.get(term) ?? 0), 0) / terms.length;
  const isName = /(?<!^)(?<!\p{L})\p{Lu}/u.test(what);
  return often * Math.min(terms.length, 3) + (isName ? 1 : 0);
}
