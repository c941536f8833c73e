import { wrap, type Remote } from "comlink";
import { createLifeline, type Lifeline } from "./alive-call.ts";
import { avoidGpu, isGpuLost } from "./gpu-loss.ts";

export interface RunningWorker<Api> {
  readonly api: Remote<Api>;
  readonly life: Lifeline;
  /** Ends the worker; calls under way reject with the error. */
  stop(reason: Error): void;
}

/** A worker with Comlink around it whose death ends the calls made to it. */
export function runWorker<Api>(spawn: () => Worker): RunningWorker<Api> {
  const worker = spawn();
  const life = createLifeline();
  const stop = (reason: Error) => {
    worker.terminate();
    life.end(reason);
  };
  worker.addEventListener("error", (event) => {
    // Whoever calls hears of it, and may start another; told on, it would take this thread and all its workers with it.
    event.preventDefault();
    const failure = new WorkerFailed(event.message || "its code could not be loaded");
    if (isGpuLost(failure)) avoidGpu();
    stop(failure);
  });
  worker.addEventListener("messageerror", () => stop(new WorkerFailed("a message could not be read")));
  return { api: wrap<Api>(worker), life, stop };
}

/** The worker itself failed, not what it was asked. */
export class WorkerFailed extends Error {
  constructor(why: string) {
    super(`A worker stopped: ${why}`);
    this.name = "WorkerFailed";
  }
}
