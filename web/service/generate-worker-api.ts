import type { Outcome } from "#core/models/local/generation/outcome.ts";
import type { GenerationRequest, GenerationResult } from "#core/engine/answer/generate/text-generator.ts";
import type { InstalledFile } from "#core/models/local/installed-model.ts";

/** What the worker of one language model offers (Comlink). Pieces of the answer come over the port. */
export interface GenerateWorkerApi {
  load(model: string, files: readonly InstalledFile[]): Promise<Outcome<null>>;
  countTokens(text: string): Promise<Outcome<number>>;
  generate(request: GenerationRequest, pieces: MessagePort): Promise<Outcome<GenerationResult>>;
  /** Fetches the program that runs models of a kind, and runs nothing. */
  fetchRuntime(kind: RuntimeKind): Promise<void>;
}

export type RuntimeKind = "transformers" | "web-llm";
