import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import type { AnswerSpan } from "./answer-span.ts";
import { looksAsAsked } from "./looks-as-asked.ts";
import { readQuestion } from "../understand/question.ts";

const looks = (question: string, text: string): boolean =>
  looksAsAsked(readQuestion(createTokenizer(), question), { text } as AnswerSpan);

test.each([
  ["Who found the bug?", "Ammar Askar"],
  ["Who owns the name?", "the Arduino Foundation"],
  ["When was neon discovered?", "the summer of 1898"],
  ["When did it end?", "in the 1990s"],
  ["How many people live there?", "twelve thousand"],
  ["How many people live there?", "1,017,449"],
  ["Which bug was it?", "anything at all"],
  ["谁建造了茶馆？", "李明"],
])("%s may be answered by: %s", (question, text) => expect(looks(question, text)).toBe(true));

test.each([
  ["Who found the bug?", "crippling attack"],
  ["Who owns the name?", "rights to the Arduino"],
  ["When was neon discovered?", "11434/v1"],
  ["When was neon discovered?", "Manhattan"],
  ["How many people live there?", "a great crowd"],
])("%s may not be answered by: %s", (question, text) => expect(looks(question, text)).toBe(false));
