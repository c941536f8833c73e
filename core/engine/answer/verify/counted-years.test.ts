import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const verdict = (sentence: string, content: string): string => wordingOf(sentence, samplePassage(content));

const SHIPPED =
  "In 2025 the warehouse shipped 340 consignments to Norway. Consignments in 2025 were larger than before.";
const HANDLED = "Parcels and consignments handled in 2025 were checked by hand.";
const SHIP = "The ship carried 1998 passengers in 1912.";

test.each([
  ["The warehouse shipped 2025 consignments to Norway.", SHIPPED],
  ["The ship carried 1912 passengers.", SHIP],
])("a year is no count of what the source counts otherwise: %s", (sentence, source) =>
  expect(verdict(sentence, source)).toBe("not supported"),
);

test("a year is not checked as a count of what the source does not count", () => {
  expect(verdict("2025 consignments were checked by hand.", HANDLED)).toBe("unchecked");
});

describe("a year and a count as in the source are checked:", () => {
  test.each([
    ["In 2025 consignments were larger than before.", SHIPPED],
    ["The 2025 consignments were checked by hand.", HANDLED],
    ["The ship carried 1998 passengers.", SHIP],
    ["1998 passengers were carried by the ship in 1912.", SHIP],
    ["Q3 2021 sales were 5 million.", "In Q3 2021 sales were 5 million."],
  ])("%s", (sentence, source) => expect(verdict(sentence, source)).toBe("checked"));
});
