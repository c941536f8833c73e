import { createSignal } from "solid-js";

/** Shares of the width that fits. */
const ZOOMS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];
const FITTING = ZOOMS.indexOf(1);

export interface Zoom {
  /** 1 is the width that fits. */
  readonly factor: () => number;
  readonly canGrow: () => boolean;
  readonly canShrink: () => boolean;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: () => number;
  readonly turn: () => void;
  /** Ctrl or Command with +, - or 0, as for the page of a browser. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** How large a document is shown, and which way up. */
export function createZoom(): Zoom {
  const [step, setStep] = createSignal(FITTING);
  const [turns, setTurns] = createSignal(0);
  const larger = () => setStep(Math.min(step() + 1, ZOOMS.length - 1));
  const smaller = () => setStep(Math.max(step() - 1, 0));
  const fit = () => setStep(FITTING);
  const actions: Readonly<Record<string, () => void>> = { "+": larger, "=": larger, "-": smaller, "0": fit };
  return {
    factor: () => ZOOMS[step()] ?? 1,
    canGrow: () => step() < ZOOMS.length - 1,
    canShrink: () => step() > 0,
    larger,
    smaller,
    fit,
    turns,
    turn: () => setTurns((turns() + 1) % 4),
    onKeyDown(event) {
      const action = actions[event.key];
      if (!action || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      action();
    },
  };
}
