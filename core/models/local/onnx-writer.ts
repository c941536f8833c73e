import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

/**
 * Writes ONNX files: the parts of the format that the model made at setup and the tiny models of the tests use. Field
 * numbers are those of onnx.proto3 (ONNX IR version 10); a message is a list of fields, encoded as protocol buffers.
 */
export type Field = readonly [number: number, value: number | Float | string | Uint8Array | readonly Field[]];

/** A number that is written as a float of 32 bits. Plain numbers are written as integers. */
export interface Float {
  readonly float: number;
}

export interface TensorSpec {
  readonly name: string;
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array | Uint8Array;
  /** Name of the file beside the model that holds this tensor alone; in the model where left out. */
  readonly outside?: string | undefined;
}

export interface NodeSpec {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes?: Readonly<Record<string, number | Float | readonly number[]>>;
}

export interface ValueSpec {
  readonly name: string;
  readonly type: "float32" | "int64";
  readonly dims: readonly (string | number)[];
}

export interface GraphSpec {
  readonly name: string;
  readonly inputs: readonly ValueSpec[];
  readonly outputs: readonly ValueSpec[];
  readonly weights: readonly TensorSpec[];
  readonly nodes: readonly NodeSpec[];
}

const ELEMENT_TYPES = { float32: 1, uint8: 2, int64: 7 } as const;
const FLOAT_ATTRIBUTE = 1;
const INTEGER_ATTRIBUTE = 2;
const INTEGERS_ATTRIBUTE = 7;

/** The bytes of a model in operator set 17. */
export function writeOnnx(graph: GraphSpec): Uint8Array<ArrayBuffer> {
  return encode([
    [1, 10],
    [2, "lectern"],
    [7, graphFields(graph)],
    [
      8,
      [
        [1, ""],
        [2, 17],
      ],
    ],
  ]);
}

function graphFields(graph: GraphSpec): Field[] {
  return [
    ...graph.nodes.map((node): Field => [1, nodeFields(node)]),
    [2, graph.name],
    ...graph.weights.map((weight): Field => [5, tensorFields(weight)]),
    ...graph.inputs.map((input): Field => [11, valueFields(input)]),
    ...graph.outputs.map((output): Field => [12, valueFields(output)]),
  ];
}

function nodeFields({ op, inputs, outputs, attributes = {} }: NodeSpec): Field[] {
  return [
    ...inputs.map((name): Field => [1, name]),
    ...outputs.map((name): Field => [2, name]),
    [3, outputs[0] ?? op],
    [4, op],
    ...Object.entries(attributes).map(([name, value]): Field => [5, attributeFields(name, value)]),
  ];
}

function attributeFields(name: string, value: number | Float | readonly number[]): Field[] {
  if (isFloat(value))
    return [
      [1, name],
      [2, value],
      [20, FLOAT_ATTRIBUTE],
    ];
  if (typeof value === "number")
    return [
      [1, name],
      [3, value],
      [20, INTEGER_ATTRIBUTE],
    ];
  return [[1, name], ...value.map((each): Field => [8, each]), [20, INTEGERS_ATTRIBUTE]];
}

function tensorFields({ name, dims, data, outside }: TensorSpec): Field[] {
  const type = ELEMENT_TYPES[typeOf(data)];
  const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const head: Field[] = [...dims.map((dim): Field => [1, dim]), [2, type], [8, name]];
  if (outside === undefined) return [...head, [9, raw]];
  const entry = (key: string, value: string): Field => [
    13,
    [
      [1, key],
      [2, value],
    ],
  ];
  return [...head, entry("location", outside), entry("offset", "0"), entry("length", String(raw.length)), [14, 1]];
}

function typeOf(data: TensorSpec["data"]): keyof typeof ELEMENT_TYPES {
  if (data instanceof Float32Array) return "float32";
  return data instanceof Uint8Array ? "uint8" : "int64";
}

function valueFields({ name, type, dims }: ValueSpec): Field[] {
  const shape = dims.map((dim): Field => [1, [typeof dim === "number" ? [1, dim] : [2, dim]]]);
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, ELEMENT_TYPES[type]],
            [2, shape],
          ],
        ],
      ],
    ],
  ];
}

function encode(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const writer = new BinaryWriter();
  for (const [number, value] of fields) {
    if (typeof value === "number") writer.tag(number, WireType.Varint).int64(value);
    else if (isFloat(value)) writer.tag(number, WireType.Bit32).float(value.float);
    else if (typeof value === "string") writer.tag(number, WireType.LengthDelimited).string(value);
    else writer.tag(number, WireType.LengthDelimited).bytes(value instanceof Uint8Array ? value : encode(value));
  }
  return writer.finish();
}

const isFloat = (value: unknown): value is Float => typeof value === "object" && value !== null && "float" in value;
