import { GeneratorLost, PromptTooLong, type LossReason } from "#core/engine/answer/generate/text-generator.ts";

/** What the runtimes say when memory runs out: onnxruntime, WebAssembly, WebGPU, V8. */
const OUT_OF_MEMORY =
  /out of memory|bad_alloc|allocation failed|failed to allocate|\boom\b|memory access out of bounds/i;
const DEVICE_LOST = /device (?:was |is )?lost|devicelost|gpudevice.*(?:lost|destroyed)|device.*destroyed/i;

/**
 * Any failure of a model that runs here, as a loss of it: whatever went wrong inside it, the turn is better replayed on
 * the next rung than ended. What the caller did wrong is passed on as it is.
 */
export function lossFrom(error: unknown): Error {
  if (error instanceof GeneratorLost || error instanceof PromptTooLong) return error;
  return new GeneratorLost(reasonOf(error), { cause: error });
}

export function reasonOf(error: unknown): LossReason {
  if (error instanceof GeneratorLost && error.reason !== "failed") return error.reason;
  const cause = error instanceof GeneratorLost ? error.cause : error;
  return wordsOf(cause);
}

function wordsOf(error: unknown): LossReason {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (DEVICE_LOST.test(text)) return "device lost";
  return OUT_OF_MEMORY.test(text) ? "out of memory" : "failed";
}
