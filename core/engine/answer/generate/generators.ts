import { GeneratorLost, type TextGenerator } from "./text-generator.ts";

/** Which language models may answer one turn. */
export interface GeneratorsRequest {
  /** Whose settings and keys count. */
  readonly user: string;
  /** False where nothing of the turn may leave this device (or, on the server, that server): hosted models are then left out. */
  readonly allowSending: boolean;
}

/** The ladder of language models of a host. */
export interface Generators {
  /**
   * The rungs that could answer now, best first; none where no language model is at hand, upon which the extractive writer
   * answers. Those marked `onRequest` follow for requests that name them. Nothing is loaded by asking: a model opens at its first `generate` or `countTokens`. Never rejects because
   * one rung cannot tell; that rung is left out.
   */
  pick(request: GeneratorsRequest): Promise<readonly TextGenerator[]>;
}

export interface LadderEvents {
  /** A rung was lost under the turn, which is now begun again on `next` (null: no rung is left). Drop the pieces that came. */
  readonly onStepDown?: (lost: TextGenerator, error: GeneratorLost, next: TextGenerator | null) => void;
}

export interface LadderOutcome<Value> {
  readonly value: Value;
  /** Which one answered. */
  readonly by: TextGenerator;
}

/**
 * Runs a turn on the best rung; when that is lost the whole turn is replayed on the next. Resolves with null when no rung
 * was left, so that the caller answers without a language model. Other errors of the turn are passed on. `turn` builds
 * its prompt itself, as each rung has another context and tokenizer.
 */
export async function climb<Value>(
  rungs: readonly TextGenerator[],
  turn: (generator: TextGenerator) => Promise<Value>,
  events: LadderEvents = {},
): Promise<LadderOutcome<Value> | null> {
  for (const [index, generator] of rungs.entries()) {
    try {
      return { value: await turn(generator), by: generator };
    } catch (error) {
      if (!isGeneratorLost(error)) throw error;
      events.onStepDown?.(generator, error, rungs[index + 1] ?? null);
    }
  }
  return null;
}

/** Also true of one that came out of a worker, where only name and fields survive. */
export function isGeneratorLost(error: unknown): error is GeneratorLost {
  return error instanceof GeneratorLost || (error instanceof Error && error.name === "GeneratorLost");
}
