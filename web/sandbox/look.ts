import type { Look } from "./run-module.ts";

/** What a frame needs of the theme; a frame sees nothing of the page that it stands in. */
const TOKENS = ["--ink", "--muted", "--line", "--line-strong", "--surface", "--accent", "--sans"] as const;

export function lookOf(root: HTMLElement): Look {
  const style = getComputedStyle(root);
  return {
    look: Object.fromEntries(TOKENS.map((name) => [name, style.getPropertyValue(name).trim()])),
    dark: root.dataset["theme"] === "dark",
  };
}

/** Calls back when the page's theme changes; gives back how to stop it. */
export function watchTheme(root: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
