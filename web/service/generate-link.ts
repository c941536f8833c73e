import { transfer } from "comlink";
import type { ModelRunner } from "#core/models/local/generation/model-runner.ts";
import { fromOutcome } from "#core/models/local/generation/outcome.ts";
import { CANCELLED } from "#core/models/local/generation/model-host.ts";
import { GeneratorLost, PromptTooLong } from "#core/engine/answer/generate/text-generator.ts";
import type { Machine } from "#core/models/local/machine.ts";
import { ConnectionLost } from "./alive-call.ts";
import type { EngineLink } from "./engine-link.ts";
import { readPieces } from "./generate-port.ts";

/** Milliseconds for a whole answer of a slow model, and for a count of tokens, which may have to load the model. */
const LIMIT = { answer: 30 * 60_000, count: 5 * 60_000, machine: 10_000 };

/** The service worker's way to the language models, which run in a worker of one of the tabs. A tab that goes is a loss of the model. */
export function createLinkedRunner(link: Pick<EngineLink, "once">): ModelRunner {
  return {
    countTokens: async (model, text) =>
      orLost(link.once(LIMIT.count, async (api) => fromOutcome<number>(await api.countTokens(model, text)))),
    async generate(model, request, onText, signal) {
      if (signal.aborted) return CANCELLED;
      const pieces = readPieces(onText, signal);
      try {
        return await orLost(
          link.once(LIMIT.answer, async (api) => {
            const outcome = await api.generate(model, request, transfer(pieces.port, [pieces.port]));
            if (outcome.kind === "done") await pieces.ended;
            return fromOutcome(outcome);
          }),
        );
      } finally {
        pieces.close();
      }
    },
  };
}

/** What the machine has, as the tab that runs the models tells. */
export function createLinkedMachine(link: Pick<EngineLink, "once">): Machine {
  return { describe: () => link.once(LIMIT.machine, (api) => api.machine()) };
}

async function orLost<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GeneratorLost || error instanceof PromptTooLong) throw error;
    // A tab of an older version, too, which knows no language models: the next rung answers.
    throw new GeneratorLost(error instanceof ConnectionLost ? "worker ended" : "failed", { cause: error });
  }
}
