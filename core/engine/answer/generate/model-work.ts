import type { Device, PromptMessage, Told } from "./text-generator.ts";

export interface ModelWork {
  /** The very words that were sent. */
  readonly prompt: readonly PromptMessage[];
  /** Tokens; null where the model does not say. */
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
  /** Milliseconds to the first words, and to the last. */
  readonly first_text_ms: number | null;
  readonly duration_ms: number;
  /** What the model thought before it answered, up to its first part; left out where it did not, or said nothing of it. */
  readonly thinking?: string;
  /** Milliseconds that it thought. */
  readonly thinking_ms?: number;
  /** Tokens of thinking, where a provider counts them. */
  readonly thinking_tokens?: number;
  /** The answer ran into its longest length and may lack its end. */
  readonly cut: boolean;
  /** What it was computed on: the graphics card, or the processor; left out where a provider does not say. */
  readonly device?: Device;
}

/** A model that failed under an answer; what it told is left out by earlier versions. */
export interface LostModel extends Partial<Told> {
  readonly name: string;
  readonly reason: string;
}
