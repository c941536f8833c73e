import { describe, expect, test } from "vitest";
import { linesOf, printed, readLines, YEARS } from "../../testing/print-table.ts";

describe("a table on a page", () => {
  test("has years as heads over an empty corner, and no year is a heading", async () => {
    const parsed = await readLines(
      ...YEARS.map(([text, x]) => ({ text, x, y: 184, size: 14, bold: true })),
      ...printed([
        [
          ["Net sales", 72],
          ["32,765", 300],
          ["31,657", 400],
        ],
        [
          ["Operating income", 72],
          ["7,207", 300],
          ["7,692", 400],
        ],
      ]),
    );
    expect(linesOf(parsed)).toEqual([
      "| 2018 | 2017",
      "Net sales | 32,765 | 31,657",
      "Operating income | 7,207 | 7,692",
    ]);
    expect(parsed.tables[0]).toMatchObject({ rows: 3, columns: 3, header_rows: 1, header_columns: 1 });
    expect(parsed.blocks.map((block) => block.kind)).toEqual(["table"]);
  });

  test("folds signs of currency, parentheses and per cent into the numbers beside them", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [
          ["Net income", 72],
          ["$", 270],
          ["5,363", 300],
          ["$", 370],
          ["4,869", 400],
        ],
        [
          ["Change in debt", 72],
          ["(", 296],
          ["284", 300],
          [")", 320],
          ["578", 400],
        ],
        [
          ["Margin", 72],
          ["16.3", 300],
          ["%", 322],
          ["—", 410],
        ],
      ]),
    );
    expect(linesOf(parsed).slice(1)).toEqual([
      "Net income | $5,363 | $4,869",
      "Change in debt | (284) | 578",
      "Margin | 16.3% | —",
    ]);
  });

  test("puts heads that stand close each over its own column", async () => {
    const parsed = await readLines(
      // pdfjs reads words of one font that stand this close as one.
      { text: "Level 1", x: 300, y: 184, size: 10 },
      { text: "Level 2", x: 338, y: 184, size: 10, bold: true },
      { text: "Level 3", x: 378, y: 184, size: 10 },
      ...printed([
        [
          ["Debt securities", 72],
          ["782", 308],
          ["500", 346],
          ["4", 384],
        ],
        [
          ["Equity securities", 72],
          ["11", 308],
          ["3", 350],
          ["5", 384],
        ],
      ]),
    );
    expect(linesOf(parsed)[0]).toBe("| Level 1 | Level 2 | Level 3");
  });

  test("tells how far the names of rows stand in", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [
          ["Interest", 84],
          ["10", 300],
          ["11", 400],
        ],
        [
          ["Net income", 72],
          ["30", 300],
          ["31", 400],
        ],
      ]),
    );
    const names = parsed.tables[0]?.cells.filter(({ column }) => column === 0);
    expect(names?.map(({ start, end, indent = 0 }) => [parsed.text.slice(start, end), indent > 0])).toEqual([
      ["Interest", true],
      ["Net income", false],
    ]);
  });

  test("keeps a total without a label as a row of its own", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [
          ["Cash", 72],
          ["1,809", 300],
          ["1,113", 400],
        ],
        [
          ["Debt", 72],
          ["2,371", 300],
          ["885", 400],
        ],
        [
          ["4,180", 300],
          ["1,998", 400],
        ],
      ]),
    );
    expect(linesOf(parsed).at(-1)).toBe("| 4,180 | 1,998");
    expect(parsed.tables[0]?.cells.at(-2)).toMatchObject({ row: 3, column: 1 });
  });

  test("keeps empty cells under the heads that they belong to", async () => {
    const parsed = await readLines(
      ...printed([
        [
          ["North", 300],
          ["South", 400],
          ["Total", 500],
        ],
        [
          ["Sales", 72],
          ["4,180", 300],
          ["1,953", 400],
          ["6,133", 500],
        ],
        [
          ["Other expenses", 72],
          ["1,058", 500],
        ],
        [
          ["Interest", 72],
          ["317", 400],
          ["317", 500],
        ],
      ]),
    );
    expect(linesOf(parsed)).toEqual([
      "| North | South | Total",
      "Sales | 4,180 | 1,953 | 6,133",
      "Other expenses |  |  | 1,058",
      "Interest |  | 317 | 317",
    ]);
  });

  test("has several rows of heads, the upper ones over several columns", async () => {
    const parsed = await readLines(
      ...printed([
        [
          ["Three months", 315],
          ["Six months", 520],
        ],
        [
          ["2018", 300],
          ["2017", 370],
          ["2018", 500],
          ["2017", 570],
        ],
        [
          ["Revenues", 72],
          ["1,100", 300],
          ["1,000", 370],
          ["2,150", 500],
          ["1,990", 570],
        ],
        [
          ["Costs", 72],
          ["800", 300],
          ["700", 370],
          ["1,500", 500],
          ["1,400", 570],
        ],
      ]),
    );
    const [table] = parsed.tables;
    expect(table).toMatchObject({ header_rows: 2, header_columns: 1, columns: 5 });
    expect(table?.cells.slice(0, 2)).toMatchObject([
      { row: 0, column: 1, column_span: 2 },
      { row: 0, column: 3, column_span: 2 },
    ]);
  });

  test("joins a label that goes over two lines with its numbers, and leaves section rows alone", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [["Cash flows from operations:", 72]],
        [["Changes in assets and liabilities, net of", 80]],
        [
          ["effects of acquisitions", 80],
          ["1,577", 300],
          ["1,373", 400],
        ],
        [
          ["Depreciation", 80],
          ["1,488", 300],
          ["1,544", 400],
        ],
      ]),
    );
    expect(linesOf(parsed).slice(1)).toEqual([
      "Cash flows from operations:",
      "Changes in assets and liabilities, net of effects of acquisitions | 1,577 | 1,373",
      "Depreciation | 1,488 | 1,544",
    ]);
  });

  test("takes the numbers that stand between the two lines of their label", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [
          ["Revenue", 72],
          ["9,000", 300],
          ["8,000", 400],
        ],
      ]),
      { text: "Net income attributable to", x: 72, y: 232, size: 10 },
      { text: "1,234", x: 300, y: 238, size: 10 },
      { text: "2,345", x: 400, y: 238, size: 10 },
      { text: "shareholders of the company", x: 72, y: 244, size: 10 },
    );
    expect(linesOf(parsed).at(-1)).toBe("Net income attributable to shareholders of the company | 1,234 | 2,345");
  });

  test("names a row by words that stand beside its number, in a column of numbers", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [
          ["2021", 72],
          ["62,830", 300],
          ["62,259", 400],
        ],
        [
          ["2022", 72],
          ["69,185", 400],
        ],
        [
          ["Total", 300],
          ["131,444", 400],
        ],
      ]),
    );
    expect(linesOf(parsed).at(-1)).toBe("Total |  | 131,444");
  });

  test("names a row by a range of years", async () => {
    const parsed = await readLines(
      ...printed([
        [
          ["2023", 72],
          ["12", 400],
        ],
        [
          ["2024", 72],
          ["14", 400],
        ],
        [
          ["2025-2029", 72],
          ["59", 400],
        ],
      ]),
    );
    expect(linesOf(parsed)).toEqual(["2023 | 12", "2024 | 14", "2025-2029 | 59"]);
  });

  test("keeps a footnote mark with the words it marks", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [
          ["Pharmacy", 72],
          ["134,216", 300],
          ["130,963", 400],
        ],
        [
          ["Total", 72],
          ["194,579", 300],
          ["184,786", 400],
        ],
      ]),
      { text: "(1)", x: 120, y: 217, size: 6 },
    );
    expect(linesOf(parsed)[1]).toBe("Pharmacy (1) | 134,216 | 130,963");
  });
});
