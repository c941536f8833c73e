import { expect, test } from "vitest";
import { createDocumentBuilder } from "../document-builder.ts";
import { describeTables } from "../describe-tables.ts";
import { writeSheet } from "./write-sheet.ts";

function written(rows: readonly (readonly string[])[]) {
  const builder = createDocumentBuilder();
  writeSheet(builder, rows, "Staff");
  return describeTables(builder.finish());
}

const HEAD = ["Name", "Trade", "Age", "From"];
const BODY = [
  ["Ann Lee", "painter", "69", "Bergen"],
  ["Tom Reed", "baker", "90", "Oslo"],
];

test("notes with gaps above a full row of heads are lines, and the heads name the columns", () => {
  const { text, tables, blocks } = written([
    ["Not for", "", "", "the public"],
    ["before", "May", "", ""],
    HEAD,
    ...BODY,
  ]);
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end).split("\n")[0]}`)).toEqual([
    "paragraph: Not for the public",
    "paragraph: before May",
    "table: Name | Trade | Age | From",
  ]);
  expect(tables).toMatchObject([{ header_rows: 1, rows: 3, caption: "Staff" }]);
});

test.each([
  ["a head of two rows", [["", "2022", "", "2023"], ["", "Plan", "Costs", "Plan"], HEAD, ...BODY]],
  ["notes with numbers", [["Sum", "", "", "12"], ["Mean", "", "", "6"], HEAD, ...BODY]],
  ["a row that repeats itself", [["a", "", "", "b"], ["c", "", "", "d"], ["x", "x", "x", "x"], ...BODY]],
])("%s stays in its table", (_, rows) => {
  expect(written(rows).tables[0]?.rows).toBe(rows.length);
});
