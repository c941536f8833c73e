import { GeneratorLost, PromptTooLong, type LossReason } from "#core/engine/answer/generate/text-generator.ts";

/** What became of a call to a worker that runs a model, as plain data: errors lose their class on the way. */
export type Outcome<Value> =
  | { readonly kind: "done"; readonly value: Value }
  | { readonly kind: "lost"; readonly reason: LossReason; readonly why: string | null }
  | { readonly kind: "too long"; readonly tokens: number; readonly limit: number };

/** On the worker's side. What is neither a loss nor the caller's fault is a bug and is thrown. */
export async function toOutcome<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: "done", value: await work() };
  } catch (error) {
    if (error instanceof PromptTooLong) return { kind: "too long", tokens: error.tokens, limit: error.limit };
    if (!(error instanceof GeneratorLost)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : null;
    return { kind: "lost", reason: error.reason, why };
  }
}

/** On the caller's side: the value, or the error as it was thrown. */
export function fromOutcome<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === "done") return outcome.value;
  if (outcome.kind === "too long") throw new PromptTooLong(outcome.tokens, outcome.limit);
  throw new GeneratorLost(outcome.reason, outcome.why === null ? {} : { cause: new Error(outcome.why) });
}
