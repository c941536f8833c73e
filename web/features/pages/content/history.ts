import { createSignal } from "solid-js";

/** Steps that can be taken back. */
const MOST = 100;

export interface History<Value> {
  current(): Value;
  /** A change with the same `key` as the last one replaces it, so that typing a word is one step. */
  apply(value: Value, key?: string): void;
  undo(): boolean;
  redo(): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Merges a change from another tab or device into every step. */
  rebase(change: (value: Value) => Value): void;
}

export function createHistory<Value>(first: Value): History<Value> {
  const [state, setState] = createSignal<{
    readonly past: readonly Value[];
    readonly current: Value;
    readonly future: readonly Value[];
    readonly key?: string | undefined;
  }>({ past: [], current: first, future: [] });
  return {
    current: () => state().current,
    apply(value, key) {
      setState(({ past, current, key: before }) => ({
        past: key !== undefined && key === before ? past : [...past, current].slice(-MOST),
        current: value,
        future: [],
        key,
      }));
    },
    undo() {
      const { past, current, future } = state();
      const before = past.at(-1);
      if (before !== undefined) setState({ past: past.slice(0, -1), current: before, future: [current, ...future] });
      return before !== undefined;
    },
    redo() {
      const { past, current, future } = state();
      const [next, ...rest] = future;
      if (next !== undefined) setState({ past: [...past, current], current: next, future: rest });
      return next !== undefined;
    },
    canUndo: () => state().past.length > 0,
    canRedo: () => state().future.length > 0,
    rebase(change) {
      setState(({ past, current, future }) => ({
        past: past.map(change),
        current: change(current),
        future: future.map(change),
      }));
    },
  };
}
