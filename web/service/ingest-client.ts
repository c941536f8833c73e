import { proxy } from "comlink";
import type { Engine, PasswordFit, PasswordRequest, Processed, Progress } from "#core/engine/engine.ts";
import { CodeUnavailable, isCodeUnavailable } from "#core/engine/code-unavailable.ts";
import { DocumentError, PasswordNeeded, UnreadableFile } from "#core/engine/parsed-document.ts";
import type { IngestOutcome, IngestWorkerApi, PasswordOutcome, Unreadable } from "./engine-worker-api.ts";
import { orWithoutGpu } from "./gpu-loss.ts";
import { runWorker, WorkerFailed, type RunningWorker } from "./worker-life.ts";

/** Milliseconds without progress after which a file is given up and its worker ended: a phone takes five times as long for a step. */
const NO_PROGRESS_LIMIT = 30_000;
/** Milliseconds for one batch of passages, or one look at a page, on a slow device: neither can say how far it is. */
const BATCH_LIMIT = 120_000;
const SLOW: readonly Progress["phase"][] = ["embedding", "recognising"];
/** Milliseconds for a new worker to load its code. */
const START_LIMIT = 60_000;
/** Milliseconds for a cancelled job to end by itself. */
const CANCEL_GRACE = 1_000;

/**
 * `process` in a worker of its own, one file at a time. A file that stalls takes only the worker with it:
 * the next file gets a new one.
 */
export function createIngestClient(deps: { spawn(): Worker }, limit = NO_PROGRESS_LIMIT): Pick<Engine, "process"> {
  let running: RunningWorker<IngestWorkerApi> | undefined;

  return { process: (...asked) => orWithoutGpu(() => process(...asked)) };

  async function process(...[request, report, signal]: Parameters<Engine["process"]>): Promise<Processed> {
    signal.throwIfAborted();
    if (!running || running.life.ended) running = runWorker<IngestWorkerApi>(deps.spawn);
    const worker = running;
    await started(worker);
    signal.throwIfAborted();
    const watchdog = createWatchdog(limit, () => worker.stop(new DocumentError(stalled(limit))));
    const job = crypto.randomUUID();
    let grace: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      void worker.api.cancel(job);
      grace = setTimeout(() => worker.stop(signal.reason), CANCEL_GRACE);
    };
    signal.addEventListener("abort", cancel, { once: true });
    const onProgress = (progress: Progress) => {
      watchdog.reset(SLOW.includes(progress.phase) ? Math.max(limit, BATCH_LIMIT) : limit);
      report(progress);
    };
    try {
      const outcome = await worker.life.race<IngestOutcome>(worker.api.process(job, request, proxy(onProgress)));
      if (outcome.kind === "unreadable") throw documentError(outcome);
      return outcome.processed;
    } catch (error) {
      // A module that failed to load stays failed for as long as its worker lives.
      if (error instanceof Error && isCodeUnavailable(error)) worker.stop(error);
      throw error;
    } finally {
      watchdog.stop();
      clearTimeout(grace);
      signal.removeEventListener("abort", cancel);
    }
  }
}

function documentError({ name, reason }: Unreadable): DocumentError {
  if (name === "PasswordNeeded") return new PasswordNeeded();
  return name === "UnreadableFile" ? new UnreadableFile(reason) : new DocumentError(reason);
}

/** Tries a password in a separate worker, which ends with the call, so that the call does not wait while a book is read. */
export async function tryPasswordIn(
  deps: { spawn(): Worker },
  request: PasswordRequest,
  limit = NO_PROGRESS_LIMIT,
): Promise<PasswordFit> {
  const worker = runWorker<IngestWorkerApi>(deps.spawn);
  try {
    await started(worker);
    const watchdog = createWatchdog(limit, () => worker.stop(new DocumentError(stalled(limit))));
    try {
      const outcome = await worker.life.race<PasswordOutcome>(worker.api.tryPassword(request));
      if (outcome.kind === "unreadable") throw documentError(outcome);
      return outcome.fit;
    } finally {
      watchdog.stop();
    }
  } finally {
    worker.stop(new WorkerFailed("it is not needed any more"));
  }
}

async function started(worker: RunningWorker<IngestWorkerApi>): Promise<void> {
  const timer = setTimeout(() => worker.stop(new WorkerFailed("it did not start in time")), START_LIMIT);
  try {
    await worker.life.race(worker.api.ready());
  } catch (error) {
    throw new CodeUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

const stalled = (limit: number) =>
  `Reading this file made no progress for ${Math.round(limit / 1000)} seconds, so it was stopped. The file may be damaged or far too complex; try saving it again with another program.`;

/**
 * Bites after so many milliseconds in which this thread had its turns; a browser tells no processor time. A machine that
 * sleeps, or is so busy that it lets no thread run, is no sign of a bad file: a turn that comes late does not count, up to
 * a limit. Once stopped it stays so: progress comes on another port and may be heard when the next file is being read.
 */
export function createWatchdog(limit: number, bite: () => void): { reset(limit: number): void; stop(): void } {
  let isOver = false;
  let every = limit / TURNS;
  let left = TURNS;
  let most = MOST_TURNS;
  let last = performance.now();
  let timer = setInterval(turn, every);

  function turn(): void {
    const now = performance.now();
    const isLate = now - last > every * LATE;
    last = now;
    if (!isLate) left--;
    if (--most > 0 && left > 0) return;
    stop();
    bite();
  }
  function stop(): void {
    isOver = true;
    clearInterval(timer);
  }
  return {
    stop,
    reset(next) {
      if (isOver) return;
      clearInterval(timer);
      every = next / TURNS;
      left = TURNS;
      most = MOST_TURNS;
      last = performance.now();
      timer = setInterval(turn, every);
    },
  };
}

/** In how many turns a limit is waited for. */
const TURNS = 20;
/** Times the wait for a turn after which it is late. */
const LATE = 1.5;
/** Turns, late ones too, after which it bites all the same. */
const MOST_TURNS = 6 * TURNS;
