import type { Tokenizer } from "../../index/tokens.ts";
import { FROM_TWO } from "../understand/pattern-words.ts";
import type { Question } from "../understand/question.ts";
import { readGap } from "../understand/question-gap.ts";

/** A number and up to two words after it. */
const COUNTED = new RegExp(
  `(?:\\p{N}[\\p{N}.,]*|(?<!\\p{L})(?:${FROM_TWO}|hundreds?|thousands?|(?:m|b)illions?|several|dozens?))\\s+\\p{L}+(?:\\s+\\p{L}+)?`,
  "giu",
);

/** Whether a sentence counts the very things that a "how many" asks for: "two sections". Of other questions none does. */
export function countsAsked(tokenizer: Tokenizer, { text }: Pick<Question, "text">): (sentence: string) => boolean {
  const { focus } = readGap(tokenizer, text);
  if (!/(?<!\p{L})how many(?!\p{L})/iu.test(text) || focus === "") return () => false;
  return (sentence) =>
    [...sentence.matchAll(COUNTED)].some(([run]) => tokenizer.terms(run.replace(/^\S+/u, "")).includes(focus));
}
