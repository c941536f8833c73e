import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { contextFor } from "../context-size.ts";
import { installedModels, type InstalledModelRow } from "../installed-model.ts";
import { obstaclesOf, type Machine } from "../machine.ts";
import type { GeneratorModel } from "../model.ts";
import type { Store } from "#core/storage/store.ts";
import type { ModelRunner } from "./model-runner.ts";
import type { TextGenerator } from "#core/engine/answer/generate/text-generator.ts";

export interface InstalledGeneratorsDeps {
  readonly store: Pick<Store, "query">;
  readonly runner: ModelRunner;
  readonly where: "on this device" | "on your server";
  /** Models it cannot run are left out; none are where this is. */
  readonly machine?: Machine | undefined;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly GeneratorModel[];
}

/** The installed language models that can run here: the one in use first, then WebLLM's, then the better ones. */
export async function installedGenerators(deps: InstalledGeneratorsDeps): Promise<TextGenerator[]> {
  const rows = await deps.store.query(installedModels, { owner: LOCAL_USER });
  const usable = rows.filter(({ status, crashed }) => status === "installed" && !crashed);
  if (usable.length === 0) return [];
  const found = (await knownGenerators(deps)).flatMap((model) => {
    const row = usable.find(({ id }) => id === model.id);
    return row ? [{ model, row }] : [];
  });
  if (found.length === 0) return [];
  const facts = (await deps.machine?.describe().catch(() => null)) ?? null;
  return found
    .filter(({ model }) => !facts || obstaclesOf(model, facts).length === 0)
    .toSorted((a, b) => placeOf(b) - placeOf(a))
    .map(({ model }) => toGenerator(deps, model, contextFor(model, facts)));
}

/** The catalogue is read only where something is installed or was chosen. */
export const knownGenerators = async ({
  models,
}: Pick<InstalledGeneratorsDeps, "models">): Promise<readonly GeneratorModel[]> =>
  models ?? (await import("../catalogue-generators.ts")).GENERATOR_MODELS;

interface InstalledGenerator {
  readonly model: GeneratorModel;
  readonly row: InstalledModelRow;
}

const placeOf = ({ model, row }: InstalledGenerator): number =>
  (row.active ? 10_000 : 0) + (model.runtime.kind === "web-llm" ? 1000 : 0) + model.rank;

function toGenerator(
  { runner, where }: InstalledGeneratorsDeps,
  model: GeneratorModel,
  contextTokens: number,
): TextGenerator {
  return {
    id: model.id,
    name: model.name,
    where,
    contextTokens,
    countTokens: (text) => runner.countTokens(model.id, text),
    // A function does not get into a worker, and models on the device call none.
    generate: ({ lookUp: _, ...request }, onText, signal) => runner.generate(model.id, request, onText, signal),
  };
}
