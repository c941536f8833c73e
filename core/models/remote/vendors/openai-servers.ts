import { z } from "zod";
import { ApiError } from "#core/http/errors.ts";
import type { ModelDescription, ModelServer, VendorDeps } from "../generation.ts";
import { askForJson } from "../upstream.ts";

interface Asked {
  readonly model: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Tokens that a model reads, by the names that servers give it in their lists: vLLM, OpenRouter, Groq, Mistral, LM Studio. */
const NAMES = ["max_model_len", "loaded_context_length", "context_length", "context_window", "max_context_length"];

export function contextOf(entry: Readonly<Record<string, unknown>>): number | undefined {
  const found = NAMES.map((name) => entry[name]).find((value) => typeof value === "number" && value > 0);
  return typeof found === "number" ? found : undefined;
}

const Props = z.object({
  default_generation_settings: z.object({ n_ctx: z.number().int().positive() }),
  chat_template_caps: z.object({ supports_tools: z.boolean() }).nullish().catch(null),
});
const List = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

/**
 * What an OpenAI-compatible server says about a model: llama.cpp in `/props` (it counts tokens, too), LM Studio in a list
 * beside that of OpenAI's form, the others in their list of models. OpenAI itself tells nothing; its models that think are known by their names.
 */
export async function describeServer(
  deps: VendorDeps,
  server: ModelServer,
  asked: Asked,
  signal: AbortSignal,
): Promise<ModelDescription> {
  if (server.provider === "hosted_a") {
    const thinks = /^(?:o\d|gpt-5)/.test(asked.model);
    return { calls_tools: true, ...(thinks && { thinks }) };
  }
  const props = Props.safeParse(await quietly(get(deps, rootOf(server), "/props", asked, signal), signal));
  if (props.success) {
    const { default_generation_settings: settings, chat_template_caps: caps } = props.data;
    return { context: settings.n_ctx, has_tokenizer: true, ...(caps?.supports_tools && { calls_tools: true }) };
  }
  const entryIn = (answer: unknown) => List.safeParse(answer).data?.data.find(({ id }) => id === asked.model);
  const entry = entryIn(await quietly(get(deps, server, "/models", asked, signal), signal));
  const context = contextOf(entry ?? {});
  // The name that vLLM gives it; vLLM counts tokens, too.
  if (context !== undefined)
    return {
      context,
      ...(entry && "max_model_len" in entry && { has_tokenizer: true }),
      ...(entry && takesTools(entry) && { calls_tools: true }),
    };
  const own = entryIn(await quietly(get(deps, rootOf(server), "/api/v0/models", asked, signal), signal));
  const loaded = contextOf(own ?? {});
  return loaded === undefined ? {} : { context: loaded };
}

/** OpenRouter's list names the parameters that a model takes. */
const takesTools = (entry: Readonly<Record<string, unknown>>): boolean => {
  const taken = entry["supported_parameters"];
  return Array.isArray(taken) && taken.includes("tools");
};

/**
 * Tokens as the server counts them; llama.cpp and vLLM call the text by different names:
 * https://github.com/ggml-org/llama.cpp/tree/master/tools/server#post-tokenize
 * https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html#tokenizer-api
 */
export async function countByServer(
  deps: VendorDeps,
  server: ModelServer,
  { headers, model }: Asked,
  text: string,
): Promise<number> {
  const counted = await askForJson(deps, rootOf(server), {
    method: "POST",
    path: "/tokenize",
    headers,
    body: { content: text, model, prompt: text },
    patience: deps.modelServers.patience.question,
    signal: new AbortController().signal,
  });
  return z.object({ tokens: z.array(z.unknown()) }).parse(counted).tokens.length;
}

const get = (deps: VendorDeps, server: ModelServer, path: string, { headers }: Asked, signal: AbortSignal) =>
  askForJson(deps, server, { method: "GET", path, headers, patience: deps.modelServers.patience.question, signal });

/** Beside `/v1`; asked once, as most servers have no such address. */
const rootOf = (server: ModelServer): ModelServer => ({
  ...server,
  url: server.url.replace(/\/v1$/, ""),
  isGuess: true,
});

/** Not telling is no failure: the question itself says what is wrong with the server. */
async function quietly(asking: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  try {
    return await asking;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
