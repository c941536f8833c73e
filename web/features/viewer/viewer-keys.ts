import { onCleanup } from "solid-js";

/**
 * Keys for the document that is shown: while the focus is in its panel, or, where the document is the whole page, while
 * nothing has the focus. Elsewhere the same keys stay the browser's.
 */
export function listenInViewer(root: () => HTMLElement | undefined, onKey: (event: KeyboardEvent) => void): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const frame = root()?.closest(".viewer, .document-page") ?? root();
    const isIn = event.target instanceof Node && frame?.contains(event.target);
    const isPage = event.target === document.body && frame?.matches(".document-page");
    if (isIn || isPage) onKey(event);
  };
  addEventListener("keydown", onKeyDown);
  onCleanup(() => removeEventListener("keydown", onKeyDown));
}
