import { writeOnnx } from "../onnx-writer.ts";
import {
  bertTokenizerConfig,
  jsonFile,
  makeEmbeddings,
  makeTokenizer,
  makeVocabulary,
  type ModelFile,
} from "./tiny-embedder.ts";

const DIMENSIONS = 32;

/**
 * A real cross-encoder in the layout of the model hub: question and passage in one run, told apart by their token types,
 * and the logit grows with how much their words mean the same. It stands for a reranker in loading, not in quality.
 */
export function makeTinyReranker({ weights = "onnx/model.onnx" } = {}): readonly ModelFile[] {
  const vocabulary = makeVocabulary();
  const sequence = ["batch", "sequence"];
  const model = writeOnnx({
    name: "tiny-reranker",
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({ name, type: "int64", dims: sequence })),
    outputs: [{ name: "logits", type: "float32", dims: ["batch", 1] }],
    weights: [
      { name: "tokens", dims: [vocabulary.length, DIMENSIONS], data: makeEmbeddings(vocabulary, DIMENSIONS) },
      { name: "one", dims: [1], data: Float32Array.of(1) },
      { name: "bias", dims: [1], data: Float32Array.of(4) },
      { name: "last", dims: [1], data: BigInt64Array.of(-1n) },
      { name: "along", dims: [1], data: BigInt64Array.of(1n) },
    ],
    nodes: [
      { op: "Gather", inputs: ["tokens", "input_ids"], outputs: ["token"] },
      { op: "Cast", inputs: ["attention_mask"], outputs: ["mask"], attributes: { to: 1 } },
      { op: "Cast", inputs: ["token_type_ids"], outputs: ["isPassage"], attributes: { to: 1 } },
      { op: "Sub", inputs: ["one", "isPassage"], outputs: ["isQuestion"] },
      ...["Passage", "Question"].flatMap((side) => [
        { op: "Mul", inputs: ["mask", `is${side}`], outputs: [`in${side}`] },
        { op: "Unsqueeze", inputs: [`in${side}`, "last"], outputs: [`column${side}`] },
        { op: "Mul", inputs: ["token", `column${side}`], outputs: [`tokens${side}`] },
        { op: "ReduceSum", inputs: [`tokens${side}`, "along"], outputs: [`sum${side}`], attributes: { keepdims: 0 } },
      ]),
      { op: "Mul", inputs: ["sumPassage", "sumQuestion"], outputs: ["products"] },
      { op: "ReduceSum", inputs: ["products", "along"], outputs: ["dot"], attributes: { keepdims: 1 } },
      { op: "Sub", inputs: ["dot", "bias"], outputs: ["logits"] },
    ],
  });
  return [
    jsonFile("config.json", {
      model_type: "bert",
      architectures: ["BertForSequenceClassification"],
      hidden_size: DIMENSIONS,
      vocab_size: vocabulary.length,
      id2label: { 0: "LABEL_0" },
    }),
    bertTokenizerConfig(),
    jsonFile("tokenizer.json", pairsOf(makeTokenizer(vocabulary))),
    { path: weights, bytes: model },
  ];
}

/** The second text of a pair, and the separator after it, are of type 1. */
function pairsOf(tokenizer: unknown): unknown {
  const base = tokenizer as { readonly post_processor: { readonly pair: readonly Record<string, { id: string }>[] } };
  const pair = base.post_processor.pair.map((part, at) => {
    const [[kind, { id }] = ["Sequence", { id: "A" }]] = Object.entries(part);
    return { [kind]: { id, type_id: at < 3 ? 0 : 1 } };
  });
  return { ...base, post_processor: { ...base.post_processor, pair } };
}
