import { describe, expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { createMemoryLibrary } from "../testing/memory-library.ts";
import { understand } from "../understand/understand.ts";
import { findAbsence } from "./absence.ts";

const library = createMemoryLibrary([
  { name: "report.md", blocks: ["Nordlicht sold boats in 2018. Its free cash flow was 40 in the second quarter."] },
  { name: "diary.md", blocks: ["Tove Brandt sailed to Bergen in 1843 and wrote of herons."] },
]);

async function wordsMissing(
  message: string,
  passages: readonly Passage[] = [],
  held = library,
): Promise<readonly string[] | null> {
  const tokenizer = createTokenizer();
  const documents = await held.documents();
  const understood = understand(tokenizer, message, [], documents);
  return (await findAbsence({ tokenizer, library: held }, understood, documents, passages))?.words ?? null;
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

test.each([
  [
    "does not say it of a name within a longer one",
    "Can I use Kelda on my Mac?",
    "Kelda runs on macOS and Windows.",
    null,
  ],
  ["says it of a name that only begins a word", "Did Mark buy Kelda?", "Kelda is sold on the market.", ["Mark"]],
] as const)("%s", async (_, question, text, words) => {
  expect(await wordsMissing(question, [], createMemoryLibrary([{ name: "manual.md", blocks: [text] }]))).toEqual(words);
});

describe("words that only stand scattered over a long document", () => {
  const scattered = createMemoryLibrary([
    {
      name: "policy.md",
      blocks: [
        "Version 3.9 was released in 2014.",
        "Scripts must not be writeable by the world.",
        "A cup of tea is kept beside every machine.",
        "In 2015 the ferry carried 300 boats to Bergen.",
      ],
    },
  ]);

  const scored = async (query: string, score: number): Promise<readonly Passage[]> => {
    const passages = await scattered.search(query, { top_k: 3, hybrid: true });
    return passages.map((passage) => ({ ...passage, score }));
  };

  test("are named where no passage holds them together", async () => {
    const found = await scored("2014 world", 0.2);
    expect(await wordsMissing("Which ferry carried a cup in 2014?", found, scattered)).toEqual(["2014", "ferry"]);
    expect(await wordsMissing("Which world regatta was held in 2014?", found, scattered)).toEqual(["regatta"]);
  });

  test("are no reason where a passage found has half of them, or is close", async () => {
    const low = await scored("ferry boats 2015", 0.2);
    expect(await wordsMissing("Which ferry carried cups in 2015?", low, scattered)).toBeNull();
    const close = await scored("2014 world", 0.6);
    expect(await wordsMissing("Which ferry carried a cup in 2014?", close, scattered)).toBeNull();
  });
});

test("does not say it of a decade in which a year falls", async () => {
  expect(await wordsMissing("Where did Brandt sail in the 1840s?")).toBeNull();
});

test("says it of words that are no names where a passage is close only if none of them occurs", async () => {
  const passages = (await library.search("boats", { top_k: 1, hybrid: true })).map((own) => ({ ...own, score: 0.8 }));
  expect(await wordsMissing("Which penguins hatch eggs in herons?", passages)).toBeNull();
  expect(await wordsMissing("Which penguins hatch eggs?", passages)).toEqual(["penguins"]);
});

test("does not take a name for a word that lacks its first letter", async () => {
  const passages = (await library.search("herons Tove Brandt", { top_k: 3, hybrid: true })).map((own) => ({
    ...own,
    score: 0.8,
  }));
  expect(await wordsMissing("Did Tove Brandt write on an iHerons?", passages)).toEqual(["iHerons"]);
});
