import type { Tokenizer } from "../index/tokens.ts";
import type { Question } from "./question.ts";
import { readGap } from "./question-gap.ts";

/** A number and up to two words after it. */
const COUNTED =
  /(?:\p{N}[\p{N}.,]*|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{2,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|(?:m|b)illions?|several|dozens?))\s+\p{L}+(?:\s+\p{L}+)?/giu;

/** Whether a sentence counts the very things that a "how many" asks for: "two sections". Of other questions none does. */
export function countsAsked(tokenizer: Tokenizer, { text }: Pick<Question, "text">): (sentence: string) => boolean {
  const { focus } = readGap(tokenizer, text);
  if (!/(?<!\p{L})how many(?!\p{L})/iu.test(text) || focus === "") return () => false;
  return (sentence) =>
    [...sentence.matchAll(COUNTED)].some(([run]) => tokenizer.terms(run.replace(/^\S+/u, "")).includes(focus));
}
