import { createEffect, createMemo, on } from "solid-js";
import type { Mark } from "#core/engine/text-marks.ts";
import type { Find } from "./find.ts";
import type { PageScroller } from "./page-scroller.ts";

/** A rectangle of a found place. */
export interface Hit {
  readonly mark: Mark;
  readonly isCurrent: () => boolean;
}

interface PlacesDeps {
  readonly find: Find;
  readonly pages: PageScroller;
  /** Called before the document is scrolled to a place. */
  readonly onShow?: () => void;
}

/** The found places on their pages, and the current one in view. */
export function usePlaces({ find, pages, onShow }: PlacesDeps) {
  const byPage = createMemo(() => {
    const hits = new Map<number, Hit[]>();
    find.places().forEach((place, index) => {
      for (const mark of place.marks) {
        const onPage = hits.get(mark.page) ?? [];
        hits.set(mark.page, onPage);
        onPage.push({ mark, isCurrent: () => find.at() === index });
      }
    });
    return hits;
  });
  const sizes = createMemo(() => new Map(find.found()?.pages.map((size) => [size.page, size])));
  createEffect(
    on(find.current, (place) => {
      if (!place) return;
      onShow?.();
      requestAnimationFrame(() => pages.show(".pdf-hit[data-current]") || pages.goTo(place.page ?? 1));
    }),
  );
  return {
    /** Pages from 1. */
    hitsOf: (page: number): readonly Hit[] => byPage().get(page) ?? NONE,
    sizeOf: (page: number) => sizes().get(page),
  };
}

const NONE: readonly Hit[] = [];
