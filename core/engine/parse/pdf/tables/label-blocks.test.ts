import { expect, test } from "vitest";
import type { PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, readLines } from "../../testing/print-table.ts";

const ADDRESS = ["Otter Mill Bakery", "8 Weir Street", "Lower Hask", "LH4 2PD", "Ireland"];
const PAIRS = [
  ["Order date", "4 June 2021"],
  ["Order number", "OM-7713"],
  ["Carrier", "by canal boat"],
  ["Crates", "12"],
] as const;

const address = (x: number, y: number, pitch = 13): PdfLine[] =>
  ADDRESS.map((text, at) => ({ text, x, y: y + at * pitch, size: 9 }));

const stack = (x: number, y: number): PdfLine[] =>
  PAIRS.flatMap(([label, value], at) => [
    { text: label, x, y: y + at * 29, size: 9, bold: true },
    { text: value, x, y: y + at * 29 + 11, size: 9 },
  ]);

const columns = (x: number, y: number, { behind = 90, bold = true, end = "" } = {}): PdfLine[] =>
  PAIRS.flatMap(([label, value], at) => [
    { text: label + end, x, y: y + at * 15, size: 9, bold },
    { text: value, x: x + behind, y: y + at * 15, size: 9 },
  ]);

const AS_PAIRS = PAIRS.map((pair) => pair.join(" | "));

test("labels above their values, beside an address, are pairs", async () => {
  const parsed = await readLines(
    { text: "DELIVERY", x: 40, y: 100, size: 22 },
    ...stack(330, 100),
    ...address(460, 101),
  );
  expect(linesOf(parsed)).toEqual(AS_PAIRS);
  expect(parsed.tables).toHaveLength(1);
  expect(parsed.tables[0]).toMatchObject({ header_rows: 0, header_columns: 1, caption: null });
  expect(parsed.text).toContain("Otter Mill Bakery");
});

test.each([
  ["printed in another way", columns(330, 100)],
  ["with a colon", columns(330, 100, { bold: false, end: ":" })],
  ["close to their values", columns(330, 100, { behind: 64 })],
])("labels %s beside their values and an address are pairs", async (_, lines) => {
  const parsed = await readLines(...address(40, 103), ...lines);
  expect(linesOf(parsed).map((line) => line.replaceAll(":", ""))).toEqual(AS_PAIRS);
  expect(parsed.tables).toHaveLength(1);
});

test("a sum may be printed as its label is, and a label may have no value", async () => {
  const parsed = await readLines(
    ...address(40, 103),
    ...columns(330, 100),
    { text: "Sum to pay", x: 330, y: 160, size: 9, bold: true },
    { text: "310.40", x: 420, y: 160, size: 9, bold: true },
    { text: "Signature", x: 330, y: 175, size: 9, bold: true },
  );
  expect(linesOf(parsed)).toEqual([...AS_PAIRS, "Sum to pay | 310.40", "Signature"]);
});

test("labels and values side by side twice are pairs of both", async () => {
  const parsed = await readLines(...columns(40, 100), ...columns(330, 100));
  expect(parsed.tables.map((_, at) => linesOf(parsed, at))).toEqual([AS_PAIRS, AS_PAIRS]);
});

test("names in bold with two columns of values stay the names of rows", async () => {
  const third = ["May", "June", "July", "August"].map((text, at): PdfLine => ({
    text,
    x: 300,
    y: 100 + at * 15,
    size: 9,
  }));
  const parsed = await readLines(...columns(40, 100), ...third);
  expect(linesOf(parsed)[1]).toBe("Order number | OM-7713 | June");
});

test("headings in bold above a line each are no pairs", async () => {
  const parsed = await readLines(...stack(60, 100));
  expect(parsed.tables).toEqual([]);
});

test("labels and numbers below each other in the first cell of a row with many are no pairs", async () => {
  const cells = (y: number, first: string, ...others: readonly string[]): PdfLine[] =>
    [first, ...others].map((text, at) => ({ text, x: 60 + at * 90, y, size: 9 }));
  const parsed = await readLines(
    ...cells(100, "Pier and number", "Boats", "Fees", "Fines", "Sum"),
    ...cells(122, "North pier no.:"),
    ...cells(134, "4411", "3", "120", "12", "132"),
    ...cells(156, "South pier no.:"),
    ...cells(168, "4412", "7", "280", "31", "311"),
  );
  expect(parsed.tables.filter(({ columns }) => columns === 2)).toEqual([]);
});
