import { expect, test } from "vitest";
import { inUnit } from "./show-cell.ts";

test.each([
  ["17,846", "$ millions", "$17,846 million"],
  ["66,608", "Dollars in millions", "$66,608 million"],
  ["$66,608", "Dollars in millions", "$66,608 million"],
  ["(1,577)", "in millions of dollars, except per share", "$(1,577) million"],
  ["12", "in thousands", "12 thousand"],
  ["12", "In millions of shares", "12 million shares"],
  ["17.846", "in Mio. €", "17.846 Mio. €"],
  ["−204", "$ millions", "−$204 million"],
  ["5", "$000", "$5 thousand"],
  ["5", "£m", "£5 million"],
])("%s counted in %j is %s", (value, unit, told) => expect(inUnit(value, unit)).toBe(told));

test("a unit that cannot be read is told as it is written", () => {
  expect(inUnit("5", "millions of full time equivalent staff")).toBe("5 (millions of full time equivalent staff)");
});
