import { expect, test } from "vitest";
import { slipOf } from "./slips.ts";

test.each([
  ["pilows", "pillows"],
  ["acomodation", "accommodation"],
  ["pillwos", "pillows"],
  ["colour", "color"],
  ["yrok", "york"],
])("%s is surely %s", (asked, meant) => {
  expect(slipOf(asked, meant)).toBe(2);
});

test("another letter may be meant in long words and names only", () => {
  expect(slipOf("reciept", "receipts")).toBe(0);
  expect(slipOf("telephome", "telephone")).toBe(1);
  expect(slipOf("party", "parts")).toBe(0);
  expect(slipOf("mikey", "mickey", true)).toBe(1);
});

test("two letters may be meant in long names, but another ending is another word", () => {
  expect(slipOf("shostakovitsh", "shostakovich", true)).toBe(1);
  expect(slipOf("infection", "infectious", true)).toBe(0);
});

test("short words and words that begin otherwise are others", () => {
  expect(slipOf("cars", "carrs")).toBe(0);
  expect(slipOf("pillow", "willow")).toBe(0);
});
