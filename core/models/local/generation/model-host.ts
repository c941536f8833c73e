import type { InstalledFile } from "../installed-model.ts";
import type { GeneratorModel } from "../model.ts";
import { readInstalled } from "../read-installed.ts";
import type { ReadModelFile } from "../transformers-environment.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import type { LoadedGenerator } from "./loaded-generator.ts";
import { toOutcome, type Outcome } from "./outcome.ts";
import {
  GeneratorLost,
  type GenerationRequest,
  type GenerationResult,
} from "#core/engine/answer/generate/text-generator.ts";

/** What a worker that runs one language model offers. Losses are told as plain data. */
export interface ModelHost {
  /** First, and once. */
  load(model: string, files: readonly InstalledFile[]): Promise<Outcome<null>>;
  countTokens(text: string): Promise<Outcome<number>>;
  /** One request after the other: a runtime does one thing at a time, and two would only make both slow. */
  generate(
    request: GenerationRequest,
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Outcome<GenerationResult>>;
}

export interface ModelHostDeps {
  readonly models: readonly GeneratorModel[];
  readonly blobs: Pick<Blobs, "bytesOfMany">;
  readonly load: (model: GeneratorModel, read: ReadModelFile) => Promise<LoadedGenerator>;
}

/** The inside of the worker. */
export function createModelHost({ models, blobs, load }: ModelHostDeps): ModelHost {
  let loaded: LoadedGenerator | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ready = () => {
    if (!loaded) throw new GeneratorLost("failed", { cause: new Error("It is not loaded.") });
    return loaded;
  };

  return {
    load: (id, files) =>
      toOutcome(async () => {
        const model = models.find((candidate) => candidate.id === id);
        if (!model) throw new Error(`There is no language model ${id} in the catalogue any more.`);
        loaded = await load(model, readInstalled(blobs, { id, files }));
        return null;
      }),
    countTokens: (text) => toOutcome(async () => ready().countTokens(text)),
    generate(request, onText, signal) {
      const before = last;
      const turn = orAborted(before, signal).then(() =>
        toOutcome(async () => (signal.aborted ? CANCELLED : ready().generate(request, onText, signal))),
      );
      last = Promise.allSettled([before, turn]);
      return turn;
    },
  };
}

/** Resolves when the work before is over, or when nobody waits for this turn any more. */
function orAborted(before: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const onAbort = () => resolve(undefined);
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([before, promise]).finally(() => signal.removeEventListener("abort", onAbort));
}

export const CANCELLED: GenerationResult = {
  text: "",
  finish_reason: "cancelled",
  usage: { prompt_tokens: null, completion_tokens: null },
};
