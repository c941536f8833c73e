import { GENERATOR_MODELS } from "./catalogue-generators.ts";
import type { CatalogueModel, EmbeddingModel, RerankerModel } from "./model.ts";

export type { CatalogueModel, EmbeddingModel, GeneratorModel, RerankerModel } from "./model.ts";
export { GENERATOR_MODELS };

const TOKENIZER = ["config.json", "tokenizer.json", "tokenizer_config.json"] as const;
const MEGABYTE = 1_000_000;
const NO_PREFIX = { query: "", passage: "" };

/**
 * Midpoints and slopes are set from the usual spread of each family's similarities (MiniLM: unrelated texts near 0,
 * paraphrases above 0.6; E5 and BGE: unrelated texts already at 0.6–0.8), not fitted on data: no weights could be had where
 * the retrieval sets were run.
 */
export const EMBEDDING_MODELS: readonly EmbeddingModel[] = [
  {
    kind: "embedder",
    id: "all-minilm-l6-v2",
    name: "MiniLM L6",
    repository: "Xenova/all-MiniLM-L6-v2",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 24 * MEGABYTE,
    licence: "Apache-2.0",
    languages: "English",
    needs: { memory_bytes: 120 * MEGABYTE },
    dimensions: 384,
    pooling: "mean",
    dtype: "q8",
    prefixes: NO_PREFIX,
    calibration: { weight: 0.45, midpoint: 0.42, slope: 12 },
  },
  {
    kind: "embedder",
    id: "all-minilm-l6-v2-fp32",
    name: "MiniLM L6 for graphics cards",
    repository: "Xenova/all-MiniLM-L6-v2",
    revision: "main",
    files: [...TOKENIZER, "onnx/model.onnx"],
    approximate_bytes: 91 * MEGABYTE,
    licence: "Apache-2.0",
    languages: "English",
    needs: { memory_bytes: 250 * MEGABYTE },
    dimensions: 384,
    pooling: "mean",
    dtype: "fp32",
    prefixes: NO_PREFIX,
    calibration: { weight: 0.45, midpoint: 0.42, slope: 12 },
    for_graphics_cards: true,
  },
  {
    kind: "embedder",
    id: "bge-small-en-v1.5",
    name: "BGE small",
    repository: "Xenova/bge-small-en-v1.5",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 35 * MEGABYTE,
    licence: "MIT",
    languages: "English",
    needs: { memory_bytes: 150 * MEGABYTE },
    dimensions: 384,
    pooling: "cls",
    dtype: "q8",
    prefixes: { query: "Represent this sentence for searching relevant passages: ", passage: "" },
    calibration: { weight: 0.5, midpoint: 0.66, slope: 16 },
  },
  {
    kind: "embedder",
    id: "multilingual-e5-small",
    name: "Multilingual E5 small",
    repository: "Xenova/multilingual-e5-small",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 135 * MEGABYTE,
    licence: "MIT",
    languages: "about 100 languages",
    needs: { memory_bytes: 400 * MEGABYTE },
    dimensions: 384,
    pooling: "mean",
    dtype: "q8",
    prefixes: { query: "query: ", passage: "passage: " },
    calibration: { weight: 0.5, midpoint: 0.83, slope: 30 },
  },
];

/** Optional: the best passages are ordered again by one of these. */
export const RERANKER_MODELS: readonly RerankerModel[] = [
  {
    kind: "reranker",
    id: "ms-marco-minilm-l6-v2",
    name: "MS MARCO MiniLM",
    repository: "Xenova/ms-marco-MiniLM-L-6-v2",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 24 * MEGABYTE,
    licence: "Apache-2.0",
    languages: "English",
    needs: { memory_bytes: 120 * MEGABYTE },
    dtype: "q8",
  },
  {
    kind: "reranker",
    id: "ms-marco-minilm-l6-v2-fp32",
    name: "MS MARCO MiniLM for graphics cards",
    repository: "Xenova/ms-marco-MiniLM-L-6-v2",
    revision: "main",
    files: [...TOKENIZER, "onnx/model.onnx"],
    approximate_bytes: 91 * MEGABYTE,
    licence: "Apache-2.0",
    languages: "English",
    needs: { memory_bytes: 250 * MEGABYTE },
    dtype: "fp32",
    for_graphics_cards: true,
  },
  {
    kind: "reranker",
    id: "bge-reranker-base",
    name: "BGE reranker",
    repository: "Xenova/bge-reranker-base",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 296 * MEGABYTE,
    licence: "MIT",
    languages: "English and Chinese",
    needs: { memory_bytes: 700 * MEGABYTE },
    dtype: "q8",
  },
];

/** Every model there is to install. */
export const MODELS: readonly CatalogueModel[] = [...EMBEDDING_MODELS, ...GENERATOR_MODELS, ...RERANKER_MODELS];
