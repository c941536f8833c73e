import { SHARE_OF_MEMORY, type MachineFacts } from "./machine.ts";
import type { GeneratorModel } from "./model.ts";

/** Tokens above which no model here is asked: on most graphics cards reading that many takes some ten seconds. */
const MOST = 8192;
/** Contexts are whole multiples of this. */
const STEP = 1024;

/**
 * Tokens of prompt and answer that a model holds on this machine: what it could read, as far as the memory is there for it.
 * Page and worker must come to the same number. Where nothing is known of the machine it is the least.
 */
export function contextFor({ context_tokens, needs, runtime }: GeneratorModel, machine: MachineFacts | null): number {
  if (runtime.kind !== "web-llm" || !runtime.longer) return context_tokens;
  const memory = machine?.memory_bytes ?? null;
  if (memory === null) return context_tokens;
  const left = memory * SHARE_OF_MEMORY - needs.memory_bytes;
  const more = Math.floor(left / runtime.longer.token_bytes / STEP) * STEP;
  return Math.max(context_tokens, Math.min(context_tokens + more, runtime.longer.context_tokens, MOST));
}
