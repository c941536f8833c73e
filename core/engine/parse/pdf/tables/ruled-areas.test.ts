import { describe, expect, test } from "vitest";
import { makePdf, type PdfLine, type PdfPage, type PdfRule } from "../../testing/make-pdf.ts";
import { linesOf, printed } from "../../testing/print-table.ts";
import { brokenPromise, outline, parseAs } from "../../testing/setup.ts";
import { frames, ruledAreas } from "./ruled-areas.ts";

const rule = (x: number, y: number, right: number) => ({ x, right, y, bottom: y });
const band = (x: number, y: number, right: number) => ({ x, right, y, bottom: y + 14 });

describe("a ruled area", () => {
  test("reaches from the first to the last of rules that are as long", () => {
    expect(ruledAreas([rule(50, 100, 290), rule(50, 130, 290), rule(50, 160, 290)])).toEqual([
      { x: 50, right: 290, y: 100, bottom: 160 },
    ]);
    expect(ruledAreas([rule(50, 100, 290), rule(50, 130, 200), rule(50, 160, 290)])).toEqual([]);
    expect(ruledAreas([rule(50, 100, 290), rule(50, 130, 290), rule(50, 300, 290)])).toEqual([]);
  });

  test("is marked by bands behind every second row, with the rows above and below them", () => {
    expect(ruledAreas([band(50, 100, 290), band(50, 128, 290)])).toEqual([{ x: 50, right: 290, y: 86, bottom: 156 }]);
  });

  test("may have its bands painted cell by cell", () => {
    const cells = [100, 128].flatMap((y) => [band(50, y, 150), band(150, y, 290)]);
    expect(ruledAreas(cells)).toEqual([{ x: 50, right: 290, y: 86, bottom: 156 }]);
  });
});

async function read(page: PdfPage) {
  const parsed = await parseAs("pdf", makePdf({ pages: [page] }));
  expect(brokenPromise(parsed)).toBeNull();
  return parsed;
}

const text = (x: number, y: number, lines: number): PdfLine[] =>
  Array.from({ length: lines }, (_, line) => ({
    text: `the other column runs on beside ${"abcdefghijklmno"[line]}`,
    x,
    y: y + line * 11.3,
    size: 9,
  }));

test("a table in one column of a page has nothing of the text in the other", async () => {
  const rows = printed(
    [
      [
        ["Age", 55],
        ["Capital", 140],
        ["Pension", 230],
      ],
      ...["60", "64", "67", "70"].map((age, at): [string, number][] => [
        [age, 55],
        [`${at + 81},300`, 140],
        [`${at + 3},120`, 230],
      ]),
    ],
    200,
  );
  const parsed = await read({
    rectangles: [218, 250].map((y) => ({ x: 50, y, width: 240, height: 14, color: [0.9, 0.9, 0.9] })),
    rules: [[50, 214, 290, 214]],
    lines: [...text(50, 60, 10), ...rows, ...text(310, 60, 15), ...text(310, 235, 10)],
  });
  expect(linesOf(parsed)).toEqual([
    "Age | Capital | Pension",
    "60 | 81,300 | 3,120",
    "64 | 82,300 | 4,120",
    "67 | 83,300 | 5,120",
    "70 | 84,300 | 6,120",
  ]);
});

test("a heading that is set larger parts two tables", async () => {
  const pairs = (names: readonly string[], y: number) =>
    printed(
      names.map((name, at) => [
        [name, 60],
        [`${at + 2},140.50`, 300],
      ]),
      y,
    );
  const parsed = await read({
    lines: [
      ...pairs(["Electricity used", "Standing charge", "Tax on both"], 100),
      { text: "Your meter", x: 60, y: 152, size: 13 },
      ...pairs(["Opening reading", "Closing reading", "Estimated use"], 176),
    ],
  });
  expect(parsed.tables).toHaveLength(2);
  expect(outline(parsed)).toContainEqual(expect.stringContaining("Your meter"));
});

