/**
 * Passages of this project's own texts embedded by the model that comes with Lectern, in a worker of Chromium: 8-bit integers
 * in WebAssembly beside floats on the graphics card (WebGPU), one after the other in each round. Wall time, since a card has
 * no processor time. Without a card name the program that imitates one, and few passages. Run:
 * node bench/embedding-card.ts [passages] [flags of Chromium …]
 * node bench/embedding-card.ts --write FOLDER [passages], for a machine that has a card and no Node: serve FOLDER there, open
 * its index.html, and take what it posts to /result.
 */
import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sentences } from "#core/engine/sentences.ts";
import { launchChromium } from "../e2e/support/chromium.ts";
import { bundle } from "./bundle.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const MODEL = join(root, ".cache/models/Xenova/all-MiniLM-L6-v2");
const RUNTIME = ["ort-wasm-simd-threaded.asyncify.mjs", "ort-wasm-simd-threaded.asyncify.wasm"];

const WORKER = `
import { createTransformersEmbedder } from "/core/models/local/transformers-embedder.ts";
import { withFloatProducts } from "/core/models/local/float-products.ts";

const QUANTIZED = "onnx/model_quantized.onnx";
const ROUNDS = 3;
const at = (name) => new URL(name, self.location.href).href;
const took = async (run) => {
  const began = performance.now();
  const result = await run();
  return { result, ms: performance.now() - began };
};
const least = async (rounds, run) => {
  let best;
  for (let round = 0; round < rounds; round++) {
    const next = await run();
    if (!best || next.ms < best.ms) best = next;
  }
  return best;
};

async function open(id, device, change) {
  const read = async (path) => {
    const response = await fetch(at("model/" + path));
    if (!response.ok) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return path === QUANTIZED ? change(bytes) : bytes;
  };
  return createTransformersEmbedder(read, {
    id, device, dimensions: 384, pooling: "mean", dtype: "q8", prefixes: { query: "", passage: "" },
    calibration: { byModel: true, weight: 0.5, midpoint: 0.5, slope: 10 },
    runtimeFiles: { mjs: at("ort/${RUNTIME[0]}"), wasm: at("ort/${RUNTIME[1]}") },
  });
}

function cosines(one, other) {
  const values = [];
  for (let row = 0; row < one.length; row += 384) {
    let sum = 0;
    for (let column = row; column < row + 384; column++) sum += one[column] * other[column];
    values.push(sum);
  }
  return { mean: values.reduce((a, b) => a + b, 0) / values.length, least: Math.min(...values) };
}

async function measure() {
  const passages = await (await fetch(at("passages.json"))).json();
  const adapter = await navigator.gpu?.requestAdapter();
  const { vendor, architecture, description } = adapter?.info ?? {};
  const integers = await took(() => open("integers", "wasm", (bytes) => bytes));
  const card = await took(() => open("card", "webgpu", withFloatProducts));
  const on = { integers: integers.result, card: card.result };
  const figures = { adapter: { vendor, architecture, description, f16: adapter?.features.has("shader-f16") }, passages: passages.length,
    opened_ms: { integers: integers.ms, card: card.ms } };
  const vectors = {};
  for (const [name, embedder] of Object.entries(on)) {
    const question = () => took(() => embedder.embed(["Where does the question number " + Math.random() + " go?"], "query"));
    const first = await question();
    const best = await least(ROUNDS, () => took(() => embedder.embedPassages(passages)));
    vectors[name] = best.result;
    figures[name] = { ms: best.ms, first_question_ms: first.ms, question_ms: (await least(10, question)).ms };
  }
  figures.passage_cosines = cosines(vectors.integers.passages, vectors.card.passages);
  figures.sentence_cosines = cosines(vectors.integers.sentences, vectors.card.sentences);
  return figures;
}

addEventListener("message", () => measure().then(postMessage, (error) => postMessage({ problem: String(error?.stack ?? error) })));
`;

const PAGE = `<!doctype html><meta charset="utf-8"><title>bench</title><script type="module">
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = ({ data }) => fetch("/result", { method: "POST", body: JSON.stringify(data) });
worker.onerror = ({ message }) => fetch("/result", { method: "POST", body: JSON.stringify({ problem: message }) });
worker.postMessage("begin");
</script>`;

/** Paragraphs of about the length of a passage. */
async function readPassages(count: number): Promise<string[]> {
  const names = (await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md"));
  const files = [...names.map((name) => `docs/${name}`), "DECISIONS.md", "README.md", "bench/RESULTS.md"];
  const texts = await Promise.all(files.map((name) => readFile(join(root, name), "utf8")));
  const passages: string[] = [];
  for (const paragraph of texts.flatMap((text) => text.split(/\n\s*\n/))) {
    const last = passages.at(-1);
    if (last !== undefined && last.length < 600) passages[passages.length - 1] = `${last}\n${paragraph}`;
    else passages.push(paragraph);
  }
  return passages.slice(0, count);
}

async function write(folder: string, count: number): Promise<void> {
  const passages = (await readPassages(count)).map((text) => ({ text, sentences: sentences(text) }));
  await mkdir(folder, { recursive: true });
  await cp(MODEL, join(folder, "model"), { recursive: true });
  for (const file of RUNTIME) {
    const to = join(folder, "ort", file);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(root, "node_modules/onnxruntime-web/dist", file), to);
  }
  await writeFile(join(folder, "passages.json"), JSON.stringify(passages));
  await writeFile(join(folder, "worker.js"), await bundle(WORKER));
  await writeFile(join(folder, "index.html"), PAGE);
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  mjs: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
};

/** What the page posts, once it is there. */
async function run(folder: string, flags: readonly string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/result") {
      resolve(Buffer.concat(await request.toArray()).toString("utf8"));
      return void response.end();
    }
    const name = path === "/" ? "index.html" : path.slice(1);
    try {
      const bytes = await readFile(join(folder, name));
      response.setHeader("content-type", TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream").end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const browser = await launchChromium({ args: [...flags] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`);
    return await promise;
  } finally {
    await browser.close();
    server.close();
  }
}

const [first = "256", ...rest] = process.argv.slice(2);
if (first === "--write") {
  const [folder = ".cache/bench/card", count = "256"] = rest;
  await write(folder, Number(count));
} else {
  const folder = join(root, ".cache/bench/card");
  await write(folder, Number(first));
  console.log(JSON.stringify(JSON.parse(await run(folder, rest)), null, 2));
}
