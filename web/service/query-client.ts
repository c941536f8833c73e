import { transfer } from "comlink";
import type { AnswerParts } from "#core/engine/answer/parts.ts";
import type { Engine } from "#core/engine/engine.ts";
import type { QueryWorkerApi } from "./engine-worker-api.ts";
import { runWorker, WorkerFailed, type RunningWorker } from "./worker-life.ts";

/** Milliseconds for one search or answer before its worker is taken for stuck and replaced. */
const QUERY_LIMIT = 60_000;

export interface QueryClient extends Pick<Engine, "search" | "guide">, AnswerParts {
  /** Starts the worker before anything is asked of it. */
  start(): void;
  /** Resolves when a start is over: the index is open, and nobody waits for an answer. Rejects when the worker ends. */
  quiet(): Promise<void>;
  /** A port that reaches the worker without this thread in between. Only for calls that somebody else watches. */
  port(): MessagePort;
}

/** Searching and the parts of answering in a worker of their own, so that a question never waits behind a book being read. */
export function createQueryClient(deps: { spawn(): Worker }, limit = QUERY_LIMIT): QueryClient {
  let running: RunningWorker<QueryWorkerApi> | undefined;

  function started(): RunningWorker<QueryWorkerApi> {
    if (!running || running.life.ended) running = runWorker<QueryWorkerApi>(deps.spawn);
    return running;
  }

  async function call<Value>(run: (worker: RunningWorker<QueryWorkerApi>) => Promise<Value>): Promise<Value> {
    const worker = started();
    const timer = setTimeout(() => worker.stop(new WorkerFailed(`no answer within ${limit / 1000} seconds`)), limit);
    try {
      return await worker.life.race(run(worker));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    start: () => void started(),
    // However long people ask, the worker is not stuck: there is no limit.
    quiet() {
      const { api, life } = started();
      return life.race(api.quiet());
    },
    port() {
      const { port1, port2 } = new MessageChannel();
      void call(({ api }) => api.connect(transfer(port1, [port1]))).catch(() => port1.close());
      return port2;
    },
    search: (request) => call(({ api }) => api.search(request)),
    answer: (request) => call(({ api }) => api.answer(request)),
    guide: (request) => call(({ api }) => api.guide(request)),
    prepare: (request) => call(({ api }) => api.prepare(request)),
    check: (request) => call(({ api }) => api.check(request)),
  };
}
