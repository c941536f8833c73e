import { expect, test } from "vitest";
import { numbered, numberText, wholeNumber } from "./list-number.ts";

test.each([
  ["decimal", 12, "12"],
  ["padded", 7, "07"],
  ["lower-letter", 3, "c"],
  ["upper-letter", 28, "BB"],
  ["lower-roman", 49, "xlix"],
  ["upper-roman", 1994, "MCMXCIV"],
] as const)("writes a number as %s: %i", (form, number, text) => {
  expect(numberText(form, number)).toBe(text);
});

test("a number that its form has no sign for is written with figures", () => {
  expect(numberText("lower-roman", 0)).toBe("0");
  expect(numberText("upper-letter", -1)).toBe("-1");
  expect(numberText("lower-letter", 100_000)).toBe("100000");
});

test("links stay on their words", () => {
  const { text, links } = numbered("(a)", {
    text: "see here",
    links: [{ start: 4, end: 8, href: "https://a.example" }],
  });
  expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(["here"]);
});

test.each([
  ["7", 7],
  [" -2 ", -2],
  ["1.5", undefined],
  ["99999999999", undefined],
  ["x", undefined],
  [undefined, undefined],
])("an attribute %s says %s", (said, number) => {
  expect(wholeNumber(said)).toBe(number);
});
