import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { openingSentence } from "./central.ts";

const tokenizer = createTokenizer();
const FIRST =
  "The tern, nicknamed sea swallow by skippers, is a slender, fork-tailed vertebrate of temperate shores worldwide.";
const FREQUENT =
  "Colonies of birds breed on islands, and gulls of the islands breed beside the birds in colonies of their own.";
const passages = [samplePassage(`${FIRST}\n\n${FREQUENT}`)];
const frequency = new Map(tokenizer.terms("colonies birds breed islands gulls").map((term) => [term, 90]));

test("the first sentence opens a summary where it is about what the title names", () => {
  expect(openingSentence(tokenizer, passages, frequency, "Tern")?.text).toBe(FIRST);
});

test("the sentence with the most frequent words opens it under another title, or none", () => {
  expect(openingSentence(tokenizer, passages, frequency, "Notes of May")?.text).toBe(FREQUENT);
  expect(openingSentence(tokenizer, passages, frequency)?.text).toBe(FREQUENT);
});
