import { expect, test } from "vitest";
import { withoutPageLines } from "./page-lines.ts";

const LINES_OF_PAGE = 24;
const filler = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `Sentence ${"abcdefghijklmnopqrstuvwxyz"[(from + at) % 26]} of the lock.`);

/** Pages of the same length with the lock's name and a number below each. */
const printed = (between: string): string =>
  [1, 2, 3, 4, 5]
    .flatMap((page) => [...filler(page, LINES_OF_PAGE), "", `Rules of the lock          [Page ${page}]`, between])
    .join("\n");

test.each([
  ["form feeds", "\f"],
  ["blank lines", "\n\n"],
])("the line below each page goes, where pages are parted by %s", (_, between) => {
  const text = withoutPageLines(printed(between));
  expect(text).not.toContain("Page");
  expect(text.match(/Sentence/gu)).toHaveLength(5 * LINES_OF_PAGE);
});

test("a paragraph that goes on over a page is one", () => {
  const pages = ["Aber", "Bryn", "Coed"].map(
    (place, at) =>
      `${filler(at, 22).join("\n")}\n\nThe boat to ${place} waits at the\n\n\nRules ${at + 1}\n\f\nupper gate of ${place}.`,
  );
  expect(withoutPageLines(pages.join("\n"))).toContain("The boat to Aber waits at the\nupper gate of Aber.");
});

test("what comes again without counting the pages stays", () => {
  const years = [2019, 2020, 2021, 2022].flatMap(() => [
    "What was mended:",
    "",
    "- the upper gate",
    "",
    ...filler(0, 26),
  ]);
  const text = years.join("\n");
  expect(withoutPageLines(text)).toBe(text);
});
