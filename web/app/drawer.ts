import { createEffect, createSignal, on, onCleanup, type Accessor } from "solid-js";

/** Up to this width the menu lies over the page: see shell.css. */
const NARROW = "(max-width: 56rem)";

interface DrawerDeps {
  readonly open: Accessor<boolean>;
  readonly close: () => void;
  /** What opened it, and gets the focus back. */
  readonly opener: () => HTMLElement | undefined;
}

interface Drawer {
  /** Open over the page: everything else is to be inert, so that the focus stays in it. */
  readonly isModal: Accessor<boolean>;
  /** Whether it lies over the page when it is open. */
  readonly isNarrow: Accessor<boolean>;
  readonly ref: (element: HTMLElement) => void;
}

/**
 * A menu that lies over the page on a narrow screen: the focus moves into it and back to what opened it, and Escape
 * closes it wherever the focus is. A `dialog` element would not do, since the same element stands beside the page on a
 * wide screen.
 */
export function createDrawer({ open, close, opener }: DrawerDeps): Drawer {
  const narrow = matchMedia(NARROW);
  const [isNarrow, setNarrow] = createSignal(narrow.matches);
  const onWidth = () => {
    setNarrow(narrow.matches);
    if (!narrow.matches) close();
  };
  narrow.addEventListener("change", onWidth);
  onCleanup(() => narrow.removeEventListener("change", onWidth));
  const isModal = () => open() && isNarrow();
  let element: HTMLElement | undefined;

  createEffect(
    on(
      isModal,
      (modal) => {
        if (!modal) return giveBack();
        // Not before it is visible: what is hidden takes no focus.
        requestAnimationFrame(() => element?.querySelector<HTMLElement>("[data-first-focus]")?.focus());
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
          event.preventDefault();
          close();
        };
        addEventListener("keydown", onKeyDown);
        onCleanup(() => removeEventListener("keydown", onKeyDown));
      },
      { defer: true },
    ),
  );

  /** Not where the focus has found a place of its own, such as in a dialog that was opened from the menu. */
  function giveBack(): void {
    const { activeElement } = document;
    const isIdle = activeElement === null || activeElement === document.body || element?.contains(activeElement);
    if (isIdle && isNarrow()) opener()?.focus();
  }

  return { isModal, isNarrow, ref: (given) => (element = given) };
}
