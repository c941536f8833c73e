import { expect, test } from "vitest";
import { makePdf, type PdfLine } from "../testing/make-pdf.ts";
import { parseAs } from "../testing/setup.ts";

/** Two columns from `top` on, painted line by line across the page. */
const columns = (name: string, top: number, rows: number): PdfLine[] =>
  Array.from({ length: rows }, (_, row) =>
    [60, 320].map((x, side) => ({
      text: `${name} ${side === 0 ? "left" : "right"} line ${row} of the columns here`,
      x,
      y: top + row * 14,
      size: 9,
    })),
  ).flat();

const across = (name: string, top: number, rows: number): PdfLine[] =>
  Array.from({ length: rows }, (_, row) => ({
    text: `${name} line ${row} runs over the whole width of the page, from the left margin over the gap to the right margin at`,
    x: 60,
    y: top + row * 14,
    size: 9,
  }));

/** Where the words are in the text, in the order in which they are given. */
async function order(lines: readonly PdfLine[], ...words: readonly string[]) {
  const { text } = await parseAs("pdf", makePdf({ pages: [lines] }));
  return words.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
}

test("a block over the whole width parts the columns above it from those below", async () => {
  const words = [
    "upper left line 9",
    "upper right line 0",
    "upper right line 9",
    "Box line 0",
    "Box line 3",
    "and ends here",
    "lower left line 0",
    "lower left line 9",
    "lower right line 0",
  ];
  const end = { text: "and ends here.", x: 60, y: 320, size: 9 };
  const lines = [...columns("upper", 100, 10), ...across("Box", 264, 4), end, ...columns("lower", 350, 10)];
  expect(await order(lines, ...words)).toEqual(words);
});

test("columns below a long summary over the whole width are read one after the other", async () => {
  const words = ["Summary line 0", "Summary line 15", "text left line 0", "text left line 7", "text right line 0"];
  const lines = [...across("Summary", 80, 16), ...columns("text", 330, 8)];
  expect(await order(lines, ...words)).toEqual(words);
});

test("a heading in the middle between two sets of columns stands between them", async () => {
  const words = ["upper left line 9", "upper right line 9", "Second part", "lower left line 0", "lower right line 9"];
  const heading = { text: "Second part of it", x: 270, y: 262, size: 12, bold: true };
  const lines = [heading, ...columns("upper", 100, 10), ...columns("lower", 300, 10)];
  expect(await order(lines, ...words)).toEqual(words);
});

test("columns of a page that runs to the left are read from the right", async () => {
  const words = ["ימין שורה 0", "ימין שורה 9", "שמאל שורה 0", "שמאל שורה 9"] as const;
  const lines = Array.from({ length: 10 }, (_, row) =>
    [60, 320].map((x, side) => ({
      // As it lies on the page: the first letter is at the right.
      text: [...`${side === 0 ? "שמאל" : "ימין"} שורה ${row} של הטורים שבעמוד הזה כאן`].toReversed().join(""),
      x,
      y: 100 + row * 14,
      size: 9,
    })),
  ).flat();
  expect(await order(lines, ...words)).toEqual(words);
});
