import type { ModelServers } from "./model-servers.ts";
import type { ProviderKind } from "./provider.ts";

/** One server of one provider, with its key opened. Never answered, never logged. */
export interface ModelServer {
  /** The user who asks. */
  readonly owner: string;
  readonly provider: ProviderKind;
  /** For people: "Ollama at http://127.0.0.1:11434". */
  readonly label: string;
  readonly url: string;
  readonly key: string | null;
  readonly settings_id: string | null;
  readonly server_id: string | null;
  readonly server_name: string;
  /** Asked once, though it does not answer: nobody has set it up, so nobody need miss it. */
  readonly isGuess?: boolean;
}

export interface ChatTurn {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** A function that a model may have called. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON schema of an object. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A call that a model wants made. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote them; mostly an object in JSON. */
  readonly arguments: string;
}

/** What a model said when it called functions, and what each of them gave. */
export interface ToolRound {
  readonly said: string;
  readonly calls: readonly { readonly call: ToolCall; readonly result: string }[];
}

/** `temperature`, `top_p` and `max_tokens` are translated to each vendor's words; other keys are handed on as they are. */
export interface Params {
  readonly temperature?: number | undefined;
  readonly top_p?: number | undefined;
  readonly max_tokens?: number | undefined;
  readonly [key: string]: unknown;
}

export interface GenerationRequest {
  readonly model: string;
  /** A bare prompt, or the turns of a chat. */
  readonly input: string | readonly ChatTurn[];
  readonly params: Params;
  readonly stream: boolean;
  /** Functions that the model may call. */
  readonly tools?: readonly Tool[];
  /** Calls of this turn that were answered already. */
  readonly rounds?: readonly ToolRound[];
}

export interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

/** A piece of an answer. What is said about the end may come in any piece; the last word holds. */
export interface Part {
  readonly text: string;
  /** What the model thinks before it answers; no part of the answer. */
  readonly thinking?: string | undefined;
  /** All text before this piece was thinking, too. */
  readonly was_thinking?: true | undefined;
  /** Tokens of thinking, where the vendor counts them. */
  readonly thinking_tokens?: number | undefined;
  /** What it wants called, whole; it waits for the results. */
  readonly tool_calls?: readonly ToolCall[] | undefined;
  /** stop, length, content_filter, or a word of the vendor's own. */
  readonly finish_reason?: string | undefined;
  readonly usage?: Usage | undefined;
}

export interface ListedModel {
  readonly id: string;
  readonly name: string;
  /** Bytes on disk, where the provider says. */
  readonly size?: number;
  readonly modified_at?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What a server says about one of its models. */
export interface ModelDescription {
  readonly context?: number | undefined;
  readonly thinks?: boolean | undefined;
  readonly has_tokenizer?: boolean | undefined;
  readonly calls_tools?: boolean | undefined;
}

export interface VendorDeps {
  readonly modelServers: Pick<ModelServers, "fetch" | "patience" | "known">;
}

/** How one vendor's API is spoken to. */
export interface Vendor {
  models(deps: VendorDeps, server: ModelServer, signal: AbortSignal): Promise<ListedModel[]>;
  /** Asks what the server knows of a model; empty where it does not tell. */
  describe?(deps: VendorDeps, server: ModelServer, model: string, signal: AbortSignal): Promise<ModelDescription>;
  /** Tokens by the model's own tokenizer; only where `describe` found one. */
  countTokens?(deps: VendorDeps, server: ModelServer, model: string, text: string): Promise<number>;
  /** Resolves once the provider has begun to answer. Throws `ApiError` with what went wrong, in words. */
  generate(
    deps: VendorDeps,
    server: ModelServer,
    request: GenerationRequest,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Part>>;
}

export function turnsOf(input: GenerationRequest["input"]): readonly ChatTurn[] {
  return typeof input === "string" ? [{ role: "user", content: input }] : input;
}

export function usageOf(prompt: number | null | undefined, completion: number | null | undefined): Usage | undefined {
  if (typeof prompt !== "number" && typeof completion !== "number") return undefined;
  const [prompt_tokens, completion_tokens] = [prompt ?? 0, completion ?? 0];
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
