import { COMPOUNDS } from "../languages/compounds.ts";
import { BASE_FORMS } from "./irregular-forms.ts";
import { datesOf } from "./date-terms.ts";
import { fold } from "./fold.ts";
import { numberSign } from "./number-signs.ts";
import { stemEnglish } from "./stem-english.ts";
import { stemArabic, stemCyrillic, stemGreek, stemHindi, stemTurkish } from "./stem-light.ts";
import { isTurkish, isTurkishStopWord, littleWordsOf, STOP_WORDS } from "./stop-words.ts";

/** Changes when a text would give other terms: segments made before are then not comparable. */
export const TOKENIZER_VERSION = "t14";

/** Terms of a text, by script. Indexing and searching use the same one. Not shared between threads; remembers words it has seen. */
export interface Tokenizer {
  /** Every term with its repetitions, in the order of the text. */
  terms(text: string): string[];
  /** The words of a text that have terms, and where they stand. */
  words(text: string): Iterable<Word>;
}

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
  /** The one of its terms that it makes with the word before it: "backup" of "up" in "back up". */
  readonly compound?: string;
}

export function createTokenizer(): Tokenizer {
  const known = new Map<string, readonly string[]>();
  const segmenter = lazy(() => new Intl.Segmenter("th", { granularity: "word" }));

  const general: TermsOf = (word) => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const terms = NEEDS_SEGMENTER.test(word) ? segmented(word, segmenter()) : wordToTerms(word);
    if (known.size > MAX_KNOWN) known.clear();
    known.set(word, terms);
    return terms;
  };
  const termsIn = (text: string): TermsOf => (isTurkish(text) ? turkishTerms : general);

  return {
    terms(text) {
      const found: string[] = [];
      const little = littleWordsOf(text);
      const termsOf = termsIn(text);
      let before: RegExpExecArray | undefined;
      for (const match of text.matchAll(WORD)) {
        const [word] = match;
        if (little.size === 0 || !little.has(fold(word))) for (const term of termsOf(word)) found.push(term);
        const acronym = acronymAt(text, before, match);
        if (acronym !== undefined) found.push(acronym);
        const compound = compoundEndedBy(text, before, match);
        if (compound !== undefined) found.push(compound);
        const sign = numberSign(word, text, match.index + word.length);
        if (sign !== undefined) found.push(sign);
        found.push(...datesOf(word, text, match.index));
        before = match;
      }
      return found;
    },
    *words(text) {
      const little = littleWordsOf(text);
      const termsOf = termsIn(text);
      let before: RegExpExecArray | undefined;
      for (const match of text.matchAll(WORD)) {
        const [word] = match;
        const dates = datesOf(word, text, match.index);
        // A month before its year and the year are written as two words of one.
        const ofYear = YEAR.test(word) ? dates[0] : undefined;
        const compound = compoundEndedBy(text, before, match) ?? ofYear;
        const acronym = acronymAt(text, before, match);
        before = match;
        const isLittle = little.size > 0 && little.has(fold(word));
        if (!isLittle && CJK.test(word)) yield* pairsOfCharacters(word, match.index);
        else {
          const sign = numberSign(word, text, match.index + word.length);
          const terms = [
            ...(isLittle ? [] : termsOf(word)),
            ...(acronym === undefined ? [] : [acronym]),
            ...(sign === undefined ? [] : [sign]),
            ...(ofYear === undefined ? dates : []),
          ];
          const place = { start: match.index, end: match.index + word.length };
          if (compound !== undefined) yield { ...place, terms: [...terms, compound], compound };
          else if (terms.length > 0) yield { ...place, terms };
        }
      }
    },
  };
}

const YEAR = /^\d{4}$/;

type TermsOf = (word: string) => readonly string[];

const MAX_KNOWN = 100_000;
/** Longer runs of characters (hashes, base64, tables without spaces) are cut here. */
const MAX_WORD = 64;

/**
 * Letters and digits, joined by single signs that stand inside names: AB-1234, foo_bar, v2.3, it's, a@b.org, C++, C#; and
 * with the sign that begins a path, an option, a hidden file or a variable: /opt, ~/.profile, --help, -f, -9, $HOME.
 */
