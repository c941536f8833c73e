import { expect, test } from "vitest";
import type { PdfLine } from "../testing/make-pdf.ts";
import { readLines } from "../testing/print-table.ts";

const TEXT: PdfLine = { text: "She charts harbours and turns the soundings into maps.", y: 140 };

test("words whose letters stand apart end where a space is painted", async () => {
  const { text } = await readLines({ text: "BESIDES WORK", y: 100, apart: 5 }, TEXT);
  expect(text.split("\n\n")[0]).toBe("BESIDES WORK");
});

test("or where no space is painted and a gap is wider than the others", async () => {
  const letters = [..."BESIDES", "", ..."WORK"].flatMap((letter, at): PdfLine[] =>
    letter === "" ? [] : [{ text: letter, x: 60 + at * 11, y: 100, fixed: true }],
  );
  const { text } = await readLines(...letters, TEXT);
  expect(text.split("\n\n")[0]).toBe("BESIDES WORK");
});

test("single letters with spaces between them stay", async () => {
  const { text } = await readLines({ text: "A B C D E", y: 100 }, TEXT);
  expect(text.split("\n\n")[0]).toBe("A B C D E");
});
