import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { understand } from "../understand/understand.ts";
import { isUnsure } from "./missing-word.ts";

const tokenizer = createTokenizer();
const terms = new Set(tokenizer.terms("Start Claws Mail and go through the wizard."));

test.each([
  ["of the names of the question alone and a little like it", "Who is the treasurer of Claws Mail?", 0.6, true],
  ["of the names alone, but much like it", "Who is the treasurer of Claws Mail?", 0.75, false],
  ["with another word of the question", "Which wizard does Claws Mail start?", 0.6, false],
  ["of a question that has names alone", "What is Claws Mail?", 0.6, false],
])("a quote %s", (_, question, likeness, isOpen) => {
  const understood = understand(tokenizer, question, [], []);
  expect(isUnsure(understood, { coverage: 0.2, likeness, terms })).toBe(isOpen);
  expect(isUnsure(understood, { coverage: 0.6, likeness, terms })).toBe(false);
});
