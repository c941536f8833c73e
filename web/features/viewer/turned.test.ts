import { expect, test } from "vitest";
import { turnedSize, turnedStyle, uprightSize } from "./turned.ts";

test("a page of any turn is as wide as asked", () => {
  for (const turns of [0, 1, 2, 3]) expect(turnedSize(uprightSize(600, 1.5, turns), turns).width).toBe(600);
  expect(uprightSize(600, 1.5, 0)).toEqual({ width: 600, height: 900 });
  expect(uprightSize(600, 1.5, 1)).toEqual({ width: 400, height: 600 });
});

test("a turned page covers its place from the top left corner", () => {
  const size = { width: 400, height: 600 };
  expect([0, 1, 2, 3].map((turns) => turnedStyle(size, turns).transform)).toEqual([
    "none",
    "translate(600px, 0) rotate(90deg)",
    "translate(400px, 600px) rotate(180deg)",
    "translate(0, 400px) rotate(270deg)",
  ]);
});
