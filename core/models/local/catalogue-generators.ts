import type { GeneratorModel } from "./model.ts";
import { MEGABYTE, onnxWeights, type Outside } from "./onnx-weights.ts";
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
    // What WebLLM's own list gives every one of these, and its figures of memory are for.
    context_tokens: 4096,
    // f32 gives the same words, more slowly.
    rank: family.rank + (precision === "f16" ? 1 : 0),
    runtime: {
      kind: "web-llm",
      model_id,
      family: family.model,
      precision,
      ...(family.thinks && { thinks: true as const }),
      ...(family.longer && { longer: longerIn(precision, family.longer) }),
    },
  };
  return [model];
}

/** Keys and values of a token are kept in the precision that the model computes in. */
function longerIn(precision: "f16" | "f32", { context, layers, width }: NonNullable<Family["longer"]>) {
  return { context_tokens: context, token_bytes: 2 * layers * width * (precision === "f16" ? 2 : 4) };
}

const TRANSFORMERS_FILES = ["config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json"];

/** `download` and `memory` in megabytes. */
function inTransformers(dtype: "q8" | "q4", download: number, memory: number) {
  return {
    kind: "generator",
    ...onnxWeights(dtype, { beside: TRANSFORMERS_FILES, download, memory }),
    // They could take 8,192; without a graphics card it takes minutes to read as much.
    context_tokens: 4096,
    runtime: { kind: "transformers", dtype },
  } as const;
}

const SMOLLM2_360M = {
  repository: "HuggingFaceTB/SmolLM2-360M-Instruct",
  licence: "Apache-2.0",
  languages: "English",
} as const;

/**
 * On the graphics card only, where 16-bit numbers can be computed. Their sizes follow from the number of weights (4.5 bits
 * each; 16 for the table of words, which is not packed), but for LFM2's, which the hub tells.
 */
function onCard(context_tokens: number, download: number, memory: number, outside: Outside) {
  const files = onnxWeights("q4f16", { beside: TRANSFORMERS_FILES, download, memory, outside });
  return {
    kind: "generator",
    ...files,
    needs: { ...files.needs, webgpu: true, shader_f16: true },
    context_tokens,
    runtime: { kind: "transformers", dtype: "q4f16" },
  } as const;
}

/** Those that WebLLM's list does not have. */
const ON_CARD: readonly GeneratorModel[] = [
  {
    ...onCard(8192, 583, 1100, "always"),
    id: "lfm2-700m-q4f16",
    name: "LFM2 700M",
    repository: "onnx-community/LFM2-700M-ONNX",
    licence: "LFM Open License v1.0",
    languages: "8 languages",
    rank: 34,
  },
  {
    ...onCard(8192, 2130, 3100, "perhaps"),
    id: "smollm3-3b-q4f16",
    name: "SmolLM3 3B",
    repository: "HuggingFaceTB/SmolLM3-3B-ONNX",
    licence: "Apache-2.0",
    languages: "6 languages of Europe",
    rank: 62,
  },
  {
    ...onCard(8192, 2290, 3300, "perhaps"),
    id: "granite-4.0-micro-q4f16",
    name: "Granite 4.0 Micro",
    repository: "onnx-community/granite-4.0-micro-ONNX-web",
    licence: "Apache-2.0",
    languages: "12 languages",
    rank: 63,
  },
];

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
  ...ON_CARD,
  ...FAMILIES.flatMap((family) => [...webLlm(family, "f16"), ...webLlm(family, "f32")]),
];
