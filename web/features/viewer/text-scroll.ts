import { createEffect, on, onCleanup, onMount } from "solid-js";
import { useHighlights } from "../highlights/highlights.ts";
import type { Place } from "./place.ts";

/** CSS pixels: a list of highlights and the lines of the text have room beside each other. */
const ROOM_BESIDE = 1040;

interface TextScrollDeps {
  readonly article: () => HTMLElement | undefined;
  /** The found place that is current. */
  readonly found: () => unknown;
  readonly mark: () => Place | undefined;
}

/** Scrolls a text to what was found, to the marked passage, and to the highlight that was chosen in the list. */
export function useTextScroll({ article, found, mark }: TextScrollDeps): void {
  const show = (selector: string) => article()?.querySelector(selector)?.scrollIntoView({ block: "center" });
  const showMark = () => show("mark:not(.text-found, .text-highlight)");
  createEffect(
    on(found, (place) => {
      if (place) requestAnimationFrame(() => show(".text-found[data-current=true]"));
    }),
  );
  createEffect(on(mark, () => requestAnimationFrame(showMark)));
  // On a phone the document is behind a tap, and nothing can be scrolled before it has room.
  let hadRoom = true;
  const room = new ResizeObserver(([entry]) => {
    const hasRoom = (entry?.contentRect.width ?? 0) > 0;
    if (hasRoom && !hadRoom) showMark();
    hadRoom = hasRoom;
  });
  onMount(() => {
    const element = article();
    if (element) room.observe(element);
  });
  onCleanup(() => room.disconnect());
  const highlights = useHighlights();
  createEffect(
    on(
      () => highlights?.shown(),
      (shown) => {
        if (!shown?.isFar) return;
        requestAnimationFrame(() => show(`[data-highlight="${shown.highlight.id}"]`));
        // Without room beside the text, the list covers the place.
        if ((article()?.parentElement?.clientWidth ?? 0) < ROOM_BESIDE) highlights?.setOpen(false);
      },
    ),
  );
}
