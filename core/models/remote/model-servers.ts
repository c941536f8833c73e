import type { KnownModels } from "./model-facts.ts";
import type { RunningGenerations } from "./running.ts";

/** What a host brings for talking to model providers and to the model host. */
export interface ModelServers {
  /**
   * Asks a server of the user's choice. Follows no redirects, so that a key never goes elsewhere. Throws `ApiError` 400
   * for an address that may not be asked on this host, anything else when the server cannot be reached.
   */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Where Ollama is, without a slash at the end; null when this host was told that there is none. */
  readonly ollamaUrl: string | null;
  readonly patience: Patience;
  readonly running: RunningGenerations;
  readonly known: KnownModels;
}

/** Milliseconds. */
export interface Patience {
  /** For lists, tests and deletions. */
  readonly question: number;
  /** For the first sign of an answer: a model may have to be loaded first. */
  readonly firstByte: number;
  /** Between two pieces of an answer. */
  readonly silence: number;
  /** Longest pause before trying again; a provider that asks for a longer one is not waited for. */
  readonly pause: number;
}

export const PATIENCE: Patience = { question: 10_000, firstByte: 300_000, silence: 120_000, pause: 10_000 };

export const DEFAULT_OLLAMA_URL = "http://127.0.0.1:11434";
