import { writeOnnx } from "../onnx-writer.ts";
import { createRandom, jsonFile, makeTokenizer, makeVocabulary, SPECIAL, type ModelFile } from "./tiny-embedder.ts";

/**
 * A real decoder in the layout of the model hub, with inputs and outputs for its key-value cache, small enough for tests.
 * It has a table of what follows what (it says "herewith the documents say so [1].") and one attention head that goes on
 * after "herewith" as the prompt went on there: asked for "herewith hello" it says that. It stands for a small language
 * model in loading, streaming and stopping, not in quality.
 */
export interface TinyGeneratorOptions {
  /** Path of the ONNX file; the hub names it after its data type. */
  readonly weights?: string;
  /** Never ends by itself. */
  readonly endless?: boolean;
  /** The tokenizer has no chat template. */
  readonly plain?: boolean;
}

const ROLES = ["<|system|>", "<|user|>", "<|assistant|>"];
const END = "<|end|>";
/** The one word that the head looks back for; no prompt has it by chance. */
const TRIGGER = "herewith";
const WORDS = [TRIGGER, "the", "documents", "say", "so", "hello", "world"];
const ANSWER = ["<|assistant|>", TRIGGER, "the", "documents", "say", "so", "[1]", "."];
const DIMENSIONS = 64;

const TEMPLATE =
  "{% for message in messages %}<|{{ message.role }}|> {{ message.content }} {% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}";

/** The files of the model, by the paths the hub would serve them under. Equal on every call. */
export function makeTinyGenerator({
  weights = "onnx/model.onnx",
  endless = false,
  plain = false,
}: TinyGeneratorOptions = {}): readonly ModelFile[] {
  const added = [...ROLES, END, "[1]"];
  const vocabulary = [...makeVocabulary(), ...WORDS, ...added];
  const eos_token_id = vocabulary.indexOf(END);
  const base = makeTokenizer(vocabulary) as { readonly added_tokens: object[] };
  const tokens = added.map((content) => ({
    id: vocabulary.indexOf(content),
    content,
    special: content !== "[1]",
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  }));
  return [
    jsonFile("config.json", {
      model_type: "llama",
      architectures: ["LlamaForCausalLM"],
      hidden_size: DIMENSIONS,
      num_hidden_layers: 1,
      num_attention_heads: 1,
      num_key_value_heads: 1,
      vocab_size: vocabulary.length,
      max_position_embeddings: 4096,
      eos_token_id,
    }),
    jsonFile("generation_config.json", { eos_token_id, pad_token_id: 0 }),
    jsonFile("tokenizer_config.json", {
      tokenizer_class: "PreTrainedTokenizer",
      do_lower_case: true,
      pad_token: "[PAD]",
      unk_token: "[UNK]",
      eos_token: END,
      ...(!plain && { chat_template: TEMPLATE }),
    }),
    jsonFile("tokenizer.json", { ...base, post_processor: null, added_tokens: [...base.added_tokens, ...tokens] }),
    { path: weights, bytes: makeDecoder(vocabulary, endless) },
  ];
}

