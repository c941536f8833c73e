import { transfer } from "comlink";
import type { Outcome } from "#core/models/local/generation/outcome.ts";
import { GeneratorLost, type GenerationResult } from "#core/engine/answer/generate/text-generator.ts";
import type { ModelWorker } from "#core/models/local/generation/worker-runner.ts";
import type { GenerateWorkerApi, RuntimeKind } from "./generate-worker-api.ts";
import { readPieces } from "./generate-port.ts";
import { runWorker } from "./worker-life.ts";

/** Milliseconds without a word after which a model is taken for lost: a large one may load and read for long. */
const SILENCE_LIMIT = 180_000;

/** The worker of one language model, from the coordinator. Its death, and a silence that is too long, are a loss of the model. */
export function startGenerateWorker(deps: { spawn(): Worker }, limit = SILENCE_LIMIT): ModelWorker {
  const worker = runWorker<GenerateWorkerApi>(deps.spawn);

  async function call<Value>(run: (touch: () => void) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const silent = () => worker.stop(new GeneratorLost("worker ended", { cause: new Error("It fell silent.") }));
    let timer = setTimeout(silent, limit);
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(silent, limit);
    };
    try {
      return await worker.life.race(run(touch));
    } catch (error) {
      // Whatever else reaches us here is the end of the worker: its code could not be loaded, or it threw where nothing catches.
      throw error instanceof GeneratorLost ? error : new GeneratorLost("worker ended", { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get ended() {
      return worker.life.ended;
    },
    end: () => worker.stop(new GeneratorLost("worker ended")),
    load: (model, files) => call(() => worker.api.load(model, files)),
    countTokens: (text) => call(() => worker.api.countTokens(text)),
    generate: (request, onText, signal) =>
      call<GenerationResult>(async (touch) => {
        const onPiece = (piece: string) => {
          touch();
          onText(piece);
        };
        const pieces = readPieces(onPiece, signal);
        try {
          const answer = worker.api.generate(request, transfer(pieces.port, [pieces.port]));
          const outcome = await worker.life.race<Outcome<GenerationResult>>(answer);
          await worker.life.race(pieces.ended);
          return outcome;
        } finally {
          pieces.close();
        }
      }),
  };
}

/** Has a worker fetch the program that runs models of a kind; it ends at once. */
export async function fetchRuntime(spawn: () => Worker, kind: RuntimeKind): Promise<void> {
  const worker = runWorker<GenerateWorkerApi>(spawn);
  try {
    await worker.life.race(worker.api.fetchRuntime(kind));
  } finally {
    worker.stop(new GeneratorLost("worker ended"));
  }
}
