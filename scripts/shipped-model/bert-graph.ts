import type { Float, NodeSpec, TensorSpec } from "#core/models/local/onnx-writer.ts";
import { writeOnnx } from "#core/models/local/onnx-writer.ts";
import { toFloats, zeroPointOf, type TfjsWeight } from "./tfjs-weights.ts";

/** Names as TensorFlow gives them to a BERT of the library transformers. */
const BERT = "StatefulPartitionedCall/model/tf_bert_model/bert";
const TOKENS = "unknown";
const POSITIONS = "unknown_0";
const TYPES = "unknown_1";

const FLOAT = 1;
const EPSILON: Float = { float: 1e-12 };

/**
 * A BERT encoder as ONNX, from the 8-bit weights of its TensorFlow.js model: dense layers multiply integers, the tables of
 * embeddings stay 8 bits, and everything else is 32-bit floats. Gives `last_hidden_state`. Throws when a weight is missing.
 */
export function makeBert(
  weights: ReadonlyMap<string, TfjsWeight>,
  { heads }: { readonly heads: number },
): Uint8Array<ArrayBuffer> {
  const graph = createGraph(weights);
  const width = graph.weight(TOKENS).dims[1] ?? 0;
  let layers = 0;
  while (weights.has(`${layerName(layers)}/output/dense/Tensordot/ReadVariableOp`)) layers++;

  addConstants(graph, { heads, width });
  let x = embed(graph);
  for (let layer = 0; layer < layers; layer++)
    x = addLayer(graph, { x, layer, output: layer === layers - 1 ? "last_hidden_state" : `layer${layer}` });

  const sequence = ["batch", "sequence"];
  return writeOnnx({
    name: "bert",
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({ name, type: "int64", dims: sequence })),
    outputs: [{ name: x, type: "float32", dims: [...sequence, width] }],
    weights: graph.tensors,
    nodes: graph.nodes,
  });
}

const layerName = (layer: number) => `${BERT}/encoder/layer_._${layer}`;

type Graph = ReturnType<typeof createGraph>;

/** Nodes and tensors as they come; each function gives the name of its output. */
function createGraph(weights: ReadonlyMap<string, TfjsWeight>) {
  const nodes: NodeSpec[] = [];
  const tensors: TensorSpec[] = [];

  function op(name: string, inputs: readonly string[], output: string, attributes?: NodeSpec["attributes"]): string {
    nodes.push({ op: name, inputs, outputs: [output], ...(attributes && { attributes }) });
    return output;
  }
  function weight(key: string): TfjsWeight {
    const found = weights.get(key);
    if (!found) throw new Error(`The model has no weight ${key}.`);
    return found;
  }
  function tensor(name: string, data: TensorSpec["data"], dims: readonly number[] = [data.length]): string {
    tensors.push({ name, dims, data });
    return name;
  }
  const integers = (name: string, ...values: number[]) => tensor(name, BigInt64Array.from(values, BigInt));
  const scalar = (name: string, value: number) => tensor(name, Float32Array.of(value), []);
  const floats = (name: string, key: string) => tensor(name, toFloats(weight(key)), weight(key).dims);
  /** The tensor as it is, with its scale and its zero point beside it. */
  function bytes(name: string, key: string) {
    const found = weight(key);
    return {
      name: tensor(name, found.bytes, found.dims),
      scale: scalar(`${name}_scale`, found.scale),
      zero: tensor(`${name}_zero`, Uint8Array.of(zeroPointOf(found)), []),
    };
  }
  return { nodes, tensors, op, weight, integers, scalar, floats, bytes };
}

function addConstants({ integers, scalar, op }: Graph, { heads, width }: { heads: number; width: number }): void {
  integers("first", 0);
  integers("second", 1);
  integers("third", 2);
  integers("apart", 0, 0, heads, width / heads);
  integers("together", 0, 0, width);
  integers("inner", 1, 2);
  scalar("one", 1);
  scalar("half", 0.5);
  scalar("root", Math.SQRT2);
  scalar("spread", Math.sqrt(width / heads));
  scalar("far", -10_000);
  // What is padding gets so low a score that no token looks at it.
  op("Cast", ["attention_mask"], "mask", { to: FLOAT });
  op("Sub", ["one", "mask"], "padding");
  op("Mul", ["padding", "far"], "low");
  op("Unsqueeze", ["low", "inner"], "bias");
}

