import type { TellingWord, Understood } from "../understand/understood.ts";
import { FORMS_OF_ADDRESS } from "../../languages/check-words.ts";
import { MONTHS } from "../../languages/month-names.ts";
import { unitLength } from "../../names/units.ts";

/**
 * Whether a word of the question is surely a name or a number. German writes all nouns with a capital, and every language
 * the first word of a sentence: there only what has a digit or a second capital is one. A unit, such as "USD", is none, nor is
 * a form of address, such as "Mrs".
 */
export function isSurelyName(
  { text, isName }: TellingWord,
  { language, question }: Pick<Understood, "language" | "question">,
): boolean {
  if (!isName || unitLength(text) === text.length || isPartOfYear(text) || FORMS_OF_ADDRESS.has(text.toLowerCase()))
    return false;
  return /\p{N}|\p{Lu}.*\p{Lu}/u.test(text) || (language !== "de" && !beginsSentence(text, question));
}

/** Documents write these in other ways, too: "second quarter", "September" for "Sept", "09/1760". */
const isPartOfYear = (text: string): boolean =>
  /^(?:FY|Q[1-4]|[1-4]Q|H[12])$/iu.test(text) || MONTH_NAMES.has(text.toLowerCase());

const MONTH_NAMES = new Set(MONTHS.flatMap((names) => names.split(" ")));

/** Whether a later sentence of the question begins with the word. */
function beginsSentence(word: string, question: string): boolean {
  const at = question.indexOf(word);
  return at > 1 && /[.!?]\s$/u.test(question.slice(at - 2, at));
}
