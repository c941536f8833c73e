import { expect, test } from "vitest";
import { quantitiesIn } from "./quantities.ts";
import { isWithin, rangeIn } from "./ranges.ts";

test.each([
  ["5–10 kg", "7 kg", true],
  ["500 g – 2 kg", "800 g", true],
  ["up to 2 kg", "2 kg", true],
  ["under 1 year", "12 months", false],
  ["5 years and over", "six years", true],
  ["between 3 and 6 months", "7 months", false],
  ["5 kg to 10 kg", "7 kg", true],
  ["over 5, up to 7 years", "5 years", false],
  ["over 5, up to 7 years", "six and a half years", true],
  ["13 people and more", "20 people", true],
  ["35.001 – 60.000 €", "42.000 €", true],
  ["jusqu’à 20 kg", "25 kg", false],
  ["over 20 kg", "20 kg", false],
  ["no more than 5 kg", "5 kg", true],
  ["no more than 5 kg", "6 kg", false],
  ["no less than 5 kg", "5 kg", true],
  ["not under 5 kg", "4 kg", false],
  ["nicht mehr als 5 kg", "5 kg", true],
  ["не более 5 кг", "5 кг", true],
  ["at least £5, not over £10", "£10", true],
])("%s and %s: %s", (range, asked, isHeld) => {
  const read = rangeIn(range);
  const [quantity] = quantitiesIn(asked);
  if (!read || !quantity) throw new Error("Nothing was read.");
  expect(isWithin(quantity, read)).toBe(isHeld);
});

test.each(["5 kg", "£3.20", "2024", "Opens 9:00–17:00", "1 May – 30 June", "Three boats, four masts and ten sails"])(
  "%s is no range",
  (text) => {
    expect(rangeIn(text)).toBeNull();
  },
);

test("what counts other things is neither within nor outside", () => {
  const [quantity] = quantitiesIn("7 days");
  const range = rangeIn("5–10 kg");
  if (!range || !quantity) throw new Error("Nothing was read.");
  expect(isWithin(quantity, range)).toBeNull();
});
