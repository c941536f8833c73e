import type { WrittenBy } from "../../engine.ts";
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
  /** False asks a model that thinks to answer at once, where it can. */
  readonly think?: false;
  /**
   * Gives further passages for a query of the model's own. Offered as a function where the model can call functions; its
   * calls and what it said around them are told as thoughts. Left out where there is nothing to search.
   */
  readonly lookUp?: (query: string) => Promise<string>;
  /** The answer is JSON of this form; only for a generator that `fillsSchemas`. */
  readonly json?: JsonForm;
  /** The answer ends before any of these. */
  readonly stop?: readonly string[];
}

/** A JSON schema and what it is called. */
export interface JsonForm {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** OpenAI then takes only schemas of a narrower kind, and keeps to them exactly. */
  readonly strict?: boolean | null | undefined;
}

export interface GenerationResult {
  readonly text: string;
  readonly finish_reason: "stop" | "length" | "cancelled";
  /** Tokens of thinking, where a provider counts them. */
  readonly thinking_tokens?: number;
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
  /** Of a provider: which server of the user's, and what the server calls the model. */
  readonly server_id?: string | null;
  readonly model?: string;
  /** Why it cannot be asked now, in a sentence; left out where nothing is known to be wrong. */
  readonly problem?: string;
  /** Its server makes it keep to a JSON schema. */
  readonly fillsSchemas?: boolean;
  /** Another one was chosen: it answers only where it is asked for by its id. */
  readonly onRequest?: true;
  /** Tokens of prompt and answer together. */
  readonly contextTokens: number;
  /** Tokens of a text, exact where the tokenizer is at hand, else an upper estimate. */
  countTokens(text: string): Promise<number>;
  /** Learns what the model's server says about it, before the first turn: `contextTokens` may change. Left out where nothing is to learn. */
  describe?(signal: AbortSignal): Promise<void>;
  /**
   * `onText` gets each new piece as it comes, `onThought` what the model thinks where that comes on a channel of its own.
   * An aborted signal stops the model and resolves with `cancelled`.
   */
  generate(
    request: GenerationRequest,
    onText: (piece: string) => void,
    signal: AbortSignal,
    onThought?: (thought: Thought) => void,
  ): Promise<GenerationResult>;
}

export const writtenBy = ({ id, name, where }: TextGenerator): WrittenBy => ({ id, name, where });

/** What a model thinks before it answers; never part of the answer. */
export interface Thought {
  readonly text: string;
  /** All text of the answer so far was thinking, too. */
  readonly wasThinking?: boolean;
}

export type LossReason = "device lost" | "out of memory" | "worker ended" | "unreachable" | "failed";

/** Why there is no answer: for programs, and in one sentence for people, with what to do. */
export interface Told {
  readonly code: string;
  readonly detail: string;
}

/** The model went away under a request; nothing more comes from it. */
export class GeneratorLost extends Error {
  readonly reason: LossReason;
  /** For programs, and in a sentence for people, where more is known than the reason. */
  readonly told: Told | undefined;

  constructor(reason: LossReason, { told, ...options }: ErrorOptions & { readonly told?: Told } = {}) {
    super(`The language model stopped: ${reason}.`, options);
    this.name = "GeneratorLost";
    this.reason = reason;
    this.told = told;
  }
}

/** The prompt alone fills the model's context; whoever wrote it must leave something out. */
export class PromptTooLong extends Error {
  readonly tokens: number;
  readonly limit: number;
  /** What the server said of it, where one did. */
  readonly told: Told | undefined;

  constructor(tokens: number, limit: number, { told, ...options }: ErrorOptions & { readonly told?: Told } = {}) {
    super(`The prompt has ${tokens} tokens and the model reads ${limit}.`, options);
    this.name = "PromptTooLong";
    this.tokens = tokens;
    this.limit = limit;
    this.told = told;
  }
}
