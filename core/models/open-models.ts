import type { Embedder } from "../engine/embed-port.ts";
import type { Reranker } from "../engine/rerank-port.ts";
import type { Blobs } from "../storage/blobs.ts";
import type { InstalledFile } from "./installed-model.ts";
import type { EmbeddingModel, RerankerModel } from "./model.ts";
import { readInstalled } from "./read-installed.ts";
import { createTransformersEmbedder, type TransformersEmbedderOptions } from "./transformers-embedder.ts";
import { createTransformersReranker } from "./transformers-reranker.ts";

/** Loads installed models. Throws when a file is missing or the runtime refuses the model. */
export interface OpenModels {
  embedder(model: EmbeddingModel, files: readonly InstalledFile[]): Promise<Embedder>;
  reranker(model: RerankerModel, files: readonly InstalledFile[]): Promise<Reranker>;
}

export type ModelRuntime = Pick<TransformersEmbedderOptions, "device" | "runtimeFiles">;

export interface OpenModelsDeps {
  readonly blobs: Pick<Blobs, "bytesOfMany">;
  /** Asked once a model is opened. */
  readonly runtime: () => Promise<ModelRuntime> | ModelRuntime;
}

/** In this very thread. */
export function openModelsHere({ blobs, runtime }: OpenModelsDeps): OpenModels {
  return {
    embedder: async (model, files) =>
      createTransformersEmbedder(readInstalled(blobs, { id: model.id, files }), { ...model, ...(await runtime()) }),
    reranker: async (model, files) =>
      createTransformersReranker(readInstalled(blobs, { id: model.id, files }), model, await runtime()),
  };
}
