import {
  ENDINGS,
  FORMS_OF_ADDRESS,
  GERMAN_NOUN,
  LIKE_A_WORD,
  NAMED_BEFORE,
  OPENERS,
  TITLES,
} from "../../languages/check-words.ts";
import { AFTER_HOUR } from "../../languages/clock-words.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { NAME_FORMS } from "../../languages/name-forms.ts";
import { ADJECTIVE_ENDINGS, NATIONS } from "../../languages/nation-words.ts";
import { FOREIGN_NUMBERS } from "../../languages/number-words.ts";
import { littleWordsOf, STOP_WORDS } from "../../index/stop-words.ts";
import { unitLength } from "../../names/units.ts";
import { questionLanguage } from "../understand/question-language.ts";

/** A word of a name, or a name with digits in it ("AB-12", "v2.3"). */
export interface NameWord {
  /** UTF-16 range. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Opens a sentence, where every word has a capital: it may be no name at all. */
  readonly opens: boolean;
  /** A title, or in German, where nouns have capitals, a word alone that may be a noun. */
  readonly mayBeNoun?: boolean;
  /** Of the name of several words that it belongs to: "WHO". */
  readonly initials?: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-_.@/'’:&+][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const OPENING = /(?:^|[.!?:;…\n|–—]|[-*•]\s|\d\.)(?:["“”„«'‘’(*_#>[\]]|\s)*$/u;
/**
 * The words of a text that are names. What opens a sentence counts when it looks like one: no common word, and a
 * name or a verb behind it. In German, where all nouns have capitals, a noun behind an article is none.
 */
export function namesIn(
  text: string,
  known: ReadonlySet<string> = new Set(),
  language = questionLanguage(text),
): NameWord[] {
  if (isShouted(text)) return identifiersIn(text);
  const isGerman = language === "de";
  // "Die" and "Im" open German sentences, and are names elsewhere.
  const little = new Set([...littleWordsOf(text), ...(FREQUENT.get(language) ?? [])]);
  const words = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  // A title is no name, and a German noun may be none.
  const isNoName = (word: (typeof words)[number], opens: boolean): boolean =>
    TITLES.has(foldWord(word.text)) || (isGerman && (isAlone(text, word) || (opens && ADJECTIVE.test(word.text))));
  const names = words.flatMap((word, index) => {
    if (isIdentifier(word.text)) return [{ ...word, opens: false }];
    const folded = foldWord(word.text);
    if (!isCapital(word.text) || isLittle(word.text) || FORMS_OF_ADDRESS.has(folded)) return [];
    const opens = OPENING.test(text.slice(Math.max(0, word.from - 12), word.from));
    if (opens && (little.has(folded) || !opensWithName(text, word, words[index + 1]?.text, known))) return [];
    if (isGerman && !opens && GERMAN_NOUN.test(text.slice(Math.max(0, word.from - 24), word.from))) return [];
    return [{ ...word, opens, ...(isNoName(word, opens) && { mayBeNoun: true }) }];
  });
  return withInitials(text, names);
}

/** The frequent words of each language; the English ones are names, too: "Will", "May". */
const FREQUENT: ReadonlyMap<string, readonly string[]> = new Map(
  LANGUAGES.flatMap(({ code, words = "" }) => (code === "en" ? [] : [[code, words.split(" ").map(foldWord)]])),
);

/** "Ältere Systeme": an adjective that opens a German sentence. */
const ADJECTIVE = /^\p{Lu}\p{Ll}{2,}e[nms]?$/u;

/** A word with one capital and no other beside it; a little word that opens the sentence ("Nach Angaben") is none. */
function isAlone(text: string, { text: word, from, to }: { readonly text: string } & Range): boolean {
  // Only a piece: looking through all of the text for each word would take the square of its length.
  const begin = Math.max(0, from - LONGEST_BEFORE);
  const before = /(?<=^|\s)(\p{Lu}\S*)\s$/u.exec(text.slice(begin, from));
  const first = foldWord(before?.[1] ?? "");
  const isOpening =
    before !== null &&
    OPENING.test(text.slice(Math.max(0, begin + before.index - OPENING_LENGTH), begin + before.index)) &&
    (isLittle(first) || isOpener(first) || FOREIGN_NUMBERS.has(first));
  // "Lavoisiers Versuche".
  // "20 Prozent Rabatt".
  const isCounted = before !== null && (unitLength(` ${before[1]}`) > 0 || HOUR.test(before[1] ?? ""));
  const isBare = before === null || isOpening || isCounted || /\p{Ll}s$/u.test(before[1] ?? "");
  return /^\p{Lu}\p{Ll}+$/u.test(word) && isBare && !/^\s\p{Lu}/u.test(text.slice(to));
}

const HOUR = new RegExp(`^(?:${AFTER_HOUR})$`, "iu");

/** UTF-16 characters in which the word before a name stands, and what may open a sentence. */
const LONGEST_BEFORE = 60;
const OPENING_LENGTH = 12;

interface Range {
  readonly from: number;
  readonly to: number;
}

function withInitials(text: string, names: readonly NameWord[]): NameWord[] {
  const isJoined = (one: NameWord | undefined, next: NameWord | undefined): boolean =>
    one !== undefined && next !== undefined && /^\s(?:\p{Ll}{1,3}\s){0,2}$/u.test(text.slice(one.to, next.from));
  return names.map((name, at) => {
    let [first, last] = [at, at];
    while (isJoined(names[first - 1], names[first])) first--;
    while (isJoined(names[last], names[last + 1])) last++;
    const initials = names.slice(first, last + 1).map((one) => one.text.charAt(0));
    return initials.length > 1 ? { ...name, initials: initials.join("") } : name;
  });
}

/** Whether it is an ordinary word that sentences open with; folded. */
export const isOpener = (word: string): boolean => OPENING_WORDS.has(word);

function opensWithName(
  text: string,
  { text: word, to }: { readonly text: string; readonly to: number },
  next: string | undefined,
  known: ReadonlySet<string>,
): boolean {
  const lower = foldWord(word);
  if (isOpener(lower) || known.has(lower)) return false;
  if (/^['’]s(?!\p{L})/u.test(text.slice(to, to + 3)) || /['’]s$/u.test(word)) return true;
  if (/^\p{Lu}{2,}/u.test(word)) return true;
  if (next !== undefined && isCapital(next) && text.slice(to).startsWith(` ${next}`) && !isLittle(next)) return true;
  if (LIKE_A_WORD.test(lower)) return false;
  // "Bicycles have to be booked."
  if (lower.endsWith("s") && /^ (?:are|were|have|do)(?!\p{L})/u.test(text.slice(to, to + 8))) return false;
  return NAMED_BEFORE.test(text.slice(to, to + 24));
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word) || /^\p{Ll}+\p{Lu}/u.test(word);
const isLittle = (word: string): boolean =>
  word.length < 2 || STOP_WORDS.has(word.toLowerCase()) || /^I['’]/u.test(word);

const isIdentifier = (word: string): boolean =>
  /\p{N}/u.test(word) &&
  !QUARTER.test(word) &&
  ((/\p{L}/u.test(word) &&
    !/^\p{N}+(?:st|nd|rd|th|s|er|e|km|cm|mm|m|kg|g|mg|h|k|mb|gb|kw|mw)$/iu.test(word) &&
    !NUMBER_WITH_WORD.test(word)) ||
    /^\p{N}+(?::\p{N}{1,4})+$/u.test(word) ||
    /^\p{N}+(?:[-_./:]\p{N}+){2,}$/u.test(word));
/** "Q3" is the third quarter, "mid-2020" and "FY2020" a time. */
const QUARTER = /^(?:Q[1-4]|[1-4]Q|FY\p{N}{2,4}|(?:mid|early|late)-\p{N}{4}s?)$/iu;
/** "15-year-old", "1990s-era". */
const NUMBER_WITH_WORD = /^\p{N}+(?:[.,]\p{N}+)?(?:s|th|st|nd|rd)?-\p{Ll}{2,}/u;

function identifiersIn(text: string): NameWord[] {
  return [...text.matchAll(WORD)].flatMap((match) =>
    isIdentifier(match[0])
      ? [{ text: match[0], from: match.index, to: match.index + match[0].length, opens: false }]
      : [],
  );
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 8 && capitals > small;
}

/** Small letters without accents and possessive. */
export function foldWord(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s?$/u, "")
    .replaceAll("’", "'");
}

const OPENING_WORDS: ReadonlySet<string> = new Set([...OPENERS].map(foldWord));
const JOINTS = /[-_.@/'’:&+]/u;
/** Marks what is left of a name without its ending: "Capitals" is not held by the word "capital". */
const BASE = "~";
/** Marks an abbreviation: "WHO" is not held by "who". */
const ABBREVIATED = "^";

/** Every word of a text as `holdsName` looks them up: whole, its parts, and names without their endings. */
export function wordForms(text: string): ReadonlySet<string> {
  const forms = new Set<string>();
  // "RE7" for "RE 7".
  for (const [, letters = "", digits] of text.matchAll(/(?<![\p{L}\p{N}])(\p{Lu}{1,4}) (\p{N}{1,4})(?![\p{L}\p{N}])/gu))
    forms.add(letters.toLowerCase() + digits);
  for (const [word] of text.matchAll(WORD)) {
    const folded = foldWord(word);
    forms.add(folded);
    const capitals = word.replaceAll(".", "");
    if (/^\p{Lu}{2,6}$/u.test(capitals)) forms.add(ABBREVIATED + capitals);
    forms.add(folded.replace(/[-_.@/':&+]/g, ""));
    for (const part of word.split(JOINTS).filter((one) => one !== "")) {
      forms.add(foldWord(part));
      if (isCapital(part)) for (const base of bases(foldWord(part))) forms.add(BASE + base);
    }
  }
  return forms;
}

/** "Canada" and "Canadian" meet in "canad"; "Johnson" and "Johnston" meet nowhere. */
function bases(word: string): string[] {
  const cut = ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= 4);
  return [word, ...cut.map((ending) => word.slice(0, -ending.length))];
}

/** Whether a text, by its word forms and capitals, holds this name. */
export function holdsName(name: NameWord, forms: ReadonlySet<string>, acronyms: string): boolean {
  const folded = foldWord(name.text);
  if (folded === "" || forms.has(folded) || forms.has(folded.replace(/[-_.@/':&+]/g, ""))) return true;
  // "US GDP" has the initials of two words and the abbreviation of one.
  const abbreviated = [name.text.replaceAll(".", ""), name.initials ?? ""].map((word) => ABBREVIATED + word);
  if (name.initials !== undefined && forms.has(ABBREVIATED + name.initials)) return true;
  if ([folded, ...abbreviated].some((word) => nationsOf(word).some((nation) => forms.has(nation)))) return true;
  if (isIdentifier(name.text)) return false;
  if (isCompoundOf(folded, forms)) return true;
  const [capitals = "", initials = ""] = acronyms.split(" ");
  const plural = /^\p{Lu}{2,}s$/u.test(name.text) ? folded.slice(0, -1) : "";
  if (plural !== "" && forms.has(plural)) return true;
  const isAcronym = /^\p{Lu}{2,8}$/u.test(name.text);
  if (isAcronym && (capitals.includes(name.text) || (name.text.length > 2 && initials.includes(name.text))))
    return true;
  return folded
    .split(JOINTS)
    .filter((part) => part.length > 1)
    .every((part) => forms.has(part) || bases(part).some((base) => forms.has(BASE + base)));
}

/** "Lutherbibel" of "Luthers Bibel". */
const isCompoundOf = (word: string, forms: ReadonlySet<string>): boolean =>
  Array.from({ length: Math.max(0, word.length - 2 * LEAST_PART + 1) }, (_, at) => at + LEAST_PART).some(
    (cut) => forms.has(word.slice(cut)) && ["", "s"].some((joint) => forms.has(`${word.slice(0, cut)}${joint}`)),
  );
const LEAST_PART = 4;

const NATION_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...NATIONS, ...NAME_FORMS].flatMap((names) => {
    const forms = names
      .split(" ")
      .flatMap((name) => (name.endsWith("isch") ? ADJECTIVE_ENDINGS.map((end) => name + end) : [name]));
    const folded = forms.map((form) => (form.startsWith(ABBREVIATED) ? form : foldWord(form)));
    return folded.map((form) => [form, folded] as const);
  }),
);

/** Whether two words, folded, are two forms of one name. */
export const areOneName = (one: string, other: string): boolean => nationsOf(one).includes(other);

const nationsOf = (word: string): readonly string[] => NATION_OF.get(word) ?? [];

/** First letters of the capitalised words of a text, in order, and of all its words: what its abbreviations are made of. */
export function acronymsOf(text: string): string {
  const words = [...text.matchAll(/(?<!\p{L})\p{L}{2,}/gu)].map(([word]) => word);
  const initials = (of: readonly string[]): string => of.map((word) => word.charAt(0).toUpperCase()).join("");
  const named = words.filter((word) => /^\p{Lu}/u.test(word));
  return `${initials(named)} ${initials(words.filter((word) => !STOP_WORDS.has(word)))}`;
}
