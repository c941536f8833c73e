import type * as WebLlm from "@mlc-ai/web-llm";
import type { AppConfig, ChatCompletionMessageParam, MLCEngineInterface, ModelRecord } from "@mlc-ai/web-llm";
import { z } from "zod";
import { isFailedImport } from "#core/engine/code-unavailable.ts";
import { createAnswerLimit } from "#core/models/local/generation/answer-limit.ts";
import { lossFrom } from "#core/models/local/generation/loss.ts";
import type { LoadedGenerator } from "#core/models/local/generation/loaded-generator.ts";
import {
  GeneratorLost,
  PromptTooLong,
  type GenerationRequest,
  type GenerationResult,
} from "#core/engine/answer/generate/text-generator.ts";
import type { GeneratorModel, WebLlmRuntime } from "#core/models/local/model.ts";
import type { ReadModelFile } from "#core/models/local/transformers-environment.ts";
import { watchDevices } from "./watch-devices.ts";
import { createInstalledCaches, webLlmUrl } from "./web-llm-files.ts";

export type WebLlmModel = Pick<GeneratorModel, "id" | "context_tokens" | "also"> & { readonly runtime: WebLlmRuntime };

/** The part of WebLLM's engine that is used; tests put something else in its place. */
export type ChatEngine = Pick<MLCEngineInterface, "chat" | "interruptGenerate">;

export interface WebLlmDeps {
  /** Loads the model of the record and gives the engine. */
  readonly openEngine: (config: AppConfig, record: ModelRecord) => Promise<ChatEngine>;
  readonly countTokens: (text: string) => Promise<number>;
  /** Rejects when a graphics device that was given out is lost. */
  readonly deviceLost: Promise<never>;
}

/**
 * A language model run by WebLLM on the graphics card, for use in a worker of its own: that worker's Cache API is replaced
 * by the installed files. Throws `GeneratorLost` where there is no adapter, no memory, or a file is missing.
 */
export async function loadWebLlm(
  read: ReadModelFile,
  model: WebLlmModel,
  deps: WebLlmDeps = webLlmDeps(read),
): Promise<LoadedGenerator> {
  try {
    const record = await recordOf(read, model);
    const caches = createInstalledCaches(model.id, await pathsOf(read, model), read);
    Object.defineProperty(globalThis, "caches", { value: caches, configurable: true });
    const config: AppConfig = { model_list: [record], cacheBackend: "cache" };
    const engine = await Promise.race([deps.openEngine(config, record), deps.deviceLost]);
    const contextTokens = record.overrides?.context_window_size ?? model.context_tokens;
    const parts = { ...deps, engine, contextTokens, thinks: model.runtime.thinks ?? false };
    return {
      contextTokens,
      countTokens: deps.countTokens,
      generate: (request, onText, signal) => generate(parts, request, onText, signal),
    };
  } catch (error) {
    throw lossFrom(error);
  }
}

const ChatConfig = z.object({
  context_window_size: z.number().optional(),
  tokenizer_files: z.array(z.string()).optional(),
});

/** What WebLLM is told of the model. Its own list leaves `shader-f16` out for most models that need it. */
export async function recordOf(read: ReadModelFile, model: WebLlmModel): Promise<ModelRecord> {
  const [library] = model.also ?? [];
  if (!library) throw new GeneratorLost("failed", { cause: new Error("The model names no compiled program.") });
  const config = ChatConfig.parse(await readJson(read, "mlc-chat-config.json"));
  const own = config.context_window_size ?? -1;
  // A model may read less than what is asked for (and says -1 where it reads as much as one likes).
  const context_window_size = own > 0 ? Math.min(own, model.context_tokens) : model.context_tokens;
  return {
    model: webLlmUrl(model.id),
    model_id: model.runtime.model_id,
    model_lib: webLlmUrl(model.id, library.path),
    overrides: { context_window_size },
    ...(model.runtime.precision === "f16" && { required_features: ["shader-f16"] }),
  };
}

const Shards = z.object({ records: z.array(z.object({ dataPath: z.string() })) });

async function pathsOf(read: ReadModelFile, { also = [] }: WebLlmModel): Promise<string[]> {
  const { records } = Shards.parse(await readJson(read, "tensor-cache.json"));
  const named = ["mlc-chat-config.json", "tensor-cache.json", "tokenizer.json"];
  return [...named, ...also.map(({ path }) => path), ...records.map(({ dataPath }) => dataPath)];
}

