import { GENERATOR_MODELS } from "./catalogue-generators.ts";
import type { CatalogueModel, EmbeddingModel, RerankerModel } from "./model.ts";
import { onnxWeights } from "./onnx-weights.ts";

export type { CatalogueModel, EmbeddingModel, GeneratorModel, RerankerModel } from "./model.ts";
export { GENERATOR_MODELS };

const TOKENIZER = ["config.json", "tokenizer.json", "tokenizer_config.json"] as const;

/** `download` and `memory` in megabytes. */
function weights<D extends "fp32" | "q8">(dtype: D, download: number, memory: number) {
  return { dtype, ...onnxWeights(dtype, { beside: TOKENIZER, download, memory }) };
}

const MINILM_L6 = {
  kind: "embedder",
  repository: "Xenova/all-MiniLM-L6-v2",
  licence: "Apache-2.0",
  languages: "English",
  dimensions: 384,
  pooling: "mean",
  prefixes: { query: "", passage: "" },
  calibration: { byModel: true, weight: 0.45, midpoint: 0.42, slope: 12 },
} as const;

const MULTILINGUAL_E5 = {
  kind: "embedder",
  licence: "MIT",
  languages: "about 100 languages",
  pooling: "mean",
  prefixes: { query: "query: ", passage: "passage: " },
  calibration: { byModel: true, weight: 0.5, midpoint: 0.83, slope: 30 },
} as const;

/**
 * Midpoints and slopes are set from the usual spread of each family's similarities (MiniLM: unrelated texts near 0,
 * paraphrases above 0.6; E5 and BGE: unrelated texts already at 0.6–0.8), not fitted on data: no weights could be had where
 * the retrieval sets were run.
 */
export const EMBEDDING_MODELS: readonly EmbeddingModel[] = [
  { ...MINILM_L6, id: "all-minilm-l6-v2", name: "MiniLM L6", ...weights("q8", 24, 120) },
  {
    ...MINILM_L6,
    id: "all-minilm-l6-v2-fp32",
    name: "MiniLM L6 for graphics cards",
    ...weights("fp32", 91, 250),
    for_graphics_cards: true,
  },
  {
    kind: "embedder",
    id: "bge-small-en-v1.5",
    name: "BGE small",
    repository: "Xenova/bge-small-en-v1.5",
    ...weights("q8", 35, 150),
    licence: "MIT",
    languages: "English",
    dimensions: 384,
    pooling: "cls",
    prefixes: { query: "Represent this sentence for searching relevant passages: ", passage: "" },
    calibration: { byModel: true, weight: 0.5, midpoint: 0.66, slope: 16 },
  },
  {
    ...MULTILINGUAL_E5,
    id: "multilingual-e5-small",
    name: "Multilingual E5 small",
    repository: "Xenova/multilingual-e5-small",
    ...weights("q8", 135, 400),
    dimensions: 384,
  },
  {
    ...MULTILINGUAL_E5,
    id: "multilingual-e5-base",
    name: "Multilingual E5 base",
    repository: "Xenova/multilingual-e5-base",
    ...weights("q8", 296, 900),
    dimensions: 768,
  },
];

const MS_MARCO = {
  kind: "reranker",
  repository: "Xenova/ms-marco-MiniLM-L-6-v2",
  licence: "Apache-2.0",
  languages: "English",
} as const;

/** Optional: the best passages are ordered again by one of these. */
export const RERANKER_MODELS: readonly RerankerModel[] = [
  { ...MS_MARCO, id: "ms-marco-minilm-l6-v2", name: "MS MARCO MiniLM", ...weights("q8", 24, 120) },
  {
    ...MS_MARCO,
    id: "ms-marco-minilm-l6-v2-fp32",
    name: "MS MARCO MiniLM for graphics cards",
    ...weights("fp32", 91, 250),
    for_graphics_cards: true,
  },
  {
    kind: "reranker",
    id: "bge-reranker-base",
    name: "BGE reranker",
    repository: "Xenova/bge-reranker-base",
    ...weights("q8", 296, 700),
    licence: "MIT",
    languages: "English and Chinese",
  },
];

/** Every model there is to install. */
export const MODELS: readonly CatalogueModel[] = [...EMBEDDING_MODELS, ...GENERATOR_MODELS, ...RERANKER_MODELS];
