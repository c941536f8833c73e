import { expect, test } from "vitest";
import type { Receipt } from "./message.ts";
import { arrange } from "./arrange.ts";

/** The answer, with receipts for these words. */
function arranged(content: string, quotes: readonly string[], answered = true) {
  const receipts = quotes.map((quote): Receipt => {
    const from = content.indexOf(quote);
    return { from, to: from + quote.length, citation: 1, quote, start: 0, end: 1, supported: true };
  });
  const { shown, folded } = arrange({ source: content, receipts, answered });
  const kinds = (parts: typeof shown) => parts.map(({ kind }) => kind);
  const text = ({ range }: (typeof shown)[number]) => content.slice(range.from, range.to);
  return {
    shown: kinds(shown),
    folded: folded && kinds(folded.parts),
    label: folded?.label && text(folded.label),
    texts: shown.map(text),
  };
}

test("a short answer stands above the heading, the quotes below it", () => {
  const content = "**142** [1]\n\nFrom your documents:\n\n> The tower has 142 steps. [1]\n\n> It was built later. [1]";
  const { shown } = arranged(content, ["142", "The tower has 142 steps.", "It was built later."]);
  expect(shown).toEqual(["short", "heading", "quote", "quote"]);
});

test("a quoted sentence and the list it leads to are one quote; a mismatch is no heading", () => {
  const content = "From your documents:\n\nAbout 1971, not 1970:\n\n> Do this: [1]\n\n1. First [1]\n2. Second [1]";
  expect(arranged(content, ["Do this:", "First", "Second"]).shown).toEqual(["heading", "text", "quote"]);
  const plain = "From your documents:\n\n> Do this: [1]\n\n1. First [1]";
  expect(arranged(plain, ["Do this:", "First"])).toMatchObject({ shown: ["heading", "quote"] });
});

test("a sum that cites its source is no heading, and the line below it is", () => {
  const content = "**1,204 €** in 12 rows [1]\n\nFrom your documents:\n\n> | a | [1]";
  expect(arranged(content, ["| a |"]).shown).toEqual(["text", "heading", "quote"]);
  expect(arranged("**12** rows [1] [2]\n\n> | a | [1]", ["| a |"]).shown).toEqual(["text", "quote"]);
});

test("what no document mentions is said above the heading", () => {
  const content = "None of your 3 documents mentions *cola*.\n\nFrom your documents:\n\n> Lemonade is sold here. [1]";
  expect(arranged(content, ["Lemonade is sold here."]).shown).toEqual(["text", "heading", "quote"]);
});

test("where nothing answers, the nearest passages are folded under the line that leads to them", () => {
  const content = "None of your 3 documents mentions *PepsiCo*.\n\nClosest I found:\n\n> Cola is a drink. [1]";
  const { shown, folded, label } = arranged(content, ["Cola is a drink."], false);
  expect(shown).toEqual(["text"]);
  expect(folded).toEqual(["quote"]);
  expect(label).toBe("Closest I found:");
});

test("sentences of an earlier version and our own words stay text", () => {
  expect(arranged("The tower has 142 steps. [1]", ["The tower has 142 steps."]).shown).toEqual(["text"]);
  expect(arranged("Hello!", []).shown).toEqual(["text"]);
});
