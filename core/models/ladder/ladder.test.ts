import { describe, expect, it } from "vitest";
import { createFakeModelServers, TEXT } from "../remote/testing/fake-model-servers.ts";
import { createBrowserModelServers } from "../remote/browser-model-servers.ts";
import { saveProviderSetting } from "../remote/provider-settings.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { GENERATOR_MODELS } from "../local/catalogue.ts";
import { installedModels, newRow, type InstalledModelRow } from "../local/installed-model.ts";
import type { MachineFacts } from "../local/machine.ts";
import { createSecretBox, deriveSecretKey } from "#core/accounts/secret-box.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { climb } from "#core/engine/answer/generate/generators.ts";
import { createGeneratorLadder } from "./ladder.ts";
import { ModelChoice, saveModelChoice } from "./model-choice.ts";
import type { ModelRunner } from "../local/generation/model-runner.ts";
import { noteCrashes } from "../local/generation/open-generator.ts";
import { GeneratorLost, type TextGenerator } from "#core/engine/answer/generate/text-generator.ts";

const SMALL = "smollm2-135m-instruct";
const LARGER = "smollm2-360m-instruct";
const ON_GPU = "llama-3.2-1b-instruct-q4f32_1-mlc";
const GPU = { name: "card", shader_f16: false, max_buffer_bytes: 2 ** 31, software: false };
const MACHINE: MachineFacts = {
  gpu: GPU,
  memory_bytes: 8e9,
  free_bytes: null,
  runtimes: ["transformers", "web-llm"],
};

const request = { messages: [{ role: "user" as const, content: "Hello?" }], max_tokens: 20 };

function setup(facts: Partial<MachineFacts> = {}) {
  const store = createMemoryStore(tables);
  const servers = createFakeModelServers();
  const secrets = createSecretBox(() => deriveSecretKey("tests"));
  const clock = { now: () => Date.now() };
  const lost = new Set<string>();
  const runner: ModelRunner = {
    countTokens: async (_, text) => text.length,
    generate: async (model, _, onText) => {
      if (lost.has(model)) throw new GeneratorLost("device lost");
      onText(model);
      return { text: model, finish_reason: "stop", usage: { prompt_tokens: 1, completion_tokens: 1 } };
    },
  };
  const errors: unknown[] = [];
  const ladder = createGeneratorLadder({
    store,
    runner,
    where: "on this device",
    machine: { describe: async () => ({ ...MACHINE, ...facts }) },
    modelServers: {
      ...createBrowserModelServers({ fetch: servers.fetch, store, report: (error) => void errors.push(error) }),
      fetch: servers.fetch,
    },
    accounts: { secrets },
    report: (error) => void errors.push(error),
  });
  const install = (id: string, fields: Partial<InstalledModelRow> = {}) =>
    store.write([put(installedModels, { ...newRow(id), status: "installed", ...fields })]);
  const choose = (choice: Partial<ModelChoice>) =>
    saveModelChoice({ store }, LOCAL_USER, { choice: ModelChoice.parse(choice), server: null });
  const provider = (name: "ollama" | "openai", server_url: string) =>
    saveProviderSetting({ store, clock, accounts: { secrets } }, LOCAL_USER, {
      id: name,
      provider: name === "ollama" ? "local" : "openai_compatible",
      config: { server_url },
    });
  const pick = (allowSending = true) => ladder.pick({ user: LOCAL_USER, allowSending });
  const names = async (allowSending = true) => (await pick(allowSending)).map(({ id }) => id);
  return { store, lost, install, choose, provider, pick, names, errors, servers };
}

