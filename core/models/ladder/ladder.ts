import { PROVIDERS } from "../remote/provider.ts";
import { ApiError } from "#core/http/errors.ts";
import type { Store } from "#core/storage/store.ts";
import type { Generators } from "#core/engine/answer/generate/generators.ts";
import {
  installedGenerators,
  knownGenerators,
  type InstalledGeneratorsDeps,
} from "../local/generation/installed-generators.ts";
import { choiceOf, type Chosen, type ModelChoice } from "./model-choice.ts";
import { estimateTokens } from "../remote/estimate-tokens.ts";
import type { ProviderGeneratorDeps } from "../remote/provider-generator.ts";
import { withSpeedKept } from "../local/generation/seen-speed.ts";
import { GeneratorLost, type TextGenerator, type Told } from "#core/engine/answer/generate/text-generator.ts";

export interface LadderDeps extends Omit<InstalledGeneratorsDeps, "store">, Omit<ProviderGeneratorDeps, "store"> {
  readonly store: Store;
  readonly report: (error: unknown) => void;
}

/**
 * The language models of a host. With a model that the user has chosen, that one answers, and the others only where they are
 * asked for; else those installed on its machine (WebLLM, then transformers.js), and a provider before or after them where
 * the user says so. A hosted provider is asked only after being chosen.
 */
export function createGeneratorLadder(deps: LadderDeps): Generators {
  return {
    async pick({ user, allowSending }) {
      const chosen = await choiceOf(deps, user);
      const { choice } = chosen;
      if (choice.use === "none") return [];
      const [installed, provided] = await Promise.all([installedOf(deps), providedOf(deps, user, chosen)]);
      const rungs = await inOrder(deps, choice, { installed, provided });
      const may = rungs.filter(({ where }) => allowSending || typeof where === "string");
      // Where the chosen one may not be asked, those that may are better than quotes.
      const first = may[0]?.onRequest ? may.map(({ onRequest: _, ...rung }) => rung) : may;
      return first.map((rung) => withSpeedKept(deps, user, rung));
    },
  };
}

interface Found {
  readonly installed: readonly TextGenerator[];
  readonly provided: readonly TextGenerator[];
}

async function inOrder(
  deps: LadderDeps,
  choice: ModelChoice,
  { installed, provided }: Found,
): Promise<readonly TextGenerator[]> {
  if (choice.use !== "chosen") return choice.provider_first ? [...provided, ...installed] : [...installed, ...provided];
  const own = installed.find(({ id }) => id === choice.model);
  const chosen = choice.model === null ? provided : [own ?? (await notHere(deps, choice.model))];
  return [
    ...chosen,
    ...installed.filter((rung) => rung !== own).map((rung) => ({ ...rung, onRequest: true as const })),
  ];
}

async function installedOf(deps: LadderDeps): Promise<TextGenerator[]> {
  try {
    return await installedGenerators(deps);
  } catch (error) {
    deps.report(error);
    return [];
  }
}

async function providedOf(deps: LadderDeps, user: string, chosen: Chosen): Promise<TextGenerator[]> {
  const { provider } = chosen.choice;
  if (!provider || provider.provider === "browser") return [];
  try {
    const { openProviderGenerator } = await import("../remote/provider-generator.ts");
    return [await openProviderGenerator(deps, user, provider, chosen.elsewhere)];
  } catch (error) {
    if (!(error instanceof ApiError)) {
      deps.report(error);
      return [];
    }
    const { name } = PROVIDERS[provider.provider];
    const server = chosen.elsewhere?.server?.name ?? name;
    const isRemoved = error.status === 404;
    return [
      unusable({
        id: `${provider.provider}:${provider.model}`,
        name: `${provider.model} (${server})`,
        where: { sentTo: server },
        told: {
          code: error.code ?? "not_set_up",
          detail: `${provider.model} of ${server} cannot be asked: ${isRemoved ? REMOVED : error.message}`,
        },
      }),
    ];
  }
}

const REMOVED = "its server was removed. Choose another model, or add the server again.";

/** The account has chosen it on another device, it was removed, or it cannot run here. */
async function notHere(deps: LadderDeps, id: string): Promise<TextGenerator> {
  const { where } = deps;
  const name = (await knownGenerators(deps)).find((model) => model.id === id)?.name ?? id;
  const detail = `${name} cannot answer ${where}: it is not installed, or it could not be loaded. Download it under Settings › Models, or choose another model here.`;
  return unusable({ id, name, where, told: { code: "not_installed", detail } });
}

interface Unusable extends Pick<TextGenerator, "id" | "name" | "where"> {
  readonly told: Told;
}

/** Whoever chose it is told why it does not answer, and not given quotes without a word. */
function unusable({ told, ...named }: Unusable): TextGenerator {
  const lost = () => Promise.reject(new GeneratorLost("failed", { told }));
  return {
    ...named,
    problem: told.detail,
    contextTokens: 8192,
    countTokens: async (text) => estimateTokens(text),
    describe: lost,
    generate: lost,
  };
}
