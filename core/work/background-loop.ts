import type { Background } from "./ports.ts";

export interface Worker extends Background {
  /** Stops what runs, to be taken up at the next start; resolves when nothing runs any more. */
  stop(): Promise<void>;
  /** Resolves when there is nothing left to do. */
  idle(): Promise<void>;
}

/**
 * Repeats `step` while it says that there was something to do; `wake` starts it again.
 * A step that throws is reported and not tried again before the next wake.
 */
export function createLoop(report: (error: unknown) => void, step: (signal: AbortSignal) => Promise<boolean>): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let woken = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (woken && !signal.aborted) {
      woken = false;
      try {
        while (!signal.aborted && (await step(signal)));
      } catch (error) {
        if (!signal.aborted) report(error);
      }
    }
    running = undefined;
  }

  return {
    wake() {
      // What has been stopped stays so: a run that ends before it is noted down would count as running for ever.
      if (signal.aborted) return;
      woken = true;
      running ??= run();
    },
    async idle() {
      while (running) await running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
