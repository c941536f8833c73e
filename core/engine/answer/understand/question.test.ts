import { expect, it } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { readQuestion } from "./question.ts";

const compoundsOf = (text: string) => [...readQuestion(createTokenizer(), text).compounds];

it("knows by its first word what is also written as one word, and asks for the two", () => {
  expect(compoundsOf("How do I back up my files?")).toEqual([["back", "backup"]]);
  expect(readQuestion(createTokenizer(), "How do I back up my files?").terms).toEqual(["back", "file"]);
});

it("takes no earlier word for the first one of a compound, where that has no term", () => {
  expect(compoundsOf("Does the harbour on line two have a crane?")).toEqual([]);
});

it.each([
  ["Darf ich einen Hund haben?", ["hund"]],
  ["Quand dois-je payer le loyer ?", ["payer", "loyer"]],
  ["¿Puedo subir a la torre?", ["subir", "torr"]],
])("%s is asked for its matter, not for what is allowed or due", (text, terms) => {
  expect(readQuestion(createTokenizer(), text).terms).toEqual(terms);
});
