import { expect, test } from "vitest";
import { composeAnswer } from "./answer.ts";
import { askOver } from "./testing/ask-over.ts";
import { createMemoryLibrary } from "./testing/memory-library.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const RULES = {
  name: "rules.md",
  blocks: ["Report theft to the police within a day.", "Luggage is insured up to £1,500."],
};

/** A library whose model finds every passage, and likes each sentence to the question as far as told; null for no model. */
async function asked(question: string, likeness: number | null) {
  const library = createMemoryLibrary([RULES]);
  const [{ document_id = "" } = {}] = await library.documents();
  const passages = await library.passages(document_id);
  const found = passages.map((passage) => ({ ...passage, score: 0.1, why: { words: [], similarity: likeness } }));
  return composeAnswer(
    {
      library: {
        ...library,
        search: () => Promise.resolve(found),
        likeness: (_, sentences) => Promise.resolve(likeness === null ? null : sentences.map(() => likeness)),
        likenessOfTexts: (_, texts) => Promise.resolve(likeness === null ? null : texts.map(() => 0)),
      },
      where: "on this device",
    },
    { scope: { owner: "someone" }, question, history: [], top_k: 5, hybrid: true },
  );
}

test.each([0.1, null])("what has no word of the question is not quoted at a likeness of %s", async (likeness) => {
  const { content, answered } = await asked("What is the wifi password?", likeness);
  expect(answered).toBe(false);
  expect(quotesIn(content)).toEqual([]);
  expect(content).toMatch(/does not mention \*\w+\*/u);
});

test("what answers in other words is quoted where a model finds it alike", async () => {
  expect((await asked("My suitcase was robbed, what now?", 0.6)).content).toContain("> Report theft");
});

test("nothing is claimed of a clause that names something else", async () => {
  const { ask } = askOver([
    { name: "guide.md", blocks: ["The guarantee of the washer is two years; the motor has ten."] },
    { name: "leaflet.md", blocks: ["The guarantee of the dryer is two years, that of the drum ten."] },
    { name: "oven.md", blocks: ["The guarantee of the oven is two years."] },
  ]);
  expect((await ask("How long is the guarantee of the washer motor?")).content).not.toContain("**");
  expect((await ask("How long is the guarantee of the dryer drum?")).content).not.toContain("**");
  expect((await ask("How long is the guarantee of the oven?")).content).toMatch(/^\*\*two years\*\*/u);
});

test("where no document has a word of the question, the quotes are called closest", async () => {
  const { ask } = askOver([
    { name: "club.md", blocks: ["The club has a pool.", "Guests of the club pay £8 for a day."] },
  ]);
  const { content } = await ask("What does the wifi of the club cost for guests?");
  expect(content).toContain("does not mention *wifi*");
  expect(content).toContain("Closest I found:");
  expect(content).not.toContain("From your documents:");
});

test("quotes that hold little of the question are called closest, though all its words stand somewhere", async () => {
  const { ask } = askOver([
    {
      name: "club.md",
      blocks: ["The club has a heated pool.", "Ropes are tarred at the slipway.", "The ferry sails at noon."],
    },
  ]);
  const lead = async (question: string): Promise<string> => (await ask(question)).content.split("\n")[0] ?? "";
  expect(await lead("Which pool does the tarred ferry slipway need?")).toBe("Closest I found:");
  expect(await lead("Is the pool of the club heated?")).not.toBe("Closest I found:");
});

test.each([
  ["How much does the pool of the club cost?", "Closest I found:"],
  ["How many boats does the club have?", "Closest I found:"],
  ["How many ropes does the club have?", "From your documents:"],
  ["How much is the sauna of the club?", "From your documents:"],
  ["Where are the boats of the club?", "From your documents:"],
])("quotes without a figure are called closest where one is asked for: %s", async (question, lead) => {
  const { ask } = askOver([
    {
      name: "club.md",
      blocks: [
        "The club has a heated pool.",
        "The club keeps its boats at the slipway.",
        "The club has eleven new ropes.",
        "The sauna of the club is free.",
      ],
    },
  ]);
  const { content } = await ask(question);
  expect(content).toContain(lead);
});
