import { InferenceSession, Tensor } from "onnxruntime-node";
import { expect, it } from "vitest";
import { withFloatProducts } from "./float-products.ts";
import { writeOnnx, type NodeSpec, type TensorSpec } from "./onnx-writer.ts";

const WEIGHTS: readonly TensorSpec[] = [
  { name: "weight", dims: [2, 3], data: Uint8Array.from([130, 126, 128, 140, 128, 100]) },
  { name: "zero", dims: [], data: Uint8Array.of(128) },
  { name: "scale", dims: [], data: Float32Array.of(0.5) },
];
const PRODUCT: readonly NodeSpec[] = [
  { op: "DynamicQuantizeLinear", inputs: ["x"], outputs: ["x_bytes", "x_scale", "x_zero"] },
  { op: "Mul", inputs: ["x_scale", "scale"], outputs: ["scales"] },
  { op: "MatMulInteger", inputs: ["x_bytes", "weight", "x_zero", "zero"], outputs: ["sums"] },
  { op: "Cast", inputs: ["sums"], outputs: ["floats"], attributes: { to: 1 } },
  { op: "Mul", inputs: ["floats", "scales"], outputs: ["y"] },
];
/** What the weights are worth: [[1, -1, 0], [6, 0, -14]]. */
const X = [1.01, 0.1];

it("multiplies floats where 8-bit integers were multiplied, and rounds the input no longer", async () => {
  const model = makeModel(PRODUCT);
  expect(await run(model)).not.toEqual([expect.closeTo(1.61, 5), expect.closeTo(-1.01, 5), expect.closeTo(-1.4, 5)]);
  const floats = withFloatProducts(model);
  expect(floats && (await run(floats))).toEqual([
    expect.closeTo(1.61, 5),
    expect.closeTo(-1.01, 5),
    expect.closeTo(-1.4, 5),
  ]);
});

it("leaves what shares its input with a product of integers", async () => {
  const nodes: NodeSpec[] = [
    { op: "Identity", inputs: ["input"], outputs: ["x"] },
    ...PRODUCT.map((node) => ({ ...node, outputs: node.outputs.map((name) => (name === "y" ? "product" : name)) })),
    { op: "ReduceSum", inputs: ["x"], outputs: ["sum"] },
    { op: "Add", inputs: ["product", "sum"], outputs: ["y"] },
  ];
  const floats = withFloatProducts(makeModel(nodes, "input"));
  expect(floats && (await run(floats))[0]).toBeCloseTo(2.72, 5);
});

it.each<{ readonly name: string; readonly nodes: readonly NodeSpec[] }>([
  { name: "multiplies no integers", nodes: [{ op: "Neg", inputs: ["x"], outputs: ["y"] }] },
  {
    name: "uses the sums of integers elsewhere, too",
    nodes: [
      ...PRODUCT.slice(0, -1),
      { op: "Mul", inputs: ["floats", "scales"], outputs: ["product"] },
      { op: "Add", inputs: ["product", "floats"], outputs: ["y"] },
    ],
  },
  {
    name: "computes with integers in another way",
    nodes: [
      ...PRODUCT.map((node) => ({ ...node, outputs: node.outputs.map((name) => (name === "y" ? "product" : name)) })),
      { op: "DynamicQuantizeLinear", inputs: ["product"], outputs: ["bytes", "bytes_scale", "bytes_zero"] },
      { op: "DequantizeLinear", inputs: ["bytes", "bytes_scale", "bytes_zero"], outputs: ["y"] },
    ],
  },
])("does not change a model that $name", ({ nodes }) => {
  expect(withFloatProducts(makeModel(nodes))).toBeUndefined();
});

it("says when the file is cut short", () => {
  expect(() => withFloatProducts(makeModel(PRODUCT).subarray(0, -3))).toThrow(RangeError);
});

function makeModel(nodes: readonly NodeSpec[], input = "x"): Uint8Array<ArrayBuffer> {
  return writeOnnx({
    name: "product",
    inputs: [{ name: input, type: "float32", dims: [1, 2] }],
    outputs: [{ name: "y", type: "float32", dims: [1, "width"] }],
    weights: WEIGHTS,
    nodes,
  });
}

async function run(model: Uint8Array): Promise<number[]> {
  // On a processor onnxruntime would make products of integers again.
  const session = await InferenceSession.create(model, { graphOptimizationLevel: "disabled" });
  const [input = "x"] = session.inputNames;
  const { y } = await session.run({ [input]: new Tensor("float32", Float32Array.from(X), [1, 2]) });
  return Array.from(y?.data as Float32Array);
}
