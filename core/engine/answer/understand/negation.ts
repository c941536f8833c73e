import type { Language } from "../../languages/language.ts";
import { LANGUAGES, languageOf } from "../../languages/languages.ts";
import { EVEN_IF } from "../../languages/question-words.ts";
import { inWords } from "./patterns.ts";
import { questionLanguage } from "./question-language.ts";

const lower = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/**
 * The word by which a question negates: "not" of "Which countries did not sign?"; null where it does not. What holds
 * "even if I do not pay" is not asked to be denied.
 */
export function negationOf(question: string): string | null {
  const language = languageOf(questionLanguage(question));
  return inWords(language, language.negation.words).exec(lower(question).replace(EVEN_IF, " "))?.[0] ?? null;
}

const DENYING = new Map(
  LANGUAGES.map((language) => [
    language.code,
    inWords(language, `${language.negation.words}|${language.negation.denials}`),
  ]),
);

/** Whether a text in this language, or in that of its own little words, denies anything. */
export function denies(text: string, language: Language["code"]): boolean {
  return [...new Set([language, questionLanguage(text)])].some((code) => DENYING.get(code)?.test(lower(text)) ?? false);
}
