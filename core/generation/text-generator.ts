/** One turn of a conversation as a language model reads it. */
export interface PromptMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface GenerationRequest {
  readonly messages: readonly PromptMessage[];
  /** Most tokens of the answer. */
  readonly max_tokens: number;
  /** 0–2; 0 always takes the likeliest token. */
  readonly temperature?: number;
  readonly top_p?: number;
  /** The answer ends before any of these. */
  readonly stop?: readonly string[];
}

export interface GenerationResult {
  readonly text: string;
  readonly finish_reason: "stop" | "length" | "cancelled";
  /** Tokens, as the model's own tokenizer counts them; null where a provider does not say. */
  readonly usage: { readonly prompt_tokens: number | null; readonly completion_tokens: number | null };
  /** What it was computed on; left out by providers, which do not say. */
  readonly device?: Device;
}

/** The graphics card, or the processor: in a browser by WebAssembly. */
export type Device = "webgpu" | "wasm" | "cpu";

/**
 * A language model that is ready to write: one rung of the ladder. Ones that run here hold a worker; all of them
 * throw `GeneratorLost` when the model went away under a request (device lost, out of memory, worker ended,
 * provider unreachable), upon which the turn is replayed on the next rung.
 */
export interface TextGenerator {
  readonly id: string;
  /** For people: "Llama 3.2 1B". */
  readonly name: string;
  /** Where the words of the prompt go. */
  readonly where: "on this device" | "on your server" | { readonly sentTo: string };
  /** Tokens of prompt and answer together. */
  readonly contextTokens: number;
  /** Tokens of a text, exact where the tokenizer is at hand, else an upper estimate. */
  countTokens(text: string): Promise<number>;
  /** `onText` gets each new piece as it comes. An aborted signal stops the model and resolves with `cancelled`. */
  generate(request: GenerationRequest, onText: (piece: string) => void, signal: AbortSignal): Promise<GenerationResult>;
}

export type LossReason = "device lost" | "out of memory" | "worker ended" | "unreachable" | "failed";

/** The model went away under a request; nothing more comes from it. */
export class GeneratorLost extends Error {
  readonly reason: LossReason;

  constructor(reason: LossReason, options?: ErrorOptions) {
    super(`The language model stopped: ${reason}.`, options);
    this.name = "GeneratorLost";
    this.reason = reason;
  }
}

/** The prompt alone fills the model's context; whoever wrote it must leave something out. */
export class PromptTooLong extends Error {
  readonly tokens: number;
  readonly limit: number;

  constructor(tokens: number, limit: number) {
    super(`The prompt has ${tokens} tokens and the model reads ${limit}.`);
    this.name = "PromptTooLong";
    this.tokens = tokens;
    this.limit = limit;
  }
}