const WORD =
  /(?:(?<=^|[\s"'`“”‘„«»([{=,;|])(?:(?:~?\/\.?|--|-(?=\p{L}(?![\p{L}\p{N}]))|[.$])(?=\p{L})|-(?=\p{N}(?![\p{L}\p{N}%°]|[.,:/]\p{N}))))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:::|\/\.|[-_.@/'’·:])[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+\+|#)?/gu;
const SIGN = /^[-~/.$]+/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
/** Scripts written without spaces between words. */
const NEEDS_SEGMENTER = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const SEPARATORS = /[-_.@/'’·:]+/u;
const NEGATED = /^\p{L}+n['’]t$/iu;

function wordToTerms(word: string): readonly string[] {
  if (CJK.test(word)) return cjkTerms(word);
  // "won't" is no form of "won".
  if (NEGATED.test(word)) return [];
  const [sign = ""] = SIGN.exec(word) ?? [];
  if (sign === "" && !SEPARATORS.test(word)) return partToTerms(word);
  const possessive = /^(.*)['’]s$/u.exec(word);
  if (possessive?.[1]) return wordToTerms(possessive[1]);
  const written = word.slice(sign.length).split(SEPARATORS);
  const parts = written.map((part, at) => {
    const compound = compoundOf(written[at - 1] ?? "", part);
    return compound === undefined ? partToTerms(part) : [...partToTerms(part), compound];
  });
  return sign !== "" || isIdentifier(word, parts) ? [fold(word).slice(0, MAX_WORD), ...parts.flat()] : parts.flat();
}

/** Terms of a word that are only parts of an identifier, which is the first of its terms: "opt" of "/opt". */
export const partsOfIdentifier = ([whole = "", ...parts]: readonly string[]): readonly string[] =>
  IDENTIFIER.test(whole) ? parts : [];

const IDENTIFIER = /[-_.@/:~$]/u;

const turkishTerms: TermsOf = (word) => {
  // Endings of names come after an apostrophe: "Ankara'nın".
  const [name = ""] = word.split(/['’]/u);
  const folded = fold(name).slice(0, MAX_WORD);
  if (!/^[a-z]+$/.test(folded)) return wordToTerms(name);
  return isTurkishStopWord(folded) || STOP_WORDS.has(folded) ? [] : [stemTurkish(folded)];
};

/** A name rather than words joined by a hyphen: it has a digit, an underscore, an at sign or a dot in it; not "and/or". */
const isIdentifier = (word: string, parts: readonly (readonly string[])[]): boolean =>
  /[\p{N}_@.]|::/u.test(word) || (word.includes("/") && parts.every(({ length }) => length > 0));

function partToTerms(written: string): readonly string[] {
  const part = ABBREVIATIONS.exec(written)?.[1] ?? written;
  const folded = fold(part).slice(0, MAX_WORD);
  const fiscal = FISCAL_YEAR.exec(folded)?.[1];
  if (fiscal !== undefined) return [fiscal.length === 2 ? `20${fiscal}` : fiscal];
  if (folded === "" || STOP_WORDS.has(folded) || STOP_WORDS.has(part)) return [];
  return [stem(folded)];
}

/** Several of what an abbreviation stands for: "CDs". */
const ABBREVIATIONS = /^(\p{Lu}{2,})s$/u;

/** "FY2018" and "FY18" are 2018. */
const FISCAL_YEAR = /^fye?(20\d\d|\d\d)$/;

/** For the second words of compounds, in the cases in which they are written: terms of their first words and of the compounds. */
const SECOND_WORDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(COMPOUNDS).flatMap(([second, firsts]) => {
    const compounds = new Map(firsts.split(" ").map((first) => [stem(first), stem(`${first}${second}`)]));
    const capital = `${second.charAt(0).toUpperCase()}${second.slice(1)}`;
    return [second, `${second}s`, capital, second.toUpperCase()].map((written) => [written, compounds] as const);
  }),
);

/** The term of the compound of two words: "backup" of "backing" and "up". */
const compoundOf = (first: string, second: string): string | undefined =>
  SECOND_WORDS.get(second)?.get(stem(fold(first)));

/** The term of the compound that a match ends, where no more than white space is between it and the one before. */
function compoundEndedBy(
  text: string,
  before: RegExpExecArray | undefined,
  match: RegExpExecArray,
): string | undefined {
  const [second] = match;
  if (!before || !SECOND_WORDS.has(second)) return undefined;
  const [first] = before;
  return /^\s+$/u.test(text.slice(before.index + first.length, match.index)) ? compoundOf(first, second) : undefined;
}

const CAPITALS = /^\p{Lu}{2,4}$/u;
const CAPITALS_AFTER = /^[^\p{L}\p{N}]{1,3}\p{Lu}{2}/u;
/** Signs between a word and the one that is next to it. */
const BESIDE = 3;

/** The term of an abbreviation that is a little word otherwise, "IT", "US", "LOS", among words that are not all in capitals. */
function acronymAt(text: string, before: RegExpExecArray | undefined, match: RegExpExecArray): string | undefined {
  const [word] = match;
  if (!CAPITALS.test(word)) return undefined;
  const folded = fold(word);
  if (!STOP_WORDS.has(folded) || STRESSED.has(folded)) return undefined;
  const end = match.index + word.length;
  const isBesideCapitals =
    CAPITALS_AFTER.test(text.slice(end, end + BESIDE + 2)) ||
    (before !== undefined && match.index - before.index - before[0].length <= BESIDE && /^\p{Lu}{2}/u.test(before[0]));
  return isBesideCapitals ? undefined : folded;
}

/** Little words that are written in capitals for their weight. */
const STRESSED = new Set(
  "a an and any all are as at be both but by can did do does for from he here how if in is may must never no nor not now of on only or our shall she should so than that the their them then these they this those to too very was we were what when where which who why will with you your".split(
    " ",
  ),
);

function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(BASE_FORMS.get(word) ?? word);
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return stemCyrillic(word);
  if (/^\p{Script=Greek}+$/u.test(word)) return stemGreek(word);
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word);
  if (/\p{Script=Devanagari}/u.test(word)) return stemHindi(word);
  return word;
}

function cjkTerms(word: string): readonly string[] {
  const terms: string[] = [];
  let at = 0;
  for (const run of word.matchAll(CJK_RUN)) {
    if (run.index > at) terms.push(...plainTerms(word.slice(at, run.index)));
    terms.push(...bigrams(run[0]));
    at = run.index + run[0].length;
  }
  if (at < word.length) terms.push(...plainTerms(word.slice(at)));
  return terms;
}

const plainTerms = (text: string): readonly string[] => [...text.matchAll(WORD)].flatMap(([word]) => wordToTerms(word));

function bigrams(run: string): string[] {
  const characters = [...run.normalize("NFKC")];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}

function* pairsOfCharacters(word: string, offset: number): Iterable<Word> {
  let at = 0;
  for (const run of word.matchAll(CJK_RUN)) {
    if (run.index > at) yield* plainWords(word.slice(at, run.index), offset + at);
    const characters = [...run[0]];
    let start = offset + run.index;
    if (characters.length === 1) yield { start, end: start + run[0].length, terms: bigrams(run[0]) };
    for (let index = 1; index < characters.length; index++) {
      const pair = `${characters[index - 1] ?? ""}${characters[index] ?? ""}`;
      yield { start, end: start + pair.length, terms: bigrams(pair) };
      start += characters[index - 1]?.length ?? 0;
    }
    at = run.index + run[0].length;
  }
  if (at < word.length) yield* plainWords(word.slice(at), offset + at);
}

function* plainWords(text: string, offset: number): Iterable<Word> {
  for (const match of text.matchAll(WORD)) {
    const terms = wordToTerms(match[0]);
    if (terms.length > 0) yield { start: offset + match.index, end: offset + match.index + match[0].length, terms };
  }
}

function segmented(word: string, segmenter: Intl.Segmenter): readonly string[] {
  const terms: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(word.normalize("NFKC").toLowerCase())) {
    if (isWordLike === true) terms.push(segment);
  }
  return terms;
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
