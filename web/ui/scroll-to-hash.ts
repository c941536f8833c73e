import { createEffect } from "solid-js";

/**
 * Scrolls to the element that the address names, once the view has what stands above it: the browser's own scrolling
 * happens before that.
 */
export function scrollToHash(isComplete: () => boolean): void {
  let isDone = false;
  createEffect(() => {
    if (isDone || !isComplete()) return;
    isDone = true;
    const { hash } = location;
    if (hash === "") return;
    requestAnimationFrame(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView());
  });
}
