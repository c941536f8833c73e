import type { Passage } from "../../engine.ts";
import { plainDocument } from "../../testing/plain-document.ts";

export const INCOME =
  "Results follow.\n\n | 2022 | 2023\nNet revenue | 16,500 | 17,846\nCosts of sales | 9,000 | 9,100\n\nThe end.";
const cell = (row: number, column: number, words: string) => ({
  row,
  column,
  start: INCOME.indexOf(words),
  end: INCOME.indexOf(words) + words.length,
});

/** Of `INCOME`: two years as heads, an empty corner, a caption and a unit. */
export const INCOME_TABLE = {
  start: INCOME.indexOf(" | 2022"),
  end: INCOME.indexOf("\n\nThe end."),
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
    cell(2, 0, "Costs of sales"),
    cell(2, 1, "9,000"),
    cell(2, 2, "9,100"),
  ],
};

/** A library of this one document. */
export const incomeLibrary = {
  read: () => Promise.resolve(plainDocument(INCOME, { tables: [INCOME_TABLE] })),
};

export const incomePassage = (start = 0, end = INCOME.length): Passage => ({
  chunk_id: `${start}`,
  document_id: "d",
  document_name: "d.md",
  content: INCOME.slice(start, end),
  heading: null,
  page: null,
  start,
  end,
  score: 1,
  why: { words: [], similarity: null },
});
