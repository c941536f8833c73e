import { createEffect, onCleanup, onMount } from "solid-js";

const APP = "Lectern";

/** What the browser's tab, its history and a screen reader call the page. */
export function tabTitle(path: string, heading: string): string {
  return path === "/" || heading === "" ? APP : `${heading} · ${APP}`;
}

/** Keeps the tab's title at the page's one heading, whenever that arrives or changes. */
export function nameTheTab(path: () => string): void {
  const name = () => {
    const heading = document.querySelector("#main h1")?.textContent?.trim() ?? "";
    const title = tabTitle(path(), heading);
    if (document.title !== title) document.title = title;
  };
  onMount(() => {
    const main = document.querySelector("#main");
    if (!main) return;
    const observer = new MutationObserver(name);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    onCleanup(() => observer.disconnect());
  });
  createEffect(name);
}
