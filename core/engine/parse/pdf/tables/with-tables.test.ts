import { describe, expect, test } from "vitest";
import { marksFor } from "../../../text-marks.ts";
import { linesOf, printed, prose, readLines, YEARS } from "../../testing/print-table.ts";
import { outline } from "../../testing/setup.ts";

describe("a table among other text", () => {
  test.each([
    ["(in millions, except per share)", "in millions, except per share"],
    ["Millions of dollars", "Millions of dollars"],
    ["(Beträge in Tsd. EUR)", "Beträge in Tsd. EUR"],
  ])("has caption and unit from the lines above: %s", async (line, unit) => {
    const parsed = await readLines(
      { text: "Consolidated balance sheet", x: 72, y: 150, size: 10 },
      { text: line, x: 72, y: 168, size: 10 },
      ...printed([
        YEARS,
        [
          ["Assets", 72],
          ["9,300", 300],
          ["8,200", 400],
        ],
        [
          ["Debt", 72],
          ["1,300", 300],
          ["1,200", 400],
        ],
      ]),
    );
    expect(parsed.tables[0]).toMatchObject({ caption: "Consolidated balance sheet", unit, header_rows: 1 });
  });

  test("stands whole between two columns of text", async () => {
    const table = printed(
      [
        [
          ["2018", 260],
          ["2017", 380],
          ["2016", 500],
        ],
        [
          ["Net sales", 60],
          ["32,765", 260],
          ["31,657", 380],
          ["30,109", 500],
        ],
        [
          ["Income", 60],
          ["5,363", 260],
          ["4,869", 380],
          ["5,058", 500],
        ],
      ],
      240,
    );
    const parsed = await readLines(
      ...prose(60, 60, 10),
      ...prose(320, 60, 10),
      ...table,
      ...prose(60, 330, 10),
      ...prose(320, 330, 10),
    );
    expect(linesOf(parsed)).toEqual([
      "| 2018 | 2017 | 2016",
      "Net sales | 32,765 | 31,657 | 30,109",
      "Income | 5,363 | 4,869 | 5,058",
    ]);
    expect(outline(parsed).findIndex((block) => block.startsWith("table"))).toBe(2);
  });

  test("in one of two columns of text leaves the other alone", async () => {
    const table = printed(
      [
        [
          ["Net sales", 320],
          ["32,765", 450],
          ["31,657", 510],
        ],
        [
          ["Income", 320],
          ["5,363", 450],
          ["4,869", 510],
        ],
      ],
      200,
      14,
    );
    const parsed = await readLines(...prose(60, 60, 24), ...prose(320, 60, 9), ...prose(320, 240, 10), ...table);
    expect(linesOf(parsed)).toEqual(["Net sales | 32,765 | 31,657", "Income | 5,363 | 4,869"]);
    expect(parsed.blocks[0]?.end).toBeLessThan(parsed.text.indexOf("Net sales"));
    expect(parsed.text.slice(0, parsed.blocks[0]?.end)).toContain("of the page x");
  });

  test("marks a cell where it stands on the page", async () => {
    const parsed = await readLines(
      ...printed([
        YEARS,
        [
          ["Sales", 72],
          ["1,100", 300],
          ["1,000", 400],
        ],
        [
          ["Costs", 72],
          ["$", 280],
          ["800", 300],
          ["700", 400],
        ],
      ]),
    );
    const cell = parsed.tables[0]?.cells.find(({ start, end }) => parsed.text.slice(start, end) === "700");
    const [mark] = marksFor(parsed, cell?.start ?? 0, cell?.end ?? 0);
    expect(mark).toMatchObject({ page: 1 });
    expect(mark?.x).toBeCloseTo(400, 0);
  });

  test("is none in running text with numbers", async () => {
    const parsed = await readLines(
      { text: "In 2018 the company sold 1,100 machines and in 2017 it sold 1,000 of", x: 72, y: 100, size: 10 },
      { text: "them, which made 2,100 in two years, 400 more than in the years before.", x: 72, y: 114, size: 10 },
    );
    expect(parsed.tables).toEqual([]);
  });
});

test("a unit in the heads and another above them end nothing: the one of the heads holds", async () => {
  const parsed = await readLines(
    { text: "Net sales by region", x: 72, y: 150, size: 10 },
    { text: "(in millions)", x: 72, y: 164, size: 10 },
    ...printed([
      [
        ["Region", 72],
        ["(in thousands)", 300],
        ["Share", 420],
      ],
      [
        ["North", 72],
        ["9,300", 300],
        ["small", 420],
      ],
      [
        ["South", 72],
        ["1,300", 300],
        ["large", 420],
      ],
    ]),
  );
  expect(parsed.tables[0]).toMatchObject({ caption: "Net sales by region", unit: "in thousands" });
});
