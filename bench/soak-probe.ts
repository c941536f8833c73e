// Loaded into the soaked server by `--import`: tells the parent each second how the process is.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** What a server process says of itself; bytes and milliseconds. */
export interface Vitals {
  readonly rss: number;
  /** Of the main thread. */
  readonly heap: number;
  readonly external: number;
  readonly delayP50: number;
  readonly delayP99: number;
  readonly delayMax: number;
  /** Sockets, timers, files and whatever else keeps a process alive. */
  readonly handles: number;
}

// Threads inherit the flag; one voice is enough.
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const vitals: Vitals = {
      rss,
      heap: heapUsed,
      external,
      delayP50: delay.percentile(50) / 1e6,
      delayP99: delay.percentile(99) / 1e6,
      delayMax: delay.max / 1e6,
      handles: process.getActiveResourcesInfo().length,
    };
    delay.reset();
    process.send?.({ vitals });
  }, 1000).unref();
}
