import type { CatalogueModel, Dtype } from "./model.ts";

/** As the hub's ONNX repositories name them. */
const FILES = {
  fp32: "onnx/model.onnx",
  q8: "onnx/model_quantized.onnx",
  q4: "onnx/model_q4.onnx",
} as const satisfies Partial<Record<Dtype, string>>;

interface Weights {
  /** The files that every variant of the model needs. */
  readonly beside: readonly string[];
  /** Megabytes. */
  readonly download: number;
  readonly memory: number;
}

export const MEGABYTE = 1_000_000;

/** What a model of the catalogue says of its weights in one data type. */
export function onnxWeights(
  dtype: keyof typeof FILES,
  { beside, download, memory }: Weights,
): Pick<CatalogueModel, "revision" | "files" | "approximate_bytes" | "needs"> {
  return {
    revision: "main",
    files: [...beside, FILES[dtype]],
    approximate_bytes: download * MEGABYTE,
    needs: { memory_bytes: memory * MEGABYTE },
  };
}