test("heads that begin far before the short values below them are heads", async () => {
  const parsed = await read({
    lines: printed([
      [
        ["Age", 60],
        ["Estimated capital", 150],
        ["Yearly pension", 300],
      ],
      ...["60", "64", "67"].map((age, at): [string, number][] => [
        [age, 60],
        [`${at + 81},300`, 205],
        [`${at + 3},120`, 340],
      ]),
    ]),
  });
  expect(linesOf(parsed)[0]).toBe("Age | Estimated capital | Yearly pension");
});

test.each([
  ["words", ["Larkfield Steady", "direct debit", "30 September 2024", "25.83p", "2,710"]],
  ["one field", ["Larkfield Steady", "25.83p", "direct debit", "2,710", "quarterly"]],
])("fields of a form above its first number are no heads: %s", async (_, values) => {
  const names = ["Tariff name", "Paid by", "Fixed until", "Unit rate", "Yearly use"];
  const parsed = await read({
    lines: printed(
      names.map((name, at) => [
        [name, 60],
        [values[at] ?? "", 300],
      ]),
    ),
  });
  expect(parsed.tables[0]).toMatchObject({ header_rows: 0, header_columns: 1 });
});

describe("a frame", () => {
  const box = (x: number, y: number, right: number, bottom: number) => [
    { x, right, y, bottom: y },
    { x, right, y: bottom, bottom },
    { x, right: x, y, bottom },
    { x: right, right, y, bottom },
  ];

  test("is between two rules with an upright one at each end", () => {
    expect(frames(box(50, 100, 290, 200))).toEqual([{ x: 50, right: 290, y: 100, bottom: 200 }]);
    expect(frames(box(50, 100, 290, 200).slice(0, 3))).toEqual([]);
    expect(frames([...box(50, 100, 290, 200), rule(50, 180, 290)])).toContainEqual({
      x: 50,
      right: 290,
      y: 100,
      bottom: 200,
    });
  });

  const at = (y: number, ...cells: readonly (readonly [string, number])[]): PdfLine[] =>
    cells.map(([own, x]) => ({ text: own, x, y, size: 9 }));

  const FRAME: readonly PdfRule[] = [
    [300, 90, 540, 90],
    [300, 190, 540, 190],
    [300, 90, 300, 190],
    [540, 90, 540, 190],
  ];

  test("with labels and values has nothing of what stands beside it", async () => {
    const parsed = await read({
      rules: FRAME,
      lines: [
        ...at(100, ["Nora Ellingham", 60], ["Monthly fee", 310], ["3.00", 510]),
        ...at(116, ["27 Aldwick Crescent", 60], ["Card abroad", 310], ["1.02", 510]),
        ...at(132, ["Port Ellery", 60], ["Unpaid item", 310], ["5.00", 510]),
        ...at(148, ["PE4 7RD", 60], ["Interest", 310], ["4.17", 510]),
      ],
    });
    expect(parsed.tables).toHaveLength(1);
    expect(parsed.text).toContain("Nora Ellingham 27 Aldwick Crescent Port Ellery PE4 7RD");
    expect(linesOf(parsed)).toEqual([
      "Monthly fee | 3.00",
      "Card abroad | 1.02",
      "Unpaid item | 5.00",
      "Interest | 4.17",
    ]);
  });

  test("with labels above larger values is pairs, with nothing of the address beside it", async () => {
    const large = (text: string, y: number): PdfLine => ({ text, x: 310, y, size: 14 });
    const parsed = await read({
      rules: FRAME,
      lines: [
        ...at(100, ["Nora Ellingham", 60], ["Please pay", 310]),
        ...at(116, ["27 Aldwick Crescent", 60]),
        large("361.08", 114),
        ...at(134, ["Port Ellery", 60], ["no later than", 310]),
        large("27 May 2025", 148),
      ],
    });
    expect(linesOf(parsed)).toEqual(["Please pay | 361.08", "no later than | 27 May 2025"]);
    expect(parsed.text).toContain("Nora Ellingham 27 Aldwick Crescent Port Ellery");
  });
});
