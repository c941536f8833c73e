import type { InstalledFile } from "../installed-model.ts";
import type { GeneratorModel } from "../model.ts";
import { isGeneratorLost } from "#core/engine/answer/generate/generators.ts";
import { CANCELLED, type ModelHost } from "./model-host.ts";
import type { ModelRunner } from "./model-runner.ts";
import { openGenerator, type OpenGeneratorDeps } from "./open-generator.ts";
import { fromOutcome } from "./outcome.ts";
import { GeneratorLost } from "#core/engine/answer/generate/text-generator.ts";

/** A worker or thread for one language model, from the outside. Its calls reject with `GeneratorLost` when it went away. */
export interface ModelWorker extends ModelHost {
  readonly ended: boolean;
  /** Ends the worker, which is what frees the memory. */
  end(): void;
}

export interface WorkerRunnerDeps extends OpenGeneratorDeps {
  readonly models: readonly GeneratorModel[];
  readonly spawn: () => ModelWorker;
  /** Milliseconds without a request after which the memory is freed. */
  readonly idleAfter?: number;
}

export interface WorkerRunner extends ModelRunner {
  /** Frees the memory now; the next request loads its model again. */
  close(): void;
}

/** Five minutes: between two questions of one sitting a model stays, overnight it does not. */
const IDLE_AFTER = 300_000;

interface Held {
  readonly model: string;
  readonly worker: ModelWorker;
  readonly opened: Promise<void>;
  users: number;
}

/** Keeps the worker of one model at a time, and ends it when another model is wanted, when it is lost, and when nobody asks. */
export function createWorkerRunner(deps: WorkerRunnerDeps): WorkerRunner {
  const { models, spawn, idleAfter = IDLE_AFTER } = deps;
  let current: Held | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  function start(id: string): Held {
    const model = models.find((candidate) => candidate.id === id);
    if (!model) throw new GeneratorLost("failed", { cause: new Error(`There is no language model ${id}.`) });
    const worker = spawn();
    const load = async ({ files }: { readonly files: readonly InstalledFile[] }) =>
      void fromOutcome(await worker.load(id, files));
    const opened = openGenerator(deps, model, load);
    opened.catch(() => undefined); // told to whoever waits for it
    return { model: id, worker, opened, users: 0 };
  }

  /** Another model's worker is ended first: two at once is more than most machines hold. */
  async function acquire(model: string): Promise<Held> {
    for (;;) {
      if (current?.worker.ended) current = undefined;
      if (!current || current.model === model || current.users === 0) break;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    if (current && current.model !== model) close();
    current ??= start(model);
    current.users++;
    clearTimeout(timer);
    return current;
  }

  function release(held: Held, error: unknown): void {
    held.users--;
    // What is left of a lost model would only be lost again.
    if (isGeneratorLost(error)) held.worker.end();
    if (held.users > 0) return;
    clearTimeout(timer);
    timer = setTimeout(close, idleAfter);
    for (const resolve of waiting.splice(0)) resolve();
  }

  async function use<Value>(model: string, work: (worker: ModelWorker) => Promise<Value>): Promise<Value> {
    const held = await acquire(model);
    let failure: unknown;
    try {
      await held.opened;
      return await work(held.worker);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      release(held, failure);
    }
  }

  function close(): void {
    clearTimeout(timer);
    current?.worker.end();
    current = undefined;
    for (const resolve of waiting.splice(0)) resolve();
    waiting = [];
  }

  return {
    countTokens: async (model, text) => fromOutcome(await use(model, (worker) => worker.countTokens(text))),
    generate: (model, request, onText, signal) =>
      // Whoever stops while the model is still being loaded need not wait for it.
      unlessAborted(signal, CANCELLED, () =>
        use(model, async (worker) => fromOutcome(await worker.generate(request, onText, signal))),
      ),
    close,
  };
}

/** Milliseconds a model gets to end by itself after being told; then its caller goes on without it. */
const GRACE = 1000;

async function unlessAborted<Value>(signal: AbortSignal, instead: Value, work: () => Promise<Value>): Promise<Value> {
  if (signal.aborted) return instead;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const aborted = Promise.withResolvers<Value>();
  const onAbort = () => (timer = setTimeout(() => aborted.resolve(instead), GRACE));
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work(), aborted.promise]);
  } catch (error) {
    if (signal.aborted && isGeneratorLost(error)) return instead;
    throw error;
  } finally {
    signal.removeEventListener("abort", onAbort);
    clearTimeout(timer);
  }
}
