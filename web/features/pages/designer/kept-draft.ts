import { randomMark } from "../../../app/random-mark.ts";
import type { Design } from "../content/design.ts";

const KEY = "lectern-draft page ";

/** An unsaved design with the saved one that it started from, so that it can be merged with what was saved since. */
export interface KeptDraft {
  readonly base: Design;
  readonly mine: Design;
}

/**
 * Keeps what one tab changes until it is saved. It outlives a closed tab, so the storage does not belong to one; each tab
 * writes under a key of its own.
 */
export function createKeptDrafts(pageId: string, storage: Storage = localStorage) {
  const own = `${KEY}${pageId} ${randomMark()}`;
  /** Drafts of closed tabs that are merged into the draft of this tab. */
  const taken = new Set([own]);
  const keys = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) =>
      key.startsWith(`${KEY}${pageId} `),
    );
  return {
    /** The drafts of all other tabs, open ones included: merging the same change twice makes it once. */
    takeAll: (): readonly KeptDraft[] =>
      keys().map((key) => {
        taken.add(key);
        return JSON.parse(storage.getItem(key) ?? "null") as KeptDraft;
      }),
    /** False where the browser's storage is full. */
    keep(draft: KeptDraft): boolean {
      try {
        storage.setItem(own, JSON.stringify(draft));
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === "QuotaExceededError") return false;
        throw error;
      }
    },
    /** Everything this tab knows is saved. */
    forget(): void {
      for (const key of taken) storage.removeItem(key);
    },
  };
}
