import type { GenerationRequest, GenerationResult } from "#core/engine/answer/generate/text-generator.ts";

/**
 * Runs installed language models: a worker of the browser or a thread of the server. Loads a model at its first use, one at
 * a time, and frees its memory when another is asked for or nothing is for a while. Every call rejects with
 * `GeneratorLost` when the model or its worker went away; none hangs.
 */
export interface ModelRunner {
  countTokens(model: string, text: string): Promise<number>;
  generate(
    model: string,
    request: GenerationRequest,
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<GenerationResult>;
}
