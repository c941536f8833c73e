import type { Vendor } from "../generation.ts";
import type { ProviderKind } from "../provider.ts";
import { anthropic } from "./anthropic.ts";
import { ollama } from "./ollama.ts";
import { openai } from "./openai.ts";

/** Who speaks to a provider's servers; `browser` has none. */
export const vendors: Readonly<Record<Exclude<ProviderKind, "browser">, Vendor>> = {
  local: ollama,
  hosted_a: openai,
  hosted_b: anthropic,
  openai_compatible: openai,
};
