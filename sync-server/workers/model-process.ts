import type { Embedder, PassageText, PassageVectors } from "#core/engine/embed-port.ts";
import type { Reranker } from "#core/engine/rerank-port.ts";
import type { InstalledFile } from "#core/models/local/installed-model.ts";
import { remoteReranker } from "#core/models/local/models-by-id.ts";
import type { OpenModels } from "#core/models/local/open-models.ts";
import { startThread, ThreadEnded, type Thread, type ThreadOptions } from "./thread.ts";

export interface OpenCall {
  readonly id: string;
  readonly files: readonly InstalledFile[];
}

export interface EmbedCall {
  readonly id: string;
  readonly texts: readonly string[];
  readonly kind: Parameters<Embedder["embed"]>[1];
}

export interface EmbedPassagesCall {
  readonly id: string;
  readonly passages: readonly PassageText[];
}

export interface ScoreCall {
  readonly id: string;
  readonly query: string;
  readonly passages: readonly string[];
}

type ModelMethods = {
  open(call: OpenCall): Promise<void>;
  embed(call: EmbedCall): Promise<Float32Array>;
  /** Whether the model can do `embedPassages`. */
  tellsSentences(call: Pick<EmbedCall, "id">): Promise<boolean>;
  embedPassages(call: EmbedPassagesCall): Promise<PassageVectors>;
  score(call: ScoreCall): Promise<number[]>;
};

export interface ModelProcessOptions {
  readonly spawn: ThreadOptions["spawn"];
  /** Milliseconds without a call after which the memory is freed; the next call loads its model again. */
  readonly idleAfter: number;
  /** Milliseconds for one batch, or for the loading of a model. */
  readonly stallAfter?: number;
}

export interface ModelProcess extends OpenModels {
  /** Resolves when a model that was opened before is loaded, again where its process has ended meanwhile. */
  ready(id: string): Promise<void>;
}

/**
 * Models that run in a process, begun at the first use. One that ends under a call (out of memory, a crash in native code)
 * is begun once more; then the call fails with what happened in words.
 */
export function createModelProcess({ spawn, idleAfter, stallAfter = 120_000 }: ModelProcessOptions): ModelProcess {
  const files = new Map<string, readonly InstalledFile[]>();
  let held: { readonly thread: Thread<ModelMethods>; readonly opened: Map<string, Promise<unknown>> } | undefined;
  let calls = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function running(): NonNullable<typeof held> {
    if (held && !held.thread.ended) return held;
    held = { thread: startThread({ spawn, stallAfter, startWithin: 60_000 }), opened: new Map() };
    return held;
  }

  async function opened(id: string): Promise<Thread<ModelMethods>> {
    const { thread, opened } = running();
    const opening = opened.get(id) ?? thread.call("open", { id, files: files.get(id) ?? [] });
    opened.set(id, opening);
    opening.catch(() => opened.delete(id));
    await opening;
    return thread;
  }

  async function use<Value>(id: string, work: (thread: Thread<ModelMethods>) => Promise<Value>): Promise<Value> {
    calls++;
    clearTimeout(timer);
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          return await work(await opened(id));
        } catch (error) {
          if (!(error instanceof ThreadEnded)) throw error;
          if (attempt === 2)
            throw new Error(`The process of the model ${id} ended: ${error.reason}.`, { cause: error });
        }
      }
    } finally {
      if (--calls === 0) timer = setTimeout(() => void held?.thread.close(), idleAfter);
    }
  }

  async function open(id: string, list: readonly InstalledFile[]): Promise<void> {
    files.set(id, list);
    held?.opened.delete(id);
    await use(id, async () => undefined);
  }

  return {
    ready: (id) => use(id, async () => undefined),
    async embedder(model, list): Promise<Embedder> {
      const { id, dimensions, calibration } = model;
      await open(id, list);
      const embed: Embedder["embed"] = (texts, kind) => use(id, (thread) => thread.call("embed", { id, texts, kind }));
      const embedPassages: Embedder["embedPassages"] = (passages) =>
        use(id, (thread) => thread.call("embedPassages", { id, passages }));
      const tellsSentences = await use(id, (thread) => thread.call("tellsSentences", { id }));
      return { id, dimensions, calibration, embed, ...(tellsSentences && { embedPassages }) };
    },
    async reranker({ id }, list): Promise<Reranker> {
      await open(id, list);
      return remoteReranker(id, (query, passages) =>
        use(id, (thread) => thread.call("score", { id, query, passages })),
      );
    },
  };
}
