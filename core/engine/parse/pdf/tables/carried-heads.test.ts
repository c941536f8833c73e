import { describe, expect, test } from "vitest";
import { makePdf, type PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, printed, type Printed } from "../../testing/print-table.ts";
import { parseAs } from "../../testing/setup.ts";

const row = (name: string, ...values: readonly string[]): Printed[] => [
  [name, 60],
  ...values.map((value, at): Printed => [value, 300 + at * 100]),
];

const FIRST: readonly PdfLine[] = printed(
  [row("", "Income", "Costs"), row("North", "1,204", "804"), row("South", "2,100", "950"), row("East", "1,950", "700")],
  740,
);
const REST = [row("West", "1,310", "610"), row("Islands", "1,480", "520"), row("Abroad", "1,770", "330")];

const read = (...pages: readonly (readonly PdfLine[])[]) => parseAs("pdf", makePdf({ pages }));

describe("a table that goes on on the next page", () => {
  test("has the heads of the page before", async () => {
    const parsed = await read(FIRST, printed(REST, 60));
    expect(linesOf(parsed, 1)).toEqual([
      " | Income | Costs".trim(),
      "West | 1,310 | 610",
      "Islands | 1,480 | 520",
      "Abroad | 1,770 | 330",
    ]);
    expect(parsed.tables[1]).toMatchObject({ header_rows: 1, header_columns: 1 });
  });

  test("may stand below a running title", async () => {
    const title = { text: "Hollis & Reed, report of 2024", x: 60, y: 30, size: 9 };
    const parsed = await read([title, ...FIRST], [title, ...printed(REST, 70)]);
    expect(linesOf(parsed, 1)[0]).toContain("Income | Costs");
  });

  test("is another one below a heading", async () => {
    const heading = { text: "Staff by region", x: 60, y: 120, size: 14, bold: true };
    const parsed = await read(FIRST, [heading, ...printed(REST, 150)]);
    expect(linesOf(parsed, 1)[0]).toBe("West | 1,310 | 610");
  });

  test("is another one with other columns", async () => {
    const moved = REST.map((cells) => cells.map(([text, x]): Printed => [text, x > 60 ? x - 60 : x]));
    const parsed = await read(FIRST, printed(moved, 60));
    expect(linesOf(parsed, 1)[0]).toBe("West | 1,310 | 610");
  });

  test("has no more heads where text stands between", async () => {
    const after = { text: "The figures of the coast come from another office.", x: 60, y: 700, size: 10 };
    const parsed = await read(
      [...FIRST.map((line) => ({ ...line, y: (line.y ?? 0) - 200 })), after],
      printed(REST, 60),
    );
    expect(linesOf(parsed, 1)[0]).toBe("West | 1,310 | 610");
  });
});
