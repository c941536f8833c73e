export interface TurnsDeps {
  /** One turn; answers the milliseconds until the next one. Its failures are its own: it never rejects. */
  readonly take: () => Promise<number>;
  /** Milliseconds until the next one when there was a reason for it during a turn. */
  readonly afterBusy: number;
  readonly now: () => number;
}

export interface Turns {
  /** In so many milliseconds at the latest; the earliest of all reasons counts. */
  schedule(pause: number): void;
  /** Resolves when none is under way. */
  settled(): Promise<void>;
  /** When the last one ended, in milliseconds since the epoch; 0 before the first. */
  endedAt(): number;
}

/** Something done again and again, never twice at the same time. */
export function createTurns({ take, afterBusy, now }: TurnsDeps): Turns {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isUnderWay = false;
  let current = Promise.resolve();
  let again = false;
  let endedAt = 0;

  function schedule(pause: number): void {
    if (isUnderWay) {
      again = true;
      return;
    }
    const at = now() + pause;
    if (timer !== undefined && dueAt <= at) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void (current = turn()), pause);
  }

  async function turn(): Promise<void> {
    timer = undefined;
    isUnderWay = true;
    again = false;
    const pause = await take();
    isUnderWay = false;
    endedAt = now();
    schedule(again ? afterBusy : pause);
  }

  return { schedule, settled: () => current, endedAt: () => endedAt };
}
