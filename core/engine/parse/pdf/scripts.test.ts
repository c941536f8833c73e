import { expect, test } from "vitest";
import { makePdf, type PdfLine } from "../testing/make-pdf.ts";
import { parseAs } from "../testing/setup.ts";

/** Letters are half as wide as high, and 10 points high; `right` is where the last one ends. */
const at = (text: string, right: number, y = 100): PdfLine => ({ text, x: right - text.length * 5, y, size: 10 });

/** As files hold it: the glyphs from left to right. */
const visual = (text: string) => Array.from(text).toReversed().join("");

const read = async (lines: readonly PdfLine[]) => (await parseAs("pdf", makePdf({ pages: [lines] }))).text;

test("a number between Hebrew words has a space on both sides", async () => {
  const lines = [at(visual("בשנת"), 400), at("2023", 375), at(visual("נבנה"), 350)];
  expect(await read(lines)).toBe("בשנת 2023 נבנה");
  expect(await read(lines.toReversed())).toBe("בשנת 2023 נבנה");
});

test("words of a Latin name in Arabic text keep their order", async () => {
  // In Helvetica, 25 and 33 points wide.
  const latin = [
    { text: "Open", x: 314, y: 100, size: 10 },
    { text: "Access", x: 343, y: 100, size: 10 },
  ];
  const lines = [at(visual("مجلة"), 400), ...latin, at(visual("العلمية"), 310)];
  expect(await read(lines)).toBe("مجلة Open Access العلمية");
});

test("a number that was painted in parts is one number, and two numbers are read from the right", async () => {
  const parts = [
    at(visual("פרק"), 400),
    at("5", 380),
    at("-", 375),
    at("2", 370),
    at("17", 355),
    at(visual("סוף"), 340),
  ];
  expect(await read(parts)).toBe("פרק 2-5 17 סוף");
});

test("a sign that follows a word closely gets no space from how the line was painted", async () => {
  const lines = [{ text: ".", x: 347, y: 100, size: 10 }, at(visual("סוף"), 365), at(visual("טוב"), 385)];
  expect(await read(lines)).toBe("טוב סוף.");
});

test("lines of Hebrew are joined by one space", async () => {
  expect(await read([at(visual("שורה ראשונה"), 400), at(visual("שורה שניה"), 400, 114)])).toBe("שורה ראשונה שורה שניה");
});

test("lines of Korean are joined by one space", async () => {
  const lines = ["오늘은 날씨가 ", "맑고 따뜻하다고", "합니다."];
  const placed = lines.map((text, row) => ({ text, x: 72, y: 100 + row * 14, size: 10 }));
  expect(await read(placed)).toBe("오늘은 날씨가 맑고 따뜻하다고 합니다.");
});

test("Korean words and numbers keep the spaces that they have", async () => {
  const pieces = [
    { text: "2023", x: 72, y: 100, size: 10 },
    { text: "년에", x: 94.5, y: 100, size: 10 },
    { text: "Seoul", x: 108, y: 100, size: 10 },
    { text: "에서", x: 133.5, y: 100, size: 10 },
  ];
  expect(await read(pieces)).toBe("2023년에 Seoul에서");
});
