import { expect, test } from "vitest";
import { splitByMark, tableRows } from "./text-blocks.ts";

test("a block is cut at the edges of the mark, and left whole when the mark is elsewhere", () => {
  expect(splitByMark({ start: 10, end: 30 }, { start: 15, end: 20 })).toEqual([
    { start: 10, end: 15, marked: false },
    { start: 15, end: 20, marked: true },
    { start: 20, end: 30, marked: false },
  ]);
  expect(splitByMark({ start: 10, end: 30 }, { start: 0, end: 50 })).toEqual([{ start: 10, end: 30, marked: true }]);
  expect(splitByMark({ start: 10, end: 30 }, { start: 30, end: 50 })).toEqual([{ start: 10, end: 30, marked: false }]);
});

test("cells of a table keep their places in the text", () => {
  const text = "Before\n\n| Name | Age |\n| --- | --- |\n| Ada | 36 |";
  const rows = tableRows(text, { start: 8, end: text.length });
  expect(rows.map((row) => row.map(({ start, end }) => text.slice(start, end).trim()))).toEqual([
    ["Name", "Age"],
    ["Ada", "36"],
  ]);
  const tabbed = "a\tb\nc\td";
  expect(
    tableRows(tabbed, { start: 0, end: tabbed.length }).map((row) =>
      row.map(({ start, end }) => tabbed.slice(start, end)),
    ),
  ).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
