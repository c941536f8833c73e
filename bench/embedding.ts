/**
 * Passages embedded per second by the product beside a bare onnxruntime session that gets the same tokens in the same
 * batches, tokenized beforehand, and throws its output away. The model is made here: six layers of MiniLM's size with
 * random weights, since no trained ones can be had. Run: node bench/embedding.ts [passages]
 */
import { InferenceSession, Tensor } from "onnxruntime-node";
import { batchesByLength } from "#core/models/batches.ts";
import { writeOnnx, type NodeSpec, type TensorSpec } from "#core/models/testing/onnx-writer.ts";
import { createRandom, makeTinyEmbedder } from "#core/models/testing/tiny-embedder.ts";
import { createTransformersEmbedder } from "#core/models/transformers-embedder.ts";

const PASSAGES = Number(process.argv[2] ?? 96);
const ROUNDS = 7;
const [WIDTH, INNER, LAYERS] = [384, 1536, 6];
const BATCH = 16;
const WEIGHTS = "onnx/model.onnx";

const passages = makePassages(PASSAGES);
const files = new Map(
  makeTinyEmbedder({ dimensions: WIDTH, weights: WEIGHTS }).map(({ path, bytes }) => [path, bytes]),
);
const vocabulary = JSON.parse(new TextDecoder().decode(files.get("config.json"))) as { readonly vocab_size: number };
const model = makeModel(vocabulary.vocab_size);
files.set(WEIGHTS, model);

const embedder = await createTransformersEmbedder(async (path) => files.get(path), {
  id: "bench",
  dimensions: WIDTH,
  pooling: "mean",
  dtype: "fp32",
  prefixes: { query: "", passage: "" },
  calibration: { weight: 0.5, midpoint: 0.5, slope: 10 },
  device: "cpu",
});
const session = await InferenceSession.create(model);
const feeds = await makeFeeds();

await embedder.embed(passages.slice(0, BATCH), "passage");
await runBare(feeds.slice(0, 1));
const batches = batchesByLength(passages, BATCH).map((batch, at) => ({
  texts: batch.map((index) => passages[index] ?? ""),
  feeds: feeds.slice(at, at + 1),
}));
// Of each batch the best round of each, taken in turn: a busy machine adds to single rounds, and never takes away.
const least = batches.map(() => ({ bare: Infinity, ours: Infinity }));
for (let round = 0; round < ROUNDS; round++) {
  for (const [at, batch] of batches.entries()) {
    const bare = await took(() => runBare(batch.feeds));
    const ours = await took(() => embedder.embed(batch.texts, "passage"));
    const before = least[at] ?? { bare, ours };
    least[at] = { bare: Math.min(before.bare, bare), ours: Math.min(before.ours, ours) };
  }
}
const total = (of: "bare" | "ours") => least.reduce((sum, batch) => sum + batch[of], 0);
const perSecond = (ms: number) => ((1000 * PASSAGES) / ms).toFixed(1);
console.log(
  `passages              ${PASSAGES} of 40–400 characters, batches of ${BATCH} by length, best of ${ROUNDS} rounds`,
);
console.log(`bare onnxruntime      ${perSecond(total("bare"))} a second of processor time`);
console.log(
  `the product           ${perSecond(total("ours"))} a second of processor time, tokenized, pooled and copied`,
);
console.log(`ratio                 ${(total("bare") / total("ours")).toFixed(3)}`);

type Feeds = Readonly<Record<"input_ids" | "attention_mask" | "token_type_ids", Tensor>>;

async function makeFeeds(): Promise<Feeds[]> {
  const { AutoTokenizer } = await import("@huggingface/transformers");
  const tokenizer = await AutoTokenizer.from_pretrained("lectern/bench");
  return batchesByLength(passages, BATCH).map((batch) => {
    const texts = batch.map((index) => passages[index] ?? "");
    const tokens = tokenizer(texts, { padding: true, truncation: true }) as Record<
      string,
      { data: BigInt64Array; dims: number[] }
    >;
    const tensor = (name: keyof Feeds) => {
      const { data, dims } = tokens[name] ?? { data: new BigInt64Array(), dims: [0] };
      return new Tensor("int64", data, dims);
    };
    return {
      input_ids: tensor("input_ids"),
      attention_mask: tensor("attention_mask"),
      token_type_ids: tensor("token_type_ids"),
    };
  });
}

async function runBare(batches: readonly Feeds[]): Promise<void> {
  for (const batch of batches) await session.run(batch);
}

/** Milliseconds of processor time of all threads: what the work costs whoever else runs. */
async function took(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function makePassages(count: number): string[] {
  const random = createRandom(11);
  const words = ["car", "house", "doctor", "money", "holiday", "begin", "large", "buy", "x"];
  return Array.from({ length: count }, () => {
    const length = 40 + random() * 360;
    let text = "";
    while (text.length < length) text += `${words[Math.floor(random() * words.length)]} `;
    return text.trim();
  });
}

/** Attention with one head, and a feed-forward part, six times: MiniLM L6 but for its norms. */
function makeModel(vocabularySize: number): Uint8Array<ArrayBuffer> {
  const weights: TensorSpec[] = [
    matrix("tokens", vocabularySize, WIDTH),
    matrix("types", 2, WIDTH),
    { name: "scale", dims: [1], data: Float32Array.of(1 / Math.sqrt(WIDTH)) },
  ];
  const nodes: NodeSpec[] = [
    { op: "Gather", inputs: ["tokens", "input_ids"], outputs: ["token"] },
    { op: "Gather", inputs: ["types", "token_type_ids"], outputs: ["type"] },
    { op: "Add", inputs: ["token", "type"], outputs: ["x0"] },
    { op: "Cast", inputs: ["attention_mask"], outputs: ["mask"], attributes: { to: 1 } },
  ];
  for (let layer = 0; layer < LAYERS; layer++) {
    const name = (part: string) => `${part}${layer}`;
    for (const part of ["q", "k", "v", "o"]) weights.push(matrix(name(part), WIDTH, WIDTH));
    weights.push(matrix(name("up"), WIDTH, INNER), matrix(name("down"), INNER, WIDTH));
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
    { op: "Mul", inputs: [`x${LAYERS}`, "column"], outputs: ["last_hidden_state"] },
  );
  const sequence = ["batch", "sequence"];
  return writeOnnx({
    name: "bench-embedder",
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({ name, type: "int64", dims: sequence })),
    outputs: [{ name: "last_hidden_state", type: "float32", dims: [...sequence, WIDTH] }],
    weights,
    nodes,
  });
}

function matrix(name: string, rows: number, columns: number): TensorSpec {
  const random = createRandom(rows * 31 + columns + name.length);
  const data = Float32Array.from({ length: rows * columns }, () => (random() - 0.5) / Math.sqrt(rows));
  return { name, dims: [rows, columns], data };
}
