import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { signOf } from "./symbol-font.ts";
import { makeDocx } from "./testing/make-docx.ts";
import { parseAs } from "./testing/setup.ts";

test("a character of a symbol font is the sign that it shows, by the font", () => {
  expect(signOf(0xf0a3, "Symbol")).toBe("≤");
  expect(signOf(0x62, "Symbol")).toBe("β");
  expect(signOf(0xf0fe, "Wingdings")).toBe("☑");
  expect(signOf(0xf04a, "Wingdings")).toBe("");
  expect(signOf(0x2192, "Segoe UI")).toBe("→");
  expect(signOf(0xf0a3, "Webdings")).toBe("");
});

test("without a font it is Symbol's, and a bullet stays one", () => {
  expect(cleanText("IL-1\uf062 \uf0af12.5%, p \uf0a3 0.05")).toBe("IL-1β ↓12.5%, p ≤ 0.05");
  expect(cleanText("\uf0b7 milk\n\uf0a7 bread")).toBe("\uf0b7 milk\n\uf0a7 bread");
  expect(cleanText("\uf061-blockers")).toBe("α-blockers");
});

test("a Word document has them in its text", async () => {
  const sign = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body = `<w:p>${run("p ")}${sign("Symbol", "F0A3")}${run(" 0.05 ")}${sign("Wingdings", "F0FE")}${run(" yes")}</w:p>`;
  const { text } = await parseAs("docx", makeDocx({ parts: [{ xml: body }] }));
  expect(text.trim()).toBe("p ≤ 0.05 ☑ yes");
});
