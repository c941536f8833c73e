import { toOutcome } from "#core/models/local/generation/outcome.ts";
import type { ModelRunner } from "#core/models/local/generation/model-runner.ts";
import type { Machine } from "#core/models/local/machine.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";
import { writePieces } from "./generate-port.ts";

export interface CoordinatorModelsDeps {
  readonly runner: ModelRunner;
  readonly machine: Machine;
}

/** The language models of this device for the service worker, which has the ladder over them: one worker at a time. */
export function createCoordinatorModels({
  runner,
  machine,
}: CoordinatorModelsDeps): Pick<CoordinatorApi, "machine" | "countTokens" | "generate"> {
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
