import type { Engine } from "#core/engine/engine.ts";
import type { QueryWorkerApi } from "./engine-worker-api.ts";
import { runWorker, WorkerFailed, type RunningWorker } from "./worker-life.ts";

/** Milliseconds for one search or answer before its worker is taken for stuck and replaced. */
export const QUERY_LIMIT = 60_000;

/** `search` and `answer` in a worker of their own, so that a question never waits behind a book being read. */
export function createQueryClient(deps: { spawn(): Worker }, limit = QUERY_LIMIT): Pick<Engine, "search" | "answer"> {
  let running: RunningWorker<QueryWorkerApi> | undefined;

  async function call<Value>(run: (worker: RunningWorker<QueryWorkerApi>) => Promise<Value>): Promise<Value> {
    if (!running || running.life.ended) running = runWorker<QueryWorkerApi>(deps.spawn);
    const worker = running;
    const timer = setTimeout(() => worker.stop(new WorkerFailed(`no answer within ${limit / 1000} seconds`)), limit);
    try {
      return await worker.life.race(run(worker));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    search: (request) => call(({ api }) => api.search(request)),
    answer: (request) => call(({ api }) => api.answer(request)),
  };
}
