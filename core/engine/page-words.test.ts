import { expect, it } from "vitest";
import { pagesWords, pageTitle, pageWords } from "./page-words.ts";

it("names a page by what it is in the file", () => {
  expect(pageWords("report.pdf", 7)).toBe("page 7");
  expect(pageWords("Talk.PPTX", 3)).toBe("slide 3");
  expect(pageWords("costs.ods", 2)).toBe("sheet 2");
  expect(pageTitle("report.pdf", 7)).toBe("Page 7");
});

it("names a minute of subtitles by its time", () => {
  expect(pageWords("film.srt", 13)).toBe("12:00");
  expect(pageTitle("film.vtt", 66)).toBe("1:05:00");
  expect(pageWords("film.vtt", 1)).toBe("0:00");
});

it("names several pages with one word", () => {
  expect(pagesWords("report.pdf", [3, 5])).toBe("page 3, 5");
  expect(pagesWords("film.srt", [13, 15])).toBe("12:00, 14:00");
  expect(pagesWords("report.pdf", [])).toBe("");
});
