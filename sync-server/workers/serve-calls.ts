import { toFailure, type FromThread, type ToThread } from "./protocol.ts";

/** The part of a `MessagePort` this needs. */
export interface CallPort {
  postMessage(message: FromThread): void;
  on(event: "message", listener: (message: ToThread) => void): unknown;
}

export interface CallContext {
  progress(value: unknown): void;
  readonly signal: AbortSignal;
}

export type Methods = Readonly<Record<string, (request: never, context: CallContext) => Promise<unknown>>>;

/** Answers calls from the main thread with these methods; the thread's side of `thread.ts`. */
export function serveCalls(port: CallPort, methods: Methods): void {
  const running = new Map<number, AbortController>();

  port.on("message", (message) => {
    if (message.kind === "abort") running.get(message.id)?.abort();
    else void answer(message.id, message.method, message.request);
  });
  port.postMessage({ kind: "ready" });

  async function answer(id: number, method: string, request: unknown): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const run = methods[method];
      if (!run) throw new Error(`This thread has no method ${method}.`);
      const progress = (value: unknown) => port.postMessage({ kind: "progress", id, progress: value });
      const result = await run(request as never, { progress, signal: controller.signal });
      port.postMessage({ kind: "done", id, result });
    } catch (error) {
      port.postMessage({ kind: "failed", id, failure: toFailure(error) });
    } finally {
      running.delete(id);
    }
  }
}
