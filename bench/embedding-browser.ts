import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "../e2e/support/chromium.ts";
import { bundle } from "./bundle.ts";

export interface BrowserMeasurement {
  /** Of the model, by their paths in its repository; the weights are `onnx/model.onnx`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly passages: readonly string[];
  readonly rounds: number;
  readonly width: number;
}

interface Figures {
  /** Milliseconds of processor time for all passages, the best round of each batch. */
  readonly bare: number;
  readonly ours: number;
}

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * A worker like the app's: the product's embedder and a session of the very onnxruntime-web below it, one after the other
 * in each round. What is taken is the processor time of its process, so that it matters little what else runs.
 */
const WORKER = `
import * as ort from "onnxruntime-web/webgpu";
import { AutoTokenizer } from "@huggingface/transformers";
import { batchesByLength } from "/core/models/local/batches.ts";
import { createTransformersEmbedder } from "/core/models/local/transformers-embedder.ts";

const BATCH = 16;

let batches, run;
addEventListener("message", async ({ data }) => {
  try {
    if (data.passages) await open(data);
    else await run[data.kind](batches[data.at]);
    postMessage({ batches: batches.length });
  } catch (error) {
    postMessage({ problem: String(error) });
  }
});

async function open({ passages, width, device }) {
  const read = async (path) => {
    const response = await fetch("/model/" + path);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
  const at = (name) => new URL("/ort/" + name, self.location.href).href;
  const runtimeFiles = { mjs: at("ort-wasm-simd-threaded.asyncify.mjs"), wasm: at("ort-wasm-simd-threaded.asyncify.wasm") };
  const embedder = await createTransformersEmbedder(read, {
    id: "bench", dimensions: width, pooling: "mean", dtype: "fp32", device, runtimeFiles,
    prefixes: { query: "", passage: "" }, calibration: { byModel: true, weight: 0.5, midpoint: 0.5, slope: 10 },
  });
  const tokenizer = await AutoTokenizer.from_pretrained("lectern/bench");
  ort.env.wasm.wasmPaths = runtimeFiles;
  const session = await ort.InferenceSession.create(await read("onnx/model.onnx"), { executionProviders: [device] });
  batches = batchesByLength(passages, BATCH).map((batch) => {
    const texts = batch.map((index) => passages[index]);
    const tokens = tokenizer(texts, { padding: true, truncation: true });
    const tensor = (name) => new ort.Tensor("int64", tokens[name].data, tokens[name].dims);
    return { texts, feeds: Object.fromEntries(["input_ids", "attention_mask", "token_type_ids"].map((name) => [name, tensor(name)])) };
  });
  run = {
    async bare({ feeds }) {
      const { last_hidden_state } = await session.run(feeds);
      last_hidden_state.dispose();
    },
    ours: ({ texts }) => embedder.embed(texts, "passage"),
  };
}
`;

/** The figures of Chromium, a line each. */
export async function measureInBrowser({ files, passages, rounds, width }: BrowserMeasurement): Promise<string[]> {
  const worker = await bundle(WORKER);
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const file = path.startsWith("/model/") ? files.get(path.slice("/model/".length)) : undefined;
    if (file) return void response.end(file);
    if (path === "/worker.js") return void response.setHeader("content-type", "text/javascript").end(worker);
    if (path.startsWith("/ort/ort-wasm")) {
      response.setHeader("content-type", path.endsWith(".wasm") ? "application/wasm" : "text/javascript");
      return void createReadStream(join(root, "node_modules/onnxruntime-web/dist", path.slice(5))).pipe(response);
    }
    if (path !== "/") return void response.writeHead(404).end();
    response.setHeader("content-type", "text/html").end("<!doctype html><title>bench</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`);
    await page.evaluate(() => {
      const worker = new Worker("/worker.js", { type: "module" });
      const ask = (message: unknown) =>
        new Promise((resolve, reject) => {
          const hear = ({ data }: MessageEvent) =>
            "problem" in data ? reject(new Error(data.problem)) : resolve(data);
          worker.addEventListener("message", hear, { once: true });
          worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
          worker.postMessage(message);
        });
      Object.assign(globalThis, { ask });
    });
    const ask = (message: unknown) =>
      page.evaluate(
        (message) => (globalThis as unknown as { ask(message: unknown): Promise<{ batches: number }> }).ask(message),
        message,
      );
    const { batches } = await ask({ passages, width, device: "wasm" });
    const devtools = await browser.newBrowserCDPSession();
    const processorTime = async () => {
      const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
      return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === "renderer" ? 1000 * cpuTime : 0), 0);
    };
    const took = async (kind: keyof Figures, at: number) => {
      const began = await processorTime();
      await ask({ kind, at });
      return (await processorTime()) - began;
    };
    await took("bare", 0);
    await took("ours", 0);
    const figures = { bare: 0, ours: 0 };
    for (let at = 0; at < batches; at++) {
      const least = { bare: Infinity, ours: Infinity };
      for (let round = 0; round < rounds; round++)
        for (const kind of ["bare", "ours"] as const) least[kind] = Math.min(least[kind], await took(kind, at));
      figures.bare += least.bare;
      figures.ours += least.ours;
    }
    const perSecond = (ms: number) => ((1000 * passages.length) / ms).toFixed(1);
    return [
      `In Chromium, ${passages.length} of them in a worker, WebAssembly on one thread, batches and rounds as above:`,
      `bare onnxruntime-web  ${perSecond(figures.bare)} a second of processor time`,
      `the product           ${perSecond(figures.ours)} a second of processor time, tokenized, pooled and copied`,
      `ratio                 ${(figures.bare / figures.ours).toFixed(3)}`,
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
