import { writeOnnx, type NodeSpec, type TensorSpec } from "../onnx-writer.ts";
import { createRandom, makeTinyEmbedder, type ModelFile } from "./tiny-embedder.ts";

export interface AttentionEmbedderOptions {
  /** MiniLM L6 has 6. */
  readonly layers?: number;
  readonly width?: number;
  /** Path of the ONNX file. */
  readonly weights?: string;
}

/**
 * An embedder that has MiniLM's work to do (attention with one head and a feed-forward part, layer after layer, but for
 * its norms) and random weights, since no trained ones can be had: for how long it takes and what a runtime makes of its
 * numbers, not for what it finds. Equal on every call.
 */
export function makeAttentionEmbedder({
  layers = 6,
  width = 384,
  weights = "onnx/model.onnx",
}: AttentionEmbedderOptions = {}): readonly ModelFile[] {
  const files = makeTinyEmbedder({ dimensions: width, weights });
  const config = files.find(({ path }) => path === "config.json");
  const { vocab_size } = JSON.parse(new TextDecoder().decode(config?.bytes)) as { readonly vocab_size: number };
  const bytes = makeModel(vocab_size, layers, width);
  return files.map((file) => (file.path === weights ? { path: weights, bytes } : file));
}

/** What `all-MiniLM-L6-v2` is asked for and gives, by name. */
function makeModel(vocabularySize: number, layers: number, width: number): Uint8Array<ArrayBuffer> {
  const inner = 4 * width;
  const weights: TensorSpec[] = [
    matrix("tokens", vocabularySize, width),
    matrix("types", 2, width),
    { name: "scale", dims: [1], data: Float32Array.of(1 / Math.sqrt(width)) },
  ];
  const nodes: NodeSpec[] = [
    { op: "Gather", inputs: ["tokens", "input_ids"], outputs: ["token"] },
    { op: "Gather", inputs: ["types", "token_type_ids"], outputs: ["type"] },
    { op: "Add", inputs: ["token", "type"], outputs: ["x0"] },
    { op: "Cast", inputs: ["attention_mask"], outputs: ["mask"], attributes: { to: 1 } },
  ];
  for (let layer = 0; layer < layers; layer++) {
    const name = (part: string) => `${part}${layer}`;
    for (const part of ["q", "k", "v", "o"]) weights.push(matrix(name(part), width, width));
    weights.push(matrix(name("up"), width, inner), matrix(name("down"), inner, width));
    const x = `x${layer}`;
    nodes.push(
      ...["q", "k", "v"].map((part) => ({ op: "MatMul", inputs: [x, name(part)], outputs: [name(`${part}x`)] })),
      { op: "Transpose", inputs: [name("kx")], outputs: [name("kt")], attributes: { perm: [0, 2, 1] } },
      { op: "MatMul", inputs: [name("qx"), name("kt")], outputs: [name("dots")] },
      { op: "Mul", inputs: [name("dots"), "scale"], outputs: [name("scaled")] },
      { op: "Softmax", inputs: [name("scaled")], outputs: [name("share")] },
      { op: "MatMul", inputs: [name("share"), name("vx")], outputs: [name("mixed")] },
      { op: "MatMul", inputs: [name("mixed"), name("o")], outputs: [name("out")] },
      { op: "Add", inputs: [x, name("out")], outputs: [name("a")] },
      { op: "MatMul", inputs: [name("a"), name("up")], outputs: [name("wide")] },
      { op: "Relu", inputs: [name("wide")], outputs: [name("bent")] },
      { op: "MatMul", inputs: [name("bent"), name("down")], outputs: [name("narrow")] },
      { op: "Add", inputs: [name("a"), name("narrow")], outputs: [`x${layer + 1}`] },
    );
  }
  weights.push({ name: "last", dims: [1], data: BigInt64Array.of(-1n) });
  nodes.push(
    { op: "Unsqueeze", inputs: ["mask", "last"], outputs: ["column"] },
    { op: "Mul", inputs: [`x${layers}`, "column"], outputs: ["last_hidden_state"] },
  );
  const sequence = ["batch", "sequence"];
  return writeOnnx({
    name: "attention-embedder",
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({ name, type: "int64", dims: sequence })),
    outputs: [{ name: "last_hidden_state", type: "float32", dims: [...sequence, width] }],
    weights,
    nodes,
  });
}

function matrix(name: string, rows: number, columns: number): TensorSpec {
  const random = createRandom(rows * 31 + columns + name.length);
  const data = Float32Array.from({ length: rows * columns }, () => (random() - 0.5) / Math.sqrt(rows));
  return { name, dims: [rows, columns], data };
}
