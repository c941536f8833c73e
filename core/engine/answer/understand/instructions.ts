import { unitLength } from "../../names/units.ts";

/** The end of a question and what follows it. */
const AFTER_QUESTION = /[?？؟]\s+(?=\S)/gu;

/**
 * A message without the sentences behind its last question that only say how to answer: "Answer in USD millions." One with
 * a name or a number, as "I mean Boeing in 2018.", stays.
 */
export function withoutInstructions(message: string): string {
  const last = [...message.matchAll(AFTER_QUESTION)].at(-1);
  if (!last) return message;
  const end = last.index + 1;
  const told = message.slice(end).trim();
  return /[?？؟]/u.test(told) || tellsOfMatter(told) ? message : message.slice(0, end);
}

/** Whether a word inside a sentence begins with a capital, or a number is told; scripts without capitals always may. */
function tellsOfMatter(text: string): boolean {
  if (!/\p{Lu}|\p{Ll}/u.test(text)) return true;
  return text.split(/(?<=[.!])\s+/u).some((sentence) =>
    sentence
      .split(/[\s,;:()"“”.!]+/u)
      .filter((word) => word !== "")
      .some((word, at) => /\p{N}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word) && unitLength(word) < word.length)),
  );
}
