import type { Calibration, Embedder } from "#core/engine/embed-port.ts";
import { nextTurn } from "#core/storage/next-turn.ts";
import { BATCH, batchesByLength } from "./batches.ts";
import type { Pooling } from "./model.ts";
import { createPassageEmbedder, mostTokens } from "./passage-embedder.ts";
import { poolInto, takeInto, type Hidden } from "./pool.ts";
import { joinParts, partsOf } from "./text-parts.ts";
import { readOnlyFrom, type ReadModelFile, type RuntimeFiles } from "./transformers-environment.ts";

export type { ReadModelFile } from "./transformers-environment.ts";

export interface TransformersEmbedderOptions {
  /** Names model and version; part of the pipeline of every segment. */
  readonly id: string;
  readonly dimensions: number;
  readonly pooling: Pooling;
  readonly dtype: "fp32" | "fp16" | "q8";
  /** Put before queries and passages; models of the E5 family want it. */
  readonly prefixes: { readonly query: string; readonly passage: string };
  readonly calibration: Calibration;
  readonly device: "webgpu" | "wasm" | "cpu";
  /** Where this site serves onnxruntime-web's module and its WebAssembly; not needed in Node. */
  readonly runtimeFiles?: RuntimeFiles;
}

/**
 * A MiniLM-class ONNX model run by transformers.js: onnxruntime-web (WebGPU or WASM) in a web worker, onnxruntime-node
 * in Node. Files come from `read` alone; nothing is ever fetched from a network here. Texts are run in batches of
 * similar length, so that little is spent on padding. A text that is longer than the model reads at once is embedded in parts. Throws when a file is missing or the runtime refuses the model.
 */
export async function createTransformersEmbedder(
  read: ReadModelFile,
  options: TransformersEmbedderOptions,
): Promise<Embedder> {
  const { env, AutoModel, AutoTokenizer, Tensor } = await import("@huggingface/transformers");
  const name = readOnlyFrom(env, options.id, read, options.runtimeFiles);
  const tokenizer = await AutoTokenizer.from_pretrained(name);
  const model = await AutoModel.from_pretrained(name, { dtype: options.dtype, device: options.device });

  const most = mostTokens(tokenizer);
  const lengthsOf = (texts: string[]): number[] => {
    const { input_ids: tokens } = tokenizer(texts, UNCUT) as { readonly input_ids: readonly (readonly number[])[] };
    return tokens.map(({ length }) => length);
  };
  const passages =
    options.pooling === "mean" &&
    createPassageEmbedder({
      tokenizer,
      prefix: options.prefixes.passage,
      dimensions: options.dimensions,
      tensor: (values, dims) => new Tensor("int64", values, dims),
      run: (inputs) => model(inputs) as Promise<{ readonly last_hidden_state?: Output }>,
    });

  return {
    id: options.id,
    dimensions: options.dimensions,
    calibration: options.calibration,
    ...(passages && { embedPassages: passages }),
    async embed(whole, kind) {
      const prefixed = (texts: readonly string[]) => texts.map((text) => options.prefixes[kind] + text);
      const parts = partsOf(whole, { tokensOf: (texts) => lengthsOf(prefixed(texts)), most });
      const texts = prefixed(parts.map(({ text }) => text));
      const vectors = new Float32Array(texts.length * options.dimensions);
      for (const batch of batchesByLength(texts, BATCH)) {
        const inputs = tokenizer(
          batch.map((index) => texts[index] ?? ""),
          { padding: true, truncation: true },
        ) as Inputs;
        const { last_hidden_state: hidden, sentence_embedding: own } = (await model(inputs)) as Outputs;
        if (options.pooling === "own") takeInto(vectors, batch, own);
        else poolInto(vectors, batch, hidden, inputs.attention_mask.data, options.pooling);
        hidden?.dispose();
        own?.dispose();
        // In WebAssembly nothing else would be heard before the last batch: no stop, and no timer.
        await nextTurn();
      }
      return joinParts(parts, vectors, { texts: whole.length, dimensions: options.dimensions });
    },
  };
}

/** Tokens as they are, with those that the model puts around a text. */
const UNCUT = { return_tensor: false, padding: false, truncation: false };

interface Inputs {
  readonly attention_mask: { readonly data: BigInt64Array };
}

export type Output = Hidden & { dispose(): void };

interface Outputs {
  readonly last_hidden_state?: Output;
  readonly sentence_embedding?: Output;
}
