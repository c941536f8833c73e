import { expect, it } from "vitest";
import { changesBetween } from "./changes.ts";
import type { ParsedDocument } from "./parsed-document.ts";
import { plainDocument } from "./testing/plain-document.ts";

/** A document of pages, each of paragraphs. */
function paged(...pages: readonly (readonly string[])[]): ParsedDocument {
  const text = pages.flat().join("\n\n");
  let at = 0;
  const blocks = pages.flatMap((paragraphs, index) =>
    paragraphs.map((paragraph) => {
      const start = at;
      at += paragraph.length + 2;
      return { kind: "paragraph" as const, start, end: start + paragraph.length, page: index + 1 };
    }),
  );
  const ranges = pages.map((_, index) => {
    const own = blocks.filter(({ page }) => page === index + 1);
    return { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, width: 100, height: 100 };
  });
  return plainDocument(text, { blocks, pages: ranges });
}

it("names the pages on both sides and the ranges of the earlier text that are gone", () => {
  const earlier = paged(["Fares are low."], ["The ferry leaves at nine.", "Dogs travel free."], ["Ask the crew."]);
  const later = paged(["Fares are low."], ["The ferry leaves at ten.", "Dogs travel free."], ["Ask the crew."]);
  const { pages, earlier_pages, gone } = changesBetween(earlier, later);
  expect({ pages, earlier_pages }).toEqual({ pages: [2], earlier_pages: [2] });
  expect(gone.map(({ start, end }) => earlier.text.slice(start, end))).toEqual(["The ferry leaves at nine."]);
});

it("a page that was put in between changes no page after it", () => {
  const earlier = paged(["One."], ["Two."], ["Three."]);
  const later = paged(["One."], ["A new page."], ["Two."], ["Three."]);
  expect(changesBetween(earlier, later)).toEqual({ pages: [2], earlier_pages: [], gone: [] });
});

it("a page that was taken out is changed in the earlier version only", () => {
  const earlier = paged(["One."], ["Two."], ["Three."]);
  const later = paged(["One."], ["Three."]);
  expect(changesBetween(earlier, later)).toMatchObject({ pages: [], earlier_pages: [2] });
});

it("white space that differs is no change", () => {
  expect(changesBetween(paged(["One  two\nthree."]), paged(["One two three."]))).toEqual({
    pages: [],
    earlier_pages: [],
    gone: [],
  });
});

it("a format without pages has ranges and no pages", () => {
  const plain = (text: string) => plainDocument(text, { blocks: [{ kind: "paragraph", start: 0, end: text.length }] });
  expect(changesBetween(plain("Nine."), plain("Ten."))).toEqual({
    pages: [],
    earlier_pages: [],
    gone: [{ start: 0, end: 5 }],
  });
});
