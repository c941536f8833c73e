import { createTurns } from "#core/storage/turns.ts";

/** Lets questions of people go before work that nobody waits for, such as guides. */
export interface QuestionsFirst {
  /** Runs what somebody waits for. */
  now<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs this when the works before it are done. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Resolves while nothing is waited for, with whether something was: called between the steps of a work that is done in
   * turn.
   */
  quiet(): Promise<boolean>;
}

export function createQuestionsFirst(): QuestionsFirst {
  let asked = 0;
  let waiting: (() => void)[] = [];
  const turns = createTurns();
  const quiet = async () => {
    const waits = asked > 0;
    while (asked > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return waits;
  };
  return {
    quiet,
    async now(work) {
      asked++;
      try {
        return await work();
      } finally {
        asked--;
        if (asked === 0) {
          const ready = waiting;
          waiting = [];
          for (const resolve of ready) resolve();
        }
      }
    },
    inTurn: (work) => turns(() => quiet().then(work)),
  };
}
