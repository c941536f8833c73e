import { describe, expect, it } from "vitest";
import { makeTinyGenerator, type TinyGeneratorOptions } from "../testing/tiny-generator.ts";
import {
  PromptTooLong,
  type GenerationRequest,
  type PromptMessage,
} from "#core/engine/answer/generate/text-generator.ts";
import { loadTransformersGenerator } from "./transformers-generator.ts";

const ask = (content: string): PromptMessage[] => [{ role: "user", content }];

async function setup(options: TinyGeneratorOptions = {}, context_tokens = 512) {
  const files = new Map(makeTinyGenerator(options).map(({ path, bytes }) => [path, bytes]));
  const id = `tiny-${JSON.stringify(options).length}-${options.endless ? "endless" : "plain"}`;
  const generator = await loadTransformersGenerator(
    async (path) => files.get(path),
    { id, context_tokens, runtime: { dtype: "fp32" } },
    { device: "cpu" },
  );
  const pieces: string[] = [];
  const generate = (request: Partial<GenerationRequest> = {}, signal = new AbortController().signal) =>
    generator.generate(
      { messages: ask("What do they say?"), max_tokens: 50, ...request },
      (piece) => pieces.push(piece),
      signal,
    );
  return { generator, generate, pieces };
}

describe("a language model run by transformers.js", () => {
  it("writes an answer in pieces and ends by itself", async () => {
    const { generate, pieces } = await setup();
    const result = await generate();
    expect(result).toMatchObject({ text: "herewith the documents say so [1].", finish_reason: "stop" });
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join("")).toBe(result.text);
    expect(result.usage.completion_tokens).toBeGreaterThanOrEqual(6);
  });

  it("reads the prompt through its chat template and keeps it in its cache", async () => {
    const { generate } = await setup();
    expect((await generate({ messages: ask("Please herewith hello") })).text).toBe("herewith hello");
    expect((await generate({ messages: ask("Please herewith world") })).text).toBe("herewith world");
  });

  it("stops when the signal is aborted, and keeps what had come", async () => {
    const { generate, pieces } = await setup({ endless: true });
    const controller = new AbortController();
    const going = generate({ max_tokens: 400 }, controller.signal);
    while (pieces.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    const result = await going;
    expect(result.finish_reason).toBe("cancelled");
    expect(result.text).toMatch(/^herewith the/);
    expect(result.usage.completion_tokens).toBeLessThan(400);
  });

  it("writes nothing for a signal that was aborted before", async () => {
    const { generate, pieces } = await setup();
    expect(await generate({}, AbortSignal.abort())).toMatchObject({ text: "", finish_reason: "cancelled" });
    expect(pieces).toEqual([]);
  });

  it("ends at the most tokens asked for and says so", async () => {
    const { generate } = await setup({ endless: true });
    const result = await generate({ max_tokens: 5 });
    expect(result).toMatchObject({ finish_reason: "length", usage: { completion_tokens: 5 } });
  });

  it("ends before a stop word, no piece of which is shown", async () => {
    const { generate, pieces } = await setup({ endless: true });
    const result = await generate({ stop: ["say so"] });
    expect(result).toMatchObject({ text: "herewith the documents ", finish_reason: "stop" });
    expect(pieces.join("")).toBe("herewith the documents ");
  });

  it("refuses a prompt that fills its context, and shortens the answer to what is left of it", async () => {
    const { generate } = await setup({ endless: true }, 20);
    await expect(generate({ messages: ask("hello ".repeat(30)) })).rejects.toBeInstanceOf(PromptTooLong);
    const { usage } = await generate({ messages: ask("hello"), max_tokens: 100 });
    expect((usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0)).toBe(20);
  });

  it("counts tokens as its tokenizer does", async () => {
    const { generator } = await setup();
    expect(await generator.countTokens("the documents say hello")).toBe(4);
    expect(await generator.countTokens("xyz")).toBe(3);
  });

  it("takes turns as they are where there is no chat template", async () => {
    const { generate } = await setup({ plain: true });
    expect((await generate()).finish_reason).toBe("stop");
  });

  it("is lost when its file is broken", async () => {
    const files = new Map(makeTinyGenerator().map(({ path, bytes }) => [path, bytes]));
    files.set("onnx/model.onnx", Uint8Array.of(1, 2, 3));
    const load = loadTransformersGenerator(
      async (path) => files.get(path),
      { id: "broken", context_tokens: 100, runtime: { dtype: "fp32" } },
      { device: "cpu" },
    );
    await expect(load).rejects.toMatchObject({ name: "GeneratorLost", reason: "failed" });
  });
});
