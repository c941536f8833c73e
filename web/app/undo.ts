import { createSignal } from "solid-js";
import type { Toasts } from "../ui/toast.tsx";

/** Milliseconds a person has to change their mind. */
const GRACE = 7000;

export interface UndoableDeletes {
  /** True while a thing is taken off the lists but not deleted yet. */
  isGone(id: string): boolean;
  /** Takes it off the lists at once; really deletes it when the grace has passed or the page is left. */
  remove(thing: { readonly id: string; readonly what: string; readonly commit: () => Promise<unknown> }): void;
}

export function createUndoableDeletes(toasts: Toasts): UndoableDeletes {
  const [gone, setGone] = createSignal<ReadonlySet<string>>(new Set());
  const waiting = new Map<string, () => void>();
  const bringBack = (id: string) => setGone((ids) => new Set([...ids].filter((other) => other !== id)));
  addEventListener("pagehide", () => waiting.forEach((commit) => commit()));

  return {
    isGone: (id) => gone().has(id),
    remove({ id, what, commit }) {
      setGone((ids) => new Set([...ids, id]));
      const finish = async () => {
        if (!waiting.delete(id)) return;
        clearTimeout(timer);
        try {
          await commit();
        } catch (error) {
          bringBack(id);
          toasts.show(`${what} could not be deleted. ${error instanceof Error ? error.message : ""}`);
        }
      };
      const timer = setTimeout(finish, GRACE);
      waiting.set(id, () => void finish());
      toasts.show(`${what} deleted.`, {
        duration: GRACE,
        action: { label: "Undo", run: () => (waiting.delete(id), clearTimeout(timer), bringBack(id)) },
      });
    },
  };
}