async function readJson(read: ReadModelFile, path: string): Promise<unknown> {
  const bytes = await read(path);
  if (!bytes) throw new Error(`${path} is not among the files of the model.`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The real ones. The library is seven megabytes, so it is read when it is needed. */
function webLlmDeps(read: ReadModelFile): WebLlmDeps {
  return {
    deviceLost: watchDevices(),
    countTokens: createTokenCounter(read),
    async openEngine(appConfig, { model_id }) {
      const { MLCEngine } = await importWebLlm();
      const engine = new MLCEngine({ appConfig, logLevel: "WARN" });
      await engine.reload(model_id);
      return engine;
    },
  };
}

type Library = Pick<typeof WebLlm, "MLCEngine">;

/** Its code, which is fetched at its first use or when its first model is chosen, and then kept. */
export async function importWebLlm(load: () => Promise<Library> = () => import("@mlc-ai/web-llm")): Promise<Library> {
  try {
    return await load();
  } catch (error) {
    if (!isFailedImport(error)) throw error;
    const why =
      "The program that runs this model (6 MB) is not on this device yet and cannot be fetched now. Connect to the network and try again.";
    throw new GeneratorLost("failed", { cause: new Error(why, { cause: error }) });
  }
}

/** WebLLM does not offer its tokenizer; the same file read by another library gives the same tokens. */
function createTokenCounter(read: ReadModelFile): WebLlmDeps["countTokens"] {
  const open = async () => {
    const { PreTrainedTokenizer } = await import("@huggingface/transformers");
    return new PreTrainedTokenizer((await readJson(read, "tokenizer.json")) as object, {});
  };
  let opening: ReturnType<typeof open> | undefined;
  return async (text) => {
    const tokenizer = await (opening ??= open());
    return tokenizer.encode(text, { add_special_tokens: false }).length;
  };
}

interface Parts extends Pick<WebLlmDeps, "deviceLost"> {
  readonly engine: ChatEngine;
  readonly contextTokens: number;
  /** A reader waits: thoughts are left out. Where they come all the same they take nothing of the answer. */
  readonly thinks: boolean;
}

async function generate(
  { engine, deviceLost, contextTokens, thinks }: Parts,
  request: GenerationRequest,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<GenerationResult> {
  let text = "";
  let finish: string | null = null;
  let usage: GenerationResult["usage"] = { prompt_tokens: null, completion_tokens: null };
  const stop = () => void engine.interruptGenerate();
  const limit = createAnswerLimit(request.max_tokens);
  signal.addEventListener("abort", stop, { once: true });
  const write = async () => {
    if (signal.aborted) return;
    const chunks = await engine.chat.completions.create({
      messages: request.messages.map((message) => ({ ...message }) as ChatCompletionMessageParam),
      max_tokens: thinks ? contextTokens : request.max_tokens,
      temperature: request.temperature ?? 0,
      ...(request.top_p !== undefined && { top_p: request.top_p }),
      ...(request.stop && { stop: [...request.stop] }),
      ...(thinks && { extra_body: { enable_thinking: false } }),
      stream: true,
      stream_options: { include_usage: true },
    });
    for await (const chunk of chunks) {
      const [choice] = chunk.choices;
      const piece = choice?.delta.content ?? "";
      text += piece;
      if (piece !== "" && !signal.aborted) onText(piece);
      finish = choice?.finish_reason ?? finish;
      // A step gives one token.
      if (choice && !limit.isReached) {
        limit.add(piece, 1);
        if (limit.isReached) stop();
      }
      if (chunk.usage)
        usage = { prompt_tokens: chunk.usage.prompt_tokens, completion_tokens: chunk.usage.completion_tokens };
    }
  };
  try {
    await Promise.race([write(), deviceLost]);
  } catch (error) {
    throw tooLong(error, contextTokens) ?? lossFrom(error);
  } finally {
    signal.removeEventListener("abort", stop);
  }
  const isCut = finish === "length" || (finish === "abort" && limit.isReached);
  if (signal.aborted || (finish === "abort" && !isCut))
    return { text, finish_reason: "cancelled", usage, device: "webgpu" };
  return { text, finish_reason: isCut ? "length" : "stop", usage, device: "webgpu" };
}

/** WebLLM says how long the prompt was in the words of its error only. */
function tooLong(error: unknown, contextTokens: number): PromptTooLong | undefined {
  if (!(error instanceof Error) || error.name !== "ContextWindowSizeExceededError") return undefined;
  const tokens = Number(/\d+/.exec(error.message)?.[0] ?? contextTokens + 1);
  return new PromptTooLong(tokens, contextTokens);
}
