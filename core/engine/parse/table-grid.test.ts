import { describe, expect, test } from "vitest";
import { createDocumentBuilder } from "./document-builder.ts";
import type { Grid, GridCell } from "./table-grid.ts";
import { brokenPromise } from "./testing/setup.ts";

const row = (...cells: readonly (string | GridCell)[]): GridCell[] =>
  cells.map((cell) => (typeof cell === "string" ? { content: cell } : cell));

/** The table after a paragraph, with the words of each cell by its place. */
function written(grid: Grid) {
  const builder = createDocumentBuilder();
  builder.block("paragraph", "Before");
  const table = builder.table(grid);
  const parsed = builder.finish();
  expect(parsed.tables).toEqual(table === null ? [] : [table]);
  expect(brokenPromise(parsed)).toBeNull();
  return {
    parsed,
    table,
    lines: table === null ? [] : parsed.text.slice(table.start, table.end).split("\n"),
    cells: Object.fromEntries(
      table?.cells.map(({ row: line, column, start, end }) => [`${line},${column}`, parsed.text.slice(start, end)]) ??
        [],
    ),
  };
}

describe("a table in a document", () => {
  test("keeps an empty corner and empty cells between others", () => {
    const { lines, cells, table } = written({
      rows: [row("", "2018", "2017"), row("Sales", "", " 4\n000 "), row("Costs", "10", "")],
      header_rows: 1,
      header_columns: 1,
      caption: "Results",
      unit: "$ millions",
    });
    expect(lines).toEqual(["| 2018 | 2017", "Sales |  | 4 000", "Costs | 10"]);
    expect(cells).toEqual({
      "0,1": "2018",
      "0,2": "2017",
      "1,0": "Sales",
      "1,2": "4 000",
      "2,0": "Costs",
      "2,1": "10",
    });
    expect(table).toMatchObject({ rows: 3, columns: 3, header_rows: 1, header_columns: 1, caption: "Results" });
  });

  test("writes a spanning cell once and puts the cells beside it where they stand", () => {
    const { lines, table } = written({
      rows: [
        row({ content: "Region", row_span: 2 }, { content: "Year", column_span: 2 }),
        row("2018", "2017"),
        row("North", "1", "2"),
      ],
      header_rows: 2,
    });
    expect(lines).toEqual(["Region | Year", "| 2018 | 2017", "North | 1 | 2"]);
    expect(table?.cells.slice(0, 2)).toMatchObject([{ row_span: 2 }, { column: 1, column_span: 2 }]);
    expect(table?.cells[2]).toMatchObject({ row: 1, column: 1 });
  });

  test("leaves out rows and columns without words and counts the heads that are left", () => {
    const { lines, table } = written({
      rows: [row("", "", ""), row("Item", "", "Price"), row("Pen", " ", "2.50")],
      header_rows: 2,
      header_columns: 2,
    });
    expect(lines).toEqual(["Item | Price", "Pen | 2.50"]);
    expect(table).toMatchObject({ rows: 2, columns: 2, header_rows: 1, header_columns: 1 });
  });

  test("keeps links at their words", () => {
    const link = { content: { text: " See here", links: [{ start: 5, end: 9, href: "https://example.org" }] } };
    const { parsed } = written({ rows: [row("", "Source"), row("Pen", link)] });
    expect(parsed.links.map(({ start, end }) => parsed.text.slice(start, end))).toEqual(["here"]);
  });

  test("is none without words", () => {
    expect(written({ rows: [row(" ", "")] }).table).toBeNull();
  });

  test("does not grow out of spans made to harm", () => {
    const wide = Array.from({ length: 2000 }, (_, index) =>
      row({ content: `a${index}`, column_span: 1 + (index % 1000), row_span: 1_000_000 }, "b"),
    );
    const { lines } = written({ rows: wide });
    expect(lines.join("").length).toBeLessThan(100_000);
  });
});
