import { expect, test } from "vitest";
import { makePdf, type PdfLine } from "../parse/testing/make-pdf.ts";
import { printed, type Printed } from "../parse/testing/print-table.ts";
import { parseAs } from "../parse/testing/setup.ts";
import { joinedTables } from "./joined-tables.ts";

const row = (name: string, ...values: readonly string[]): Printed[] => [
  [name, 60],
  ...values.map((value, at): Printed => [value, 300 + at * 100]),
];
const UNIT: PdfLine = { text: "Regions (in thousands)", x: 60, y: 720, size: 10 };
const FIRST = printed(
  [row("", "Income", "Costs"), row("North", "1,204", "804"), row("South", "2,100", "950"), row("East", "1,950", "700")],
  740,
);
const REST = [row("West", "1,310", "610"), row("Islands", "3,480", "520"), row("Abroad", "1,770", "330")];

const read = (...pages: readonly (readonly PdfLine[])[]) => parseAs("pdf", makePdf({ pages }));

test("the parts of a table on two pages are one, with the title and the unit of the first", async () => {
  const document = await read([UNIT, ...FIRST], printed(REST, 60));
  expect(document.tables).toHaveLength(2);
  expect(document.tables[1]).toMatchObject({ caption: document.tables[0]?.caption, unit: document.tables[0]?.unit });
  const [table, ...others] = joinedTables(document);
  expect(others).toEqual([]);
  expect(table).toMatchObject({ rows: 7, header_rows: 1, columns: 3 });
  const last = table?.cells.at(-1);
  expect(last).toMatchObject({ row: 6, column: 2 });
  expect(document.text.slice(last?.start, last?.end)).toBe("330");
});

test("tables with the same heads under headings of their own stay two", async () => {
  const heading = { text: "Staff by region", x: 60, y: 120, size: 14, bold: true };
  const again = printed([row("", "Income", "Costs"), ...REST], 150);
  expect(joinedTables(await read(FIRST, [heading, ...again]))).toHaveLength(2);
});

test("tables of other formats are as they are", async () => {
  const document = await read(FIRST);
  expect(joinedTables(document)).toEqual(document.tables);
  expect(joinedTables(document)).toBe(joinedTables(document));
});
