import { PROVIDERS } from "../ai/provider.ts";
import { ApiError } from "../http/errors.ts";
import type { Store } from "../storage/store.ts";
import type { Generators } from "./generators.ts";
import { installedGenerators, type InstalledGeneratorsDeps } from "./installed-generators.ts";
import { modelChoiceOf, type ModelChoice } from "./model-choice.ts";
import { estimateTokens, openProviderGenerator, type ProviderGeneratorDeps } from "./provider-generator.ts";
import { GeneratorLost, type TextGenerator } from "./text-generator.ts";

export interface LadderDeps extends Omit<InstalledGeneratorsDeps, "store">, Omit<ProviderGeneratorDeps, "store"> {
  readonly store: Store;
  readonly report: (error: unknown) => void;
}

/**
 * The language models of a host: those installed on its machine (WebLLM, then transformers.js), then the provider that the
 * user has chosen, or the other way round where the user says so. A hosted provider is asked only after being chosen.
 */
export function createGeneratorLadder(deps: LadderDeps): Generators {
  return {
    async pick({ user, allowSending }) {
      const choice = await modelChoiceOf(deps, user);
      if (choice.use === "none") return [];
      const [installed, provided] = await Promise.all([installedOf(deps), providedOf(deps, user, choice)]);
      const rungs = choice.provider_first ? [...provided, ...installed] : [...installed, ...provided];
      return rungs.filter(({ where }) => allowSending || typeof where === "string");
    },
  };
}

async function installedOf(deps: LadderDeps): Promise<TextGenerator[]> {
  try {
    return await installedGenerators(deps);
  } catch (error) {
    deps.report(error);
    return [];
  }
}

async function providedOf(deps: LadderDeps, user: string, { provider }: ModelChoice): Promise<TextGenerator[]> {
  if (!provider || provider.provider === "browser") return [];
  try {
    return [await openProviderGenerator(deps, user, provider)];
  } catch (error) {
    if (error instanceof ApiError) return [unusable(provider, error)];
    deps.report(error);
    return [];
  }
}

/** Its setting was deleted, or its key cannot be read here: whoever chose it is told so, and not given quotes without a word. */
function unusable(
  { provider, model }: NonNullable<ModelChoice["provider"]>,
  { message, code }: ApiError,
): TextGenerator {
  const { name } = PROVIDERS[provider];
  const told = { code: code ?? "not_set_up", detail: `${model} of ${name} cannot be asked: ${message}` };
  const lost = () => Promise.reject(new GeneratorLost("failed", { told }));
  return {
    id: `${provider}:${model}`,
    name: `${model} (${name})`,
    where: { sentTo: name },
    problem: told.detail,
    contextTokens: 8192,
    countTokens: async (text) => estimateTokens(text),
    describe: lost,
    generate: lost,
  };
}
