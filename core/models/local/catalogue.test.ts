import { AutoModel, AutoModelForCausalLM, AutoModelForSequenceClassification } from "@huggingface/transformers";
import { describe, expect, it } from "vitest";
import { EMBEDDING_MODELS, GENERATOR_MODELS, MODELS, RERANKER_MODELS } from "./catalogue.ts";
import { obstaclesOf, type MachineFacts } from "./machine.ts";

/** The `model_type` that the configuration of each repository states; transformers.js goes by it. */
const TYPES: Readonly<Record<string, string>> = {
  "Xenova/all-MiniLM-L6-v2": "bert",
  "Xenova/bge-small-en-v1.5": "bert",
  "onnx-community/granite-embedding-small-english-r2-ONNX": "modernbert",
  "Xenova/multilingual-e5-small": "bert",
  "Xenova/multilingual-e5-base": "xlm-roberta",
  "Alibaba-NLP/gte-modernbert-base": "modernbert",
  "onnx-community/embeddinggemma-300m-ONNX": "gemma3_text",
  "onnx-community/Qwen3-Embedding-0.6B-ONNX": "qwen3",
  "HuggingFaceTB/SmolLM2-135M-Instruct": "llama",
  "HuggingFaceTB/SmolLM2-360M-Instruct": "llama",
  "onnx-community/Qwen2.5-0.5B-Instruct": "qwen2",
  "onnx-community/LFM2-700M-ONNX": "lfm2",
  "HuggingFaceTB/SmolLM3-3B-ONNX": "smollm3",
  "onnx-community/granite-4.0-micro-ONNX-web": "granitemoehybrid",
  "Xenova/ms-marco-MiniLM-L-6-v2": "bert",
  "Alibaba-NLP/gte-reranker-modernbert-base": "modernbert",
  "Xenova/bge-reranker-base": "xlm-roberta",
};

describe("the catalogue", () => {
  it("has every model of transformers.js in a form that the bundled library knows", () => {
    const onnx = GENERATOR_MODELS.filter(({ runtime }) => runtime.kind === "transformers");
    for (const [models, library] of [
      [EMBEDDING_MODELS, AutoModel],
      [onnx, AutoModelForCausalLM],
      [RERANKER_MODELS, AutoModelForSequenceClassification],
    ] as const)
      for (const { repository } of models)
        expect(library.supports(TYPES[repository] ?? "unknown"), `${repository}: ${TYPES[repository]}`).toBe(true);
    // The library has a base class for embedders of kinds that it does not know, and none for the others.
    expect(AutoModelForCausalLM.supports("no-such-type")).toBe(false);
  });

  it("has the embedders, rerankers and small language models of today", () => {
    const names = MODELS.map(({ name }) => name).join("\n");
    for (const family of ["EmbeddingGemma", "Qwen3 Embedding", "GTE", "Granite Embedding", "E5", "BGE", "reranker"])
      expect(names).toContain(family);
    for (const family of ["SmolLM2", "SmolLM3", "LFM2", "Granite 4.0"]) expect(names).toContain(family);
  });

  it("prepares queries and passages as the model cards of the embedders say", () => {
    const prepared = (id: string) => {
      const { prefixes, pooling, dimensions } = EMBEDDING_MODELS.find((model) => model.id === id) ?? {};
      return [prefixes?.query, prefixes?.passage, pooling, dimensions];
    };
    expect(prepared("embeddinggemma-300m")).toEqual([
      "task: search result | query: ",
      "title: none | text: ",
      "own",
      768,
    ]);
    expect(prepared("qwen3-embedding-0.6b")).toEqual([
      "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:",
      "",
      "last",
      1024,
    ]);
    expect(prepared("gte-modernbert-base")).toEqual(["", "", "cls", 768]);
    expect(prepared("granite-embedding-small-english-r2")).toEqual(["", "", "cls", 384]);
    expect(prepared("multilingual-e5-small")).toEqual(["query: ", "passage: ", "mean", 384]);
  });

  it("has no two models of one id, and asks for a file of weights of each", () => {
    expect(new Set(MODELS.map(({ id }) => id)).size).toBe(MODELS.length);
    for (const { id, files } of MODELS)
      expect(
        files.some((path) => /onnx|params_shard|traineddata/.test(path)),
        id,
      ).toBe(true);
  });

  it("runs nothing that needs a graphics card on a server, and nothing in 16-bit numbers without them", () => {
    const gpu = { name: "card", shader_f16: false, max_buffer_bytes: 2 ** 31, software: false };
    const server: MachineFacts = { gpu: null, memory_bytes: 64e9, free_bytes: null, runtimes: ["transformers"] };
    const card: MachineFacts = { ...server, gpu, runtimes: ["transformers", "web-llm"] };
    for (const model of GENERATOR_MODELS) {
      if (model.needs.webgpu) expect(obstaclesOf(model, server), model.id).not.toEqual([]);
      if (model.needs.shader_f16) expect(obstaclesOf(model, card), model.id).not.toEqual([]);
    }
  });
});
