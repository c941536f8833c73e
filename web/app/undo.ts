import { createSignal } from "solid-js";
import type { Toasts } from "../ui/toast.tsx";

/** Milliseconds a person has to change their mind. */
const GRACE = 7000;

export interface UndoableDeletes {
  /** True while a thing is taken off the lists but not deleted yet. */
  isGone(id: string): boolean;
  /** Takes it off the lists at once; really deletes it when the grace has passed or the page is left. */
  remove(thing: Doomed): void;
}

interface Doomed {
  readonly id: string;
  /** Things that go with it, and come back with it. */
  readonly also?: readonly string[];
  readonly what: string;
  /** Left out: it goes to the trash, and can be brought back from there for 30 days. */
  readonly forever?: boolean;
  /** What comes later may have the same id, and is shown: the lists are read again when `commit` resolves. */
  readonly mayComeAgain?: boolean;
  readonly commit: () => Promise<unknown>;
}

export function createUndoableDeletes(toasts: Toasts): UndoableDeletes {
  const [gone, setGone] = createSignal<ReadonlySet<string>>(new Set());
  const waiting = new Map<string, () => void>();
  const bringBack = (back: readonly string[]) => setGone((ids) => new Set([...ids].filter((id) => !back.includes(id))));
  addEventListener("pagehide", () => waiting.forEach((commit) => commit()));

  return {
    isGone: (id) => gone().has(id),
    remove({ id, also = [], what, forever = false, mayComeAgain = false, commit }) {
      const all = [id, ...also];
      setGone((ids) => new Set([...ids, ...all]));
      const finish = async () => {
        if (!waiting.delete(id)) return;
        clearTimeout(timer);
        try {
          await commit();
          if (mayComeAgain) bringBack(all);
        } catch (error) {
          bringBack(all);
          toasts.show(`${what} could not be deleted. ${error instanceof Error ? error.message : ""}`);
        }
      };
      const timer = setTimeout(finish, GRACE);
      waiting.set(id, () => void finish());
      toasts.show(forever ? `${what} deleted.` : `${what} moved to the trash.`, {
        duration: GRACE,
        action: { label: "Undo", run: () => (waiting.delete(id), clearTimeout(timer), bringBack(all)) },
      });
    },
  };
}
