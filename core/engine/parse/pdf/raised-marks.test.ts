import { expect, test } from "vitest";
import { makePdf, type PdfLine } from "../testing/make-pdf.ts";
import { parseAs } from "../testing/setup.ts";

/** Words on one baseline; those with a "^" before them are small and raised. Helvetica's letters are about half as wide as high. */
function printed(y: number, ...words: readonly (readonly [text: string, x: number])[]): PdfLine[] {
  return words.map(([text, x]) =>
    text.startsWith("^") ? { text: text.slice(1), x, y: y - 0.5, size: 7 } : { text, x, y, size: 12 },
  );
}

const read = async (...lines: readonly PdfLine[]) => (await parseAs("pdf", makePdf({ pages: [[...lines]] }))).text;

test("the mark of a note makes no other word or number with the word before it", async () => {
  expect(
    await read(
      ...printed(100, ["Members pay a year", 72], ["^1", 176], [" and half of it in 2024", 182], ["^12", 303]),
    ),
  ).toBe("Members pay a year ¹ and half of it in 2024 ¹²");
});

test("the mark before a note stands apart from its first word", async () => {
  expect(await read(...printed(100, ["^1", 72], ["Children pay nothing at all.", 76]))).toBe(
    "¹ Children pay nothing at all.",
  );
});

test("powers are raised and stay with their number, in several pieces, too", async () => {
  expect(
    await read(
      ...printed(100, ["It has 10", 72], ["^6", 118.3], [" bytes, modulo 2", 123], ["^1", 211.3], ["^30", 215.2]),
    ),
  ).toBe("It has 10⁶ bytes, modulo 2¹³⁰");
});
