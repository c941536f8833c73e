import { vendors } from "./vendors/vendors.ts";
import type { ModelServer } from "./generation.ts";
import type { ServerDeps } from "./find-server.ts";
import { ApiError } from "#core/http/errors.ts";
import { estimateTokens } from "./estimate-tokens.ts";

/** Tokens, where the server does not tell. Ollama takes what it is told; the hosted ones take far more than is ever sent. */
const CONTEXT = { local: 8192, hosted: 32_000 };
/** Tokens that Ollama is asked to hold at most, whatever the model can: it takes the memory for all of them at once. */
export const MOST_LOCAL = 8192;
/** Tokens kept free for the passages that a model searches for itself, and the share of a context that they may take. */
const TO_SEARCH = 4000;
const SHARE_TO_SEARCH = 0.25;

/** A model, and the server that it is asked on. */
export interface Asked {
  readonly server: ModelServer;
  readonly model: string;
}

export const factsOf = ({ modelServers }: ServerDeps, { server, model }: Asked) => modelServers.known.of(server, model);

/** Tokens of prompt and answer together. */
export function contextOf(deps: ServerDeps, asked: Asked): number {
  const { context, limit } = factsOf(deps, asked);
  const isLocal = asked.server.provider === "local";
  const told = context ?? (isLocal ? CONTEXT.local : CONTEXT.hosted);
  return Math.min(told, limit ?? Infinity, isLocal ? MOST_LOCAL : Infinity);
}

/** Tokens kept free for searches; none where the model calls no functions, or reads too little. */
export function toSearch(deps: ServerDeps, asked: Asked): number {
  const { calls_tools, refused, context: longest } = factsOf(deps, asked);
  if (!calls_tools || refused.includes("tools")) return 0;
  const context = contextOf(deps, asked);
  // Ollama sets aside what it is asked for; elsewhere the context is shared.
  const hasRoom =
    asked.server.provider === "local" ? (longest ?? 0) >= context + TO_SEARCH : TO_SEARCH <= context * SHARE_TO_SEARCH;
  return hasRoom ? TO_SEARCH : 0;
}

/** Asked once; a server that cannot tell now is asked again at the next question. */
export async function describe(deps: ServerDeps, asked: Asked, signal: AbortSignal): Promise<void> {
  const { server, model } = asked;
  if (server.provider === "browser" || factsOf(deps, asked).was_described) return;
  try {
    const {
      context,
      thinks,
      has_tokenizer,
      calls_tools = false,
    } = (await vendors[server.provider].describe?.(deps, server, model, signal)) ?? {};
    const before = factsOf(deps, asked);
    const isChanged = context !== undefined && context !== before.context;
    await deps.modelServers.known.learn(server, model, {
      was_described: true,
      calls_tools,
      // A server set up with another context may take what it refused before.
      ...(isChanged && { context, limit: null }),
      // One that was heard to think does so, whatever its server says.
      ...(thinks !== undefined && before.thinks !== true && { thinks }),
      ...(has_tokenizer !== undefined && { has_tokenizer }),
    });
  } catch (error) {
    // What is wrong with the server, the question itself will say.
    if (!(error instanceof ApiError) && !signal.aborted) throw error;
  }
}

/** By the model's own tokenizer where its server has one. */
export async function countTokens(deps: ServerDeps, asked: Asked, text: string): Promise<number> {
  const { server, model } = asked;
  if (server.provider === "browser" || !factsOf(deps, asked).has_tokenizer) return estimateTokens(text);
  try {
    return (await vendors[server.provider].countTokens?.(deps, server, model, text)) ?? estimateTokens(text);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await deps.modelServers.known.learn(server, model, { has_tokenizer: false });
    return estimateTokens(text);
  }
}
