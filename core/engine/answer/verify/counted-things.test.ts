import { expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const FILTER = "The filter must be descaled every 200 cups. Use 100 ml of vinegar. The board met on 3 June.";
const BOAT = "The boat is 12 m long and has 4 cabins.";

const verdict = (sentence: string, content: string): string => wordingOf(sentence, samplePassage(content));

test.each([
  ["Use 100 cups of vinegar.", FILTER],
  ["Use 200 ml of vinegar.", FILTER],
  ["The board met with 3 members.", FILTER],
  ["The boat has 12 cabins.", BOAT],
  ["The boat is 4 m long.", BOAT],
])("a length, a volume or a day of a month is no count, nor the other way round: %s", (sentence, source) =>
  expect(verdict(sentence, source)).toBe("not supported"),
);

test.each([
  ["The board met on the 3rd of June.", FILTER],
  ["The filter must be descaled every 200 cups.", FILTER],
  ["The boat has four cabins and is 12 m long.", BOAT],
])("a count of the same things is held: %s", (sentence, source) => expect(verdict(sentence, source)).toBe("checked"));
