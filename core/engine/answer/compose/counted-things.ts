import type { Tokenizer } from "../../index/tokens.ts";
import { ENGLISH_NUMBERS } from "../../languages/number-words.ts";
import type { Question } from "../understand/question.ts";

const FROM_TWO = [...ENGLISH_NUMBERS.ones.slice(2), ...ENGLISH_NUMBERS.tens].join("|");

/** A number and up to two words after it. */
const COUNTED = new RegExp(
  `(?:\\p{N}[\\p{N}.,]*|(?<!\\p{L})(?:${FROM_TWO}|hundreds?|thousands?|(?:m|b)illions?|several|dozens?))\\s+\\p{L}+(?:\\s+\\p{L}+)?`,
  "giu",
);

/** The noun counted: "sections" of "How many main sections does …". */
const ASKED =
  /(?<!\p{L})how many ((?:[\p{L}\p{N}’'-]+ ){0,3}?[\p{L}\p{N}’'-]+)(?= (?:do|does|did|is|are|was|were|has|have|had|can|will|would|in|of|on|at|were|there)(?!\p{L})|[?\s]*$)/iu;

/** Whether a sentence counts the very things that a "how many" asks for: "two sections". Of other questions none does. */
export function countsAsked(tokenizer: Tokenizer, { text }: Pick<Question, "text">): (sentence: string) => boolean {
  const focus = tokenizer.terms(ASKED.exec(text)?.[1] ?? "").at(-1);
  if (focus === undefined) return () => false;
  return (sentence) =>
    [...sentence.matchAll(COUNTED)].some(([run]) => tokenizer.terms(run.replace(/^\S+/u, "")).includes(focus));
}
