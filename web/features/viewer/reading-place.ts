import { createEffect, on } from "solid-js";
import type { DocumentMarks } from "#core/library/documents/document-text.ts";
import type { Highlights } from "../highlights/highlights.ts";
import type { PageScroller } from "./page-scroller.ts";

interface ReadingPlaceDeps {
  readonly pages: PageScroller;
  readonly found: () => DocumentMarks | undefined;
  readonly highlights: Highlights | undefined;
  /** What changes the size of pages. */
  readonly sizes: readonly (() => unknown)[];
  /** A highlight was chosen in the list, or by the address. */
  readonly onFar: () => void;
}

/** Keeps the marked passage or the chosen highlight in view while pages get their sizes, until a reader scrolls. */
export function createReadingPlace({ pages, found, highlights, sizes, onFar }: ReadingPlaceDeps) {
  const showMark = () => pages.show(".pdf-mark");
  /** To the highlight that was chosen last; without one, to the marked passage. */
  const showPlace = () => {
    const shown = highlights?.shown();
    if (!shown) return showMark();
    return !shown.isFar || pages.show(`[data-highlight="${shown.highlight.id}"]`);
  };
  // Again whenever sizes change, for what lies below moves then; but never against a reader who has begun to scroll.
  let isReading = false;
  createEffect(on(found, () => (isReading = false)));
  const settle = () => requestAnimationFrame(() => (!isReading && showPlace()) || pages.stay());
  createEffect(
    on(
      () => highlights?.shown(),
      (shown) => {
        if (!shown?.isFar) return;
        isReading = false;
        onFar();
        settle();
      },
    ),
  );
  createEffect(on([found, ...sizes], settle));
  return {
    showMark,
    /** A reader scrolls, or goes to a page. */
    onReading: () => (isReading = true),
    // While a reader scrolls, a page above that gets its height is the browser's to make up for.
    onSized: () => !isReading && requestAnimationFrame(showPlace),
  };
}
