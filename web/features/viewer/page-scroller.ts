import { createSignal, onCleanup } from "solid-js";
import { pageAt } from "./page-at.ts";

/** A place in the document that stays in view when its pages change their size. */
interface Anchor {
  /** From 0. */
  readonly page: number;
  /** Share of the page's height that is above the reading line. */
  readonly down: number;
  /** Share of the scrolled width that is left of the middle of the view. */
  readonly across: number;
}

export interface PageScroller {
  /** For the `ref` of the element that scrolls and holds the pages. */
  readonly watch: (element: HTMLDivElement) => void;
  /** CSS pixels between the paddings; 0 until it is known. */
  readonly width: () => number;
  /** The page at the reading line, from 1. */
  readonly inView: () => number;
  readonly onScroll: () => void;
  /** Pages from 1. */
  readonly goTo: (page: number) => void;
  /** Scrolls to the first element that the selector matches, with its head at the reading line. */
  readonly show: (selector: string) => boolean;
  /** Scrolls back to the place that was read before the pages changed their size. */
  readonly stay: () => void;
}

/** Where a reader is in a column of pages. The reading line is a third of the view from its top. */
export function createPageScroller(): PageScroller {
  const [width, setWidth] = createSignal(0);
  const [inView, setInView] = createSignal(1);
  let scroller: HTMLDivElement | undefined;
  let anchor: Anchor | undefined;
  let isLooking = false;

  const pages = () => [...(scroller?.querySelectorAll<HTMLElement>(".pdf-page") ?? [])];
  const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
  onCleanup(() => observer.disconnect());

  const look = () => {
    isLooking = false;
    const all = pages();
    if (!scroller || all.length === 0) return;
    const line = scroller.scrollTop + scroller.clientHeight / 3;
    let page = pageAt(all.length, (at) => all[at]?.offsetTop ?? 0, line);
    // Of two pages side by side the first is the one that is read.
    if (page > 0 && all[page - 1]?.offsetTop === all[page]?.offsetTop) page -= 1;
    const { offsetTop = 0, offsetHeight = 1 } = all[page] ?? {};
    const across = (scroller.scrollLeft + scroller.clientWidth / 2) / scroller.scrollWidth;
    anchor = { page, down: (line - offsetTop) / offsetHeight, across };
    setInView(page + 1);
  };

  return {
    watch(element) {
      scroller = element;
      observer.observe(element);
    },
    width,
    inView,
    onScroll() {
      if (!isLooking) requestAnimationFrame(look);
      isLooking = true;
    },
    goTo(page) {
      const element = pages()[page - 1];
      if (element) scroller?.scrollTo({ top: element.offsetTop - 8 });
    },
    show(selector) {
      const element = scroller?.querySelector(selector);
      if (!scroller || !element) return false;
      const place = element.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      const isAcross = place.left >= view.left && place.right <= view.left + scroller.clientWidth;
      scroller.scrollBy({
        top: place.top - view.top - scroller.clientHeight / 3,
        left: isAcross ? 0 : place.left - view.left - scroller.clientWidth / 3,
      });
      return true;
    },
    stay() {
      if (!anchor || !scroller) return;
      const { offsetTop = 0, offsetHeight = 0 } = pages()[anchor.page] ?? {};
      scroller.scrollTo({
        top: offsetTop + anchor.down * offsetHeight - scroller.clientHeight / 3,
        left: anchor.across * scroller.scrollWidth - scroller.clientWidth / 2,
      });
    },
  };
}
