import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { ToolButton } from "./tool-button.tsx";

/** CSS pixels: pages side by side in less room are too small to read. */
const ROOM_FOR_TWO = 560;
/** CSS pixels between two pages, as `.pdf-pages[data-two]` has it. */
const GAP = 8;

interface TwoPagesDeps {
  readonly count: () => number;
  /** CSS pixels that pages have beside each other; 0 until it is known. */
  readonly room: () => number;
  /** 1 is the width that fits. */
  readonly factor: () => number;
}

/** Whether pages are shown side by side, and how wide each is. */
export function createTwoPages({ count, room, factor }: TwoPagesDeps) {
  const [wantsTwo, setWantsTwo] = createSignal(false);
  const canTwo = () => count() > 1 && room() >= ROOM_FOR_TWO;
  const isTwo = createMemo(() => wantsTwo() && canTwo());
  return {
    canTwo,
    isTwo,
    toggle: () => setWantsTwo(!isTwo()),
    /** CSS pixels. */
    pageWidth(): number {
      const width = room() - 24;
      return Math.max(200, Math.min(isTwo() ? (width - GAP) / 2 : width, 1100)) * factor();
    },
  };
}

/** Shown where there is room for two. */
export function TwoPagesButton(props: { readonly two: ReturnType<typeof createTwoPages> }): JSX.Element {
  return (
    <Show when={props.two.canTwo()}>
      <ToolButton
        tool="twoPages"
        label="Two pages side by side"
        aria-pressed={props.two.isTwo()}
        onClick={() => props.two.toggle()}
      />
    </Show>
  );
}
