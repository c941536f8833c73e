import type { Calibration } from "#core/engine/embed-port.ts";

export type ModelKind = "embedder" | "generator" | "reranker" | "recogniser";

/** What every model of the catalogue says of itself. */
interface ModelFacts {
  /** Names model and version in API paths and in the pipeline of a segment. */
  readonly id: string;
  readonly name: string;
  /** Repository on the model hub, and folder below the server's own models folder. */
  readonly repository: string;
  readonly revision: string;
  /** Paths within the repository; all are needed. A `*` stands for any characters but a slash; at least one file fits it. */
  readonly files: readonly string[];
  /** Files of other repositories that it needs. */
  readonly also?: readonly { readonly repository: string; readonly revision: string; readonly path: string }[];
  /** About how much is downloaded, bytes; the source says the exact number. */
  readonly approximate_bytes: number;
  readonly licence: string;
  /** In words for a person. */
  readonly languages: string;
  readonly needs: ModelNeeds;
  /** Has a twin in 8-bit numbers, which is the better one where there is no graphics card. */
  readonly for_graphics_cards?: boolean;
}

export interface ModelNeeds {
  /** About how much memory it takes while it runs, bytes; on the graphics card where it runs there. */
  readonly memory_bytes: number;
  /** Runs on WebGPU only. */
  readonly webgpu?: boolean;
  /** The adapter must have `shader-f16`. */
  readonly shader_f16?: boolean;
}

/** Data types as transformers.js names them; each is another ONNX file. */
export type Dtype = "fp32" | "fp16" | "q8" | "q4" | "q4f16";

/**
 * How one vector is made of those of the tokens: their mean, that of the first, that of the last. `own`: the model gives
 * the vector itself.
 */
export type Pooling = "mean" | "cls" | "last" | "own";

/** An embedding model this product knows how to run. */
export interface EmbeddingModel extends ModelFacts {
  readonly kind: "embedder";
  readonly dimensions: number;
  readonly pooling: Pooling;
  readonly dtype: "fp32" | "fp16" | "q8";
  readonly prefixes: { readonly query: string; readonly passage: string };
  /** Dimensions that its vectors may be cut to, where it was trained for that (Matryoshka): these, or any from the least. */
  readonly shorter?: { readonly sizes: readonly number[] } | { readonly least: number };
  readonly calibration: Calibration;
}

/** A language model. */
export interface GeneratorModel extends ModelFacts {
  readonly kind: "generator";
  /** Tokens of prompt and answer together, where the machine has memory for no more. */
  readonly context_tokens: number;
  /** Orders what can run: the higher, the better it writes. */
  readonly rank: number;
  readonly runtime: TransformersRuntime | WebLlmRuntime;
}

export interface TransformersRuntime {
  readonly kind: "transformers";
  readonly dtype: Dtype;
}

export interface WebLlmRuntime {
  readonly kind: "web-llm";
  /** Its name in WebLLM's list. */
  readonly model_id: string;
  /** Models of one family differ in their precision alone; a machine is offered the one that suits it. */
  readonly family: string;
  readonly precision: "f16" | "f32";
  /** It writes down its thoughts first unless it is told not to. */
  readonly thinks?: true;
  /** What it could read, and the bytes of graphics memory of each further token; left out where that is not known. */
  readonly longer?: { readonly context_tokens: number; readonly token_bytes: number };
}

/** A cross-encoder: reads question and passage together and says how well they fit. */
export interface RerankerModel extends ModelFacts {
  readonly kind: "reranker";
  readonly dtype: Dtype;
}

/** What text recognition needs to read a language. */
export interface RecogniserModel extends ModelFacts {
  readonly kind: "recogniser";
  /** As Tesseract names the language. */
  readonly code: string;
}

export type CatalogueModel = EmbeddingModel | GeneratorModel | RerankerModel | RecogniserModel;

/** Whether a path of a repository is one of the files wanted. */
export function fitsPattern(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^/]*")}$`).test(path);
}
