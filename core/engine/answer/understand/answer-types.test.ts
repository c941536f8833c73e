import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { matchesType } from "./answer-types.ts";

const tokenizer = createTokenizer();
const isNumber = (words: string): boolean =>
  matchesType(tokenizer, "number", new Set(["gannet"]), `The keeper counts ${words} gannets.`);

test.each(["40", "forty", "Fourteen", "sixty-two", "zero", "seven", "dozens of"])("“%s” is a number", (words) => {
  expect(isNumber(words)).toBe(true);
});

test.each(["canteen", "empty", "one of the", "plenty of"])("“%s” is none", (words) => {
  expect(isNumber(words)).toBe(false);
});
