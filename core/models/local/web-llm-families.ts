/** One model that WebLLM's own list has, in one or two precisions. */
export interface Family {
  /** As WebLLM begins its name. */
  readonly model: string;
  /** As its program is called, where that is another name. */
  readonly program?: string;
  /** Of its program's name: how many tokens it reads at a time. */
  readonly chunk?: "cs512";
  readonly name: string;
  readonly licence: string;
  readonly languages: string;
  /** By size and generation; no answers were compared. */
  readonly rank: number;
  /** Thousand millions of weights, by its name or its publisher; the size of the download follows from them. */
  readonly weights: number;
  /** Writes down its thoughts first unless told not to. */
  readonly thinks?: true;
  /**
   * What it could read, and what decides how much memory a token takes: its layers and the width of their keys, heads times
   * dimensions, by its configuration on the hub. Left out where that was not read, or where not all layers keep all tokens.
   */
  readonly longer?: { readonly context: number; readonly layers: number; readonly width: number };
  /** Megabytes of graphics memory, as WebLLM's list states them; null for a precision that it does not have. */
  readonly memory: { readonly f16: number; readonly f32: number | null };
}

const QWEN_3 = { licence: "Apache-2.0", languages: "more than 100 languages", thinks: true } as const;
/** What its page on the hub says could not be read where this was written. */
const QWEN_3_5 = { licence: "as its page on the hub says", languages: "many languages", thinks: true } as const;
const LLAMA_3_2 = { licence: "Llama 3.2 Community License", languages: "8 languages of Europe and Asia" };

export const FAMILIES: readonly Family[] = [
  {
    model: "SmolLM2-360M-Instruct",
    name: "SmolLM2 360M",
    licence: "Apache-2.0",
    languages: "English",
    rank: 20,
    weights: 0.36,
    longer: { context: 8192, layers: 32, width: 320 },
    memory: { f16: 376.06, f32: 579.61 },
  },
  {
    model: "Qwen2.5-0.5B-Instruct",
    program: "Qwen2-0.5B-Instruct",
    name: "Qwen2.5 0.5B",
    licence: "Apache-2.0",
    languages: "29 languages",
    rank: 30,
    weights: 0.49,
    longer: { context: 32768, layers: 24, width: 128 },
    memory: { f16: 944.62, f32: 1060.2 },
  },
  {
    ...QWEN_3,
    model: "Qwen3-0.6B",
    name: "Qwen3 0.6B",
    rank: 32,
    weights: 0.6,
    longer: { context: 40960, layers: 28, width: 1024 },
    memory: { f16: 1403.34, f32: 1924.98 },
  },
  {
    ...QWEN_3_5,
    model: "Qwen3.5-0.8B",
    name: "Qwen3.5 0.8B",
    rank: 36,
    weights: 0.8,
    memory: { f16: 1629.49, f32: 1894.19 },
  },
  {
    model: "gemma3-1b-it",
    name: "Gemma 3 1B",
    licence: "Gemma Terms of Use",
    languages: "mostly English",
    rank: 38,
    weights: 1,
    memory: { f16: 711.07, f32: null },
  },
  {
    ...LLAMA_3_2,
    model: "Llama-3.2-1B-Instruct",
    name: "Llama 3.2 1B",
    rank: 40,
    weights: 1.24,
    longer: { context: 131072, layers: 16, width: 512 },
    memory: { f16: 879.04, f32: 1128.82 },
  },
  {
    model: "SmolLM2-1.7B-Instruct",
    name: "SmolLM2 1.7B",
    licence: "Apache-2.0",
    languages: "English",
    rank: 44,
    weights: 1.7,
    longer: { context: 8192, layers: 24, width: 2048 },
    memory: { f16: 1774.19, f32: 2692.38 },
  },
  {
    model: "Qwen2.5-1.5B-Instruct",
    program: "Qwen2-1.5B-Instruct",
    name: "Qwen2.5 1.5B",
    licence: "Apache-2.0",
    languages: "29 languages",
    rank: 48,
    weights: 1.54,
    longer: { context: 32768, layers: 28, width: 256 },
    memory: { f16: 1629.75, f32: 1888.97 },
  },
  {
    ...QWEN_3,
    model: "Qwen3-1.7B",
    name: "Qwen3 1.7B",
    rank: 52,
    weights: 1.7,
    longer: { context: 40960, layers: 28, width: 1024 },
    memory: { f16: 2036.66, f32: 2635.44 },
  },
  {
    ...QWEN_3_5,
    model: "Qwen3.5-2B",
    name: "Qwen3.5 2B",
    rank: 56,
    weights: 2,
    memory: { f16: 2245.44, f32: 2591.55 },
  },
  {
    ...LLAMA_3_2,
    model: "Llama-3.2-3B-Instruct",
    name: "Llama 3.2 3B",
    rank: 60,
    weights: 3.21,
    longer: { context: 131072, layers: 28, width: 1024 },
    memory: { f16: 2263.69, f32: 2951.51 },
  },
  {
    model: "Ministral-3-3B-Instruct-2512-BF16",
    name: "Ministral 3 3B",
    licence: "Apache-2.0",
    languages: "dozens of languages",
    rank: 64,
    weights: 3.4,
    memory: { f16: 2863.69, f32: 3532.37 },
  },
  {
    model: "gemma-4-E2B-it",
    chunk: "cs512",
    name: "Gemma 4 E2B",
    licence: "Apache-2.0",
    languages: "many languages",
    rank: 66,
    // With the embeddings of its layers, which "E2B" leaves out.
    weights: 5.1,
    memory: { f16: 3387.37, f32: 3862.72 },
  },
  {
    model: "Phi-3.5-mini-instruct",
    name: "Phi 3.5 mini",
    licence: "MIT",
    languages: "about 20 languages",
    rank: 67,
    weights: 3.82,
    longer: { context: 131072, layers: 32, width: 3072 },
    memory: { f16: 3672.07, f32: 5483.12 },
  },
  {
    model: "Phi-4-mini-instruct",
    name: "Phi 4 mini",
    licence: "MIT",
    languages: "24 languages",
    rank: 68,
    weights: 3.8,
    longer: { context: 131072, layers: 32, width: 1024 },
    memory: { f16: 3437.58, f32: 4220.59 },
  },
  {
    ...QWEN_3,
    model: "Qwen3-4B",
    name: "Qwen3 4B",
    rank: 70,
    weights: 4,
    longer: { context: 40960, layers: 36, width: 1024 },
    memory: { f16: 3431.59, f32: 4327.71 },
  },
  {
    ...QWEN_3_5,
    model: "Qwen3.5-4B",
    name: "Qwen3.5 4B",
    rank: 74,
    weights: 4,
    memory: { f16: 3867.82, f32: 4680.36 },
  },
  {
    ...QWEN_3,
    model: "Qwen3-8B",
    name: "Qwen3 8B",
    rank: 80,
    weights: 8,
    longer: { context: 40960, layers: 36, width: 1024 },
    memory: { f16: 5695.78, f32: 6852.55 },
  },
  {
    ...QWEN_3_5,
    model: "Qwen3.5-9B",
    name: "Qwen3.5 9B",
    rank: 84,
    weights: 9,
    memory: { f16: 6433.01, f32: 7544.74 },
  },
];
