import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { plainDocument } from "../../testing/plain-document.ts";
import { tablesShown } from "./tables-shown.ts";

const TEXT = "Results follow.\n\n | 2022 | 2023\nNet revenue | 16,500 | 17,846\nCosts | 9,000 | 9,100\n\nThe end.";
const cell = (row: number, column: number, words: string) => ({
  row,
  column,
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
});
const TABLE = {
  start: TEXT.indexOf(" | 2022"),
  end: TEXT.indexOf("\n\nThe end."),
  rows: 3,
  columns: 3,
  header_rows: 1,
  header_columns: 1,
  caption: "Income",
  unit: "$ millions",
  cells: [
    cell(0, 1, "2022"),
    cell(0, 2, "2023"),
    cell(1, 0, "Net revenue"),
    cell(1, 1, "16,500"),
    cell(1, 2, "17,846"),
    cell(2, 0, "Costs"),
    cell(2, 1, "9,000"),
    cell(2, 2, "9,100"),
  ],
};
const passage = (start: number, end: number): Passage => ({
  chunk_id: `${start}`,
  document_id: "d",
  document_name: "d.md",
  content: TEXT.slice(start, end),
  heading: null,
  page: null,
  start,
  end,
  score: 1,
  why: { words: [], similarity: null },
});
const library = { read: () => Promise.resolve(plainDocument(TEXT, { tables: [TABLE] })) };

test("a table reaches the model as a small Markdown table with its name, unit and heads, between the text around it", async () => {
  expect((await tablesShown(library, [passage(0, TEXT.length)]))["0"]).toBe(
    "Results follow.\n\nIncome ($ millions)\n|  | 2022 | 2023 |\n| --- | --- | --- |\n| Net revenue | 16,500 | 17,846 |\n| Costs | 9,000 | 9,100 |\n\nThe end.",
  );
});

test("a passage that begins in the middle of a table has the heads above its rows", async () => {
  const start = TEXT.indexOf("Costs");
  expect((await tablesShown(library, [passage(start, TABLE.end)]))[String(start)]).toBe(
    "Income ($ millions)\n|  | 2022 | 2023 |\n| --- | --- | --- |\n| Costs | 9,000 | 9,100 |",
  );
});

test("a passage without a table stays as it is", async () => {
  expect(await tablesShown(library, [passage(0, 15)])).toEqual({});
});
