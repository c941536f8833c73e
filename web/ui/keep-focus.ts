/** What a person reaches with Tab. */
const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Where what has the focus is taken out of the page, such as the button of a row that it deletes, the focus goes to the
 * same place of the next row, or else to the heading: from the top of the page, a keyboard would begin anew. Where a link
 * leads to another page, it goes to the heading of that page, unless the page puts it somewhere itself.
 */
export function keepFocus(root: HTMLElement, { signal }: { readonly signal: AbortSignal }): void {
  let last: { readonly element: HTMLElement; readonly path: string } | undefined;
  let isPageAwaited = false;
  root.addEventListener(
    "focusin",
    ({ target }) => {
      const isKept = target instanceof HTMLElement && target.closest("main, li, dialog, .toasts") !== null;
      last = isKept ? { element: target, path: location.pathname } : undefined;
    },
    { signal },
  );
  // A click on nothing leaves it; a button that is disabled while it works does not.
  root.addEventListener("pointerdown", () => (last = undefined), { signal, capture: true });

  const observer = new MutationObserver((records) => {
    if (isPageAwaited) isPageAwaited = isLost() && !focusHeading(root);
    if (!last || last.element.isConnected) return;
    const { element, path } = last;
    last = undefined;
    if (!isLost()) return;
    if (location.pathname !== path) {
      isPageAwaited = !focusHeading(root);
      return;
    }
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
    if (!record) return;
    const { nextSibling, previousSibling, target } = record;
    const [row] = [nextSibling, previousSibling].filter((node) => node instanceof HTMLLIElement);
    const from = element.closest("li");
    (row && from ? samePlaceIn(row, from, element) : headingOf(target))?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

const isLost = () => document.activeElement === document.body;

/** False where the page has no heading yet. */
function focusHeading(root: HTMLElement): boolean {
  const heading = headingOf(root);
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

function samePlaceIn(row: HTMLElement, from: HTMLElement, element: HTMLElement): HTMLElement | undefined {
  const reached = [...row.querySelectorAll<HTMLElement>(REACHED)];
  return reached[[...from.querySelectorAll(REACHED)].indexOf(element)] ?? reached[0];
}

function headingOf(node: Node): HTMLElement | null {
  const dialog = node instanceof Element ? node.closest("dialog") : null;
  const heading = dialog?.querySelector("h2") ?? document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  return heading;
}
