import { createSignal } from "solid-js";
import type { Block } from "../content/design.ts";

const KEY = "lectern-copied-block";

/** A block without its place on a page. */
export type LooseBlock = Readonly<Record<string, unknown>>;

/** Keeps the block that was copied last, to paste it on any page and in any tab. */
export function createCopiedBlock(storage: Storage = localStorage) {
  const read = (): LooseBlock | undefined => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
      return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : undefined;
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
  const [block, setBlock] = createSignal(read());
  return {
    block,
    /** False where the browser's storage has no room for it: then it can be pasted on this page alone. */
    copy({ id: _, ...loose }: Block): boolean {
      setBlock(loose);
      try {
        storage.setItem(KEY, JSON.stringify(loose));
        return true;
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
        // Else other pages would paste what was copied before.
        storage.removeItem(KEY);
        return false;
      }
    },
    /** What another tab changed in the storage. */
    hear({ key }: Pick<StorageEvent, "key">): void {
      if (key === KEY) setBlock(read());
    },
  };
}
