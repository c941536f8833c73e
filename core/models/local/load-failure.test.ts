import { MLCEngine, prebuiltAppConfig } from "@mlc-ai/web-llm";
import { describe, expect, it, vi } from "vitest";
import { createTransformersEmbedder } from "./transformers-embedder.ts";
import { loadFailure } from "./load-failure.ts";

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

/** What each runtime says, word for word, and what a person reads. */
const SAID: readonly (readonly [string, unknown, RegExp])[] = [
  [
    "WebLLM without WebGPU",
    named(
      "WebGPUNotAvailableError",
      "WebGPU is not supported in your current environment, but it is necessary to run the WebLLM engine.",
    ),
    /needs a graphics card that this browser lets web pages use/,
  ],
  [
    "WebLLM without 16-bit numbers",
    named(
      "ShaderF16SupportError",
      "This model requires WebGPU extension shader-f16, which is not enabled in this browser. You can try to launch Chrome Canary in command line with flag",
    ),
    /16-bit numbers/,
  ],
  [
    "WebLLM with small buffers",
    new Error(
      "Cannot initialize runtime because of requested maxBufferSize exceeds limit. requested=1024MB, limit=256MB. ",
    ),
    /too little memory at a time/,
  ],
  [
    "WebLLM with a damaged program",
    named("CompileError", "WebAssembly.instantiate(): expected magic word 00 61 73 6d, found 3c 68"),
    /damaged/,
  ],
  [
    "WebLLM with another program",
    named("LinkError", "WebAssembly.instantiate(): Import #0 module: function import requires a callable"),
    /damaged|cannot run/,
  ],
  ["a file that is not there", new Error("params_shard_3.bin is not among the files of the model."), /is missing/],
  [
    "a part that is not there",
    new Error("A part of m/onnx/model.onnx is missing; remove the model and install it again."),
    /is missing/,
  ],
  [
    "transformers.js without a file",
    new Error('Could not locate file: "https://huggingface.co/x/resolve/main/config.json".'),
    /is missing/,
  ],
  ["transformers.js and an unknown kind", new Error("Unsupported model type: foo"), /cannot run/],
  ["a cut configuration", new SyntaxError("Unexpected end of JSON input"), /damaged/],
  [
    "onnxruntime and a damaged file",
    new Error(
      "Can't create a session. ERROR_CODE: 7, ERROR_MESSAGE: Failed to load model because protobuf parsing failed.",
    ),
    /damaged/,
  ],
  [
    "onnxruntime without an operator",
    new Error(
      "Can't create a session. ERROR_CODE: 9, ERROR_MESSAGE: Could not find an implementation for GatherBlockQuantized(1) node with name '/model/embed_tokens'",
    ),
    /cannot run/,
  ],
  [
    "onnxruntime without its program",
    new Error("no available backend found. ERR: [wasm] TypeError: Failed to fetch dynamically imported module"),
    /connect to the network/,
  ],
  [
    "onnxruntime without outside data",
    new Error("Failed to load external data file model.onnx_data, error: not found"),
    /is missing/,
  ],
  ["what nobody expected", new Error("TVMError: Check failed: (n == 3)"), /could not be loaded here. Remove it/],
  ["no error at all", "12345", /could not be loaded here/],
];
const JARGON = /web-?llm|onnx|transformers|wasm|webassembly|protobuf|tvm|ERROR_CODE|json|shader|opset/i;

describe("why a model could not be loaded", () => {
  it.each(SAID)("is a plain sentence with what to do: %s", (_, error, words) => {
    for (const wrapped of [error, new Error("The language model stopped: failed.", { cause: error })]) {
      const told = loadFailure("Qwen3 4B", wrapped);
      expect(told).toMatch(words);
      expect(told).not.toMatch(JARGON);
      expect(told).toMatch(/;|\. Remove/);
    }
  });

  it("is known of the libraries as they are bundled", async () => {
    const [first] = prebuiltAppConfig.model_list;
    vi.stubGlobal("location", { origin: "https://lectern.test" });
    const engine = new MLCEngine({ logLevel: "SILENT", appConfig: { model_list: first ? [first] : [] } });
    const unknown = await engine.reload("no-such-model").catch((error: unknown) => error);
    expect(loadFailure("M", unknown)).toMatch(/is missing|could not be loaded|cannot run/);
    vi.unstubAllGlobals();

    const open = (files: Readonly<Record<string, string>>) =>
      createTransformersEmbedder(async (path) => (path in files ? new TextEncoder().encode(files[path]) : undefined), {
        id: `broken-${Object.keys(files).length}`,
        dimensions: 8,
        pooling: "mean",
        dtype: "q8",
        prefixes: { query: "", passage: "" },
        calibration: { byModel: true, weight: 0.5, midpoint: 0.5, slope: 10 },
        device: "cpu",
      }).catch((error: unknown) => error);
    expect(loadFailure("M", await open({}))).toMatch(/is missing/);
    const tokenizer = JSON.stringify({
      version: "1.0",
      added_tokens: [],
      normalizer: null,
      pre_tokenizer: null,
      post_processor: null,
      decoder: null,
      model: { type: "WordPiece", unk_token: "[UNK]", vocab: { "[UNK]": 0 } },
    });
    const beside = {
      "tokenizer.json": tokenizer,
      "tokenizer_config.json": JSON.stringify({ tokenizer_class: "BertTokenizer" }),
      "config.json": JSON.stringify({ model_type: "bert" }),
    };
    expect(loadFailure("M", await open(beside))).toMatch(/is missing/);
    expect(loadFailure("M", await open({ ...beside, "onnx/model_quantized.onnx": "<html>" }))).toMatch(/damaged/);
  });
});
