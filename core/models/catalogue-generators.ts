import type { GeneratorModel } from "./model.ts";
import { MEGABYTE, onnxWeights } from "./onnx-weights.ts";
import { FAMILIES, type Family } from "./web-llm-families.ts";

/** Where WebLLM's compiled programs are; the folder belongs to the version of `@mlc-ai/web-llm` (a test compares them). */
const LIBRARIES = "mlc-ai/binary-mlc-llm-libs";
const LIBRARY_FOLDER = "web-llm-models/v0_2_86/base";

/** WebLLM's files in a repository, beside what the tokenizer of some of them is split into. */
const WEB_LLM_FILES = ["mlc-chat-config.json", "tensor-cache.json", "tokenizer.json", "params_shard_*.bin"];

/** 32 weights of 4 bits share a scale of 16 or 32 bits. Tokenizer and program are some megabytes more. */
const BITS = { f16: 4.5, f32: 5 };
const BESIDE = 12;

function webLlm(family: Family, precision: "f16" | "f32"): GeneratorModel[] {
  const model_id = `${family.model}-q4${precision}_1-MLC`;
  const memory = family.memory[precision];
  if (memory === null) return [];
  const download = (family.weights * 1000 * BITS[precision]) / 8 + BESIDE;
  const model: GeneratorModel = {
    kind: "generator",
    id: model_id.toLowerCase(),
    name: family.name,
    repository: `mlc-ai/${model_id}`,
    revision: "main",
    files: WEB_LLM_FILES,
    also: [
      {
        repository: LIBRARIES,
        revision: "main",
        path: `${LIBRARY_FOLDER}/${family.program ?? family.model}-q4${precision}_1_${family.chunk ?? "cs1k"}-webgpu.wasm`,
      },
    ],
    approximate_bytes: Math.round(download) * MEGABYTE,
    licence: family.licence,
    languages: family.languages,
    needs: {
      memory_bytes: Math.round(memory * MEGABYTE),
      webgpu: true,
      ...(precision === "f16" && { shader_f16: true }),
    },
    // What WebLLM's own list gives every one of these; the models themselves could take more.
    context_tokens: 4096,
    // f32 gives the same words, more slowly.
    rank: family.rank + (precision === "f16" ? 1 : 0),
    runtime: {
      kind: "web-llm",
      model_id,
      family: family.model,
      precision,
      ...(family.thinks && { thinks: true as const }),
    },
  };
  return [model];
}

const TRANSFORMERS_FILES = ["config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json"];

/** `download` and `memory` in megabytes. */
function inTransformers(dtype: "q8" | "q4", download: number, memory: number) {
  return {
    kind: "generator",
    ...onnxWeights(dtype, { beside: TRANSFORMERS_FILES, download, memory }),
    context_tokens: 4096,
    runtime: { kind: "transformers", dtype },
  } as const;
}

const SMOLLM2_360M = {
  repository: "HuggingFaceTB/SmolLM2-360M-Instruct",
  licence: "Apache-2.0",
  languages: "English",
} as const;

/** Small enough for WebAssembly. Those in 8-bit numbers run there only; others are quicker on WebGPU. */
const TRANSFORMERS: readonly GeneratorModel[] = [
  {
    ...inTransformers("q8", 140, 450),
    id: "smollm2-135m-instruct",
    name: "SmolLM2 135M",
    repository: "HuggingFaceTB/SmolLM2-135M-Instruct",
    licence: "Apache-2.0",
    languages: "English",
    rank: 5,
  },
  {
    ...SMOLLM2_360M,
    ...inTransformers("q8", 367, 1000),
    id: "smollm2-360m-instruct",
    name: "SmolLM2 360M (without a graphics card)",
    rank: 10,
  },
  {
    ...SMOLLM2_360M,
    ...inTransformers("q4", 417, 1000),
    id: "smollm2-360m-instruct-q4",
    name: "SmolLM2 360M (on any graphics card)",
    rank: 11,
    for_graphics_cards: true,
  },
  {
    ...inTransformers("q8", 515, 1400),
    id: "qwen2.5-0.5b-instruct",
    name: "Qwen2.5 0.5B (without a graphics card)",
    repository: "onnx-community/Qwen2.5-0.5B-Instruct",
    licence: "Apache-2.0",
    languages: "29 languages",
    rank: 12,
  },
];

/**
 * Language models, smallest first. No weights could be had where this was made: sizes of ONNX files are the sum of what each
 * hub page states, those of WebLLM follow from the number of weights. A source tells the exact size when a download begins.
 */
export const GENERATOR_MODELS: readonly GeneratorModel[] = [
  ...TRANSFORMERS,
  ...FAMILIES.flatMap((family) => [...webLlm(family, "f16"), ...webLlm(family, "f32")]),
];