function makeDecoder(vocabulary: readonly string[], endless: boolean): Uint8Array<ArrayBuffer> {
  const cache = ["batch", 1, "past", DIMENSIONS];
  const grown = ["batch", 1, "total", DIMENSIONS];
  return writeOnnx({
    name: "tiny-generator",
    inputs: [
      { name: "input_ids", type: "int64", dims: ["batch", "sequence"] },
      { name: "attention_mask", type: "int64", dims: ["batch", "total"] },
      { name: "past_key_values.0.key", type: "float32", dims: cache },
      { name: "past_key_values.0.value", type: "float32", dims: cache },
    ],
    outputs: [
      { name: "logits", type: "float32", dims: ["batch", "sequence", vocabulary.length] },
      { name: "present.0.key", type: "float32", dims: grown },
      { name: "present.0.value", type: "float32", dims: grown },
    ],
    weights: [
      { name: "tokens", dims: [vocabulary.length, DIMENSIONS], data: makeUnitVectors(vocabulary) },
      {
        name: "asks",
        dims: [vocabulary.length, DIMENSIONS],
        data: onlyTrigger(vocabulary, makeUnitVectors(vocabulary)),
      },
      { name: "follows", dims: [vocabulary.length, vocabulary.length], data: makeFollowers(vocabulary, endless) },
      { name: "nothing", dims: [1, 1, 1, DIMENSIONS], data: new Float32Array(DIMENSIONS) },
      { name: "threshold", dims: [1], data: Float32Array.of(0.7) },
      { name: "gain", dims: [1], data: Float32Array.of(100) },
      { name: "heads", dims: [1], data: BigInt64Array.of(1n) },
      { name: "start", dims: [1], data: BigInt64Array.of(0n) },
      { name: "minusOne", dims: [1], data: BigInt64Array.of(-1n) },
      { name: "along", dims: [1], data: BigInt64Array.of(2n) },
    ],
    nodes: [
      { op: "Gather", inputs: ["tokens", "input_ids"], outputs: ["embedded"] },
      { op: "Unsqueeze", inputs: ["embedded", "heads"], outputs: ["value"] },
      { op: "Gather", inputs: ["asks", "input_ids"], outputs: ["asked"] },
      { op: "Unsqueeze", inputs: ["asked", "heads"], outputs: ["query"] },
      // Values are the tokens themselves, keys the tokens before them: whoever matches a key goes on as it went on there.
      {
        op: "Concat",
        inputs: ["past_key_values.0.value", "value"],
        outputs: ["present.0.value"],
        attributes: { axis: 2 },
      },
      { op: "Slice", inputs: ["present.0.value", "start", "minusOne", "along"], outputs: ["before"] },
      { op: "Concat", inputs: ["nothing", "before"], outputs: ["present.0.key"], attributes: { axis: 2 } },
      { op: "Transpose", inputs: ["present.0.key"], outputs: ["keys"], attributes: { perm: [0, 1, 3, 2] } },
      { op: "MatMul", inputs: ["query", "keys"], outputs: ["alike"] },
      { op: "Sub", inputs: ["alike", "threshold"], outputs: ["above"] },
      { op: "Relu", inputs: ["above"], outputs: ["attention"] },
      { op: "MatMul", inputs: ["attention", "present.0.value"], outputs: ["attended"] },
      { op: "Squeeze", inputs: ["attended", "heads"], outputs: ["context"] },
      { op: "Transpose", inputs: ["tokens"], outputs: ["columns"], attributes: { perm: [1, 0] } },
      { op: "MatMul", inputs: ["context", "columns"], outputs: ["copied"] },
      { op: "Mul", inputs: ["copied", "gain"], outputs: ["copy"] },
      { op: "Gather", inputs: ["follows", "input_ids"], outputs: ["follow"] },
      { op: "Add", inputs: ["copy", "follow"], outputs: ["logits"] },
    ],
  });
}

/** Tokens with a meaning of their own have none here, so that no role is ever copied. */
function makeUnitVectors(vocabulary: readonly string[]): Float32Array<ArrayBuffer> {
  const silent = new Set([...SPECIAL, ...ROLES, END]);
  const matrix = new Float32Array(vocabulary.length * DIMENSIONS);
  for (const [row, token] of vocabulary.entries()) {
    if (silent.has(token)) continue;
    const random = createRandom(row + 1);
    const values = Array.from({ length: DIMENSIONS }, () => random() * 2 - 1);
    const length = Math.hypot(...values);
    matrix.set(
      values.map((value) => value / length),
      row * DIMENSIONS,
    );
  }
  return matrix;
}

function onlyTrigger(vocabulary: readonly string[], vectors: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const row = vocabulary.indexOf(TRIGGER) * DIMENSIONS;
  return vectors.map((value, at) => (at >= row && at < row + DIMENSIONS ? value : 0));
}

/** What follows each token: the next word of the answer, or its end. */
function makeFollowers(vocabulary: readonly string[], endless: boolean): Float32Array<ArrayBuffer> {
  const table = new Float32Array(vocabulary.length ** 2);
  for (const [row, token] of vocabulary.entries()) {
    const at = ANSWER.indexOf(token);
    const next = ANSWER[at + 1];
    const follower = at >= 0 && next !== undefined ? next : endless ? "the" : END;
    table[row * vocabulary.length + vocabulary.indexOf(follower)] = 10;
  }
  return table;
}
