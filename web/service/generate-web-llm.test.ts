import type { AppConfig } from "@mlc-ai/web-llm";
import { MLCEngine, prebuiltAppConfig } from "@mlc-ai/web-llm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PromptTooLong, type GenerationRequest } from "#core/engine/answer/generate/text-generator.ts";
import { GENERATOR_MODELS } from "#core/models/local/catalogue.ts";
import type { GeneratorModel } from "#core/models/local/model.ts";
import {
  importWebLlm,
  loadWebLlm,
  recordOf,
  type ChatEngine,
  type WebLlmDeps,
  type WebLlmModel,
} from "./generate-web-llm.ts";
import { watchDevices } from "./watch-devices.ts";
import { webLlmUrl } from "./web-llm-files.ts";

const never = new AbortController().signal;
// As in a worker: WebLLM wants to know where it is.
vi.stubGlobal("location", { origin: "https://lectern.test" });
const caches = Object.getOwnPropertyDescriptor(globalThis, "caches");
afterEach(() => {
  if (caches) Object.defineProperty(globalThis, "caches", caches);
  else Reflect.deleteProperty(globalThis, "caches");
});

function webLlmModel(precision: "f16" | "f32"): WebLlmModel {
  const isWanted = ({ runtime }: GeneratorModel) => runtime.kind === "web-llm" && runtime.precision === precision;
  const model = GENERATOR_MODELS.find(isWanted);
  if (model?.runtime.kind !== "web-llm") throw new Error("The catalogue has no model for WebLLM.");
  return { ...model, runtime: model.runtime };
}

const MODEL = webLlmModel("f32");
const LIBRARY = MODEL.also?.[0]?.path ?? "";

/** The files of a model as its repository has them, without weights. */
function makeFiles(changes: Readonly<Record<string, string | null>> = {}) {
  const texts: Record<string, string | null> = {
    "mlc-chat-config.json": JSON.stringify({
      tokenizer_files: ["tokenizer.json"],
      context_window_size: 131_072,
      conv_template: { name: "chatml", roles: {} },
    }),
    "tensor-cache.json": JSON.stringify({ metadata: {}, records: [{ dataPath: "params_shard_0.bin", nbytes: 4 }] }),
    "tokenizer.json": "{}",
    "params_shard_0.bin": "1234",
    [LIBRARY]: "no program",
    ...changes,
  };
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    const text = texts[path];
    return typeof text === "string" ? new TextEncoder().encode(text) : undefined;
  };
  return { read, asked };
}

/** The real engine, told to keep quiet. */
const realEngine: WebLlmDeps["openEngine"] = async (appConfig, { model_id }) => {
  const engine = new MLCEngine({ appConfig, logLevel: "SILENT" });
  await engine.reload(model_id);
  return engine;
};
const pending = new Promise<never>(() => undefined);
const real = { openEngine: realEngine, countTokens: async () => 1, deviceLost: pending };

describe("what WebLLM is told of a model", () => {
  it("is what WebLLM's own list says: program, context and memory of every model of the catalogue", () => {
    for (const model of GENERATOR_MODELS) {
      if (model.runtime.kind !== "web-llm") continue;
      const { model_id } = model.runtime;
      const own = prebuiltAppConfig.model_list.find((record) => record.model_id === model_id);
      expect(own, model_id).toBeDefined();
      expect(own?.model).toBe(`https://huggingface.co/${model.repository}`);
      expect(own?.model_lib.endsWith(`/${model.also?.[0]?.path}`), `${own?.model_lib} ${model.also?.[0]?.path}`).toBe(
        true,
      );
      expect(own?.overrides?.context_window_size).toBe(model.context_tokens);
      expect(Math.round((own?.vram_required_MB ?? 0) * 1e6)).toBe(model.needs.memory_bytes);
    }
  });

  it("has the families of today, those that think marked as such", () => {
    const thinking = (model: (typeof GENERATOR_MODELS)[number]) =>
      model.runtime.kind === "web-llm" && model.runtime.thinks === true;
    for (const family of ["Qwen3 4B", "Qwen3.5 2B", "Gemma 3 1B", "Gemma 4 E2B", "Ministral 3 3B", "Phi 4 mini"])
      expect(GENERATOR_MODELS.map(({ name }) => name)).toContain(family);
    for (const model of GENERATOR_MODELS) expect(thinking(model), model.id).toBe(/^qwen3(\.5)?-.*-mlc$/.test(model.id));
  });

  it("asks for 16-bit numbers wherever a model has them, which WebLLM's own list mostly leaves out", async () => {
    const f16 = webLlmModel("f16");
    const { read } = makeFiles();
    expect(await recordOf(read, f16)).toMatchObject({ required_features: ["shader-f16"] });
    expect(await recordOf(read, MODEL)).not.toHaveProperty("required_features");
    const silent = prebuiltAppConfig.model_list.filter(
      ({ model_id, required_features }) => /f16/.test(model_id) && !required_features?.includes("shader-f16"),
    );
    expect(silent.length).toBeGreaterThan(40);
  });

  it.each([
    [131_072, 4096],
    [2048, 2048],
    [-1, 4096],
  ])("takes the real context: a model of %i tokens reads %i", async (own, expected) => {
    const { read } = makeFiles({ "mlc-chat-config.json": JSON.stringify({ context_window_size: own }) });
    const record = await recordOf(read, MODEL);
    expect(record.overrides).toEqual({ context_window_size: expected });
  });
});

