import { toError, type FromThread, type ToThread } from "./protocol.ts";

/** Milliseconds a call gets to end after it was told to. */
const ABORT_WITHIN = 1000;

/** Of `stallAfter`, the processor time that a thread may use without progress; alone on its core it has most of the time. */
const ENOUGH = 0.8;
/** Of `stallAfter`, the processor time below which a thread waits for something, or was not let run at all. */
const IDLE = 0.1;
/** Times `stallAfter` by the clock that a thread gets at most: one that is idle, and one that runs slowly on a busy machine. */
const PATIENCE = { idle: 4, slow: 12 };
/** Of `stallAfter`, the time for which a look at the processor time is good: some calls report progress very often. */
const LOOK_AGAIN = 0.05;

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
  readonly workerData: unknown;
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
  on(event: "error" | "messageerror", listener: (error: Error & { code?: string }) => void): unknown;
  on(event: "exit", listener: (code: number | null) => void): unknown;
  terminate(): unknown;
  /** Processor time of the thread in microseconds, also while it is in a loop; a process tells none. */
  cpuUsage?(): Promise<{ readonly user: number; readonly system: number }>;
}

export interface CallOptions {
  readonly onProgress?: (progress: unknown) => void;
  readonly signal?: AbortSignal;
}

export interface Thread {
  readonly ended: boolean;
  /** Its code is loaded: a call is taken at once. */
  readonly ready: boolean;
  /** Rejects with the method's own error, or with `ThreadEnded` when the thread went away under it. */
  call(method: string, request: unknown, options?: CallOptions): Promise<unknown>;
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
export function startThread({ stallAfter, startWithin, spawn }: ThreadOptions): Thread {
  const worker = spawn();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ready = false;
  let end: ThreadEnded | undefined;
  let look: { readonly at: number; readonly used: Promise<number | undefined> } | undefined;
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
  // Errors come on a channel of their own and may overtake messages sent before them, "ready" too. Node empties the
  // channel of the messages before it tells of the exit, so only then is it certain what the thread had done.
  let cause: (Error & { code?: string }) | undefined;
  worker.on("error", (error: Error & { code?: string }) => {
    cause = error;
    // It is known why it ends; that it says nothing more is no reason.
    for (const call of pending.values()) clearTimeout(call.timer);
  });
  worker.on("messageerror", (error) => crash(error));
  worker.on("exit", (code) => crash(cause ?? new Error(`exit code ${code}`), cause?.code));

  return {
    get ended() {
      return end !== undefined;
    },
    get ready() {
      return ready && end === undefined;
    },
    call(method, request, { onProgress, signal } = {}) {
      if (end) return Promise.reject(end);
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const call: Pending = { resolve, reject, onProgress, timer: undefined, aborted: false };
      pending.set(id, call);
      if (ready) watch(call);
      send({ kind: "call", id, method, request });
      const abort = () => {
        send({ kind: "abort", id });
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

  function crash(cause: Error, code?: string): void {
    // Before it was ready it had seen no request: that says something about us, not about a file.
    const reason = !ready ? "not started" : code === "ERR_WORKER_OUT_OF_MEMORY" ? "out of memory" : "crashed";
    finish(new ThreadEnded(reason, cause));
  }

  function send(message: ToThread): void {
    worker.postMessage(message);
  }

  function watch(call: Pending): void {
    if (call.aborted) return;
    clearTimeout(call.timer);
    const since = performance.now();
    if (!look || since - look.at > stallAfter * LOOK_AGAIN) look = { at: since, used: processorTime() };
    const { used } = look;
    call.timer = setTimeout(() => void doubt(call, since, used), stallAfter);
  }

  /** On a busy machine a sound file shows no progress either: its thread is ended once it has run without showing any. */
  async function doubt(call: Pending, since: number, atProgress: Promise<number | undefined>): Promise<void> {
    const { timer } = call;
    const [before, now] = await Promise.all([atProgress, processorTime()]);
    const isOver = call.timer !== timer || !pending.values().some((one) => one === call);
    if (isOver) return;
    const ran = before === undefined || now === undefined ? Infinity : (now - before) / stallAfter;
    const waited = (performance.now() - since) / stallAfter;
    if (ran >= ENOUGH || waited >= (ran < IDLE ? PATIENCE.idle : PATIENCE.slow)) finish(new ThreadEnded("stalled"));
    else call.timer = setTimeout(() => void doubt(call, since, atProgress), stallAfter / 2);
  }

  /** In milliseconds; undefined where it cannot be told. */
  async function processorTime(): Promise<number | undefined> {
    const used = await worker.cpuUsage?.().catch(() => undefined);
    return used && (used.user + used.system) / 1000;
  }

  function settle(id: number, call: Pending): void {
    clearTimeout(call.timer);
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
