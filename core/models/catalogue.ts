import type { Calibration } from "../engine/embed-port.ts";

/** An embedding model this product knows how to run. */
export interface EmbeddingModel {
  /** Names model and version in API paths and in the pipeline of a segment. */
  readonly id: string;
  readonly name: string;
  /** Repository on the model hub, and folder below the server's own models folder. */
  readonly repository: string;
  readonly revision: string;
  /** Paths within the repository; all are needed. */
  readonly files: readonly string[];
  /** About how much is downloaded, bytes; the source says the exact number. */
  readonly approximate_bytes: number;
  readonly licence: string;
  /** In words for a person. */
  readonly languages: string;
  readonly dimensions: number;
  readonly pooling: "mean" | "cls";
  readonly dtype: "fp32" | "fp16" | "q8";
  readonly prefixes: { readonly query: string; readonly passage: string };
  readonly calibration: Calibration;
}

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
    id: "all-minilm-l6-v2",
    name: "MiniLM L6",
    repository: "Xenova/all-MiniLM-L6-v2",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 24 * MEGABYTE,
    licence: "Apache-2.0",
    languages: "English",
    dimensions: 384,
    pooling: "mean",
    dtype: "q8",
    prefixes: NO_PREFIX,
    calibration: { weight: 0.45, midpoint: 0.42, slope: 12 },
  },
  {
    id: "bge-small-en-v1.5",
    name: "BGE small",
    repository: "Xenova/bge-small-en-v1.5",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 35 * MEGABYTE,
    licence: "MIT",
    languages: "English",
    dimensions: 384,
    pooling: "cls",
    dtype: "q8",
    prefixes: { query: "Represent this sentence for searching relevant passages: ", passage: "" },
    calibration: { weight: 0.5, midpoint: 0.66, slope: 16 },
  },
  {
    id: "multilingual-e5-small",
    name: "Multilingual E5 small",
    repository: "Xenova/multilingual-e5-small",
    revision: "main",
    files: [...TOKENIZER, "onnx/model_quantized.onnx"],
    approximate_bytes: 135 * MEGABYTE,
    licence: "MIT",
    languages: "about 100 languages",
    dimensions: 384,
    pooling: "mean",
    dtype: "q8",
    prefixes: { query: "query: ", passage: "passage: " },
    calibration: { weight: 0.5, midpoint: 0.83, slope: 30 },
  },
];
