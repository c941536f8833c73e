import { expect, test } from "vitest";
import { withLabelsBesideValues } from "./labels-above-values.ts";

const grid = (rows: readonly (readonly string[])[]) => ({
  rows: rows.map((row) => row.map((content) => ({ content }))),
});
const textsIn = (rows: readonly (readonly string[])[]) =>
  withLabelsBesideValues(grid(rows)).rows.map((row) => row.map(({ content }) => content));

const FORM = [
  ["Name", "Contact"],
  ["Harbour office", "Ines Falk"],
  ["Street", "Postal code"],
  ["Quay 4", "5020"],
  ["Telephone", "E-mail"],
  ["0555 0101", "ines@harbour.example"],
];

test("labels of a form stand beside the values below them", () => {
  expect(textsIn(FORM)).toEqual([
    ["Name", "Harbour office"],
    ["Contact", "Ines Falk"],
    ["Street", "Quay 4"],
    ["Postal code", "5020"],
    ["Telephone", "0555 0101"],
    ["E-mail", "ines@harbour.example"],
  ]);
});

test.each([
  [
    "heads above values",
    [
      ["Boat", "Length"],
      ["Gull", "7 m"],
      ["Tern", "9 m"],
      ["Auk", "6 m"],
      ["Skua", "8 m"],
      ["Swan", "5 m"],
    ],
  ],
  ["two pairs alone", FORM.slice(0, 4)],
  ["words alone", FORM.map((row) => row.map((text) => text.replaceAll(/[\d@]/gu, "x")))],
])("a table with %s stays as it is", (_, rows) => {
  expect(textsIn(rows)).toEqual(rows);
});
