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
  // Once another block is chosen, coming back to this one leaves the focus where it is.
  createEffect(
    on(state.selected, (id) => {
      if (id !== focused()) setFocused(undefined);
    }),
  );
  const openSettings = (id: string) => {
    state.select(id);
    setFocused(undefined);
    setFocused(id);
    setTab("settings");
  };
  const show = (id: string) => {
    openSettings(id);
    queueMicrotask(() => void scrollTo(id));
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

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Scrolls to where the block is once it has moved to its place, which it begins to do in the frame after it was put there. */
async function scrollTo(id: string): Promise<void> {
  await frame();
  await frame();
  const block = document.querySelector(`[data-block="${id}"]`);
  await Promise.allSettled(block?.getAnimations().map(({ finished }) => finished) ?? []);
  block?.scrollIntoView({ block: "nearest" });
}
