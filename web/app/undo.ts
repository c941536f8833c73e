import { createSignal } from "solid-js";
import type { Toasts } from "../ui/toasts.ts";

export interface UndoableDeletes {
  /** True while a thing is taken off the lists and they still have it. */
  isGone(id: string): boolean;
  /**
   * Takes it off the lists at once. A thing of a `kind` is in the trash at once, and "Undo" brings it back from there;
   * another is deleted when the message that offers "Undo" goes, or the page is left.
   */
  remove(thing: Doomed): void;
}

interface Doomed {
  readonly id: string;
  /** Things that go with it, and come back with it. */
  readonly also?: readonly string[];
  readonly what: string;
  /** Left out: it goes to the trash, and can be brought back from there for 30 days. */
  readonly forever?: boolean;
  /** The table whose rows they are in the trash; left out where the trash alone could not bring back all that goes. */
  readonly kind?: string;
  /** Resolves when the lists are without it. */
  readonly commit: () => Promise<unknown>;
}

interface UndoDeps {
  readonly toasts: Pick<Toasts, "show">;
  /** Brings things back from the trash, `<kind>/<id>` each, and resolves when the lists have them. */
  readonly restore: (names: readonly string[]) => Promise<unknown>;
  readonly page: Pick<EventTarget, "addEventListener">;
}

export function createUndoableDeletes({ toasts, restore, page }: UndoDeps): UndoableDeletes {
  const [gone, setGone] = createSignal<ReadonlySet<string>>(new Set());
  const waiting = new Set<() => void>();
  const show = (ids: readonly string[]) => setGone((all) => new Set([...all].filter((id) => !ids.includes(id))));
  page.addEventListener("pagehide", () => waiting.forEach((finish) => finish()));

  /** The lists have what could not be deleted, and no longer what was. Whether it was deleted. */
  async function carryOut({ what, commit }: Doomed, ids: readonly string[]): Promise<boolean> {
    try {
      await commit();
      return true;
    } catch (error) {
      toasts.show(`${what} could not be deleted. ${reasonOf(error)}`);
      return false;
    } finally {
      show(ids);
    }
  }

  /** Returns what undoes it. */
  function toTrash(thing: Doomed, ids: readonly string[], kind: string): () => void {
    const deleted = carryOut(thing, ids);
    return () =>
      void deleted
        .then((isDeleted) => isDeleted && restore(ids.map((id) => `${kind}/${id}`)))
        .catch((error: unknown) => toasts.show(`${thing.what} could not be brought back. ${reasonOf(error)}`));
  }

  /** Returns what undoes it, and what carries it out. */
  function afterGrace(thing: Doomed, ids: readonly string[]) {
    const onGone = () => waiting.delete(onGone) && void carryOut(thing, ids);
    waiting.add(onGone);
    return { undo: () => void (waiting.delete(onGone) && show(ids)), onGone };
  }

  return {
    isGone: (id) => gone().has(id),
    remove(thing) {
      const { id, also = [], what, forever = false, kind } = thing;
      const ids = [id, ...also];
      setGone((all) => new Set([...all, ...ids]));
      const { undo, ...whenGone } =
        kind === undefined || forever ? afterGrace(thing, ids) : { undo: toTrash(thing, ids, kind) };
      toasts.show(forever ? `${what} deleted.` : `${what} moved to the trash.`, {
        action: { label: "Undo", run: undo },
        ...whenGone,
      });
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "");
