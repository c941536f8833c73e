import type { Worker } from "#core/work/background-loop.ts";
import { createWorkQueue, type Work } from "#core/work/work-queue.ts";
import { soleProcess, type Claims } from "#core/work/claims.ts";
import { createProcessor, type ProcessorOptions } from "#core/library/documents/processing.ts";
import { createHeldPasswords, type HeldPasswords } from "#core/library/documents/held-passwords.ts";
import { createScanReader } from "#core/library/documents/ocr/scan-reader.ts";
import { createGuideMaker } from "#core/library/documents/guides/guide-maker.ts";
import { discardReleased } from "#core/storage/discard.ts";
import { sweep } from "#core/library/documents/sweep.ts";
import { dropOldAnswers } from "#core/http/repeats/drop-old-answers.ts";
import type { ServerDeps } from "#core/models/remote/find-server.ts";
import { chatTables } from "../chat/chat.ts";
import type { Engine } from "#core/engine/engine.ts";
import { createExtractor } from "#core/library/extraction/extractor.ts";
import { createJobRunner } from "#core/work/job-runner.ts";
import { createJobHandlers } from "./job-handlers.ts";
import type { EvaluationFiles } from "#core/library/ports.ts";
import type { EmbeddingModel } from "#core/models/local/catalogue.ts";
import type { Marketplace } from "#core/plugins/sources/marketplace.ts";
import type { GuardedFetch } from "#core/http/guarded-fetch.ts";
import { createFirstModel, type ShippedModels } from "#core/models/local/first-model.ts";
import { createModelInstaller } from "#core/models/local/model-installer.ts";
import type { ModelSource } from "#core/models/local/model-source.ts";
import { createReindexer } from "#core/library/documents/reindex.ts";
import { createEvaluationRunner } from "#core/library/evaluation/runner.ts";
import { createTurns } from "#core/storage/turns.ts";

export interface BackgroundOptions extends Omit<ProcessorOptions, "passwords"> {
  /** Where several processes share the store; left out where this one has it to itself. */
  readonly claims?: Claims;
  /** Passwords of protected files, over the same claims; none are held where left out. */
  readonly passwords?: HeldPasswords;
  readonly engine: Pick<Engine, "process" | "search" | "answer" | "guide">;
  /** Where models are downloaded from, in the order asked; none where left out. */
  readonly modelSources?: readonly ModelSource[];
  /** The models that come with this program, and when one may be taken into use by itself; never where left out. */
  readonly shipped?: ShippedModels;
  /** Bytes that can still be stored, looked at before a model is downloaded; null where the host cannot tell. */
  readonly freeBytes?: () => Promise<number | null>;
  /** Where jobs that evaluate find files of questions; none where left out. */
  readonly evaluationFiles?: EvaluationFiles;
  /** For jobs that install models on the model host; none run where left out. */
  readonly modelServers?: ServerDeps["modelServers"];
  readonly accounts?: ServerDeps["accounts"];
  /** For jobs that install plugins; none run where left out. */
  readonly guardedFetch?: GuardedFetch;
  readonly marketplace?: Marketplace;
  /** Jobs run at once; 2 when left out. */
  readonly jobsAtOnce?: number;
  /** Resolves when a start is over; tidying reads every row, and waits for it. At once where left out. */
  readonly quiet?: () => Promise<void>;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly EmbeddingModel[];
}

/**
 * All work that outlives a request: reads documents, asks the questions of evaluation runs, runs jobs, sweeps once.
 * A host makes one, wakes it at the start, which takes up what was cut off, and whenever something was stored.
 */
export function createBackground({ claims = soleProcess, ...options }: BackgroundOptions): Worker {
  const passwords = options.passwords ?? createHeldPasswords({ ...options, claims });
  const engine = { ...options.engine, process: oneAtATime(options.engine.process) };
  const deps = { ...options, claims, passwords, engine };
  const reindexing = createReindexer(deps);
  const queue = createWorkQueue(deps, [
    createSweep(options),
    createDiscarding(options),
    createProcessor({ ...deps, settled: () => queue.wakeOnly("guides", "scans", "first model", "reindexing") }),
    createScanReader(deps),
    createGuideMaker(deps),
    createEvaluationRunner({ ...options, claims }),
    createFirstModel({ ...options, begun: () => queue.wakeOnly("models") }),
    createModelInstaller({
      ...options,
      sources: options.modelSources ?? [],
      shipped: options.shipped?.source,
      installed: () => queue.wakeOnly("reindexing"),
    }),
    reindexing,
    createExtractor(deps),
  ]);
  const jobRunner = createJobRunner({
    ...options,
    claims,
    handlers: createJobHandlers({ evaluationFiles: NO_FILES, ...deps, reindexing, background: { wake } }),
    atOnce: options.jobsAtOnce,
  });
  return {
    wake,
    async idle() {
      // A job that ends may have left work to the others.
      await jobRunner.idle();
      await queue.idle();
    },
    stop: async () => void (await Promise.all([queue.stop(), jobRunner.stop()])),
  };

  function wake(): void {
    queue.wake();
    jobRunner.wake();
  }
}

/** Removes what nothing names any more, once after each start. */
function createSweep(options: Omit<BackgroundOptions, "claims">): Work {
  let swept = false;
  return {
    name: "sweeping",
    among: "alone",
    async step() {
      if (swept) return false;
      swept = true;
      await options.quiet?.();
      await sweep({ ...options, chats: chatTables });
      await dropOldAnswers(options);
      return false;
    },
  };
}

/** Removes the files of what was deleted for ever on another device. */
function createDiscarding(options: Pick<BackgroundOptions, "store" | "blobs">): Work {
  return {
    name: "discarding",
    among: "alone",
    async step() {
      await discardReleased(options);
      return false;
    },
  };
}

const NO_FILES: EvaluationFiles = { read: async () => undefined };

/** A new file and one that is embedded again share the worker that reads files; each has it to itself for a while. */
function oneAtATime(process: Engine["process"]): Engine["process"] {
  const inTurn = createTurns();
  return (...request) => inTurn(() => process(...request));
}
