import { expect, test } from "vitest";
import type { PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, readLines } from "../../testing/print-table.ts";

const line = (y: number, ...cells: readonly (readonly [string, number])[]): PdfLine[] =>
  cells.map(([text, x]) => ({ text, x, y, size: 10 }));
const heads = (y: number, ...cells: readonly (readonly [string, number])[]): PdfLine[] =>
  line(y, ...cells).map((own) => ({ ...own, bold: true }));

test("the lines of a cell stand around the values of its row", async () => {
  const parsed = await readLines(
    ...heads(100, ["Boat", 60], ["Owner", 160], ["Built", 300], ["Fee", 380]),
    ...line(114, ["Grey", 60], ["Samuel Otieno", 160]),
    ...line(120, ["2004", 300], ["640", 380]),
    ...line(126, ["Goose", 60], ["and Lucy Otieno", 160]),
    // One row begins where the other ends.
    ...line(140, ["Tern", 60], ["Pavel Novotny", 160], ["1999", 300], ["300", 380]),
    ...line(154, ["Colette Blanc", 160]),
    ...line(160, ["Mirabelle", 60], ["2012", 300], ["455", 380]),
    ...line(166, ["of Sete", 160]),
  );
  expect(linesOf(parsed)).toEqual([
    "Boat | Owner | Built | Fee",
    "Grey Goose | Samuel Otieno and Lucy Otieno | 2004 | 640",
    "Tern | Pavel Novotny | 1999 | 300",
    "Mirabelle | Colette Blanc of Sete | 2012 | 455",
  ]);
});

test("lines of two rows beside each other are not one line", async () => {
  const parsed = await readLines(
    ...heads(100, ["Boat", 60], ["Owner", 160], ["Built", 300]),
    ...line(114, ["Samuel Otieno", 160]),
    ...line(120, ["Grey Goose", 60], ["2004", 300]),
    ...line(126, ["and Lucy Otieno", 160]),
    ...line(129, ["Colette Blanc", 160]),
    ...line(135, ["Mirabelle", 60], ["2012", 300]),
    ...line(141, ["of Sete", 160]),
    ...line(155, ["Tern", 60], ["Pavel Novotny", 160], ["1999", 300]),
  );
  expect(linesOf(parsed).slice(1)).toEqual([
    "Grey Goose | Samuel Otieno and Lucy Otieno | 2004",
    "Mirabelle | Colette Blanc of Sete | 2012",
    "Tern | Pavel Novotny | 1999",
  ]);
});

test("a cell may end beside the values of its row, and its head as well", async () => {
  const parsed = await readLines(
    ...heads(80, ["Prices of the workshop", 60]),
    ...heads(100, ["Minutes", 300]),
    ...heads(112, ["Job", 60], ["Price", 220], ["on average", 300], ["Done by", 400]),
    ...line(128, ["Brake cable", 60], ["22.00", 220], ["25", 300], ["Tomas", 400]),
    ...line(144, ["Toaster that", 60]),
    ...line(156, ["does not heat", 60], ["16.00", 220], ["40", 300], ["Wilma", 400]),
    ...line(172, ["Zip", 60], ["27.00", 220], ["60", 300], ["Farida", 400]),
  );
  expect(linesOf(parsed)).toEqual([
    "Job | Price | Minutes on average | Done by",
    "Brake cable | 22.00 | 25 | Tomas",
    "Toaster that does not heat | 16.00 | 40 | Wilma",
    "Zip | 27.00 | 60 | Farida",
  ]);
});

test("a name goes on below where its column has no room for the next word, however close the rows stand", async () => {
  const parsed = await readLines(
    ...heads(100, ["Job", 60], ["Price", 220], ["Done by", 300]),
    ...line(112, ["Brake cable", 60], ["22.00", 220], ["Tomas", 300]),
    ...line(124, ["Toaster that does", 60], ["16.00", 220], ["Wilma", 300]),
    ...line(136, ["not heat", 60]),
    ...line(148, ["Zip", 60], ["27.00", 220], ["Farida", 300]),
    ...line(160, ["other zips", 60], ["9.00", 220], ["Farida", 300]),
  );
  expect(linesOf(parsed)).toEqual([
    "Job | Price | Done by",
    "Brake cable | 22.00 | Tomas",
    "Toaster that does not heat | 16.00 | Wilma",
    "Zip | 27.00 | Farida",
    "other zips | 9.00 | Farida",
  ]);
});

test("heads that look as the rows do may end at the foot of theirs, below a title", async () => {
  const rows = [
    ...line(84, ["Programs", 60]),
    ...line(100, ["Bottom", 260], ["Steam", 330]),
    ...line(112, ["No.", 60], ["Bread", 110], ["Top", 190], ["(°C)", 260], ["(s)", 330]),
    ...line(128, ["1", 60], ["Rye bread", 110], ["250", 190], ["240", 260], ["12", 330]),
    ...line(144, ["2", 60], ["White rolls", 110], ["230", 190], ["220", 260], ["8", 330]),
    ...line(160, ["3", 60], ["Apple cake", 110], ["170", 190], ["175", 260], ["0", 330]),
  ];
  expect(linesOf(await readLines(...rows))[0]).toBe("No. | Bread | Top | Bottom (°C) | Steam (s)");
});
