import { toError, type FromThread, type ToThread } from "./protocol.ts";
import { createWatchdog } from "./watchdog.ts";

/** Milliseconds a call gets to end after it was told to. */
const ABORT_WITHIN = 1000;

/** Why a thread ended while it had work to do. */
export type ThreadEnd = "out of memory" | "stalled" | "crashed" | "not started" | "aborted" | "closed";

export class ThreadEnded extends Error {
  readonly reason: ThreadEnd;

  constructor(reason: ThreadEnd, cause?: unknown) {
    super(`The thread ended: ${reason}`, { cause });
    this.name = "ThreadEnded";
    this.reason = reason;
  }
}

/** What a thread, or a process, runs. */
export interface ThreadCode {
  readonly entry: URL;
  readonly workerData: object;
  /** Heap limit in MB; a thread that needs more is ended alone. */
  readonly memory: number;
}

export interface ThreadOptions {
  /** Starts a thread, or something else that speaks like one, such as a process (`child.ts`). */
  readonly spawn: () => ThreadLike;
  /** Milliseconds of processor time without progress after which a call ends the thread, and the least by the clock. */
  readonly stallAfter: number;
  /** Milliseconds a thread may take to load its code. */
  readonly startWithin: number;
}

/** The part of a `Worker` that is used. */
export interface ThreadLike {
  postMessage(message: ToThread): void;
  on(event: "message", listener: (message: FromThread) => void): unknown;
  on(event: "error" | "messageerror", listener: (error: ThreadError) => void): unknown;
  on(event: "exit", listener: (code: number | null) => void): unknown;
  terminate(): unknown;
  /** Processor time of the thread in microseconds, also while it is in a loop; a process tells none. */
  cpuUsage?(): Promise<{ readonly user: number; readonly system: number }>;
}

export interface CallOptions {
  readonly onProgress?: (progress: unknown) => void;
  readonly signal?: AbortSignal;
}

/** What a thread can be asked, by name: each takes one request. `unknown` in and out where nobody says. */
export type AnyMethods = Readonly<Record<string, (request: unknown) => unknown>>;
export type RequestOf<Method> = Method extends (request: infer Request, ...more: never[]) => unknown ? Request : never;
export type AnswerOf<Method> = Method extends (...request: never[]) => infer Answer ? Awaited<Answer> : never;

export interface Thread<Methods = AnyMethods> {
  readonly ended: boolean;
  /** Its code is loaded: a call is taken at once. */
  readonly ready: boolean;
  /** Rejects with the method's own error, or with `ThreadEnded` when the thread went away under it. */
  call<Name extends keyof Methods & string>(
    method: Name,
    request: RequestOf<Methods[Name]>,
    options?: CallOptions,
  ): Promise<AnswerOf<Methods[Name]>>;
  close(): Promise<void>;
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
  readonly onProgress: ((progress: unknown) => void) | undefined;
  timer: NodeJS.Timeout | undefined;
  aborted: boolean;
}

/** One engine thread: calls go in, answers or the reason of its end come out; no call waits for ever. */
export function startThread<Methods = AnyMethods>({ stallAfter, startWithin, spawn }: ThreadOptions): Thread<Methods> {
  const worker = spawn();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ready = false;
  let end: ThreadEnded | undefined;
  const watchdog = createWatchdog({
    stallAfter,
    processorTime: () => processorTime(worker),
    onStall: () => finish(new ThreadEnded("stalled")),
  });
  const startTimer = setTimeout(() => finish(new ThreadEnded("not started")), startWithin);

  worker.on("message", (message: FromThread) => {
    if (message.kind === "ready") {
      ready = true;
      clearTimeout(startTimer);
      for (const call of pending.values()) watch(call);
      return;
    }
    const call = pending.get(message.id);
    if (!call) return;
    if (message.kind === "progress") {
      watch(call);
      call.onProgress?.(message.progress);
      return;
    }
    settle(message.id, call);
    if (message.kind === "done") call.resolve(message.result);
    else call.reject(toError(message.failure));
  });
  // Before it was ready it had seen no request: that says something about us, not about a file.
  onEnd(worker, {
    // It is known why it ends; that it says nothing more is no reason.
    erred: () => pending.forEach(({ timer }) => clearTimeout(timer)),
    ended: (cause) => finish(new ThreadEnded(ready ? whyEnded(cause) : "not started", cause)),
  });

  return {
    get ended() {
      return end !== undefined;
    },
    get ready() {
      return ready && end === undefined;
    },
    call<Name extends keyof Methods & string>(
      method: Name,
      request: RequestOf<Methods[Name]>,
      { onProgress, signal }: CallOptions = {},
    ) {
      if (end) return Promise.reject(end);
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<Methods[Name]>>();
      const call: Pending = { resolve, reject, onProgress, timer: undefined, aborted: false };
      pending.set(id, call);
      if (ready) watch(call);
      worker.postMessage({ kind: "call", id, method, request });
      const abort = () => {
        worker.postMessage({ kind: "abort", id });
        // Code in a tight loop hears of no abort; ending the thread is the one way to stop it.
        clearTimeout(call.timer);
        call.aborted = true;
        call.timer = setTimeout(() => finish(new ThreadEnded("aborted")), ABORT_WITHIN);
      };
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort, { once: true });
      return promise.finally(() => signal?.removeEventListener("abort", abort));
    },
    async close() {
      finish(new ThreadEnded("closed"));
      await worker.terminate();
    },
  };

  function watch(call: Pending): void {
    if (!call.aborted) watchdog.watch(call);
  }

  function settle(id: number, call: Pending): void {
    clearTimeout(call.timer);
    call.timer = undefined;
    pending.delete(id);
  }

  function finish(reason: ThreadEnded): void {
    if (end) return;
    end = reason;
    clearTimeout(startTimer);
    void worker.terminate();
    for (const [id, call] of pending) {
      settle(id, call);
      call.reject(reason);
    }
  }
}

type ThreadError = Error & { readonly code?: string };

/**
 * Errors come on a separate channel and may overtake messages sent before them, "ready" too. Node empties the channel
 * of the messages before it reports the exit, so only then is it certain what the thread had done.
 */
function onEnd(worker: ThreadLike, heard: { erred(): void; ended(cause: ThreadError): void }): void {
  let cause: ThreadError | undefined;
  worker.on("error", (error) => {
    cause = error;
    heard.erred();
  });
  worker.on("messageerror", (error) => heard.ended(error));
  worker.on("exit", (code) => heard.ended(cause ?? new Error(`exit code ${code}`)));
}

const whyEnded = ({ code }: ThreadError): ThreadEnd =>
  code === "ERR_WORKER_OUT_OF_MEMORY" ? "out of memory" : "crashed";

/** In milliseconds; undefined where it cannot be told. */
async function processorTime(worker: ThreadLike): Promise<number | undefined> {
  const used = await worker.cpuUsage?.().catch(() => undefined);
  return used && (used.user + used.system) / 1000;
}
