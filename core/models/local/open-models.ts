import type { Embedder } from "#core/engine/embed-port.ts";
import type { Reranker } from "#core/engine/rerank-port.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { withFloatProducts } from "./float-products.ts";
import type { InstalledFile } from "./installed-model.ts";
import type { Dtype, EmbeddingModel, RerankerModel } from "./model.ts";
import { readInstalled } from "./read-installed.ts";
import { createTransformersEmbedder, type TransformersEmbedderOptions } from "./transformers-embedder.ts";
import type { ReadModelFile } from "./transformers-environment.ts";
import { createTransformersReranker } from "./transformers-reranker.ts";

/** Where the weights of a model of 8-bit integers lie, as the model hub names them. */
const QUANTIZED = "onnx/model_quantized.onnx";

/** Loads installed models. Throws when a file is missing or the runtime refuses the model. */
export interface OpenModels {
  embedder(model: EmbeddingModel, files: readonly InstalledFile[]): Promise<Embedder>;
  reranker(model: RerankerModel, files: readonly InstalledFile[]): Promise<Reranker>;
}

export interface ModelRuntime extends Pick<TransformersEmbedderOptions, "device" | "runtimeFiles"> {
  /** On a graphics card: rejects when the card is lost to this thread, which is then of no more use. */
  readonly lost?: Promise<never>;
  /** Where a model of 8-bit integers would run if it multiplied floats: on a graphics card. */
  readonly floats?: ModelRuntime;
}

export interface OpenModelsDeps {
  readonly blobs: Pick<Blobs, "bytesOfMany">;
  /** Asked once a model is opened. */
  readonly runtime: (dtype: Dtype) => Promise<ModelRuntime> | ModelRuntime;
}

/** In this very thread. */
export function openModelsHere({ blobs, runtime }: OpenModelsDeps): OpenModels {
  async function open<Opened>(
    model: EmbeddingModel | RerankerModel,
    files: readonly InstalledFile[],
    create: (read: ReadModelFile, on: ModelRuntime) => Promise<Opened>,
  ): Promise<{ readonly opened: Opened; readonly on: ModelRuntime }> {
    const on = await runtime(model.dtype);
    const read = readInstalled(blobs, { id: model.id, files });
    const weights = on.floats && (await read(QUANTIZED));
    let floats = weights && withFloatProducts(weights);
    if (!on.floats || !floats) return { opened: await create(read, on), on };
    try {
      const opened = await create(async (path) => (path === QUANTIZED && floats) || read(path), on.floats);
      return { opened, on: on.floats };
    } catch (error) {
      console.warn(`${model.id} does not run on the graphics card, so it runs on the processor:`, error);
      return { opened: await create(read, on), on };
    } finally {
      // The library keeps its reader, which need not keep the weights.
      floats = undefined;
    }
  }

  return {
    async embedder(model, files) {
      const { opened, on } = await open(model, files, (read, on) => openEmbedder(read, model, on));
      const { embedPassages } = opened;
      return {
        ...opened,
        embed: (...asked) => unlessLost(opened.embed(...asked), on),
        ...(embedPassages && { embedPassages: (...asked) => unlessLost(embedPassages(...asked), on) }),
      };
    },
    async reranker(model, files) {
      const { opened, on } = await open(model, files, (read, on) => createTransformersReranker(read, model, on));
      return { ...opened, score: (...asked) => unlessLost(opened.score(...asked), on) };
    },
  };
}

/** Throws also where a graphics card computes, but not numbers: some drivers do that. */
async function openEmbedder(read: ReadModelFile, model: EmbeddingModel, on: ModelRuntime): Promise<Embedder> {
  const embedder = await createTransformersEmbedder(read, { ...model, ...on });
  const [first = Number.NaN] = on.device === "webgpu" ? await embedder.embed(["one two three"], "query") : [0];
  if (Number.isFinite(first)) return embedder;
  throw new Error("The graphics card gave a vector that holds no numbers.");
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
