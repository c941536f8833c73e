import type { ModelHost } from "#core/models/local/generation/model-host.ts";
import { GeneratorLost, type LossReason } from "#core/engine/answer/generate/text-generator.ts";
import type { ModelWorker } from "#core/models/local/generation/worker-runner.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { startChild } from "./child.ts";
import { startThread, ThreadEnded, type CallOptions, type ThreadEnd } from "./thread.ts";

export interface GenerateThreadOptions {
  readonly entry: URL;
  /** The files of the models, for the thread to open. */
  readonly storage: StoragePlaces;
  /** Milliseconds without a word after which a model is given up; loading a large one from a slow disk takes a while. */
  readonly stallAfter?: number;
}

/**
 * A process for one language model. Its end is a loss of the model, and of nothing else: onnxruntime aborts the whole
 * process when it runs out of memory, and when a thread is ended that is in the middle of a token.
 */
export function startGenerateThread({ entry, storage, stallAfter = 180_000 }: GenerateThreadOptions): ModelWorker {
  const thread = startThread({
    spawn: () => startChild({ entry, workerData: { storage }, memory: 1024 }),
    stallAfter,
    startWithin: 60_000,
  });

  async function call<Value>(method: keyof ModelHost, request: unknown, options?: CallOptions): Promise<Value> {
    try {
      return (await thread.call(method, request, options)) as Value;
    } catch (error) {
      if (error instanceof ThreadEnded) throw new GeneratorLost(reasonOf(error.reason), { cause: error });
      throw error;
    }
  }

  return {
    get ended() {
      return thread.ended;
    },
    end: () => void thread.close(),
    load: (model, files) => call("load", [model, files]),
    countTokens: (text) => call("countTokens", text),
    generate: (request, onText, signal) =>
      call("generate", request, { onProgress: (piece) => onText(String(piece)), signal }),
  };
}

const reasonOf = (end: ThreadEnd): LossReason => (end === "out of memory" ? "out of memory" : "worker ended");
