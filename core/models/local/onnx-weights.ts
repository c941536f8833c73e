import type { CatalogueModel, Dtype } from "./model.ts";

/** As the hub's ONNX repositories name them. */
const FILES = {
  fp32: "onnx/model.onnx",
  q8: "onnx/model_quantized.onnx",
  q4: "onnx/model_q4.onnx",
  q4f16: "onnx/model_q4f16.onnx",
} as const satisfies Partial<Record<Dtype, string>>;

/** Whether the weights lie in files beside the program, as `model.onnx_data`; `perhaps` where the hub could not be asked. */
export type Outside = "always" | "perhaps";

interface Weights {
  /** The files that every variant of the model needs. */
  readonly beside: readonly string[];
  /** Megabytes. */
  readonly download: number;
  readonly memory: number;
  readonly outside?: Outside | undefined;
}

export const MEGABYTE = 1_000_000;

/** What a model of the catalogue says of its weights in one data type. */
export function onnxWeights(
  dtype: keyof typeof FILES,
  { beside, download, memory, outside }: Weights,
): Pick<CatalogueModel, "revision" | "files" | "approximate_bytes" | "needs"> {
  const file = FILES[dtype];
  const files = outside === "always" ? [file, `${file}_data*`] : outside === "perhaps" ? [`${file}*`] : [file];
  return {
    revision: "main",
    files: [...beside, ...files],
    approximate_bytes: download * MEGABYTE,
    needs: { memory_bytes: memory * MEGABYTE },
  };
}