describe("WebLLM's own engine over installed files", () => {
  it("reads configuration and program from the files and from nowhere else, and is lost where they are no program", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const { read, asked } = makeFiles();
    const loading = loadWebLlm(read, MODEL, real);
    await expect(loading).rejects.toMatchObject({ name: "GeneratorLost", reason: "failed" });
    expect(asked).toContain("mlc-chat-config.json");
    expect(asked).toContain(LIBRARY);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it.each([["mlc-chat-config.json"], ["tensor-cache.json"], [LIBRARY]])(
    "says which file is missing: %s",
    async (path) => {
      const { read } = makeFiles({ [path]: null });
      const loading = loadWebLlm(read, MODEL, real);
      await expect(loading).rejects.toMatchObject({ name: "GeneratorLost", reason: "failed" });
      await loading.catch(({ cause }: Error) => expect(String(cause)).toContain(`${path} is not among the files`));
    },
  );

  it("finds weights in the cache by the address it asks for", async () => {
    const { read } = makeFiles();
    await loadWebLlm(read, MODEL, { ...real, openEngine: async () => standIn([]) });
    const cache = await globalThis.caches.open("webllm/model");
    const keys = (await cache.keys()).map(({ url }) => url);
    expect(keys).toContain(webLlmUrl(MODEL.id, "params_shard_0.bin"));
    const shard = await cache.match(new Request(webLlmUrl(MODEL.id, "params_shard_0.bin")));
    expect(await shard?.text()).toBe("1234");
    await expect(cache.add(new Request("https://huggingface.co/anything"))).rejects.toThrow("not among the files");
  });
});

/** What an engine streams, without a model. */
function standIn(
  pieces: readonly string[],
  { finish = "stop", fail }: { finish?: string; fail?: Error } = {},
): ChatEngine {
  let interrupted = false;
  const create = async (asked: unknown) => {
    requests.push(asked);
    return (async function* (): AsyncGenerator<unknown> {
      for (const content of pieces) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (interrupted) return yield { choices: [{ delta: {}, finish_reason: "abort" }] };
        yield { choices: [{ delta: { content }, finish_reason: null }] };
      }
      if (fail) throw fail;
      yield { choices: [{ delta: {}, finish_reason: finish }] };
      yield { choices: [], usage: { prompt_tokens: 3, completion_tokens: pieces.length } };
    })();
  };
  const engine = { chat: { completions: { create } }, interruptGenerate: async () => void (interrupted = true) };
  return engine as unknown as ChatEngine;
}
const requests: unknown[] = [];
afterEach(() => void requests.splice(0));

const request: GenerationRequest = {
  messages: [
    { role: "system", content: "Be brief." },
    { role: "user", content: "Hello?" },
  ],
  max_tokens: 10,
  stop: ["\n\n"],
};

async function loaded(engine: ChatEngine, deviceLost: Promise<never> = pending, model = MODEL) {
  const configs: AppConfig[] = [];
  const openEngine: WebLlmDeps["openEngine"] = async (config) => {
    configs.push(config);
    return engine;
  };
  const generator = await loadWebLlm(makeFiles().read, model, { openEngine, countTokens: async () => 1, deviceLost });
  return { generator, configs };
}

