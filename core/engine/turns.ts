import { nextTurn } from "#core/storage/next-turn.ts";

/** Milliseconds of work after which other questions of the same thread get their turn. */
const AT_ONCE = 25;

/** Called between steps, so that a long answer holds up no other: gives the thread back when it was kept that long. */
export type Turns = () => Promise<void>;

export function createTurns(): Turns {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < AT_ONCE) return;
    await nextTurn();
    last = performance.now();
  };
}
