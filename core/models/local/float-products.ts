import { BinaryReader, BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

/** Fields of onnx.proto3 that are read here. */
const GRAPH = 7;
const NODE = 1;
const OUTPUT = 12;
const VALUE_NAME = 1;
const NODE_FIELDS = { input: 1, output: 2, name: 3, op: 4 } as const;

const FLOATS_FROM_BYTES = "DequantizeLinear";
/** Operators that compute with 8-bit integers, and not only make floats of them. */
const OF_INTEGERS = /Integer|^QLinear|^QGemm|^QAttention|^QEmbed|^DynamicQuantize/;

interface Node {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly bytes: Uint8Array;
}

/**
 * An ONNX model that multiplies 8-bit integers, as one that multiplies floats: onnxruntime's WebGPU has no products of
 * integers. The weights keep their 8 bits in the file; the graphics card makes floats of them. The input of a product is no
 * longer rounded to 8 bits, so the results are a little closer to those of the model before it was quantized. Undefined
 * where anything else computes with 8-bit integers, or nothing does. Source: https://onnx.ai/onnx/operators.
 */
export function withFloatProducts(model: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const writer = new BinaryWriter();
  let isChanged = false;
  for (const { number, raw, content } of fieldsOf(model)) {
    const graph = number === GRAPH ? graphWithFloats(content) : undefined;
    if (graph) writer.tag(GRAPH, WireType.LengthDelimited).bytes(graph);
    else writer.raw(raw);
    isChanged ||= graph !== undefined;
  }
  return isChanged ? writer.finish() : undefined;
}

function graphWithFloats(graph: Uint8Array): Uint8Array | undefined {
  const fields = [...fieldsOf(graph)];
  const before = fields.filter(({ number }) => number === NODE).map(({ content }) => readNode(content));
  const results = fields
    .filter(({ number }) => number === OUTPUT)
    .map(({ content }) => readTexts(content, VALUE_NAME)[0]);
  const nodes = floatNodes(before, new Set(results.filter((name) => name !== undefined)));
  if (!nodes) return undefined;
  const writer = new BinaryWriter();
  for (const { bytes } of nodes) writer.tag(NODE, WireType.LengthDelimited).bytes(bytes);
  for (const { number, raw } of fields) if (number !== NODE) writer.raw(raw);
  return writer.finish();
}

function floatNodes(nodes: readonly Node[], results: ReadonlySet<string>): readonly Node[] | undefined {
  const makers = new Map(nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)));
  const takers = Map.groupBy(
    nodes.flatMap((node) => node.inputs.map((input) => ({ input, node }))),
    ({ input }) => input,
  );
  const onlyTaker = (output: string | undefined, op: string) => {
    const [first, second] = (output !== undefined && takers.get(output)) || [];
    return first && !second && first.node.op === op ? first.node : undefined;
  };
  /** The nodes that take the place of the one that scales a product of integers. */
  const replaced = new Map<Node, readonly Node[]>();
  for (const product of nodes) {
    if (product.op !== "MatMulInteger") continue;
    const [bytes = "", weight = "", , zero] = product.inputs;
    const quantize = makers.get(bytes);
    const cast = onlyTaker(product.outputs[0], "Cast");
    const scaled = onlyTaker(cast?.outputs[0], "Mul");
    const scales = makers.get(scaled?.inputs.find((input) => input !== cast?.outputs[0]) ?? "");
    const scale = scales?.inputs.find((input) => input !== quantize?.outputs[1]);
    if (quantize?.op !== "DynamicQuantizeLinear" || scales?.op !== "Mul" || !scaled || scale === undefined)
      return undefined;
    const floats = `${scaled.outputs[0]}_weight`;
    const parts = [weight, scale, ...(zero ? [zero] : [])];
    replaced.set(scaled, [
      makeNode(FLOATS_FROM_BYTES, parts, [floats]),
      makeNode("MatMul", [quantize.inputs[0] ?? "", floats], scaled.outputs),
    ]);
  }
  const after = withoutUnused(
    nodes.flatMap((node) => replaced.get(node) ?? [node]),
    results,
  );
  return replaced.size > 0 && !after.some(({ op }) => OF_INTEGERS.test(op)) ? after : undefined;
}

/** Nodes follow those whose outputs they take, so from the last to the first each one's takers are known. */
function withoutUnused(nodes: readonly Node[], results: ReadonlySet<string>): readonly Node[] {
  const wanted = new Set(results);
  return nodes
    .toReversed()
    .filter(({ inputs, outputs }) => {
      const isUsed = outputs.some((output) => wanted.has(output));
      if (isUsed) for (const input of inputs) wanted.add(input);
      return isUsed;
    })
    .toReversed();
}

function makeNode(op: string, inputs: readonly string[], outputs: readonly string[]): Node {
  const writer = new BinaryWriter();
  const text = (field: number, value: string) => writer.tag(field, WireType.LengthDelimited).string(value);
  for (const input of inputs) text(NODE_FIELDS.input, input);
  for (const output of outputs) text(NODE_FIELDS.output, output);
  text(NODE_FIELDS.name, outputs[0] ?? op);
  text(NODE_FIELDS.op, op);
  return { op, inputs, outputs, bytes: writer.finish() };
}

function readNode(bytes: Uint8Array): Node {
  const [op = ""] = readTexts(bytes, NODE_FIELDS.op);
  return { op, inputs: readTexts(bytes, NODE_FIELDS.input), outputs: readTexts(bytes, NODE_FIELDS.output), bytes };
}

function readTexts(message: Uint8Array, field: number): string[] {
  const texts = [...fieldsOf(message)].filter(({ number }) => number === field);
  return texts.map(({ content }) => new TextDecoder().decode(content));
}

interface RawField {
  readonly number: number;
  /** With its tag. */
  readonly raw: Uint8Array;
  /** Of a text, bytes or a message; empty for numbers. */
  readonly content: Uint8Array;
}

/** Throws a `RangeError` where the bytes are no protocol buffer. */
function* fieldsOf(message: Uint8Array): Generator<RawField> {
  const reader = new BinaryReader(message);
  while (reader.pos < reader.len) {
    const from = reader.pos;
    const [number, type] = reader.tag();
    const hasContent = type === WireType.LengthDelimited;
    const content = hasContent ? reader.bytes() : new Uint8Array();
    if (!hasContent) reader.skip(type, number);
    yield { number, raw: message.subarray(from, reader.pos), content };
  }
}
