import { describe, expect, it } from "vitest";
import { createBrowserModelServers } from "../remote/browser-model-servers.ts";
import { chosenServer } from "../remote/chosen-server.ts";
import { saveProviderSetting } from "../remote/provider-settings.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { createSecretBox, deriveSecretKey } from "#core/accounts/secret-box.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { createGeneratorLadder } from "./ladder.ts";
import {
  answerChoices,
  choiceOf,
  forgetOwnChoice,
  ModelChoice,
  modelChoices,
  saveModelChoice,
  type ProviderChoice,
} from "./model-choice.ts";

const STUDIO = "https://models.example/v1";
const HOME = "http://192.168.1.20:8080/v1";
const chosen = (choice: Partial<ModelChoice>) => ModelChoice.parse({ use: "chosen", ...choice });
const ofServer = (settings_id: string): ProviderChoice => ({
  provider: "openai_compatible",
  settings_id,
  model: "gpt-a",
});

function host() {
  const store = createMemoryStore(tables);
  const secrets = createSecretBox(() => deriveSecretKey("tests"));
  const fetch = () => Promise.reject(new TypeError("nobody is asked here"));
  const report = (error: unknown) => {
    throw error;
  };
  const deps = { store, accounts: { secrets }, modelServers: createBrowserModelServers({ fetch, store, report }) };
  const runner = { countTokens: async () => 1, generate: () => Promise.reject(new Error("not asked")) };
  const ladder = createGeneratorLadder({
    ...deps,
    runner,
    where: "on this device",
    report,
  });
  return {
    store,
    of: () => choiceOf({ store }, LOCAL_USER),
    async choose(choice: ModelChoice, only_here = false) {
      const server = await chosenServer(deps, LOCAL_USER, choice.provider);
      await saveModelChoice({ store }, LOCAL_USER, { choice, server, only_here });
    },
    back: () => forgetOwnChoice({ store }, LOCAL_USER),
    setUp: (id: string, server_url: string, api_key?: string) =>
      saveProviderSetting({ ...deps, clock: { now: () => 0 } }, LOCAL_USER, {
        id,
        provider: "openai_compatible",
        name: id,
        config: { name: id, server_url, ...(api_key && { api_key }) },
      }),
    rungs: async () => ladder.pick({ user: LOCAL_USER, allowSending: true }),
    /** As sync does. */
    async gets(from: { readonly store: ReturnType<typeof createMemoryStore> }) {
      const row = await from.store.get(answerChoices, LOCAL_USER, "answers");
      if (row) await store.write([put(answerChoices, row)]);
    },
  };
}

describe("the choice of what answers", () => {
  it("is the account's until a host chooses for itself, and again when it gives that up", async () => {
    const { choose, of, back } = host();
    const small = chosen({ model: "small" });
    const quotes = ModelChoice.parse({ use: "none" });
    await choose(small);
    await choose(quotes, true);
    expect(await of()).toMatchObject({ choice: quotes, account: small, only_here: true });
    await back();
    expect(await of()).toMatchObject({ choice: small, account: small, only_here: false });
    await choose(quotes, true);
    await choose(small);
    expect(await of()).toMatchObject({ choice: small, only_here: false });
  });

  it("of an earlier version is what the account has chosen", async () => {
    const { store, of } = host();
    const before = { use: "none", provider: null, provider_first: false } as const;
    await store.write([put(modelChoices, { ...before, model: null, id: "answers", owner: LOCAL_USER })]);
    expect(await of()).toMatchObject({ choice: before, account: before, only_here: false });
  });

  it.each([{}, { model: "small", provider: ofServer("studio") }])("of one model names one: %j", (fields) => {
    expect(ModelChoice.safeParse({ use: "chosen", ...fields }).success).toBe(false);
  });
});

describe("a provider that was chosen on another device", () => {
  it("is asked at its address where it needs no key", async () => {
    const [one, other] = [host(), host()];
    await one.setUp("Home", HOME);
    await one.choose(chosen({ provider: ofServer("Home") }));
    await other.gets(one);
    expect(await other.rungs()).toMatchObject([{ name: "gpt-a (Home)", where: { sentTo: "192.168.1.20" } }]);
    expect((await other.rungs())[0]?.problem).toBeUndefined();
  });

  it("is the one that is set up here under the same address", async () => {
    const [one, other] = [host(), host()];
    await one.setUp("Studio", STUDIO, "k-1");
    await other.setUp("Office", STUDIO, "k-2");
    await other.setUp("Another", HOME);
    await one.choose(chosen({ provider: ofServer("Studio") }));
    await other.gets(one);
    expect(await other.rungs()).toMatchObject([{ name: "gpt-a (Office)" }]);
  });

  it("says that its key is needed here", async () => {
    const [one, other] = [host(), host()];
    await one.setUp("Studio", STUDIO, "k-1");
    await one.choose(chosen({ provider: ofServer("Studio") }));
    await other.gets(one);
    const [rung] = await other.rungs();
    expect(rung?.problem).toMatch(/Studio is not set up here\. Its API key stays on the device/);
    const row = await one.store.get(answerChoices, LOCAL_USER, "answers");
    expect(JSON.stringify(row)).not.toContain("k-1");
  });

  it("is not asked by its address where it was removed", async () => {
    const one = host();
    await one.choose(chosen({ provider: ofServer("gone") }));
    expect((await one.rungs())[0]?.problem).toBe(
      "gpt-a of OpenAI-compatible server cannot be asked: its server was removed. Choose another model, or add the server again.",
    );
  });

  it("that is the usual Ollama is the Ollama of the machine that answers", async () => {
    const [one, other] = [host(), host()];
    await one.choose(chosen({ provider: { provider: "local", settings_id: "default", model: "tiny:1b" } }));
    await other.gets(one);
    expect(await other.rungs()).toMatchObject([{ name: "tiny:1b (Ollama)", where: "on this device" }]);
  });
});
