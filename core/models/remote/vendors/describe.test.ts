import { describe, expect, it } from "vitest";
import type { ModelServer } from "../generation.ts";
import { createKnownModels } from "../model-facts.ts";
import { PATIENCE } from "../model-servers.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { tables } from "#core/api/tables.ts";
import { vendors } from "./vendors.ts";

/** A server that answers these paths and no other. */
function setup(provider: "local" | "hosted_a" | "openai_compatible", answers: Readonly<Record<string, unknown>>) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const { pathname: path } = new URL(url);
    asked.push({ path, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined });
    return path in answers ? Response.json(answers[path]) : Response.json({ error: "not found" }, { status: 404 });
  };
  const known = createKnownModels({
    store: createMemoryStore(tables),
    report: (error) => expect.fail(String(error)),
  });
  const deps = { modelServers: { fetch, patience: PATIENCE, known } };
  const server: ModelServer = {
    owner: "ada",
    provider,
    label: "The server",
    url: provider === "local" ? "http://models.test" : "http://models.test/v1",
    key: null,
    settings_id: null,
    server_id: null,
    server_name: "",
  };
  const vendor = vendors[provider];
  const { signal } = new AbortController();
  return {
    asked,
    describe: (model = "m") => vendor.describe?.(deps, server, model, signal),
    count: (text: string) => vendor.countTokens?.(deps, server, "m", text),
  };
}

const listOf = (fields: object) => ({
  data: [
    { id: "other", context_length: 7 },
    { id: "m", ...fields },
  ],
});

describe("what a server tells of a model", () => {
  it("is in Ollama's /api/show: its context, what it was set to, and whether it thinks", async () => {
    const model_info = { "general.architecture": "qwen3", "qwen3.context_length": 40_960 };
    const plain = setup("local", { "/api/show": { model_info, capabilities: ["completion", "thinking"] } });
    expect(await plain.describe()).toEqual({ context: 40_960, thinks: true, calls_tools: false });
    expect(plain.asked).toEqual([{ path: "/api/show", body: { model: "m" } }]);
    const parameters = "stop    <|im_end|>\nnum_ctx                        16384";
    const set = setup("local", { "/api/show": { model_info, parameters, capabilities: ["completion", "tools"] } });
    expect(await set.describe()).toEqual({ context: 16_384, thinks: false, calls_tools: true });
  });

  it("is in llama.cpp's /props, beside /v1", async () => {
    const { describe: tell, asked } = setup("openai_compatible", {
      "/props": { default_generation_settings: { n_ctx: 12_288 }, total_slots: 1 },
    });
    expect(await tell()).toEqual({ context: 12_288, has_tokenizer: true });
    expect(asked.map(({ path }) => path)).toEqual(["/props"]);
  });

  it.each([
    ["max_model_len", { has_tokenizer: true }],
    ["context_length", {}],
    ["context_window", {}],
    ["max_context_length", {}],
  ])("is in a list of models as %s", async (name, more) => {
    const { describe: tell } = setup("openai_compatible", { "/v1/models": listOf({ [name]: 131_072 }) });
    expect(await tell()).toEqual({ context: 131_072, ...more });
  });

  it("is in LM Studio's own list, as loaded", async () => {
    const { describe: tell } = setup("openai_compatible", {
      "/v1/models": listOf({}),
      "/api/v0/models": listOf({ max_context_length: 131_072, loaded_context_length: 8192 }),
    });
    expect(await tell()).toEqual({ context: 8192 });
  });

  it("is nothing where it tells nothing, or does not know the model", async () => {
    expect(await setup("openai_compatible", { "/v1/models": listOf({}) }).describe()).toEqual({});
    expect(await setup("openai_compatible", {}).describe()).toEqual({});
    expect(await setup("hosted_a", {}).describe("gpt-5-mini")).toEqual({ thinks: true, calls_tools: true });
    expect(await setup("hosted_a", {}).describe("gpt-4.1")).toEqual({ calls_tools: true });
  });
});

it("counts tokens as llama.cpp and vLLM take the text", async () => {
  const { count, asked } = setup("openai_compatible", { "/tokenize": { tokens: [1, 2, 3] } });
  expect(await count("Guten Tag.")).toBe(3);
  expect(asked).toEqual([{ path: "/tokenize", body: { content: "Guten Tag.", prompt: "Guten Tag.", model: "m" } }]);
});
