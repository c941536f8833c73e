import { expect, test } from "vitest";
import { layOutTable } from "../table-grid.ts";
import { cellGrid } from "./cell-grid.ts";

const cell = (content: string, [left, top, right, bottom]: readonly [number, number, number, number]) => ({
  content,
  left,
  top,
  right,
  bottom,
});

test("cells take the columns and rows that their edges cover, and places without a cell are empty", () => {
  const table = layOutTable(
    cellGrid([
      cell("2023", [100, 0, 300, 20]),
      cell("Q2", [200, 20, 300, 40]),
      cell("Q1", [100, 20, 200, 40]),
      cell("North", [0, 40, 100, 80]),
      cell("10", [100, 40, 200, 60]),
      cell("13", [200, 60, 300, 80]),
    ]),
  );
  expect(table?.text).toBe("| 2023\n| Q1 | Q2\nNorth | 10\n|  | 13");
  expect(table?.table.cells.filter(({ row_span, column_span }) => row_span ?? column_span)).toMatchObject([
    { row: 0, column: 1, column_span: 2 },
    { row: 2, column: 0, row_span: 2 },
  ]);
});
