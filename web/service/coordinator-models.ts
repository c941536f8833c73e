import type { Store } from "#core/storage/store.ts";
import { toOutcome } from "#core/generation/outcome.ts";
import { createWorkerRunner } from "#core/generation/worker-runner.ts";
import { GENERATOR_MODELS } from "#core/models/catalogue.ts";
import { createBrowserMachine } from "./browser-machine.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";
import { startGenerateWorker } from "./generate-client.ts";
import { writePieces } from "./generate-port.ts";

export interface CoordinatorModelsDeps {
  readonly store: Store;
  /** The worker of one language model. */
  spawnGenerate(): Worker;
}

/** The language models of this device for the service worker, which has the ladder over them: one worker at a time. */
export function createCoordinatorModels({
  store,
  spawnGenerate,
}: CoordinatorModelsDeps): Pick<CoordinatorApi, "machine" | "countTokens" | "generate"> {
  const machine = createBrowserMachine();
  const runner = createWorkerRunner({
    store,
    now: () => Date.now(),
    models: GENERATOR_MODELS,
    spawn: () => startGenerateWorker({ spawn: spawnGenerate }),
  });
  return {
    machine: () => machine.describe(),
    countTokens: (model, text) => toOutcome(() => runner.countTokens(model, text)),
    async generate(model, request, port) {
      const pieces = writePieces(port);
      try {
        return await toOutcome(() => runner.generate(model, request, pieces.write, pieces.signal));
      } finally {
        pieces.end();
      }
    },
  };
}
