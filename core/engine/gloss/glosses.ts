import { stemEnglish } from "../index/stem-english.ts";
import { stemArabic, stemCyrillic, stemHindi } from "../index/stem-light.ts";
import { type Morphology, morphologyOf } from "../languages/morphology.ts";
import { WORD_LISTS } from "../languages/glosses/word-lists.ts";

/** Says in English what a text of one language says, word by word: enough for a model that reads only English to compare it. */
export interface Glosses {
  readonly language: string;
  english(text: string): string;
  /** Of one word; a name in Cyrillic letters in Latin ones; undefined where none is known. */
  glossOf(word: string): string | undefined;
  /** Of a word that the list has and of other forms of it; not of its parts, for "einzahlen" is no "auszahlen". */
  ownGlossesOf(word: string): readonly string[];
  stem(word: string): string;
}

/** Part of the pipeline of documents that a language model embeds: glosses that are made otherwise make other vectors. */
export const GLOSSES_VERSION = "g1";

/**
 * Languages whose glosses find passages of other languages, but less than words do where questions and documents are both in
 * one of them (`bench/RESULTS.md`).
 */
export const ROUGH: ReadonlySet<string> = new Set(["zh", "ar", "ja"]);

const opened = new Map<string, Promise<Glosses | undefined>>();
const atHand = new Map<string, Glosses>();

/** The glosses of a language by its ISO 639-1 code; undefined where there is none. */
export function glossesOf(language: string): Promise<Glosses | undefined> {
  const known = opened.get(language) ?? open(language);
  opened.set(language, known);
  // Its file could not be had: the next question tries again.
  known.catch(() => opened.delete(language));
  return known;
}

/** Those of a language that have been opened before; where they have not, they are opened for the next question. */
export function glossesAtHand(language: string, report: (error: Error) => void): Glosses | undefined {
  if (!atHand.has(language)) glossesOf(language).catch(report);
  return atHand.get(language);
}

async function open(language: string): Promise<Glosses | undefined> {
  const load = WORD_LISTS[language];
  const morphology = load && ((await morphologyOf(language)) ?? INDEXED[language]);
  const glosses = morphology && createGlosses(await load(), morphology);
  if (glosses) atHand.set(language, glosses);
  return glosses;
}

/** How words are stemmed whose language has no morphology: as they are indexed. */
const INDEXED: Readonly<Record<string, Morphology>> = {
  ru: { language: "ru", stem: stemCyrillic, isCompounding: false },
  ar: { language: "ar", stem: stemArabic, isCompounding: false },
  hi: { language: "hi", stem: stemHindi, isCompounding: false },
  zh: { language: "zh", stem: (word) => word, isCompounding: false },
  ja: { language: "ja", stem: (word) => word, isCompounding: false },
};

/** Letters, and what joins them: "Rad-Weg", "aujourd'hui". */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*/gu;
/** Words of the longest phrase. */
const MOST_WORDS = 3;
/** Words whose glosses are kept; all are dropped when there are more. */
const MOST_KEPT = 50_000;

/**
 * `entries` are "gloss = word word; gloss = word": words in lower case, those of a phrase joined by "_". The first gloss of a
 * word counts.
 */
export function createGlosses(entries: string, morphology: Morphology): Glosses {
  const words = readEntries(entries, morphology);
  const kept = new Map<string, string | undefined>();

  function glossOf(word: string): string | undefined {
    if (kept.has(word)) return kept.get(word);
    const gloss = findGloss(words, morphology, word.replaceAll("’", "'")) ?? inLatin(word);
    if (kept.size > MOST_KEPT) kept.clear();
    kept.set(word, gloss);
    return gloss;
  }

  return {
    language: morphology.language,
    glossOf,
    ownGlossesOf(word) {
      const form = word.toLowerCase().replaceAll("’", "'");
      const found = [words.forms.get(form), words.stemsLike(form).whole.get(morphology.stem(form))];
      return [...new Set(found.filter((gloss) => gloss !== undefined))];
    },
    stem: morphology.stem,
    english(written) {
      const text = written.replace(UNSPACED, (run) => ` ${segmented(words.forms, run).join(" ")} `);
      const found = [...text.matchAll(WORD)];
      let english = "";
      let end = 0;
      for (let at = 0; at < found.length;) {
        const from = found[at]?.index ?? end;
        const phrase = phraseAt(words.phrases, text, found, at);
        const last = found[at + (phrase?.words ?? 1) - 1];
        const [word = ""] = found[at] ?? [];
        english += text.slice(end, from) + (phrase?.gloss ?? glossOf(word) ?? word.replace(UNREAD, ""));
        end = last ? last.index + last[0].length : from;
        at += phrase?.words ?? 1;
      }
      return english + text.slice(end);
    },
  };
}

