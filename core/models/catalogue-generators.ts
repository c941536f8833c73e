import type { GeneratorModel } from "./model.ts";
import { MEGABYTE, onnxWeights } from "./onnx-weights.ts";

/** Where WebLLM's compiled programs are; the folder belongs to the version of `@mlc-ai/web-llm` (a test compares them). */
const LIBRARIES = "mlc-ai/binary-mlc-llm-libs";
const LIBRARY_FOLDER = "web-llm-models/v0_2_86/base";

interface Family {
  /** As WebLLM begins its name. */
  readonly model: string;
  /** As its program is called, where that is another name. */
  readonly program?: string;
  readonly name: string;
  readonly licence: string;
  readonly languages: string;
  readonly rank: number;
  /** Megabytes downloaded and megabytes of graphics memory, the latter as WebLLM states them. */
  readonly f16: { readonly download: number; readonly memory: number };
  readonly f32: { readonly download: number; readonly memory: number };
}

const FAMILIES: readonly Family[] = [
  {
    model: "SmolLM2-360M-Instruct",
    name: "SmolLM2 360M",
    licence: "Apache-2.0",
    languages: "English",
    rank: 20,
    f16: { download: 207, memory: 376.06 },
    f32: { download: 235, memory: 579.61 },
  },
  {
    model: "Qwen2.5-0.5B-Instruct",
    program: "Qwen2-0.5B-Instruct",
    name: "Qwen2.5 0.5B",
    licence: "Apache-2.0",
    languages: "29 languages",
    rank: 30,
    f16: { download: 290, memory: 944.62 },
    f32: { download: 320, memory: 1060.2 },
  },
  {
    model: "Llama-3.2-1B-Instruct",
    name: "Llama 3.2 1B",
    licence: "Llama 3.2 Community License",
    languages: "8 languages of Europe and Asia",
    rank: 40,
    f16: { download: 705, memory: 879.04 },
    f32: { download: 785, memory: 1128.82 },
  },
  {
    model: "Qwen2.5-1.5B-Instruct",
    program: "Qwen2-1.5B-Instruct",
    name: "Qwen2.5 1.5B",
    licence: "Apache-2.0",
    languages: "29 languages",
    rank: 50,
    f16: { download: 880, memory: 1629.75 },
    f32: { download: 980, memory: 1888.97 },
  },
  {
    model: "Llama-3.2-3B-Instruct",
    name: "Llama 3.2 3B",
    licence: "Llama 3.2 Community License",
    languages: "8 languages of Europe and Asia",
    rank: 60,
    f16: { download: 1820, memory: 2263.69 },
    f32: { download: 2020, memory: 2951.51 },
  },
  {
    model: "Phi-3.5-mini-instruct",
    name: "Phi 3.5 mini",
    licence: "MIT",
    languages: "about 20 languages",
    rank: 70,
    f16: { download: 2160, memory: 3672.07 },
    f32: { download: 2400, memory: 5483.12 },
  },
];

/** WebLLM's files in a repository, beside what the tokenizer of some of them is split into. */
const WEB_LLM_FILES = ["mlc-chat-config.json", "tensor-cache.json", "tokenizer.json", "params_shard_*.bin"];

function webLlm(family: Family, precision: "f16" | "f32"): GeneratorModel {
  const model_id = `${family.model}-q4${precision}_1-MLC`;
  const { download, memory } = family[precision];
  return {
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
        path: `${LIBRARY_FOLDER}/${family.program ?? family.model}-q4${precision}_1_cs1k-webgpu.wasm`,
      },
    ],
    approximate_bytes: download * MEGABYTE,
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
    runtime: { kind: "web-llm", model_id, family: family.model, precision },
  };
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

/** Language models, smallest first. No weights could be had where this was made: sizes are the sum of what each hub page states. */
export const GENERATOR_MODELS: readonly GeneratorModel[] = [
  ...TRANSFORMERS,
  ...FAMILIES.flatMap((family) => [webLlm(family, "f16"), webLlm(family, "f32")]),
];
