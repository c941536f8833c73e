import { expect, test } from "vitest";
import type { PdfLine } from "../testing/make-pdf.ts";
import { readLines } from "../testing/print-table.ts";

const at = (text: string, x: number, y = 100): PdfLine => ({ text, x, y, size: 10 });
const textOf = async (...lines: readonly PdfLine[]): Promise<string> => (await readLines(...lines)).text.trim();

test("an accent that is printed over the next letter is put on that letter", async () => {
  expect(
    await textOf(at("Le mat´", 60), at("eriel a ´", 90.2), at("et´", 120), at("e test´", 128), at("e.", 152)),
  ).toBe("Le matériel a été testé.");
});

test("an accent that is printed apart and higher over a capital is put on the capital", async () => {
  expect(await textOf(at("´", 61.5, 98), at("Electricit´", 60), at("e", 97.5))).toBe("Électricité");
});

test("an accent before its letter in one piece of text is put on that letter", async () => {
  expect(await textOf(at("Il aurait dˆu le faire, fa¨it.", 60))).toBe("Il aurait dû le faire, faït.");
});

test("a circumflex in code is none", async () => {
  expect(await textOf(at("!:sˆstring1ˆstring2ˆ and ${parameterˆˆpattern}", 60))).toBe(
    "!:sˆstring1ˆstring2ˆ and ${parameterˆˆpattern}",
  );
});

test("a quotation mark before a letter stays one", async () => {
  expect(await textOf(at("Then type `", 60), at("apply' twice; it´s done.", 110.6))).toBe(
    "Then type `apply' twice; it´s done.",
  );
});
