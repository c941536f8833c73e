import { InferenceSession, Tensor } from "onnxruntime-node";
import { expect, it } from "vitest";
import { createRandom } from "#core/models/local/testing/tiny-embedder.ts";
import { makeBert } from "./bert-graph.ts";
import { readTfjsWeights, toFloats, zeroPointOf, type TfjsWeight } from "./tfjs-weights.ts";

const WIDTH = 16;
const HEADS = 2;
const BERT = "StatefulPartitionedCall/model/tf_bert_model/bert";

it("makes an ONNX model that computes what the layers of a BERT compute, within 8 bits", async () => {
  const weights = makeWeights(2);
  const session = await InferenceSession.create(makeBert(weights, { heads: HEADS }));
  const tokens = [3, 7, 1, 9, 4];
  const masked = [...tokens, 0, 0];
  const tensor = (values: readonly number[]) => new Tensor("int64", BigInt64Array.from(values, BigInt), [1, 7]);
  const { last_hidden_state } = await session.run({
    input_ids: tensor(masked),
    attention_mask: tensor(masked.map((_, at) => (at < tokens.length ? 1 : 0))),
    token_type_ids: tensor(masked.map(() => 0)),
  });
  expect(last_hidden_state?.dims).toEqual([1, 7, WIDTH]);
  const made = Array.from(last_hidden_state?.data as Float32Array);
  for (const [at, wanted] of runBert(weights, 2, tokens).entries())
    expect(cosine(made.slice(at * WIDTH, (at + 1) * WIDTH), wanted)).toBeGreaterThan(0.99);
});

it("names the weight that a model lacks", () => {
  const weights = new Map(makeWeights(1));
  weights.delete("unknown_0");
  expect(() => makeBert(weights, { heads: HEADS })).toThrow("The model has no weight unknown_0.");
});

it("reads the tensors that lie one after the other, and leaves out those that are not of 8 bits", () => {
  const model = manifest([
    { name: "axis", shape: [2], dtype: "int32" },
    { name: "a", shape: [2, 2], dtype: "float32", quantization: { dtype: "uint8", scale: 0.5, min: -1 } },
  ]);
  const weights = readTfjsWeights(model, Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]));
  expect([...weights.keys()]).toEqual(["a"]);
  const [a] = weights.values();
  expect(a && [...toFloats(a)]).toEqual([-1, -0.5, 0, 0.5]);
  expect(a && zeroPointOf(a)).toBe(2);
  expect(() => readTfjsWeights(model, new Uint8Array(11))).toThrow("have 11 bytes, and their list says 12");
});

it("refuses a weight in which no byte stands for 0", () => {
  const weight = { dims: [1], bytes: new Uint8Array(1), scale: 0.5, min: -1.2 };
  expect(() => zeroPointOf(weight)).toThrow("The zero point of a weight is 2.4");
});

function manifest(weights: readonly unknown[]) {
  return { weightsManifest: [{ paths: ["group1-shard1of1.bin"], weights }] };
}

function makeWeights(layers: number): ReadonlyMap<string, TfjsWeight> {
  const random = createRandom(5);
  const weights = new Map<string, TfjsWeight>();
  const add = (key: string, ...dims: number[]) => {
    const bytes = Uint8Array.from({ length: dims.reduce((a, b) => a * b, 1) }, () => Math.floor(random() * 256));
    weights.set(key, { dims, bytes, scale: 0.01, min: -1.28 });
  };
  const norm = (key: string) => {
    add(`${key}/batchnorm/mul/ReadVariableOp`, WIDTH);
    add(`${key}/batchnorm/ReadVariableOp`, WIDTH);
  };
  const dense = (key: string, from: number, to: number) => {
    add(`${key}/Tensordot/ReadVariableOp`, from, to);
    add(`${key}/BiasAdd/ReadVariableOp`, to);
  };
  add("unknown", 12, WIDTH);
  add("unknown_0", 10, WIDTH);
  add("unknown_1", 2, WIDTH);
  norm(`${BERT}/embeddings/LayerNorm`);
  for (let layer = 0; layer < layers; layer++) {
    const key = `${BERT}/encoder/layer_._${layer}`;
    for (const part of ["query", "key", "value"]) dense(`${key}/attention/self/${part}`, WIDTH, WIDTH);
    dense(`${key}/attention/output/dense`, WIDTH, WIDTH);
    norm(`${key}/attention/output/LayerNorm`);
    dense(`${key}/intermediate/dense`, WIDTH, 4 * WIDTH);
    dense(`${key}/output/dense`, 4 * WIDTH, WIDTH);
    norm(`${key}/output/LayerNorm`);
  }
  return weights;
}