describe("the ladder of language models", () => {
  it("is empty where nothing is installed and no provider was chosen", async () => {
    expect(await setup().names()).toEqual([]);
  });

  it("puts the model in use first, then WebLLM's, then the better one", async () => {
    const { install, names } = setup();
    await install(SMALL);
    await install(LARGER);
    await install(ON_GPU);
    expect(await names()).toEqual([ON_GPU, LARGER, SMALL]);
    await install(SMALL, { active: true });
    expect(await names()).toEqual([SMALL, ON_GPU, LARGER]);
  });

  it("leaves out what this machine cannot run, what is not whole, and what crashed", async () => {
    const { install, names } = setup({ gpu: null });
    await install(ON_GPU);
    await install(SMALL, { crashed: true });
    await install(LARGER, { status: "paused" });
    expect(await names()).toEqual([]);
  });

  it("replays a turn on the next rung when the first is lost, and says which one answered", async () => {
    const { install, pick, lost } = setup();
    await install(ON_GPU);
    await install(SMALL);
    lost.add(ON_GPU);
    const steps: string[] = [];
    const turn = (generator: TextGenerator) =>
      generator.generate(request, () => undefined, new AbortController().signal);
    const outcome = await climb(await pick(), turn, {
      onStepDown: ({ id }, { reason }) => steps.push(`${id}: ${reason}`),
    });
    expect(outcome?.by).toMatchObject({ id: SMALL, where: "on this device" });
    expect(steps).toEqual([`${ON_GPU}: device lost`]);
  });

  it("asks a provider only once it is chosen, and says where the words go", async () => {
    const { provider, choose, pick, names } = setup();
    await provider("openai", "https://models.example/v1");
    expect(await names()).toEqual([]);
    await choose({ provider: { provider: "openai_compatible", model: "gpt-a" } });
    const [generator] = await pick();
    expect(generator).toMatchObject({ id: "openai_compatible:gpt-a", where: { sentTo: "models.example" } });
    const pieces: string[] = [];
    const result = await generator?.generate(request, (piece) => pieces.push(piece), new AbortController().signal);
    expect(result).toEqual({ text: TEXT, finish_reason: "stop", usage: { prompt_tokens: 7, completion_tokens: 5 } });
    expect(pieces.length).toBeGreaterThan(1);
  });

  it("sends nothing where nothing may leave, but still asks a model server on this very machine", async () => {
    const { provider, choose, names } = setup();
    await provider("openai", "https://models.example/v1");
    await choose({ provider: { provider: "openai_compatible", model: "gpt-a" } });
    expect(await names(false)).toEqual([]);
    await provider("ollama", "http://127.0.0.1:11434");
    await choose({ provider: { provider: "local", model: "tiny:1b" } });
    expect(await names(false)).toEqual(["local:tiny:1b"]);
  });

  it("takes a provider first where the user says so, and none at all where they say that", async () => {
    const { provider, choose, install, names } = setup();
    await install(SMALL);
    await provider("ollama", "http://127.0.0.1:11434");
    const ollama = { provider: "local", model: "tiny:1b" } as const;
    await choose({ provider: ollama });
    expect(await names()).toEqual([SMALL, "local:tiny:1b"]);
    await choose({ provider: ollama, provider_first: true });
    expect(await names()).toEqual(["local:tiny:1b", SMALL]);
    await choose({ use: "none", provider: ollama });
    expect(await names()).toEqual([]);
  });

  it("asks the model that was chosen alone, and the others only where they are asked for", async () => {
    const { choose, install, pick, names } = setup();
    await install(ON_GPU);
    await install(SMALL);
    await choose({ use: "chosen", model: SMALL });
    expect((await pick()).map(({ id, onRequest = false }) => [id, onRequest])).toEqual([
      [SMALL, false],
      [ON_GPU, true],
    ]);
    await choose({ use: "chosen", model: LARGER });
    const [missing] = await pick();
    expect(missing).toMatchObject({ id: LARGER, problem: expect.stringContaining("is not installed") });
    const asked = missing?.generate(request, () => undefined, new AbortController().signal);
    await expect(asked).rejects.toMatchObject({ told: { code: "not_installed" } });
    expect(await names()).toEqual([LARGER, ON_GPU, SMALL]);
  });

  it("answers on this machine where the chosen model may not be asked", async () => {
    const { provider, choose, install, pick } = setup();
    await install(SMALL);
    await provider("openai", "https://models.example/v1");
    await choose({ use: "chosen", provider: { provider: "openai_compatible", model: "gpt-a" } });
    expect((await pick(false)).map(({ id, onRequest = false }) => [id, onRequest])).toEqual([[SMALL, false]]);
  });

  it.each([
    ["fails", "unreachable"],
    ["unknown", "failed"],
  ])("is lost when the provider %s", async (model, reason) => {
    const { provider, choose, pick } = setup();
    await provider("ollama", "http://127.0.0.1:11434");
    await choose({ provider: { provider: "local", model } });
    const [generator] = await pick();
    const going = generator?.generate(request, () => undefined, new AbortController().signal);
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason });
  });

  it("ends a provider's request before a stop word and when it is aborted", async () => {
    const { provider, choose, pick, servers } = setup();
    await provider("ollama", "http://127.0.0.1:11434");
    await choose({ provider: { provider: "local", model: "tiny:1b" } });
    const [generator] = await pick();
    const stop = ["dich"];
    const stopped = await generator?.generate({ ...request, stop }, () => undefined, new AbortController().signal);
    expect(stopped).toMatchObject({ text: "Grüß ", finish_reason: "stop" });
    expect(await generator?.generate(request, () => undefined, AbortSignal.abort())).toMatchObject({
      finish_reason: "cancelled",
    });
    expect(servers.received).toHaveLength(1);
  });

  it("is not stopped by a choice whose provider is gone, and says what is wrong with that", async () => {
    const { choose, install, pick, names, errors } = setup();
    await install(SMALL);
    await choose({ provider: { provider: "hosted_a", model: "gpt-a" } });
    expect(await names()).toEqual([SMALL, "hosted_a:gpt-a"]);
    const [, gone] = await pick();
    expect(gone?.problem).toContain("Enter an API key for OpenAI");
    const asked = gone?.generate(request, () => undefined, new AbortController().signal);
    await expect(asked).rejects.toMatchObject({ told: { code: "not_set_up", detail: gone?.problem } });
    expect(errors).toEqual([]);
  });
});

describe("a model that took everything down while it was loaded", () => {
  it("is left out until somebody takes it into use again", async () => {
    const { store, install, names } = setup();
    await install(ON_GPU, { opening: 1 });
    await install(SMALL);
    await noteCrashes({ store });
    expect(await names()).toEqual([SMALL]);
    const row = await store.get(installedModels, LOCAL_USER, ON_GPU);
    expect(row).toMatchObject({ crashed: true, opening: null });
    expect(row?.error).toContain("ended in a crash");
  });

  it("is not blamed when a person closed the tab", async () => {
    const { store, install, names } = setup();
    await install(ON_GPU, { opening: 1 });
    await noteCrashes({ store }, { byPerson: true });
    expect(await names()).toEqual([ON_GPU]);
  });
});

it("knows every model of the catalogue by one id", () => {
  const ids = GENERATOR_MODELS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
