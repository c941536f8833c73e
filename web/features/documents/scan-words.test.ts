import { expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { otherLanguageOf } from "./scan-words.ts";

const scan = (language: string | undefined, seems: string) =>
  ({
    metadata: { language, ocr: { state: "done", pages: 1, done: 1, language: null, languages: ["eng"], seems } },
  }) as unknown as Document;

test("a scan that looks like another language than it was read in says so, with the language to read it in", () => {
  expect(otherLanguageOf(scan("ro", "ron"))).toEqual({
    words: "The scanned text looks like Romanian and was read as English.",
    code: "ron",
  });
  expect(otherLanguageOf(scan(undefined, "unknown"))?.words).toMatch(/^Much of the scanned text could not be read/);
});

test("a page of names in a document whose text is in the language that it was read in looks like no other", () => {
  expect(otherLanguageOf(scan("en", "ron"))).toBeUndefined();
});
