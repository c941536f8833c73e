import type * as Transformers from "@huggingface/transformers";
import type { GeneratorModel, TransformersRuntime } from "../model.ts";
import type { ModelRuntime } from "../open-models.ts";
import { readOnlyFrom, type ReadModelFile } from "../transformers-environment.ts";
import { nextTurn } from "#core/storage/next-turn.ts";
import { createAnswerLimit } from "./answer-limit.ts";
import { lossFrom } from "./loss.ts";
import type { LoadedGenerator } from "./loaded-generator.ts";
import { createStopWatch } from "./stop-watch.ts";
import {
  PromptTooLong,
  type GenerationRequest,
  type GenerationResult,
  type PromptMessage,
} from "#core/engine/answer/generate/text-generator.ts";

type Library = typeof Transformers;
type Tokenizer = Awaited<ReturnType<Library["AutoTokenizer"]["from_pretrained"]>>;
type CausalModel = Awaited<ReturnType<Library["AutoModelForCausalLM"]["from_pretrained"]>>;

/**
 * A small language model run by transformers.js: onnxruntime-web (WebGPU or WASM) in a web worker, onnxruntime-node in
 * Node. Files come from `read` alone. Throws `GeneratorLost` when the runtime refuses the model or has no memory for it.
 */
export async function loadTransformersGenerator(
  read: ReadModelFile,
  model: Pick<GeneratorModel, "id" | "context_tokens"> & { readonly runtime: Pick<TransformersRuntime, "dtype"> },
  { device, runtimeFiles, lost = NEVER }: ModelRuntime,
): Promise<LoadedGenerator> {
  const load = async (): Promise<LoadedGenerator> => {
    const library = await import("@huggingface/transformers");
    const name = readOnlyFrom(library.env, model.id, read, runtimeFiles);
    const tokenizer = await library.AutoTokenizer.from_pretrained(name);
    const causal = await library.AutoModelForCausalLM.from_pretrained(name, { dtype: model.runtime.dtype, device });
    yieldBetweenTokens(causal);
    const parts = { library, tokenizer, causal, contextTokens: model.context_tokens, device, lost };
    return {
      contextTokens: model.context_tokens,
      countTokens: async (text) => tokenizer.encode(text, { add_special_tokens: false }).length,
      generate: (request, onText, signal) => generate(parts, request, onText, signal),
    };
  };
  try {
    return await Promise.race([load(), lost]);
  } catch (error) {
    throw lossFrom(error);
  }
}

/** Of a graphics card that is not there. */
const NEVER = new Promise<never>(() => undefined);

interface Parts {
  readonly library: Library;
  readonly tokenizer: Tokenizer;
  readonly causal: CausalModel;
  readonly contextTokens: number;
  readonly device: ModelRuntime["device"];
  /** What waits for a graphics card that is gone may wait for ever. */
  readonly lost: Promise<never>;
}

async function generate(
  { library, tokenizer, causal, contextTokens, device, lost }: Parts,
  request: GenerationRequest,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<GenerationResult> {
  const prompt = promptOf(tokenizer, request.messages);
  const inputs = tokenizer(prompt, { add_special_tokens: false }) as { input_ids: { dims: number[] } };
  const prompt_tokens = inputs.input_ids.dims.at(-1) ?? 0;
  if (prompt_tokens >= contextTokens) throw new PromptTooLong(prompt_tokens, contextTokens);
  // Also with room for thoughts, which are no part of the answer.
  const most = contextTokens - prompt_tokens;
  const limit = createAnswerLimit(request.max_tokens);

  const watch = createStopWatch(request.stop);
  const interrupt = new library.InterruptableStoppingCriteria();
  let text = "";
  let completion_tokens = 0;
  const show = (piece: string) => {
    text += piece;
    if (piece !== "" && !signal.aborted) onText(piece);
  };
  const streamer = new library.TextStreamer(tokenizer, {
    skip_prompt: true,
    callback_function: (piece) => {
      show(watch.add(piece));
      limit.add(piece, 0);
      if (watch.stopped) interrupt.interrupt();
    },
    token_callback_function(tokens) {
      completion_tokens += tokens.length;
      limit.add("", tokens.length);
      if (limit.isReached) interrupt.interrupt();
    },
  });
  const onAbort = () => interrupt.interrupt();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    if (signal.aborted) interrupt.interrupt();
    else {
      const settings = { ...samplingOf(request), max_new_tokens: most, streamer, stopping_criteria: interrupt };
      await Promise.race([causal.generate({ ...inputs, ...settings } as never), lost]);
    }
  } catch (error) {
    throw lossFrom(error);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
  show(watch.flush());
  const usage = { prompt_tokens, completion_tokens };
  if (signal.aborted) return { text, finish_reason: "cancelled", usage, device };
  const isCut = !watch.stopped && (limit.isReached || completion_tokens >= most);
  return { text, finish_reason: isCut ? "length" : "stop", usage, device };
}

/** By the model's own chat template; a model that has none gets the turns one after the other. */
function promptOf(tokenizer: Tokenizer, messages: readonly PromptMessage[]): string {
  if (!tokenizer.chat_template)
    return `${messages.map(({ role, content }) => `${role}: ${content}`).join("\n")}\nassistant:`;
  // The answer is waited for on this very machine: thoughts are left out where the template can do that.
  const options = { tokenize: false, add_generation_prompt: true, enable_thinking: false } as const;
  try {
    return tokenizer.apply_chat_template([...messages], options) as string;
  } catch (error) {
    // Some templates know no system turn; what it says then stands before the first question.
    if (messages[0]?.role !== "system") throw error;
    return tokenizer.apply_chat_template(withoutSystem(messages), options) as string;
  }
}

function withoutSystem([system, first, ...rest]: readonly PromptMessage[]): PromptMessage[] {
  if (!system || !first) return [];
  return [{ role: first.role, content: `${system.content}\n\n${first.content}` }, ...rest];
}

function samplingOf({ temperature = 0, top_p }: GenerationRequest) {
  if (temperature === 0) return { do_sample: false };
  return { do_sample: true, temperature, ...(top_p !== undefined && { top_p }) };
}

/** Milliseconds of work after which messages of other threads are let in. */
const TURN = 16;

/**
 * In WebAssembly a whole answer can run without ever giving the thread back, so that no message that stops it would be
 * read; between two tokens it is given back now and then.
 */
function yieldBetweenTokens(causal: CausalModel): void {
  const forward = causal.forward.bind(causal);
  let last = Date.now();
  causal.forward = async (inputs: never) => {
    if (Date.now() - last >= TURN) {
      await nextTurn();
      last = Date.now();
    }
    return forward(inputs);
  };
}
