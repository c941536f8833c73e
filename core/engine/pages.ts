import type { ParsedDocument } from "./parsed-document.ts";

type Pages = ParsedDocument["pages"];

/** The page a place of the text is on, 1-based; between two pages it is the one before. Null where there are no pages. */
export function pageOf(pages: Pages, offset: number): number | null {
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pages[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const found = pages[low];
  return found !== undefined && found.start <= offset ? low + 1 : null;
}
