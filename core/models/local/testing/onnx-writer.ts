/**
 * Writes ONNX files, enough of them for the tiny models of the tests. Field numbers are those of onnx.proto3
 * (ONNX IR version 10); a message is a list of fields, encoded as protocol buffers lay down.
 */
export type Field = readonly [number: number, value: number | string | Uint8Array | readonly Field[]];

export interface TensorSpec {
  readonly name: string;
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array;
  /** Name of the file beside the model that holds this tensor alone; in the model where left out. */
  readonly outside?: string | undefined;
}

export interface NodeSpec {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>;
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

const ELEMENT_TYPES = { float32: 1, int64: 7 } as const;
const INTEGER_ATTRIBUTE = 2;
const INTEGERS_ATTRIBUTE = 7;

/** The bytes of a model in operator set 17. */
export function writeOnnx(graph: GraphSpec): Uint8Array<ArrayBuffer> {
  return encode([
    [1, 10],
    [2, "lectern tests"],
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

function attributeFields(name: string, value: number | readonly number[]): Field[] {
  if (typeof value === "number")
    return [
      [1, name],
      [3, value],
      [20, INTEGER_ATTRIBUTE],
    ];
  return [[1, name], ...value.map((each): Field => [8, each]), [20, INTEGERS_ATTRIBUTE]];
}

function tensorFields({ name, dims, data, outside }: TensorSpec): Field[] {
  const type = data instanceof Float32Array ? ELEMENT_TYPES.float32 : ELEMENT_TYPES.int64;
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
  const parts = fields.map(([number, value]) => encodeField(number, value));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function encodeField(number: number, value: Field[1]): Uint8Array {
  if (typeof value === "number") return Uint8Array.from([...varint(number << 3), ...varint(value)]);
  const payload =
    typeof value === "string" ? new TextEncoder().encode(value) : value instanceof Uint8Array ? value : encode(value);
  const head = [...varint((number << 3) | 2), ...varint(payload.length)];
  const bytes = new Uint8Array(head.length + payload.length);
  bytes.set(head);
  bytes.set(payload, head.length);
  return bytes;
}

/** Base-128, least significant group first. Values here stay below 2^53. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