function embed(graph: Graph): string {
  const { op, bytes, floats } = graph;
  const tokens = bytes("tokens", TOKENS);
  op("Gather", [tokens.name, "input_ids"], "token_bytes");
  op("DequantizeLinear", ["token_bytes", tokens.scale, tokens.zero], "token");
  op("Gather", [floats("types", TYPES), "token_type_ids"], "type");
  const positions = bytes("positions", POSITIONS);
  op("Shape", ["input_ids"], "shape");
  op("Slice", ["shape", "second", "third", "first"], "length");
  op("Slice", [positions.name, "first", "length", "first"], "position_bytes");
  op("DequantizeLinear", ["position_bytes", positions.scale, positions.zero], "position");
  op("Add", ["token", "type"], "typed");
  op("Add", ["typed", "position"], "placed");
  return normalize(graph, "placed", `${BERT}/embeddings/LayerNorm`, "embedded");
}

function addLayer(
  graph: Graph,
  { x, layer, output }: { readonly x: string; readonly layer: number; readonly output: string },
): string {
  const { op } = graph;
  const key = layerName(layer);
  const named = (part: string) => `${part}${layer}`;
  const read = quantize(graph, x);
  const head = (part: "query" | "key" | "value", perm: readonly number[]) => {
    const name = named(part);
    dense(graph, read, `${key}/attention/self/${part}`, name);
    op("Reshape", [name, "apart"], `${name}_apart`);
    return op("Transpose", [`${name}_apart`], `${name}_head`, { perm });
  };
  op("MatMul", [head("query", [0, 2, 1, 3]), head("key", [0, 2, 3, 1])], named("dots"));
  op("Div", [named("dots"), "spread"], named("scores"));
  op("Add", [named("scores"), "bias"], named("masked"));
  op("Softmax", [named("masked")], named("shares"));
  op("MatMul", [named("shares"), head("value", [0, 2, 1, 3])], named("mixed"));
  op("Transpose", [named("mixed")], named("mixed_back"), { perm: [0, 2, 1, 3] });
  op("Reshape", [named("mixed_back"), "together"], named("attended"));
  dense(graph, quantize(graph, named("attended")), `${key}/attention/output/dense`, named("out"));
  op("Add", [named("out"), x], named("out_sum"));
  const middle = normalize(graph, named("out_sum"), `${key}/attention/output/LayerNorm`, named("middle"));

  const wide = dense(graph, quantize(graph, middle), `${key}/intermediate/dense`, named("wide"));
  // GELU, in the order of operations that onnxruntime recognises and computes in one step.
  op("Div", [wide, "root"], named("gelu_scaled"));
  op("Erf", [named("gelu_scaled")], named("gelu_erf"));
  op("Add", [named("gelu_erf"), "one"], named("gelu_share"));
  op("Mul", [wide, named("gelu_share")], named("gelu_twice"));
  op("Mul", [named("gelu_twice"), "half"], named("gelu"));
  dense(graph, quantize(graph, named("gelu")), `${key}/output/dense`, named("narrow"));
  op("Add", [named("narrow"), middle], named("narrow_sum"));
  return normalize(graph, named("narrow_sum"), `${key}/output/LayerNorm`, output);
}

interface Quantized {
  readonly bytes: string;
  readonly scale: string;
  readonly zero: string;
}

/** 8-bit numbers for what comes at run time; scale and zero point are chosen for the whole batch. */
function quantize({ nodes }: Graph, x: string): Quantized {
  const made = { bytes: `${x}_q`, scale: `${x}_q_scale`, zero: `${x}_q_zero` };
  nodes.push({ op: "DynamicQuantizeLinear", inputs: [x], outputs: [made.bytes, made.scale, made.zero] });
  return made;
}

function dense({ op, bytes, floats }: Graph, x: Quantized, key: string, output: string): string {
  const matrix = bytes(`${output}_w`, `${key}/Tensordot/ReadVariableOp`);
  op("MatMulInteger", [x.bytes, matrix.name, x.zero, matrix.zero], `${output}_sums`);
  op("Cast", [`${output}_sums`], `${output}_floats`, { to: FLOAT });
  op("Mul", [x.scale, matrix.scale], `${output}_scale`);
  op("Mul", [`${output}_floats`, `${output}_scale`], `${output}_product`);
  return op("Add", [`${output}_product`, floats(`${output}_b`, `${key}/BiasAdd/ReadVariableOp`)], output);
}

function normalize({ op, floats }: Graph, x: string, key: string, output: string): string {
  const scale = floats(`${output}_norm_w`, `${key}/batchnorm/mul/ReadVariableOp`);
  const shift = floats(`${output}_norm_b`, `${key}/batchnorm/ReadVariableOp`);
  return op("LayerNormalization", [x, scale, shift], output, { epsilon: EPSILON });
}
