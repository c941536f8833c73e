import type { Reranker } from "#core/engine/rerank-port.ts";
import { batchesByLength } from "./batches.ts";
import type { RerankerModel } from "./model.ts";
import { readOnlyFrom, type ReadModelFile, type RuntimeFiles } from "./transformers-environment.ts";

export interface TransformersRerankerOptions {
  readonly device: "webgpu" | "wasm" | "cpu";
  readonly runtimeFiles?: RuntimeFiles;
}

/** Passages in one run of the model. */
const BATCH = 8;

/**
 * A cross-encoder run by transformers.js. Files come from `read` alone. Throws when a file is missing or the runtime
 * refuses the model.
 */
export async function createTransformersReranker(
  read: ReadModelFile,
  model: Pick<RerankerModel, "id" | "dtype">,
  { device, runtimeFiles }: TransformersRerankerOptions,
): Promise<Reranker> {
  const { env, AutoTokenizer, AutoModelForSequenceClassification } = await import("@huggingface/transformers");
  const name = readOnlyFrom(env, model.id, read, runtimeFiles);
  const tokenizer = await AutoTokenizer.from_pretrained(name);
  const classify = await AutoModelForSequenceClassification.from_pretrained(name, { dtype: model.dtype, device });

  return {
    id: model.id,
    async score(query, passages, signal) {
      const scores = passages.map(() => 0);
      for (const batch of batchesByLength(passages, BATCH)) {
        signal.throwIfAborted();
        const text_pair = batch.map((index) => passages[index] ?? "");
        const inputs = tokenizer(
          batch.map(() => query),
          { text_pair, padding: true, truncation: true },
        );
        const { logits } = (await classify(inputs)) as { logits: { data: Float32Array; dims: number[] } };
        const columns = logits.dims[1] ?? 1;
        for (const [row, index] of batch.entries())
          scores[index] = probability(logits.data.subarray(row * columns, (row + 1) * columns));
      }
      return scores;
    },
  };
}

/** One output is a logit; of two the second says "relevant". */
function probability(logits: Float32Array): number {
  const [first = 0, second] = logits;
  return 1 / (1 + Math.exp(-(second === undefined ? first : second - first)));
}
