import { remember, remembered } from "../service/backup/backup-memory.ts";

/**
 * R36. How many changes of this browser the server does not have yet, in a place that browsers do not clear together
 * with the rows. A mark beside the rows goes with them: where it is missing and the count is not, that many were lost.
 */
export interface UnsentMemory {
  /** Changes that were lost with the browser's storage since the page was last open; null when none were. */
  lost(): Promise<number | null>;
  note(pending: number): void;
  /** When everything here was last on the server too, as far as this page or one before it knows; null when never. */
  lastInStep(): string | null;
  /** `null` forgets it: this browser keeps in step with nobody, or with somebody else. */
  noteInStep(at: string | null): void;
}

const COUNT = "lectern-unsent";
const MARK = "lectern-unsent-mark";
const IN_STEP = "lectern-in-step";

export function createUnsentMemory(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): UnsentMemory {
  // A browser that keeps nothing has nothing to say of what it kept.
  const looked = look().catch((error: unknown) => {
    console.warn("The number of unsent changes could not be read:", error);
    return null;
  });

  async function look(): Promise<number | null> {
    const count = Number(storage.getItem(COUNT) ?? 0);
    const isMarked = (await remembered<boolean>(MARK)) === true;
    await remember(MARK, true);
    return !isMarked && count > 0 ? count : null;
  }

  return {
    lastInStep: () => storage.getItem(IN_STEP),
    noteInStep(at) {
      if (at === null) storage.removeItem(IN_STEP);
      else storage.setItem(IN_STEP, at);
    },
    lost: () => looked,
    note(pending) {
      void looked
        .then(() => {
          if (Number(storage.getItem(COUNT) ?? 0) !== pending) storage.setItem(COUNT, String(pending));
        })
        .catch((error: unknown) => console.warn("The number of unsent changes could not be stored:", error));
    },
  };
}