/** Letters of a word without a gloss, which mostly is a name, tell a model of English nothing. */
const UNREAD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Arabic}\p{Script=Devanagari}]/gu;
/** Chinese and Japanese put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu;
/** Signs of the longest word that is looked for there. */
const LONGEST = 10;

/** Such a text as words: at each place the longest one that is known, else one sign. */
function segmented(known: ReadonlyMap<string, string>, run: string): string[] {
  const signs = [...run];
  const found: string[] = [];
  for (let at = 0; at < signs.length;) {
    let length = Math.min(LONGEST, signs.length - at);
    while (length > 1 && !known.has(signs.slice(at, at + length).join(""))) length--;
    found.push(signs.slice(at, at + length).join(""));
    at += length;
  }
  return found;
}

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  "а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya"
    .split(" ")
    .map((pair) => pair.split("=")),
);

/** A Cyrillic name as English writes it, as far as letters tell: "Тесла" is "tesla". */
const inLatin = (word: string): string | undefined =>
  /\p{Script=Cyrillic}/u.test(word)
    ? word.toLowerCase().replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? letter)
    : undefined;

interface Words {
  readonly forms: ReadonlyMap<string, string>;
  /** Of the words that begin like this one. */
  stemsLike(word: string): Stems;
  /** By their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly (readonly [words: string, gloss: string])[]>;
}

interface Stems {
  readonly whole: ReadonlyMap<string, string>;
  /** Without accents, as many people type, and of words as they are indexed. */
  readonly plain: ReadonlyMap<string, string>;
}

/** To stem a whole list takes 0.2 s: words are stemmed when the first that begins like them is asked for. */
function readEntries(entries: string, { stem }: Morphology): Words {
  const forms = new Map<string, string>();
  const phrases = new Map<string, (readonly [string, string])[]>();
  for (const entry of entries.split(";")) {
    const [gloss = "", list = ""] = entry.split("=").map((side) => side.trim());
    for (const word of list.split(/\s+/)) {
      if (word.includes("_")) {
        const [first = "", ...rest] = word.split("_");
        const alike = [...(phrases.get(first) ?? []), [[first, ...rest].join(" "), gloss] as const];
        phrases.set(
          first,
          alike.sort(([a], [b]) => b.length - a.length),
        );
      } else if (word !== "") putFirst(forms, word, gloss);
    }
  }
  const alike = Map.groupBy(forms, ([word]) => beginning(word));
  const stemmed = new Map<string, Stems>();
  return {
    forms,
    phrases,
    stemsLike(word) {
      const letters = beginning(word);
      const stems = stemmed.get(letters) ?? stemsOf(alike.get(letters) ?? [], stem);
      stemmed.set(letters, stems);
      return stems;
    },
  };
}

function stemsOf(forms: readonly (readonly [word: string, gloss: string])[], stem: Morphology["stem"]): Stems {
  const [whole, plain] = [new Map<string, string>(), new Map<string, string>()];
  for (const [word, gloss] of forms) {
    putFirst(whole, stem(word), gloss);
    const unaccented = withoutAccents(word);
    if (!LATIN.test(unaccented)) continue;
    for (const form of [unaccented, stemEnglish(unaccented)]) if (form !== word) putFirst(plain, stem(form), gloss);
  }
  return { whole, plain };
}

const putFirst = (map: Map<string, string>, word: string, gloss: string) =>
  void (map.has(word) || map.set(word, gloss));

