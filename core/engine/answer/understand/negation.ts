import type { Language } from "../../languages/language.ts";
import { LANGUAGES, languageOf } from "../../languages/languages.ts";
import { inWords } from "./patterns.ts";
import { questionLanguage } from "./question-language.ts";

const lower = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/**
 * The word by which a question negates: "not" of "Which countries did not sign?"; null where it does not. What holds
 * "if I do not pay" is not asked to be denied.
 */
export function negationOf(question: string): string | null {
  const language = languageOf(questionLanguage(question));
  return inWords(language, language.negation.words).exec(withoutConditions(lower(question), language))?.[0] ?? null;
}

/** A clause reaches from the word that opens it to the next mark. */
function withoutConditions(question: string, language: Language): string {
  const opening = inWords(language, language.negation.conditions);
  const marks = /(?<=[,;.?？，])/u;
  return question
    .split(marks)
    .map((part) => part.slice(0, opening.exec(part)?.index))
    .join(" ");
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
