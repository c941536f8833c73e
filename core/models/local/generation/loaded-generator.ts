import type { TextGenerator } from "#core/engine/answer/generate/text-generator.ts";

/** A language model in memory, in the worker that runs it. What it is called and where it runs the outside knows. */
export type LoadedGenerator = Pick<TextGenerator, "contextTokens" | "countTokens" | "generate">;
