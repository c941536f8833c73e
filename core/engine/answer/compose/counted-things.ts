import type { Tokenizer } from "../../index/tokens.ts";
import { languageOf } from "../../languages/languages.ts";
import { ENGLISH_NUMBERS, FOREIGN_NUMBERS } from "../../languages/number-words.ts";
import { ITEM } from "./context.ts";
import { questionLanguage } from "../understand/question-language.ts";

const FROM_TWO = [...ENGLISH_NUMBERS.ones.slice(2), ...ENGLISH_NUMBERS.tens, ...FOREIGN_NUMBERS.keys()].join("|");

/** A number that is no year, and up to four words after it: "35,000 full- and part-time employees", "22g salt". */
const COUNTED = new RegExp(
  `(?:(?<![\\p{N}.,])(?!(?:19|20)\\p{N}{2}(?![\\p{N}.,]))\\p{N}[\\p{N}.,]*(?:(?!st|nd|rd|th)\\p{L}{1,3})?|(?<!\\p{L})(?:${FROM_TWO}|hundreds?|thousands?|(?:m|b)illions?|several|dozens?))\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+){0,3}`,
  "giu",
);

/** The noun counted or measured: "sections" of "How many main sections does …", "salt" of "How much salt goes into …". */
const ASKED =
  /(?<!\p{L})how (?:many|much) (?!(?:do|does|did|is|are|was|were|has|have|had|can|will|would|should|must)(?!\p{L}))((?:[\p{L}\p{N}’'-]+ ){0,3}?[\p{L}\p{N}’'-]+)(?= (?:do|does|did|is|are|was|were|has|have|had|can|will|would|should|must|goes?|comes?|needs?|takes?|in|into|of|on|at|for|per|there)(?!\p{L})|[?\s]*$)/iu;

interface CountedThings {
  /** As the question names them. */
  readonly things: string;
  /** Whether a sentence counts these very things: "two sections". */
  readonly areCounted: (sentence: string) => boolean;
}

/** What a "how many" or "how much" asks for; null for other questions. */
export function countedThings(tokenizer: Tokenizer, question: string): CountedThings | null {
  const things = ASKED.exec(question)?.[1] ?? askedElsewhere(question);
  const focus = tokenizer.terms(things).at(-1);
  if (focus === undefined) return null;
  const areCounted = (sentence: string): boolean =>
    [...sentence.replace(ITEM, "").matchAll(COUNTED)].some(([run]) =>
      tokenizer.terms(run.replace(/^\S+/u, "")).includes(focus),
    );
  return { things, areCounted };
}

/** "Modi" of "Wie viele Modi hat das Programm?": the noun after the words for "how many" of a language other than English. */
function askedElsewhere(question: string): string {
  const { code, wants, capitalNouns, unspaced } = languageOf(questionLanguage(question));
  if (code === "en" || unspaced || wants.count === undefined) return "";
  const asks = new RegExp(`(?<!\\p{L})(?:${wants.count})(?=\\s)`, "iu").exec(question);
  if (!asks) return "";
  const noun = capitalNouns ? /^ (?:\p{Ll}+ ){0,2}(\p{Lu}[\p{L}-]+)/u : /^ (?:de |d['’])?([\p{L}-]+)/u;
  return noun.exec(question.slice(asks.index + asks[0].length))?.[1] ?? "";
}
