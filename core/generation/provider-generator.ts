import { findServer, type ServerDeps } from "../ai/find-server.ts";
import type { ModelServer, Part, Usage } from "../ai/generation.ts";
import { vendors } from "../ai/vendors/vendors.ts";
import { ApiError } from "../http/errors.ts";
import type { ProviderChoice } from "./model-choice.ts";
import { createStopWatch } from "./stop-watch.ts";
import { GeneratorLost, type GenerationRequest, type GenerationResult, type TextGenerator } from "./text-generator.ts";

export interface ProviderGeneratorDeps extends ServerDeps {
  /** What a model server on this very machine is to the person who asks. */
  readonly where: "on this device" | "on your server";
}

/** Tokens. Ollama takes what it is told (and only 4,096 otherwise); the hosted ones take far more than is ever sent. */
const CONTEXT = { local: 8192, hosted: 32_000 };

/** A model of a provider that the user has set up. Throws `ApiError` where nothing of that name is set up any more. */
export async function openProviderGenerator(
  deps: ProviderGeneratorDeps,
  user: string,
  choice: ProviderChoice,
): Promise<TextGenerator> {
  const server = await findServer(deps, user, choice);
  const isLocal = server.provider === "local";
  const host = new URL(server.url).hostname;
  return {
    id: `${server.provider}:${choice.model}`,
    name: `${choice.model} (${server.server_name})`,
    where: isLoopback(host) ? deps.where : { sentTo: host },
    contextTokens: isLocal ? CONTEXT.local : CONTEXT.hosted,
    countTokens: async (text) => estimateTokens(text),
    generate: (request, onText, signal) => generate(deps, { server, model: choice.model }, request, onText, signal),
  };
}

/** An upper estimate for every tokenizer in use: English has about 4 bytes a token, Chinese 3 a character. */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 3);
}

async function generate(
  deps: ProviderGeneratorDeps,
  { server, model }: { readonly server: ModelServer; readonly model: string },
  request: GenerationRequest,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<GenerationResult> {
  const watch = createStopWatch(request.stop);
  let text = "";
  let usage: Usage | null = null;
  let reason = "stop";
  const show = (piece: string) => {
    text += piece;
    if (piece !== "") onText(piece);
  };
  try {
    for await (const part of await ask(deps, server, model, request, signal)) {
      show(watch.add(part.text));
      usage = part.usage ?? usage;
      reason = part.finish_reason ?? reason;
      // Leaving the loop ends the request at the provider, too.
      if (watch.stopped) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error instanceof ApiError ? lost(error) : error;
  }
  if (!signal.aborted) show(watch.flush());
  const finish_reason = signal.aborted ? "cancelled" : reason === "length" && !watch.stopped ? "length" : "stop";
  return {
    text,
    finish_reason,
    usage: { prompt_tokens: usage?.prompt_tokens ?? null, completion_tokens: usage?.completion_tokens ?? null },
  };
}

async function ask(
  deps: ProviderGeneratorDeps,
  server: ModelServer,
  model: string,
  { messages, max_tokens, temperature, top_p }: GenerationRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<Part>> {
  signal.throwIfAborted();
  if (server.provider === "browser") throw new GeneratorLost("failed");
  const params = { max_tokens, temperature, top_p, ...(server.provider === "local" && { num_ctx: CONTEXT.local }) };
  return vendors[server.provider].generate(deps, server, { model, input: messages, params, stream: true }, signal);
}

/** Whatever a provider refuses or fails at, the next rung may still answer. */
function lost(error: ApiError): GeneratorLost {
  return new GeneratorLost(error.status >= 429 ? "unreachable" : "failed", { cause: error });
}

const isLoopback = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
