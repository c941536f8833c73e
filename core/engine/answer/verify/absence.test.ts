import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { createMemoryLibrary } from "../testing/memory-library.ts";
import { understand } from "../understand/understand.ts";
import { findAbsence } from "./absence.ts";

const library = createMemoryLibrary([
  { name: "report.md", blocks: ["Nordlicht sold boats in 2018. Its free cash flow was 40 in the second quarter."] },
  { name: "diary.md", blocks: ["Tove Brandt sailed to Bergen in 1843 and wrote of herons."] },
]);

async function wordsMissing(message: string, passages: readonly Passage[] = []): Promise<readonly string[] | null> {
  const tokenizer = createTokenizer();
  const documents = await library.documents();
  const understood = understand(tokenizer, message, [], documents);
  return (await findAbsence({ tokenizer, library }, understood, documents, passages))?.words ?? null;
}

test.each([
  ["a name that occurs nowhere", "What did Halvorsen sell in 2018?", ["Halvorsen"]],
  ["names that occur, but not together", "What did Tove Brandt sell in 2018?", ["Tove", "Brandt", "2018"]],
  ["a number that occurs nowhere", "What did Nordlicht sell in 2031?", ["2031"]],
  ["words of which no document has half", "Which penguins hatch eggs?", ["penguins"]],
])("says of %s that no document mentions it", async (_, question, words) => {
  expect(await wordsMissing(question)).toEqual(words);
});

test.each([
  ["an abbreviation that is written out", "What was the FCF of Nordlicht in 2018?"],
  ["a quarter that is written in another way", "What was the cash flow of Nordlicht in Q2 2018?"],
  ["an abbreviation beside words that a document has", "What was the FCF flow in the second quarter?"],
  ["a month that is written in another way", "Did Tove Brandt sail to Bergen in Sept 1843?"],
  ["a unit", "What was the cash flow of Nordlicht in USD?"],
  ["words beside the names", "What did Tove Brandt eat in Bergen?"],
  [
    "a long question",
    "Looking at what was sold, earned, spent, saved, borrowed and lent, which boats, sails, oars and anchors did Halvorsen offer?",
  ],
])("does not say it because of %s", async (_, question) => {
  expect(await wordsMissing(question)).toBeNull();
});

test("does not say it of a decade in which a year falls", async () => {
  expect(await wordsMissing("Where did Brandt sail in the 1840s?")).toBeNull();
});

test("says it of words that are no names where a passage is close only if none of them occurs", async () => {
  const passages = (await library.search("boats", { top_k: 1, hybrid: true })).map((own) => ({ ...own, score: 0.8 }));
  expect(await wordsMissing("Which penguins hatch eggs in herons?", passages)).toBeNull();
  expect(await wordsMissing("Which penguins hatch eggs?", passages)).toEqual(["penguins"]);
});
