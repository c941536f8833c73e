import { expect, test } from "vitest";
import type { Table } from "#core/engine/tables/table.ts";
import { layOutRows, scopeOf } from "./table-layout.ts";

const cell = (row: number, column: number, spans: { row_span?: number; column_span?: number } = {}) => ({
  row,
  column,
  ...spans,
  start: 0,
  end: 1,
});

const table: Table = {
  start: 0,
  end: 1,
  rows: 3,
  columns: 3,
  header_rows: 2,
  header_columns: 1,
  caption: null,
  unit: null,
  cells: [cell(0, 0, { row_span: 2 }), cell(0, 1, { column_span: 2 }), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 2)],
};

test("rows have their empty places, and none for what a span covers", () => {
  const places = layOutRows(table).map(({ isHead, cells }) => [
    isHead,
    cells.map((one) => (one.cell ? one.column : null)),
  ]);
  expect(places).toEqual([
    [true, [0, 1]],
    [true, [1, 2]],
    [false, [0, null, 2]],
  ]);
});

test("heads name one row or column, or several", () => {
  expect(table.cells.map((one) => scopeOf(table, one))).toEqual(["col", "colgroup", "col", "col", "row", undefined]);
});
