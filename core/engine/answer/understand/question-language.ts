import type { LanguageCode, Script } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";

const WORDS: readonly (readonly [LanguageCode, readonly string[]])[] = LANGUAGES.map(({ code, words = "" }) => [
  code,
  words.split(" "),
]);

/** What a word says for each language that has it: a whole for one that no other has, a part for one that several share. */
const EVIDENCE = evidenceOf(WORDS);
/** Japanese before Chinese, whose letters it has too. */
const SCRIPTS: readonly (Script & { readonly code: LanguageCode })[] = LANGUAGES.flatMap(({ code, script }) =>
  script ? [{ code, ...script }] : [],
).toSorted((a, b) => Number(b.code === "ja") - Number(a.code === "ja"));

const SPANISH_MARKS = /[¿¡]/u;

/** The language a question is written in, as far as its script and its little words tell; English when they do not. */
export function questionLanguage(text: string): LanguageCode {
  const { language, evidence } = byWords(text);
  return writtenLanguage(text, evidence) ?? language;
}

/** The same; null when they tell none, as in "Kaltmiete Oktober", or several alike: "cost per mile". */
export function toldLanguage(text: string): LanguageCode | null {
  const { language, evidence, isShared } = byWords(text);
  return writtenLanguage(text, evidence) ?? (evidence > 0 && !isShared ? language : null);
}

function writtenLanguage(text: string, evidence: number): LanguageCode | null {
  const written = SCRIPTS.find(({ letters }) => letters.test(text));
  return written && (evidence < 1 || written.frame.test(text)) ? written.code : null;
}

const SHAPE = 0.4;

/** "E:11" and "A4" have no words, though "e" and "a" are words of several languages. */
const CODE = /(?<!\p{L})\p{L}{1,3}[:./-]?\p{N}|\p{N}[:./-]?\p{L}{1,2}(?!\p{L})/gu;

interface Told {
  readonly language: LanguageCode;
  readonly evidence: number;
  /** Whether another language has as much evidence. */
  readonly isShared: boolean;
}

/** What was read last: one question is asked for its language by many. */
let last: { readonly text: string; readonly told: Told } | null = null;

function byWords(text: string): Told {
  if (last?.text !== text) last = { text, told: toldByWords(text) };
  return last.told;
}

function toldByWords(text: string): Told {
  const scores = new Map<LanguageCode, number>(WORDS.map(([language]) => [language, 0]));
  const plain = text.toLowerCase().replaceAll("’", "'").replaceAll(CODE, " ");
  const words = [...new Set(plain.match(/\p{L}+(?:['-]\p{L}+)*/gu))];
  // "L'auteur" is "l'" and "auteur".
  const parts = words.flatMap((word) => (EVIDENCE.has(word) ? [word] : word.split(/(?<=')|-/u)));
  for (const word of new Set(parts)) {
    const languages = EVIDENCE.get(word) ?? [];
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  // A word that looks like one of a language says less than a word that is one.
  for (const { code, shape } of LANGUAGES)
    if (shape && words.some((word) => shape.test(word))) scores.set(code, (scores.get(code) ?? 0) + SHAPE);
  if (SPANISH_MARKS.test(text)) scores.set("es", (scores.get("es") ?? 0) + 1);
  // English first: it wins where two are equal.
  let best: Told = { language: "en", evidence: 0, isShared: false };
  for (const [language, evidence] of scores)
    if (evidence > best.evidence + 1e-9) best = { language, evidence, isShared: false };
    else if (evidence > 0 && evidence > best.evidence - 1e-9) best = { ...best, isShared: true };
  return best;
}

function evidenceOf<Language>(lists: readonly (readonly [Language, readonly string[]])[]): Map<string, Language[]> {
  const found = new Map<string, Language[]>();
  for (const [language, words] of lists)
    for (const word of new Set(words)) found.set(word, [...(found.get(word) ?? []), language]);
  return found;
}
