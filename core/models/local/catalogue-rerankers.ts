import type { RerankerModel } from "./model.ts";
import { onnxWeights } from "./onnx-weights.ts";

const TOKENIZER = ["config.json", "tokenizer.json", "tokenizer_config.json"] as const;

/** `download` and `memory` in megabytes. */
function weights<D extends "fp32" | "q8">(dtype: D, download: number, memory: number) {
  return { dtype, ...onnxWeights(dtype, { beside: TOKENIZER, download, memory }) };
}

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
    id: "gte-reranker-modernbert-base",
    name: "GTE ModernBERT reranker",
    repository: "Alibaba-NLP/gte-reranker-modernbert-base",
    // 149 million weights of 8 bits, by its model card.
    ...weights("q8", 154, 500),
    licence: "Apache-2.0",
    languages: "English",
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
