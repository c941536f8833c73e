/** Of `stallAfter`, the processor time that a thread may use without progress; alone on its core it has most of the time. */
const ENOUGH = 0.8;
/** Of `stallAfter`, the processor time below which a thread waits for something, or was not let run at all. */
const IDLE = 0.1;
/** Times `stallAfter` by the clock that a thread gets at most: one that is idle, and one that runs slowly on a busy machine. */
const PATIENCE = { idle: 4, slow: 12 };
/** Of `stallAfter`, the time for which a look at the processor time is good: some calls report progress very often. */
const LOOK_AGAIN = 0.05;

export interface WatchdogOptions {
  /** Milliseconds. */
  readonly stallAfter: number;
  /** Processor time of the thread in milliseconds; undefined where it cannot be told. */
  readonly processorTime: () => Promise<number | undefined>;
  readonly onStall: () => void;
}

/** A call; it is over once its timer is another one. */
export interface Watched {
  timer: NodeJS.Timeout | undefined;
}

/** Reports a call that shows no progress. */
export function createWatchdog({ stallAfter, processorTime, onStall }: WatchdogOptions) {
  let look: { readonly at: number; readonly used: Promise<number | undefined> } | undefined;

  /** From now on, and anew at each progress. */
  function watch(call: Watched): void {
    clearTimeout(call.timer);
    const since = performance.now();
    if (!look || since - look.at > stallAfter * LOOK_AGAIN) look = { at: since, used: processorTime() };
    const { used } = look;
    call.timer = setTimeout(() => void doubt(call, since, used), stallAfter);
  }

  /** On a busy machine a sound file shows no progress either: its thread is ended once it has run without showing any. */
  async function doubt(call: Watched, since: number, atProgress: Promise<number | undefined>): Promise<void> {
    const { timer } = call;
    const [before, now] = await Promise.all([atProgress, processorTime()]);
    if (call.timer !== timer) return;
    const ran = before === undefined || now === undefined ? Infinity : (now - before) / stallAfter;
    const waited = (performance.now() - since) / stallAfter;
    if (ran >= ENOUGH || waited >= (ran < IDLE ? PATIENCE.idle : PATIENCE.slow)) onStall();
    else call.timer = setTimeout(() => void doubt(call, since, atProgress), stallAfter / 2);
  }

  return { watch };
}
