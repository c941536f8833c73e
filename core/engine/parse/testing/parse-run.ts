import { Worker } from "node:worker_threads";
import type { ParseJob, ParseReply } from "./parse.worker.ts";

export type Outcome =
  | Exclude<ParseReply, { kind: "progress" }>
  | { readonly kind: "hang" }
  | { readonly kind: "crash"; readonly reason: string };

/** Processor time of a file without progress: on a busy machine the clock says nothing. */
const NO_PROGRESS_MS = 10_000;
/** Between two looks at it. */
const LOOK_MS = 1000;
const HEAP_MB = 512;

export interface ParseRunner {
  run(job: ParseJob): Promise<Outcome>;
  close(): Promise<void>;
}

/** One worker thread for all files, replaced when a file kills it: what the sync server does. */
export function createParseRunner(): ParseRunner {
  let worker: Worker | undefined;
  const drop = async () => {
    const old = worker;
    worker = undefined;
    await old?.terminate();
  };
  const get = () =>
    (worker ??= new Worker(new URL("./parse.worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    }));

  return {
    async run(job) {
      const outcome = await runOn(get(), job);
      if (outcome.kind === "hang" || outcome.kind === "crash") await drop();
      return outcome;
    },
    close: drop,
  };
}

function runOn(worker: Worker, job: ParseJob): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  let hasProgressed = true;
  let usedBefore = 0;
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    const used = (user + system) / 1000;
    if (hasProgressed) usedBefore = used;
    hasProgressed = false;
    if (used - usedBefore > NO_PROGRESS_MS) resolve({ kind: "hang" });
  };
  // `onError` reports a worker that has crashed.
  const watchdog = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  const onMessage = (reply: ParseReply) => {
    hasProgressed = true;
    if (reply.kind !== "progress") resolve(reply);
  };
  const onError = (error: Error) => resolve({ kind: "crash", reason: error.message });
  worker.on("message", onMessage).on("error", onError);
  worker.postMessage(job);
  return promise.finally(() => {
    clearInterval(watchdog);
    worker.off("message", onMessage).off("error", onError);
  });
}
