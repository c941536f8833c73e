import type { Embedder } from "#core/engine/embed-port.ts";
import type { Reranker } from "#core/engine/rerank-port.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import type { InstalledFile } from "./installed-model.ts";
import type { Dtype, EmbeddingModel, RerankerModel } from "./model.ts";
import { readInstalled } from "./read-installed.ts";
import { createTransformersEmbedder, type TransformersEmbedderOptions } from "./transformers-embedder.ts";
import { createTransformersReranker } from "./transformers-reranker.ts";

/** Loads installed models. Throws when a file is missing or the runtime refuses the model. */
export interface OpenModels {
  embedder(model: EmbeddingModel, files: readonly InstalledFile[]): Promise<Embedder>;
  reranker(model: RerankerModel, files: readonly InstalledFile[]): Promise<Reranker>;
}

export interface ModelRuntime extends Pick<TransformersEmbedderOptions, "device" | "runtimeFiles"> {
  /** On a graphics card: rejects when the card is lost to this thread, which is then of no more use. */
  readonly lost?: Promise<never>;
}

export interface OpenModelsDeps {
  readonly blobs: Pick<Blobs, "bytesOfMany">;
  /** Asked once a model is opened. */
  readonly runtime: (dtype: Dtype) => Promise<ModelRuntime> | ModelRuntime;
}

/** In this very thread. */
export function openModelsHere({ blobs, runtime }: OpenModelsDeps): OpenModels {
  return {
    async embedder(model, files) {
      const on = await runtime(model.dtype);
      const read = readInstalled(blobs, { id: model.id, files });
      const embedder = await createTransformersEmbedder(read, { ...model, ...on });
      const { embedPassages } = embedder;
      return {
        ...embedder,
        embed: (...asked) => unlessLost(embedder.embed(...asked), on),
        ...(embedPassages && { embedPassages: (...asked) => unlessLost(embedPassages(...asked), on) }),
      };
    },
    async reranker(model, files) {
      const on = await runtime(model.dtype);
      const read = readInstalled(blobs, { id: model.id, files });
      const reranker = await createTransformersReranker(read, model, on);
      return { ...reranker, score: (...asked) => unlessLost(reranker.score(...asked), on) };
    },
  };
}

/** Milliseconds between an operation that fails with its card and the news of the loss. */
const SOON = 100;

/**
 * What fails because its graphics card is lost never ends: whoever runs this thread ends it upon the loss and asks the next
 * one, and would take the failure for an answer.
 */
async function unlessLost<Value>(work: Promise<Value>, { lost }: ModelRuntime): Promise<Value> {
  if (!lost) return work;
  try {
    return await work;
  } catch (error) {
    const told = lost.catch(() => true);
    const isLost = await Promise.race([told, new Promise<false>((resolve) => setTimeout(() => resolve(false), SOON))]);
    if (isLost) return new Promise(() => undefined);
    throw error;
  }
}
