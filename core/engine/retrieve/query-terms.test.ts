import { expect, it } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { queryTerms } from "./query-terms.ts";

it("weighs an identifier more than its parts, and words more than light verbs", () => {
  const weights = new Map(
    queryTerms(createTokenizer(), "Where does /var/tmp belong? harbour harbour").map(({ term, weight }) => [
      term,
      weight,
    ]),
  );
  expect(weights.get("/var/tmp")).toBe(1);
  expect(weights.get("tmp")).toBeLessThan(0.5);
  expect(weights.get("belong")).toBeLessThan(1);
  expect(weights.get("harbour")).toBe(2);
});

it("weighs a compound less than the words that it is written as", () => {
  const terms = queryTerms(createTokenizer(), "How do I back up a file?");
  expect(terms).toEqual([
    { term: "back", weight: 1 },
    { term: "backup", weight: 0.5 },
    { term: "file", weight: 1 },
  ]);
});
