import { pageTitle } from "#core/engine/page-words.ts";
import type { Highlight } from "#core/library/highlights/highlight.ts";

type Placed = Pick<Highlight, "page" | "page_label">;

/** "Page 7", or what the page calls itself; empty for formats without pages. */
export const placeWords = ({ page, page_label }: Placed, fileName: string): string =>
  page_label || (page === null ? "" : pageTitle(fileName, page));
