import { writeOnnx } from "../onnx-writer.ts";

/**
 * A real sentence embedder in the layout of the model hub, small enough for tests: WordPiece tokens, one
 * embedding matrix, mean pooling. It knows a few groups of synonyms (a query for "automobile" comes near a text
 * about a "car") and spells every other word. It stands for a MiniLM-class model in loading, not in quality.
 */
export interface ModelFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const TINY_DIMENSIONS = 32;

const SYNONYMS = [
  ["car", "automobile", "vehicle"],
  ["doctor", "physician"],
  ["buy", "purchase", "acquire"],
  ["house", "home", "dwelling"],
  ["big", "large", "huge"],
  ["begin", "start", "commence"],
  ["money", "cash", "funds"],
  ["holiday", "vacation"],
];

export const SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"];

export interface TinyEmbedderOptions {
  readonly dimensions?: number;
  /** Path of the ONNX file; the hub names it after its data type. */
  readonly weights?: string;
  /** Its weights lie in a file beside it. */
  readonly outside?: boolean;
  /** It gives the vector of the whole text, too. */
  readonly whole?: boolean;
}

/** The files of the model, by the paths the hub would serve them under. Equal on every call. */
export function makeTinyEmbedder({
  dimensions = TINY_DIMENSIONS,
  weights = "onnx/model.onnx",
  outside = false,
  whole = false,
}: TinyEmbedderOptions = {}): readonly ModelFile[] {
  const vocabulary = makeVocabulary();
  const embeddings = makeEmbeddings(vocabulary, dimensions);
  const file = weights.split("/").at(-1) ?? weights;
  return [
    jsonFile("config.json", {
      model_type: "bert",
      architectures: ["BertModel"],
      hidden_size: dimensions,
      vocab_size: vocabulary.length,
      ...(outside && { "transformers.js_config": { use_external_data_format: { [file]: 1 } } }),
    }),
    bertTokenizerConfig(),
    jsonFile("tokenizer.json", makeTokenizer(vocabulary)),
    {
      path: weights,
      bytes: makeModel(embeddings, dimensions, { whole, outside: outside ? `${file}_data` : undefined }),
    },
    ...(outside ? [{ path: `${weights}_data`, bytes: new Uint8Array(embeddings.buffer) }] : []),
  ];
}

export const bertTokenizerConfig = (): ModelFile =>
  jsonFile("tokenizer_config.json", {
    tokenizer_class: "BertTokenizer",
    do_lower_case: true,
    model_max_length: 512,
    pad_token: "[PAD]",
    unk_token: "[UNK]",
    cls_token: "[CLS]",
    sep_token: "[SEP]",
    mask_token: "[MASK]",
  });

export function makeVocabulary(): string[] {
  const characters = [..."abcdefghijklmnopqrstuvwxyz0123456789.,;:!?'\"()-"];
  return [...SPECIAL, ...characters, ...characters.map((character) => `##${character}`), ...SYNONYMS.flat()];
}

function makeModel(
  embeddings: Float32Array<ArrayBuffer>,
  dimensions: number,
  { whole, outside }: { readonly whole: boolean; readonly outside: string | undefined },
): Uint8Array<ArrayBuffer> {
  const sequence = ["batch", "sequence"];
  const all = { name: "sentence_embedding", type: "float32", dims: ["batch", dimensions] } as const;
  const mean = { axes: [1], keepdims: 0 };
  return writeOnnx({
    name: "tiny-embedder",
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({ name, type: "int64", dims: sequence })),
    outputs: [{ name: "last_hidden_state", type: "float32", dims: [...sequence, dimensions] }, ...(whole ? [all] : [])],
    weights: [
      { name: "tokens", dims: [embeddings.length / dimensions, dimensions], data: embeddings, outside },
      { name: "types", dims: [2, dimensions], data: new Float32Array(2 * dimensions) },
      { name: "last", dims: [1], data: BigInt64Array.of(-1n) },
    ],
    nodes: [
      { op: "Gather", inputs: ["tokens", "input_ids"], outputs: ["token"] },
      { op: "Gather", inputs: ["types", "token_type_ids"], outputs: ["type"] },
      { op: "Add", inputs: ["token", "type"], outputs: ["sum"] },
      { op: "Cast", inputs: ["attention_mask"], outputs: ["mask"], attributes: { to: 1 } },
      { op: "Unsqueeze", inputs: ["mask", "last"], outputs: ["column"] },
      { op: "Mul", inputs: ["sum", "column"], outputs: ["last_hidden_state"] },
      ...(whole ? [{ op: "ReduceMean", inputs: ["last_hidden_state"], outputs: [all.name], attributes: mean }] : []),
    ],
  });
}

/** Words of a group share a vector; characters get small ones, special tokens none. */
export function makeEmbeddings(vocabulary: readonly string[], dimensions: number): Float32Array<ArrayBuffer> {
  const matrix = new Float32Array(vocabulary.length * dimensions);
  for (const [row, token] of vocabulary.entries()) {
    if (SPECIAL.includes(token)) continue;
    const group = SYNONYMS.findIndex((words) => words.includes(token));
    const random = createRandom(group >= 0 ? 1000 + group : row);
    const scale = group >= 0 ? 1 : 0.05;
    for (let column = 0; column < dimensions; column++) matrix[row * dimensions + column] = (random() * 2 - 1) * scale;
  }
  return matrix;
}

/** Linear congruential generator with the constants of Numerical Recipes; values in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function makeTokenizer(vocabulary: readonly string[]): unknown {
  const token = (content: string, id: number) => ({
    id,
    content,
    special: true,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  });
  const special = (name: string) => ({ SpecialToken: { id: name, type_id: 0 } });
  const sequence = (id: string) => ({ Sequence: { id, type_id: 0 } });
  return {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map(token),
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: {
      type: "TemplateProcessing",
      single: [special("[CLS]"), sequence("A"), special("[SEP]")],
      pair: [special("[CLS]"), sequence("A"), special("[SEP]"), sequence("B"), special("[SEP]")],
      special_tokens: Object.fromEntries(
        ["[CLS]", "[SEP]"].map((name) => [name, { id: name, ids: [SPECIAL.indexOf(name)], tokens: [name] }]),
      ),
    },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((entry, id) => [entry, id])),
    },
  };
}

export function jsonFile(path: string, value: unknown): ModelFile {
  return { path, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}
