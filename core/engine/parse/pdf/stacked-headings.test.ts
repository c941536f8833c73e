import { expect, test } from "vitest";
import type { PdfLine } from "../testing/make-pdf.ts";
import { readLines } from "../testing/print-table.ts";

const line = (text: string, y: number, size: number, bold = false): PdfLine => ({ text, x: 60, y, size, bold });
const TEXT = [
  line("Fill the pump with water through the upper opening; it must never run dry.", 150, 12),
  line("Lay the suction hose so that it rises all the way to the pump.", 164, 12),
];

test("a heading right above another one is not the same, however little larger it is", async () => {
  const { text } = await readLines(
    line("Garden pump", 100, 16, true),
    line("Before first use", 126, 14, true),
    ...TEXT,
  );
  expect(text.split("\n\n").slice(0, 2)).toEqual(["Garden pump", "Before first use"]);
});

test("a heading of two lines is one, and a sentence goes on in another size", async () => {
  const { text } = await readLines(
    line("Garden pumps and the hoses", 100, 16, true),
    line("that belong to them", 120, 15, true),
    ...TEXT,
  );
  expect(text.split("\n\n")[0]).toBe("Garden pumps and the hoses that belong to them");
});
