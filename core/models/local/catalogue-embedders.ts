import type { EmbeddingModel } from "./model.ts";
import { onnxWeights, type Outside } from "./onnx-weights.ts";

const TOKENIZER = ["config.json", "tokenizer.json", "tokenizer_config.json"] as const;

/** `download` and `memory` in megabytes. */
function weights<D extends "fp32" | "q8">(dtype: D, download: number, memory: number, outside?: Outside) {
  return { dtype, ...onnxWeights(dtype, { beside: TOKENIZER, download, memory, outside }) };
}

const MINILM_L6 = {
  kind: "embedder",
  repository: "Xenova/all-MiniLM-L6-v2",
  licence: "Apache-2.0",
  languages: "English",
  dimensions: 384,
  pooling: "mean",
  prefixes: { query: "", passage: "" },
  calibration: { byModel: true, language: "en", weight: 0.25, midpoint: 0.42, slope: 12 },
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
 * the retrieval sets were run. Those of EmbeddingGemma, Qwen3 and GTE lie between the similarities that their model cards
 * show for fitting and for unrelated texts; Granite's is taken from GTE, which has the same base. Prefixes and pooling are
 * those of the model cards.
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
    calibration: { byModel: true, language: "en", weight: 0.5, midpoint: 0.66, slope: 16 },
  },
  {
    kind: "embedder",
    id: "granite-embedding-small-english-r2",
    name: "Granite Embedding small",
    repository: "onnx-community/granite-embedding-small-english-r2-ONNX",
    // 47 million weights of 8 bits, by its model card.
    ...weights("q8", 50, 200, "perhaps"),
    licence: "Apache-2.0",
    languages: "English",
    dimensions: 384,
    pooling: "cls",
    prefixes: { query: "", passage: "" },
    calibration: { byModel: true, language: "en", weight: 0.5, midpoint: 0.57, slope: 14 },
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
    kind: "embedder",
    id: "gte-modernbert-base",
    name: "GTE ModernBERT base",
    repository: "Alibaba-NLP/gte-modernbert-base",
    ...weights("q8", 154, 500),
    licence: "Apache-2.0",
    languages: "English",
    dimensions: 768,
    pooling: "cls",
    prefixes: { query: "", passage: "" },
    calibration: { byModel: true, language: "en", weight: 0.5, midpoint: 0.57, slope: 14 },
  },
  {
    ...MULTILINGUAL_E5,
    id: "multilingual-e5-base",
    name: "Multilingual E5 base",
    repository: "Xenova/multilingual-e5-base",
    ...weights("q8", 296, 900),
    dimensions: 768,
  },
  {
    kind: "embedder",
    id: "embeddinggemma-300m",
    name: "EmbeddingGemma 300M",
    repository: "onnx-community/embeddinggemma-300m-ONNX",
    // 308 million weights of 8 bits, and a tokenizer of 20 MB.
    ...weights("q8", 329, 1000, "always"),
    licence: "Gemma Terms of Use",
    languages: "more than 100 languages",
    dimensions: 768,
    pooling: "own",
    prefixes: { query: "task: search result | query: ", passage: "title: none | text: " },
    shorter: { sizes: [512, 256, 128] },
    calibration: { byModel: true, weight: 0.5, midpoint: 0.5, slope: 12 },
  },
  {
    kind: "embedder",
    id: "qwen3-embedding-0.6b",
    name: "Qwen3 Embedding 0.6B",
    repository: "onnx-community/Qwen3-Embedding-0.6B-ONNX",
    ...weights("q8", 625, 1800),
    licence: "Apache-2.0",
    languages: "more than 100 languages",
    dimensions: 1024,
    pooling: "last",
    prefixes: {
      query: "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:",
      passage: "",
    },
    shorter: { least: 32 },
    calibration: { byModel: true, weight: 0.5, midpoint: 0.42, slope: 12 },
  },
];
