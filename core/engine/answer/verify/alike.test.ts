import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const CONTENT =
  "The vaccine may cause mild fever in some children. Repairs of the pier took until May 2014 and cost 74 million kronor. The light blinks while the tank is empty; it stays on when the tray is full. Researchers warn that the dam could fail within ten years, while the office calls this unlikely. Interest is 8 percentage points above the base rate, and the tunnel drains 3 cubic metres per second. Two thirds of the owners heat with gas, and 412 owners heat with wood. Both lights are red. Sales were between $18.2 and $18.6 billion, or $17,846 million without tax. The chief financial officer is Dana Whitfield.";

const wordFor = (sentence: string) => wordingOf(sentence, samplePassage(CONTENT));

describe("a sentence with all words of its source in their order is checked:", () => {
  test.each([
    "Overall, a vaccine may cause mild fever in some children.",
    "Repairs took until May 2014.",
    "The light blinks while the tank is empty.",
    "The tunnel drains 3 m³ per second.",
  ])("%s", (sentence) => expect(wordFor(sentence)).toBe("checked"));
});

describe("one that limits less or more, or joins what the source parts, is not checked:", () => {
  test.each([
    "The vaccine does cause mild fever in some children.",
    "The vaccine may cause mild fever in all children.",
    "Only the vaccine may cause mild fever in some children.",
    "The light blinks when the tray is full.",
    "The dam will fail within ten years.",
    "The office warns that the dam could fail within ten years.",
  ])("%s", (sentence) => expect(wordFor(sentence)).not.toBe("checked"));
});

describe("a figure in another form is the same figure:", () => {
  test.each([
    "Two lights are red.",
    "Sales were $18.2 billion to $18.6 billion.",
    "Sales were $17.8 billion without tax.",
    "Dana Whitfield is the CFO.",
    "About 67 percent of the owners heat with gas.",
  ])("%s", (sentence) => expect(wordFor(sentence)).not.toBe("not supported"));
});

describe("a figure of another kind is another figure:", () => {
  test.each([
    "Interest is 8 percent above the base rate.",
    "The tunnel drains 3 cubic metres per day.",
    "Repairs of the pier cost 74 million euros.",
    "Of the owners, 412 percent heat with wood.",
    "Sales were $17.9 billion without tax.",
  ])("%s", (sentence) => expect(wordFor(sentence)).toBe("not supported"));
});