describe("WebLLM's code", () => {
  it("that cannot be fetched is said plainly to be missing", async () => {
    const message = "Failed to fetch dynamically imported module: https://lectern.test/assets/lib.js";
    const importing = importWebLlm(() => Promise.reject(new TypeError(message)));
    await expect(importing).rejects.toMatchObject({ name: "GeneratorLost", reason: "failed" });
    await importing.catch(({ cause }: Error) =>
      expect(String(cause)).toContain("Connect to the network and try again"),
    );
  });
});

describe("an answer of WebLLM", () => {
  it("streams, and says how it ended and what it took", async () => {
    const { generator } = await loaded(standIn(["Good", " day", "."]));
    const pieces: string[] = [];
    expect(await generator.generate(request, (piece) => pieces.push(piece), never)).toEqual({
      text: "Good day.",
      finish_reason: "stop",
      usage: { prompt_tokens: 3, completion_tokens: 3 },
      device: "webgpu",
    });
    expect(pieces).toEqual(["Good", " day", "."]);
    expect(requests).toMatchObject([{ stream: true, max_tokens: 10, temperature: 0, stop: ["\n\n"] }]);
  });

  it("leaves out the thoughts of a model that would write them down first", async () => {
    const thinking = { ...MODEL, runtime: { ...MODEL.runtime, thinks: true as const } };
    for (const model of [MODEL, thinking]) {
      const { generator } = await loaded(standIn(["Good"]), pending, model);
      await generator.generate(request, () => undefined, never);
    }
    expect(requests[0]).not.toHaveProperty("extra_body");
    expect(requests[1]).toMatchObject({ extra_body: { enable_thinking: false } });
  });

  it("does not count thoughts that come all the same against the tokens of the answer", async () => {
    const thinking = { ...MODEL, runtime: { ...MODEL.runtime, thinks: true as const } };
    const thought = ["<think>", ...Array.from({ length: 30 }, () => "hm "), "</think>"];
    const { generator } = await loaded(
      standIn([...thought, ...Array.from({ length: 90 }, () => "so ")]),
      pending,
      thinking,
    );
    const result = await generator.generate(request, () => undefined, never);
    expect(result).toMatchObject({ finish_reason: "length" });
    expect(result.text.split("</think>")[1]?.trim().split(" ").length).toBe(request.max_tokens);
  });

  it("says that it was cut off at its most tokens", async () => {
    const { generator } = await loaded(standIn(["Good"], { finish: "length" }));
    expect(await generator.generate(request, () => undefined, never)).toMatchObject({ finish_reason: "length" });
  });

  it("stops when it is told to", async () => {
    const { generator } = await loaded(standIn(Array.from({ length: 500 }, () => "word ")));
    const controller = new AbortController();
    const result = await generator.generate(request, () => controller.abort(), controller.signal);
    expect(result).toMatchObject({ text: "word ", finish_reason: "cancelled" });
  });

  it.each([
    ["GPUDevice was lost: out of memory in driver", "device lost"],
    ["Out of memory", "out of memory"],
    ["Cannot read properties of undefined", "failed"],
  ])("is lost under “%s”: %s", async (message, reason) => {
    const { generator } = await loaded(standIn(["Good"], { fail: new Error(message) }));
    const going = generator.generate(request, () => undefined, never);
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason });
  });

  it("is lost with its device, although the engine waits for ever", async () => {
    const device = Promise.withResolvers<{ message: string }>();
    const adapters = { requestDevice: async () => ({ lost: device.promise }) as unknown as GPUDevice };
    const deviceLost = watchDevices(adapters);
    await adapters.requestDevice();
    const hanging = { chat: { completions: { create: () => new Promise(() => undefined) } } };
    const { generator } = await loaded(
      { ...hanging, interruptGenerate: async () => undefined } as unknown as ChatEngine,
      deviceLost,
    );
    const going = generator.generate(request, () => undefined, never);
    device.resolve({ message: "The GPU process crashed." });
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason: "device lost" });
  });

  it("tells a prompt that is too long from a model that is gone", async () => {
    const error = Object.assign(
      new Error("Prompt tokens exceed context window size: number of prompt tokens: 5000; context window size: 4096"),
      {
        name: "ContextWindowSizeExceededError",
      },
    );
    const { generator } = await loaded(standIn([], { fail: error }));
    const going = generator.generate(request, () => undefined, never);
    await expect(going).rejects.toBeInstanceOf(PromptTooLong);
    await expect(going).rejects.toMatchObject({ tokens: 5000, limit: 4096 });
  });
});
