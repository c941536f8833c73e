import type { Embedder } from "#core/engine/embed-port.ts";
import type { InstalledFile } from "#core/models/local/installed-model.ts";
import { remoteReranker } from "#core/models/local/models-by-id.ts";
import type { OpenModels } from "#core/models/local/open-models.ts";
import { orWithoutGpu } from "./gpu-loss.ts";
import { runWorker, type RunningWorker } from "./worker-life.ts";

export interface ModelsWorkerApi {
  /** Loads a model of the catalogue. */
  open(id: string, files: readonly InstalledFile[]): Promise<void>;
  embed(id: string, texts: readonly string[], kind: Parameters<Embedder["embed"]>[1]): Promise<Float32Array>;
  score(id: string, query: string, passages: readonly string[]): Promise<number[]>;
}

interface Running {
  readonly worker: RunningWorker<ModelsWorkerApi>;
  readonly opened: Map<string, Promise<void>>;
}

/**
 * Models that run in another worker, which is started at the first use. Loading one takes a second and more, and WebAssembly
 * blocks its thread meanwhile. A worker that ended is followed by another at the next call.
 */
export function createModelsClient({ spawn }: { spawn(): Worker }): OpenModels {
  const files = new Map<string, readonly InstalledFile[]>();
  let running: Running | undefined;

  function started(): Running {
    if (!running || running.worker.life.ended)
      running = { worker: runWorker<ModelsWorkerApi>(spawn), opened: new Map() };
    return running;
  }

  async function open({ worker, opened }: Running, id: string): Promise<void> {
    const opening = opened.get(id) ?? worker.life.race(worker.api.open(id, files.get(id) ?? []));
    opened.set(id, opening);
    opening.catch(() => opened.delete(id));
    await opening;
  }

  const use = <Value>(id: string, ask: (worker: Running["worker"]) => Promise<Value>): Promise<Value> =>
    orWithoutGpu(async () => {
      const now = started();
      await open(now, id);
      return now.worker.life.race(ask(now.worker));
    });

  async function load(id: string, own: readonly InstalledFile[]): Promise<void> {
    files.set(id, own);
    running?.opened.delete(id);
    await use(id, async () => undefined);
  }

  return {
    async embedder({ id, dimensions, calibration }, own) {
      await load(id, own);
      return {
        id,
        dimensions,
        calibration,
        embed: (texts, kind) => use(id, ({ api }) => api.embed(id, texts, kind)),
      };
    },
    async reranker({ id }, own) {
      await load(id, own);
      return remoteReranker(id, (query, passages) => use(id, ({ api }) => api.score(id, query, passages)));
    },
  };
}
