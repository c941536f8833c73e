import { createEffect, createSignal, on } from "solid-js";
import type { Place, Places } from "../content/places.ts";
import type { Tab } from "./designer-panel.tsx";
import type { DesignerState } from "./designer-state.ts";
import { withNeeds, type paletteOf, type PaletteEntry } from "./palette-entries.ts";

/** Puts blocks of the palette on the page, each with what it needs, and opens the settings of the new one. */
export function createPaletteActions(state: DesignerState, groups: () => ReturnType<typeof paletteOf>) {
  const [tab, setTab] = createSignal<Tab>("add");
  /** The block whose first setting takes the focus. */
  const [focused, setFocused] = createSignal<string>();
  // After another block was selected, selecting this one again does not move the focus.
  createEffect(
    on(state.selected, (id) => {
      if (id !== focused()) setFocused(undefined);
    }),
  );
  /** Without an id, nothing was added. */
  const openSettings = (id: string | undefined) => {
    if (id === undefined) return;
    state.select(id);
    setFocused(undefined);
    setFocused(id);
    setTab("settings");
  };
  const show = (id: string | undefined) => {
    if (id === undefined) return;
    openSettings(id);
    requestAnimationFrame(() => keepInView(id));
  };
  const addNeeds = (entry: PaletteEntry) => {
    for (const need of withNeeds(groups(), entry, state.design().blocks).slice(0, -1)) state.add(need.block);
  };
  return {
    tab,
    setTab,
    focused,
    openSettings,
    add(entry: PaletteEntry): void {
      addNeeds(entry);
      show(state.add(entry.block));
    },
    drop(entry: PaletteEntry, place: Place, others: Places): void {
      const id = state.drop(entry.block, place, others);
      addNeeds(entry);
      openSettings(id);
    },
    paste(): void {
      const block = state.copied();
      if (block) show(state.add(block));
    },
  };
}

/** Events that show that the person is doing something else. */
const LOOKS_AWAY = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the block, and again while it moves to its place and the page grows, until the person does something else: when
 * it begins to move depends on how busy the machine is.
 */
function keepInView(id: string): void {
  const block = document.querySelector(`[data-block="${id}"]`);
  if (!block?.parentElement) return;
  const topOf = (): number => block.getBoundingClientRect().top;
  /** Whether that moved anything. */
  const scroll = (): boolean => {
    const before = topOf();
    block.scrollIntoView({ block: "nearest" });
    return topOf() !== before;
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.intersectionRatio === 1 || !scroll()) return;
      // An observer reports the next small move only when it observes anew.
      seen.unobserve(block);
      seen.observe(block);
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  const grown = new ResizeObserver(scroll);
  const stop = (): void => {
    seen.disconnect();
    grown.disconnect();
    for (const type of LOOKS_AWAY) removeEventListener(type, stop, true);
  };
  for (const type of LOOKS_AWAY) addEventListener(type, stop, true);
  seen.observe(block);
  grown.observe(block.parentElement);
}
