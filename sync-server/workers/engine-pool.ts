import type { Embedded, EmbedRequest } from "#core/engine/ports.ts";
import type { AnswerParts } from "#core/engine/answer/parts.ts";
import type { Engine, PasswordFit, PasswordRequest, Processed, Progress } from "#core/engine/engine.ts";
import { DocumentError } from "#core/engine/parsed-document.ts";
import { unavailable } from "#core/http/errors.ts";
import { createTurns } from "#core/storage/turns.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { startWithProcesses } from "./lend-processes.ts";
import { createQueryThreads } from "./query-threads.ts";
import { startThread, ThreadEnded, type AnswerOf, type RequestOf, type Thread, type ThreadOptions } from "./thread.ts";

export interface EnginePoolOptions {
  /** The rows and files, for the threads to open. */
  readonly storage: StoragePlaces;
  /** The code of the threads; the server's own when left out. */
  readonly ingestEntry?: URL;
  readonly queryEntry?: URL;
  /** The process of a thread's models. */
  readonly modelEntry?: URL;
  /** Milliseconds without progress after which a file is given up. */
  readonly stallAfter?: number;
  /** Heap of one thread in MB. */
  readonly memory?: number;
  readonly report: (error: unknown) => void;
}

export interface EnginePool extends Pick<Engine, "process" | "tryPassword" | "search" | "guide">, AnswerParts {
  embed(request: EmbedRequest): Promise<Embedded>;
  close(): Promise<void>;
}

type Files = Pick<Engine, "process" | "tryPassword">;
type Questions = Omit<EnginePool, "process" | "tryPassword" | "close">;

/** Heap of a process that runs models, in MB; what the models themselves take is not of the heap. */
const MODEL_HEAP = 512;

/**
 * The engine in threads, one that reads files and those that answer, so that no question waits behind a book. What runs
 * models is a process beside each, begun when a model is first used.
 * A file that stalls or eats its memory takes its own thread down and fails; the next file gets a new thread.
 */
export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const stallAfter = options.stallAfter ?? 30_000;
  const { storage, memory = 512 } = options;
  const {
    ingestEntry = new URL("./ingest.worker.ts", import.meta.url),
    queryEntry = new URL("./query.worker.ts", import.meta.url),
    modelEntry = new URL("./model.worker.ts", import.meta.url),
  } = options;
  const failing = { stallAfter, report: options.report };
  const models = { entry: modelEntry, workerData: { storage }, memory: MODEL_HEAP };
  const spawn = (entry: URL) => startWithProcesses({ entry, workerData: { storage }, memory }, models);
  const ingest = lazyThread<Files>({ spawn: () => spawn(ingestEntry), stallAfter, startWithin: 60_000 });
  // Begins at once: the first question should not wait for a thread to load.
  const query = createQueryThreads<Questions>({
    spawn: () => spawn(queryEntry),
    stallAfter: 60_000,
    startWithin: 60_000,
  });
  const [readInTurn, tryInTurn] = [createTurns(), createTurns()];
  let trying: Thread<Files> | undefined;
  let closed = false;

  return {
    // One file at a time: the watchdog measures the file that is being read, not those that wait.
    process: (request, report, signal) => readInTurn(() => processNow(request, report, signal)),
    tryPassword: (request) => tryInTurn(() => tryNow(request)),
    search: (request) => ask("search", request, request.scope.owner),
    answer: (request) => ask("answer", request, request.scope.owner),
    guide: (request) => ask("guide", request, request.scope.owner),
    prepare: (request) => ask("prepare", request, request.request.scope.owner),
    check: (request) => ask("check", request),
    embed: (request) => ask("embed", request),
    async close() {
      closed = true;
      await Promise.all([ingest.close(), query.close(), trying?.close()]);
    },
  };

  async function processNow(...[request, report, signal]: Parameters<Engine["process"]>): Promise<Processed> {
    if (closed) throw stopped();
    signal.throwIfAborted();
    try {
      const onProgress = (progress: unknown) => report(progress as Progress);
      return await ingest.get().call("process", request, { onProgress, signal });
    } catch (error) {
      throw error instanceof ThreadEnded ? whyFileFailed(error, failing) : error;
    }
  }

  /** In a separate thread, which ends with the call, so that the call does not wait while a book is read. */
  async function tryNow(request: PasswordRequest): Promise<PasswordFit> {
    if (closed) throw unavailable("The server is stopping.");
    const thread = startThread<Files>({ spawn: () => spawn(ingestEntry), stallAfter, startWithin: 60_000 });
    trying = thread;
    try {
      return await thread.call("tryPassword", request);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      if (error.reason === "closed") throw unavailable("The server is stopping.");
      throw whyFileFailed(error, failing);
    } finally {
      trying = undefined;
      await thread.close();
    }
  }

  /** A question that took its thread down is asked once more of a new one, then given up. */
  async function ask<Asked extends keyof Questions>(
    method: Asked,
    request: RequestOf<Questions[Asked]>,
    owner = OF_NOBODY,
  ): Promise<AnswerOf<Questions[Asked]>> {
    for (let attempt = 1; ; attempt++) {
      if (closed) throw unavailable("The server is stopping.");
      try {
        return await query.call(owner, method, request);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        if (error.reason === "closed") throw unavailable("The server is stopping.");
        options.report(error);
        if (attempt === 2 || error.reason === "stalled")
          throw unavailable("The search engine had to be restarted. Try again.");
      }
    }
  }
}

function whyFileFailed(
  end: ThreadEnded,
  { stallAfter, report }: { readonly stallAfter: number; readonly report: (error: unknown) => void },
): Error {
  if (end.reason === "closed" || end.reason === "aborted") return stopped();
  if (end.reason === "not started") return end;
  report(end);
  if (end.reason === "stalled")
    return new DocumentError(
      `Reading this file stopped making progress for ${stallAfter / 1000} seconds, so it was stopped.`,
    );
  if (end.reason === "out of memory")
    return new DocumentError("Reading this file needs more memory than one file may take, so it was stopped.");
  return new DocumentError("Reading this file ended in a crash, so it was stopped.");
}

/** What needs no index: the thread that is free does it. */
const OF_NOBODY = "";

/** Started at the first use and again after its end. */
function lazyThread<Methods>(options: ThreadOptions): { get(): Thread<Methods>; close(): Promise<void> } {
  let thread: Thread<Methods> | undefined;
  return {
    get() {
      if (!thread || thread.ended) thread = startThread<Methods>(options);
      return thread;
    },
    async close() {
      await thread?.close();
    },
  };
}

const stopped = () => new DOMException("The work was stopped.", "AbortError");
