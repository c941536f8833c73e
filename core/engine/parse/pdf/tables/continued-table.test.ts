import { expect, test } from "vitest";
import { makePdf, type PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, type Printed } from "../../testing/print-table.ts";
import { parseAs } from "../../testing/setup.ts";

const rows = (top: number, all: readonly (readonly [string, string, string, string])[]): PdfLine[] =>
  all.flatMap((row, at) =>
    row.flatMap((text, column) =>
      text === "" ? [] : [{ text, x: [60, 84, 190, 300][column] ?? 0, y: top + at * 14, size: 10 }],
    ),
  );
const HEADS = ["No.", "Renter", "Course", "Paid"] as const;
const headsAt = (y: number): PdfLine[] => rows(y, [HEADS]).map((line) => ({ ...line, bold: true }));
const FIRST = [
  ...headsAt(720),
  ...rows(740, [
    ["101", "Ada Abel", "Pottery", "1 May"],
    ["102", "Bruno Farkas", "Sewing", ""],
    ["103", "Clara Kessler", "Yoga", "3 May"],
  ]),
];
const REST = rows(60, [
  ["104", "Deniz Petrovic", "Yoga", ""],
  ["105", "Edda Eklund", "Cooking of the world", "9 May"],
]);
const TOLD = [
  "No. | Renter | Course | Paid",
  "104 | Deniz Petrovic | Yoga",
  "105 | Edda Eklund | Cooking of the world | 9 May",
];

const read = (...pages: readonly (readonly PdfLine[])[]) => parseAs("pdf", makePdf({ pages }));
const at = (y: number, ...cells: readonly Printed[]): PdfLine[] => cells.map(([text, x]) => ({ text, x, y, size: 10 }));

test("the rows of the next page stand in the columns of the page before, however few and close they are", async () => {
  const parsed = await read(FIRST, [...REST, ...at(120, ["The list ends here, and the courses begin in autumn.", 60])]);
  expect(linesOf(parsed, 1)).toEqual(TOLD);
  expect(parsed.text.endsWith("The list ends here, and the courses begin in autumn.")).toBe(true);
});

test("heads that are printed again are no row", async () => {
  const parsed = await read(FIRST, [...headsAt(44), ...REST]);
  expect(linesOf(parsed, 1)).toEqual(TOLD);
});

test("words in other columns are no rows of it", async () => {
  const parsed = await read(
    FIRST,
    at(60, ["Notes", 60], ["on the courses", 130], ["and rooms", 250], ["of autumn", 400]),
  );
  expect(parsed.text).not.toContain("Renter | Course | Paid\nNotes");
  expect(parsed.tables).toHaveLength(1);
});