/** The same in plain floats, as the paper on BERT has it: a row for each token. */
function runBert(weights: ReadonlyMap<string, TfjsWeight>, layers: number, tokens: readonly number[]): number[][] {
  const floats = (key: string) => {
    const found = weights.get(key);
    return found ? [...toFloats(found)] : [];
  };
  const row = (key: string, at: number) => floats(key).slice(at * WIDTH, (at + 1) * WIDTH);
  const plus = (a: readonly number[], b: readonly number[]) => a.map((value, at) => value + (b[at] ?? 0));
  const norm = (x: readonly number[], key: string) => {
    const mean = x.reduce((sum, value) => sum + value, 0) / x.length;
    const spread = Math.sqrt(x.reduce((sum, value) => sum + (value - mean) ** 2, 0) / x.length);
    const [scale, shift] = [floats(`${key}/batchnorm/mul/ReadVariableOp`), floats(`${key}/batchnorm/ReadVariableOp`)];
    return x.map((value, at) => ((value - mean) / spread) * (scale[at] ?? 0) + (shift[at] ?? 0));
  };
  const dense = (x: readonly number[], key: string) => {
    const [matrix, bias] = [floats(`${key}/Tensordot/ReadVariableOp`), floats(`${key}/BiasAdd/ReadVariableOp`)];
    return bias.map((start, to) =>
      x.reduce((sum, value, from) => sum + value * (matrix[from * bias.length + to] ?? 0), start),
    );
  };

  let rows = tokens.map((token, at) =>
    norm(plus(plus(row("unknown", token), row("unknown_1", 0)), row("unknown_0", at)), `${BERT}/embeddings/LayerNorm`),
  );
  for (let layer = 0; layer < layers; layer++) {
    const key = `${BERT}/encoder/layer_._${layer}`;
    const part = (name: string) => rows.map((x) => dense(x, `${key}/attention/self/${name}`));
    const [queries, keys, values] = [part("query"), part("key"), part("value")];
    const size = WIDTH / HEADS;
    const attended = queries.map((query) =>
      Array.from({ length: HEADS }, (_, head) => {
        const of = (x: readonly number[]) => x.slice(head * size, (head + 1) * size);
        const scores = keys.map((other) => Math.exp(dot(of(query), of(other)) / Math.sqrt(size)));
        const all = scores.reduce((sum, score) => sum + score, 0);
        return of(query).map((_, at) =>
          values.reduce((sum, value, token) => sum + ((scores[token] ?? 0) / all) * (of(value)[at] ?? 0), 0),
        );
      }).flat(),
    );
    rows = rows.map((x, at) => {
      const out = dense(attended[at] ?? [], `${key}/attention/output/dense`);
      const middle = norm(plus(out, x), `${key}/attention/output/LayerNorm`);
      const wide = dense(middle, `${key}/intermediate/dense`).map(
        (value) => (value * (1 + erf(value / Math.SQRT2))) / 2,
      );
      return norm(plus(dense(wide, `${key}/output/dense`), middle), `${key}/output/LayerNorm`);
    });
  }
  return rows;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

function cosine(a: readonly number[], b: readonly number[]): number {
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** Abramowitz and Stegun, 7.1.26: within 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const terms = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - terms * Math.exp(-x * x));
}
