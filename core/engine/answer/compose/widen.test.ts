import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { readQuestion } from "../understand/question.ts";
import { inPassage, textOf } from "./context.ts";
import { quoteOf } from "./quote.ts";
import { widenedAll } from "./widen.ts";

const tokenizer = createTokenizer();
const question = readQuestion(tokenizer, "What goes into the pickle besides the vegetables?");

/** Quotes of the sentences of a passage that `chosen` counts, the first best; each with its words in the end. */
function widened(sentences: readonly string[], chosen: readonly number[]): readonly string[] {
  const passage = samplePassage(sentences.join(" "));
  const { all } = inPassage({ passage, start: 0, end: 0 });
  const quotes = chosen.flatMap((at) => {
    const own = all[at];
    if (!own) return [];
    const text = textOf(own);
    return [quoteOf({ ...own, text, terms: new Set(tokenizer.terms(text)), coverage: 0.2, score: 1 })];
  });
  return widenedAll({ question, shareOf: () => 0.2 }, quotes).map((quote) => quote.sentences.map(textOf).join(" "));
}

const FIRST = "Two kilos of vegetables for the pickle are trimmed, washed, dried and cut into pieces of an inch or so.";
const BETWEEN =
  "Malt vinegar, mustard powder of 40 g and cornflour of 45 g stand beside it on the table in three bowls.";
const long = (word: string, times = 7): string =>
  `${word} the vegetables ${"and stir them with a spoon of wood ".repeat(times).trim()}.`;

test("a short sentence between two of one quote is shown as well", () => {
  expect(widened([FIRST, BETWEEN, long("Layer"), long("Simmer")], [0, 2, 3])[0]).toContain(`${FIRST} ${BETWEEN} Layer`);
});

test("a long one is left out", () => {
  const [first] = widened([FIRST, long("Wash", 9), long("Layer", 9)], [0, 2]);
  expect(first).not.toContain("Wash the");
});

test("one that a further quote shows as well is shown once", () => {
  const quotes = widened([FIRST, BETWEEN, "Pot it hot."], [0, 2, 1]);
  expect(quotes.join(" ").split(BETWEEN)).toHaveLength(2);
});
