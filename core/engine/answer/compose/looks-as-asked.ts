import type { AnswerSpan } from "./answer-span.ts";
import type { Question } from "../understand/question.ts";

/** Who is a name, when holds a figure or the name of a time, how many a number: anything else is not what was asked for. */
export function looksAsAsked({ type }: Question, { text }: AnswerSpan): boolean {
  const isLatin = /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text);
  if (type === "person") return !isLatin || /^(?:\p{Ll}{1,3}\s)?\p{Lu}/u.test(text);
  if (type === "date") return !isLatin || TIME.test(text);
  return (
    type !== "number" ||
    /\p{N}|(?<!\p{L})(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}{0,20}teen|\p{L}{0,20}ty|dozens?|hundreds?|thousands?|millions?|half|third|quarter|several|many|most|zwei|drei|vier|fünf|deux|trois|dos|tres|два|три|четыре|пять)(?!\p{L})|\p{Script=Han}/iu.test(
      text,
    )
  );
}

const TIME =
  /(?<![\p{L}\p{N}.:/])\p{N}{1,4}(?:s|st|nd|rd|th|\.)?(?![\p{L}\p{N}/:])|(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|\p{L}day|centur|decade|age|era|period|spring|summer|autumn|winter|morning|evening|night|noon|before|after|during|when)/iu;