/** Stemming leaves two Latin letters as they are; Arabic prefixes are taken off. */
function beginning(word: string): string {
  const written = word.slice(0, 2);
  if (LATIN.test(written)) return written;
  const letters = withoutAccents(written).slice(0, 2);
  return LATIN.test(letters) ? letters : "";
}

/** Signs of vowels in other scripts are no accents. */
const LATIN = /^[a-z'-]+$/u;

const withoutAccents = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

function phraseAt(
  phrases: Words["phrases"],
  text: string,
  found: readonly RegExpExecArray[],
  at: number,
): { readonly words: number; readonly gloss: string } | undefined {
  const [first] = found[at] ?? [];
  const alike = first === undefined ? undefined : phrases.get(first.toLowerCase());
  if (!alike) return undefined;
  for (let words = MOST_WORDS; words > 1; words--) {
    const last = found[at + words - 1];
    const said = last && text.slice(found[at]?.index, last.index + last[0].length).toLowerCase();
    const gloss = alike.find(([phrase]) => phrase === said)?.[1];
    if (gloss !== undefined) return { words, gloss };
  }
  return undefined;
}

function findGloss(words: Words, morphology: Morphology, written: string): string | undefined {
  const word = written.toLowerCase();
  const whole = glossOfForm(words, morphology, word);
  if (whole !== undefined) return whole;
  const [first = "", ...rest] = written.split(/[-']/);
  if (rest.length > 0) {
    const parts = [first, ...rest].map((part) => findGloss(words, morphology, part) ?? part);
    // "l'appartement": what is elided says nothing.
    return (word.includes("'") && first.length <= 2 ? parts.slice(1) : parts).join(" ");
  }
  const verb = PREFIXED[morphology.language]?.exec(word)?.[1];
  const ofVerb = verb === undefined ? undefined : glossOfForm(words, morphology, verb);
  if (ofVerb !== undefined || !morphology.isCompounding) return ofVerb;
  return glossOfCompound(words, morphology, word, word === written ? SHORTEST_PART : SHORTEST_OF_NOUN);
}

function glossOfForm({ forms, stemsLike }: Words, { stem }: Morphology, word: string): string | undefined {
  const form = forms.get(word);
  if (form !== undefined) return form;
  const own = stem(word);
  const { whole, plain } = stemsLike(word);
  const found = whole.get(own);
  // Terms of an index have no accents: one stem each, for there are many.
  return found ?? plain.get(LATIN.test(word) ? own : stem(withoutAccents(word)));
}

/** A verb without what is put before it, "abzufangen" or "verkleinern": most of such verbs say nearly the same, others have entries. */
const PREFIXED: Readonly<Record<string, RegExp>> = {
  de: /^(?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|über|um|unter|vor|weg|weiter|wieder|zu|zurück|zusammen|be|ent|er|ver|zer)(?:zu|ge)?(\p{L}{4,})$/u,
  nl: /^(?:aan|achter|af|bij|door|in|mee|na|om|onder|op|over|terug|tegen|toe|uit|voor|weg|be|ont|ver)(?:te|ge)?(\p{L}{4,})$/u,
};

/** Letters that each part of a compound has at least; nouns, which have a capital in German, may have shorter parts: "Radweg". */
const SHORTEST_PART = 4;
const SHORTEST_OF_NOUN = 3;
/** What joins two nouns: "Arbeit-s-zeit". */
const JOINTS = /(?:es|en|er|s|n|e)$/u;

/** "Mietvertragsdauer" by "Dauer" and what comes before it: the longest last part counts. */
function glossOfCompound(words: Words, morphology: Morphology, word: string, shortest: number): string | undefined {
  for (let at = shortest; at <= word.length - shortest; at++) {
    const last = glossOfForm(words, morphology, word.slice(at));
    if (last === undefined) continue;
    const before = word.slice(0, at);
    const unjoined = before.replace(JOINTS, "");
    const first =
      glossOfForm(words, morphology, before) ??
      (unjoined.length >= SHORTEST_OF_NOUN ? glossOfForm(words, morphology, unjoined) : undefined) ??
      glossOfCompound(words, morphology, before, shortest) ??
      glossOfCompound(words, morphology, unjoined, shortest);
    if (first !== undefined) return `${first} ${last}`;
  }
  return undefined;
}
