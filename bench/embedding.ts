/**
 * Passages embedded per second by the product beside a bare onnxruntime session that gets the same tokens in the same
 * batches, tokenized beforehand, and throws its output away: onnxruntime-node here, then onnxruntime-web in Chromium. The
 * model is made here: six layers of MiniLM's size with random weights, since no trained ones can be had. Run:
 * node bench/embedding.ts [passages]
 */
import { InferenceSession, Tensor } from "onnxruntime-node";
import { batchesByLength } from "#core/models/local/batches.ts";
import { makeAttentionEmbedder } from "#core/models/local/testing/attention-embedder.ts";
import { createRandom } from "#core/models/local/testing/tiny-embedder.ts";
import { createTransformersEmbedder } from "#core/models/local/transformers-embedder.ts";
import { measureInBrowser } from "./embedding-browser.ts";

const PASSAGES = Number(process.argv[2] ?? 96);
const ROUNDS = 7;
const WIDTH = 384;
const BATCH = 16;
const WEIGHTS = "onnx/model.onnx";

const passages = makePassages(PASSAGES);
const files = new Map(makeAttentionEmbedder({ weights: WEIGHTS }).map(({ path, bytes }) => [path, bytes]));
const model = files.get(WEIGHTS) ?? new Uint8Array();

const embedder = await createTransformersEmbedder(async (path) => files.get(path), {
  id: "bench",
  dimensions: WIDTH,
  pooling: "mean",
  dtype: "fp32",
  prefixes: { query: "", passage: "" },
  calibration: { byModel: true, weight: 0.5, midpoint: 0.5, slope: 10 },
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
for (const line of await measureInBrowser({
  files,
  passages: passages.slice(0, PASSAGES / 2),
  rounds: ROUNDS,
  width: WIDTH,
}))
  console.log(line);

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
