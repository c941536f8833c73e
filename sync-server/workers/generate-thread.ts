import type { ModelHost } from "#core/models/local/generation/model-host.ts";
import { GeneratorLost, type GenerationRequest, type LossReason } from "#core/engine/answer/generate/text-generator.ts";
import type { ModelWorker } from "#core/models/local/generation/worker-runner.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { startChild } from "./child.ts";
import { startThread, ThreadEnded, type AnswerOf, type CallOptions, type RequestOf, type ThreadEnd } from "./thread.ts";

type GenerateMethods = {
  load(call: Parameters<ModelHost["load"]>): ReturnType<ModelHost["load"]>;
  countTokens(text: string): ReturnType<ModelHost["countTokens"]>;
  generate(request: GenerationRequest): ReturnType<ModelHost["generate"]>;
};

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
  const thread = startThread<GenerateMethods>({
    spawn: () => startChild({ entry, workerData: { storage }, memory: 1024 }),
    stallAfter,
    startWithin: 60_000,
  });

  async function call<Name extends keyof GenerateMethods>(
    method: Name,
    request: RequestOf<GenerateMethods[Name]>,
    options?: CallOptions,
  ): Promise<AnswerOf<GenerateMethods[Name]>> {
    try {
      return await thread.call(method, request, options);
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
