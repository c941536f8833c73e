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

test("a block is cut at found places, which may overlap the mark or end in the next block", () => {
  const places = [
    { start: 0, end: 5 },
    { start: 12, end: 17 },
    { start: 28, end: 34 },
    { start: 40, end: 44 },
  ];
  expect(splitByMark({ start: 10, end: 30 }, { start: 15, end: 20 }, places)).toEqual([
    { start: 10, end: 12, marked: false },
    { start: 12, end: 15, marked: false, place: 1 },
    { start: 15, end: 17, marked: true, place: 1 },
    { start: 17, end: 20, marked: true },
    { start: 20, end: 28, marked: false },
    { start: 28, end: 30, marked: false, place: 2 },
  ]);
  expect(splitByMark({ start: 32, end: 38 }, undefined, places)).toEqual([
    { start: 32, end: 34, marked: false, place: 2 },
    { start: 34, end: 38, marked: false },
  ]);
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
