import { expect, test } from "vitest";
import { wordOrderOf } from "./word-order.ts";

const NAMED = "The Republic of Kenya is named after Mount Kenya.";
const BECAME = "Kenya became a republic under the name Republic of Kenya after twelve months.";
const orderIn = wordOrderOf("What is the Republic of Kenya named after?", [NAMED, BECAME]);

test("a sentence that keeps the words of a question in order is nearer to it, little words included", () => {
  expect(orderIn(NAMED)).toBeGreaterThan(orderIn(BECAME));
});

test("words far apart are not in order", () => {
  expect(orderIn("After the vote a republic was proclaimed, and nobody had named it.")).toBeLessThan(0.1);
});

test("a question of one word has no order", () => {
  expect(wordOrderOf("Kenya?", [NAMED])(NAMED)).toBe(0);
});
