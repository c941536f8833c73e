import { expect, test } from "vitest";
import { pageAt } from "./page-at.ts";

test("the page in view is the last that begins above the line", () => {
  const at = (line: number) => pageAt(4, (page) => page * 100 + 12, line);
  expect([0, 12, 111, 112, 250, 9999].map(at)).toEqual([0, 0, 0, 1, 2, 3]);
});

test("a document of one page is always on it", () => {
  expect([0, 5000].map((line) => pageAt(1, () => 12, line))).toEqual([0, 0]);
});
