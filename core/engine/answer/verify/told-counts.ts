import { AND, COUNTED_NAMES, DEFINITE, OF } from "../../languages/check-words.ts";
import { ENGLISH_NUMBERS } from "../../languages/number-words.ts";
import { weekdaysIn } from "./weekdays.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { holds } from "../compose/held-terms.ts";
import { rowOf, type Evidence, type Source } from "./evidence.ts";
import { foldWord } from "./names.ts";
import type { Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";
import { synonymsOf } from "./synonyms.ts";
import { isYear } from "./token-kinds.ts";

/** "Three countries: Chile, Peru and Bolivia", and "the two battles", which no source needs to count. */
export function countsOwnList({ text, names }: Statement, { from, to, values: [value = 0], unit }: Quantity): boolean {
  if (unit !== null || !Number.isInteger(value) || value < 2 || value > LONGEST_LIST) return false;
  // "Twice a week, on Tuesdays and Thursdays".
  if (weekdaysIn(text) === value) return true;
  if (value === 2 && PAIR.test(text.slice(Math.max(0, from - 8), from))) return true;
  // "Three languages and systems: Perl, PHP and MySQL".
  const parts = text.slice(to).split(":");
  const list = (parts.at(-1) ?? "").split(LISTED).filter((part) => /\p{L}/u.test(part));
  if (list.length !== value) return false;
  return parts.length > 1 || names.filter((name) => name.from > to).length >= value - 1;
}

const LONGEST_LIST = 12;
const PAIR = new RegExp(`(?<!\\p{L})(?:${DEFINITE})\\s+$`, "iu");
const LISTED = new RegExp(`,(?:\\s+(?:${AND})\\s)?|\\s(?:${AND})\\s`, "u");

/** Whether a figure counts things in words, as tables do not: "two of the regional casinos". */
export const isCounting = (text: string, { from, to, unit, values: [value = 0] }: Quantity): boolean =>
  unit === null && value <= LONGEST_LIST && (/^\p{L}/u.test(text.slice(from)) || OF_THEM.test(text.slice(to, to + 8)));
const OF_THEM = new RegExp(`^\\s(?:${OF})(?!\\p{Ll})`, "iu");

/** "Three of the products": as many as the rows of a table or fewer, or as many as a sentence or a list names. */
export function countsEntries({ unit, counts, values: [value = 0] }: Quantity, { sentences }: Source): boolean {
  if (unit !== null || !Number.isInteger(value) || value < 2 || value > LONGEST_LIST) return false;
  const rows = new Set(sentences.filter(({ isCell }) => isCell).map(rowOf)).size;
  if (rows > 1 && value <= rows) return true;
  return counts === true && sentences.some(({ text, isCell }) => !isCell && entriesOf(text).includes(value));
}

/** How many things the lists of a text name: "A, B and C", and the lines of a list. */
function entriesOf(text: string): number[] {
  const lines = text.split("\n").filter((line) => /\p{L}/u.test(line)).length;
  const listed = text.split(/[;:.]\s/u).map((part) => part.split(LISTED).filter((one) => /\p{L}/u.test(one)).length);
  return [lines - 1, ...listed];
}

/**
 * "The three deals" of a source that names deals and has no figure before the word: an answer may count what it read. Only
 * small numbers in words: digits are copied, so a source would have them.
 */
export function countsUncounted(
  tokenizer: Tokenizer,
  { text }: Statement,
  { from, to, unit, values: [value = 0] }: Quantity,
  sources: readonly Source[],
): boolean {
  const word = text.slice(from, to).toLowerCase();
  const isCount = unit === null && value >= 2 && value <= LONGEST_LIST && /^\p{L}+$/u.test(word);
  if (!isCount || ENGLISH_NUMBERS.ordinals.includes(word)) return false;
  const first = wordsBehind(text.slice(to))[0]?.toLowerCase() ?? "";
  if (COUNTED_NAMES.has(first)) return sources.some(({ sentences }) => namesOf(sentences) >= value);
  const thing = thingBehind(tokenizer, text.slice(to));
  if (thing === undefined) return false;
  const names = [thing, ...synonymsOf(tokenizer, thing)];
  const isCounted = sources.some(({ sentences }) =>
    sentences.some((sentence) =>
      sentence.quantities.some(
        (other) =>
          other.unit === null &&
          !isYear(other) &&
          countedBehind(tokenizer, sentence.text.slice(other.to)).some((term) => names.includes(term)),
      ),
    ),
  );
  return !isCounted && sources.some(({ terms }) => names.some((name) => holds(terms, name) === 1));
}

/** How many names stand apart: "Carl Scheele" is one. */
const namesOf = (sentences: readonly Evidence[]): number =>
  new Set(
    sentences.flatMap(({ names }) =>
      names.filter((name, at) => name.from > (names[at - 1]?.to ?? -2) + 1).map((name) => foldWord(name.text)),
    ),
  ).size;

/** "Signals" of "golden signals": the first of the words that is a plural, or a German noun. */
function thingBehind(tokenizer: Tokenizer, after: string): string | undefined {
  const thing = wordsBehind(after).find((word) => /^\p{Lu}|[^s]s$/u.test(word));
  return thing === undefined ? undefined : tokenizer.terms(thing)[0];
}

/** Stems of the words behind a number, among which is what it counts. */
const countedBehind = (tokenizer: Tokenizer, after: string): string[] => tokenizer.terms(wordsBehind(after).join(" "));

/** Up to a comma or the like. */
const wordsBehind = (after: string): string[] =>
  (/^[^\n.,;:()|]*/u.exec(after.slice(0, LONGEST_NAMED))?.[0].match(/\p{L}+/gu) ?? []).slice(0, MOST_COUNTED);

/** "Four golden signals": two words and the one that is counted, at most. */
const MOST_COUNTED = 3;
/** Characters behind a number in which they are looked for. */
const LONGEST_NAMED = 60;
