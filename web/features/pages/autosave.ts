import { createSignal } from "solid-js";

export type SaveState =
  | { readonly phase: "still" | "waiting" | "saving" | "saved" }
  | { readonly phase: "failed"; readonly reason: string };

export interface Autosave<Value> {
  state(): SaveState;
  /** Saves it after the pause; what comes meanwhile takes its place. */
  later(value: Value): void;
  /** Saves at once what waits; resolves when nothing waits or is under way any more. */
  now(): Promise<void>;
}

/** Saves what somebody writes a moment after they paused: one request at a time, the last word last. */
export function createAutosave<Value>(deps: {
  readonly save: (value: Value) => Promise<unknown>;
  /** Milliseconds. */
  readonly pause: number;
}): Autosave<Value> {
  const [state, setState] = createSignal<SaveState>({ phase: "still" });
  let waiting: { readonly value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      setState({ phase: "saving" });
      try {
        await deps.save(value);
        setState({ phase: waiting ? "waiting" : "saved" });
      } catch (error) {
        // What could not be saved waits on, unless there is something newer: trying again saves it.
        waiting ??= { value };
        setState({ phase: "failed", reason: error instanceof Error ? error.message : "Try again." });
        return;
      }
    }
  };
  const now = async () => {
    clearTimeout(timer);
    saving ??= run().finally(() => (saving = undefined));
    await saving;
    if (waiting && state().phase !== "failed") await now();
  };
  return {
    state,
    later(value) {
      waiting = { value };
      if (!saving) setState({ phase: "waiting" });
      clearTimeout(timer);
      timer = setTimeout(() => void now(), deps.pause);
    },
    now,
  };
}
