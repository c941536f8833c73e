import { createLoop, type Worker } from "./background-loop.ts";
import { createProcessor, type ProcessorOptions } from "./documents/processing.ts";
import { sweep } from "./documents/sweep.ts";
import type { Engine } from "./engine/engine.ts";
import { createEvaluationRunner } from "./evaluation/runner.ts";

export interface BackgroundOptions extends ProcessorOptions {
  readonly engine: Pick<Engine, "process" | "search" | "answer">;
}

/**
 * All work that outlives a request: processes documents, asks the questions of evaluation runs, tidies up once.
 * A host makes one, wakes it at the start (what was cut off is found and goes on) and whenever something was stored.
 */
export function createBackground(options: BackgroundOptions): Worker {
  let swept = false;
  const sweeper = createLoop(options.report, async () => {
    if (swept) return false;
    swept = true;
    await sweep(options);
    return false;
  });
  const workers = [sweeper, createProcessor(options), createEvaluationRunner(options)];
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    idle: async () => void (await Promise.all(workers.map((worker) => worker.idle()))),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}
