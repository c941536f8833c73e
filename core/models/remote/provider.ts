import { z } from "zod";

/** How a provider is spoken to. `local` is Ollama, `hosted_a` OpenAI, `hosted_b` Anthropic, `browser` the model on this device. */
export const ProviderKind = z.enum(["local", "hosted_a", "hosted_b", "openai_compatible", "browser"]);
export type ProviderKind = z.infer<typeof ProviderKind>;

const ALIASES: Readonly<Record<string, ProviderKind>> = {
  local: "local",
  ollama: "local",
  hosted_a: "hosted_a",
  openai: "hosted_a",
  hosted_b: "hosted_b",
  anthropic: "hosted_b",
  openai_compatible: "openai_compatible",
  "openai-compatible": "openai_compatible",
  browser: "browser",
};

/** A provider as people write it: its kind or its vendor's name, in any case. */
export const ProviderName = z
  .string()
  .transform((name) => findProvider(name) ?? name)
  .pipe(
    z.enum(ProviderKind.options, {
      error: "must be one of local (ollama), hosted_a (openai), hosted_b (anthropic), openai_compatible, browser",
    }),
  )
  .meta({
    description:
      "Kind or vendor name: local or ollama, hosted_a or openai, hosted_b or anthropic, openai_compatible, browser",
  });

function findProvider(name: string): ProviderKind | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
}

export interface ProviderFacts {
  readonly vendor: string;
  /** For people. */
  readonly name: string;
  readonly description: string;
  readonly needs_api_key: boolean;
  /** Where it is found when nothing else is said; null where it must be said or there is no server. */
  readonly default_server_url: string | null;
}

/** What is the same on every host; where Ollama is by default, the host knows. */
export const PROVIDERS: Readonly<Record<ProviderKind, ProviderFacts>> = {
  local: {
    vendor: "ollama",
    name: "Ollama",
    description: "Models on a computer of yours. Nothing leaves it.",
    needs_api_key: false,
    default_server_url: null,
  },
  hosted_a: {
    vendor: "openai",
    name: "OpenAI",
    description: "Sends what you ask to OpenAI. Needs an API key.",
    needs_api_key: true,
    default_server_url: "https://api.openai.com/v1",
  },
  hosted_b: {
    vendor: "anthropic",
    name: "Anthropic",
    description: "Sends what you ask to Anthropic. Needs an API key.",
    needs_api_key: true,
    default_server_url: "https://api.anthropic.com/v1",
  },
  openai_compatible: {
    vendor: "openai-compatible",
    name: "OpenAI-compatible server",
    description: "Any server that speaks OpenAI's chat completions, by its address.",
    needs_api_key: false,
    default_server_url: null,
  },
  browser: {
    vendor: "browser",
    name: "This device",
    description: "Answers in this browser, out of your documents. Nothing leaves the device.",
    needs_api_key: false,
    default_server_url: null,
  },
};
