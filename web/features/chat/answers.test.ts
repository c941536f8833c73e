import { expect, test } from "vitest";
import type { Message } from "./message.ts";
import { answersAgain } from "./answers-again.ts";
import { readAnswers } from "./answers.ts";

const said = (metadata: object) => ({ metadata }) as Message;
const ALONE = said({ answer: { without_documents: true } });
const TALK = said({ model: "gpt-a" });
const FOUND = said({ answer: {} });

test.each([
  [undefined, undefined, "both", "both"],
  [undefined, undefined, "documents", "documents"],
  [undefined, undefined, "model", "model"],
  [FOUND, undefined, "documents", "documents"],
  [FOUND, "llama", "documents", "both"],
  [FOUND, "extractive", "both", "documents"],
  [FOUND, undefined, "model", "both"],
  [ALONE, undefined, "documents", "model"],
  [ALONE, "llama", "both", "model"],
  [ALONE, "extractive", "model", "documents"],
  [TALK, undefined, "both", "model"],
] as const)("after %j, asked again of %s while %s is chosen, %s answer", (before, model, chosen, answers) => {
  expect(answersAgain(before, model, chosen)).toBe(answers);
});

test("an address asks for what there is, and for nothing else", () => {
  expect(["both", "model", "documents", "all", undefined].map(readAnswers)).toEqual([
    "both",
    "model",
    "documents",
    undefined,
    undefined,
  ]);
});
