import { describe, expect, it } from "vitest";
import type { GenerationRequest, ModelServer, Part } from "../generation.ts";
import { createKnownModels } from "../model-facts.ts";
import { PATIENCE } from "../model-servers.ts";
import { createFakeModelServers, TEXT, WORDS } from "../testing/fake-model-servers.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { tables } from "#core/api/tables.ts";
import { vendors } from "./vendors.ts";

const PROVIDERS = ["local", "hosted_a", "hosted_b", "openai_compatible"] as const;
const request: GenerationRequest = { model: "m", input: [{ role: "user", content: "?" }], params: {}, stream: true };

/** A provider's server whose every answer comes in these pieces. */
function setup(provider: (typeof PROVIDERS)[number], cut: (bytes: Uint8Array) => readonly Uint8Array[]) {
  const servers = createFakeModelServers();
  const server: ModelServer = {
    owner: "someone",
    provider,
    label: "The provider",
    url: provider === "local" ? "http://models.test" : "http://models.test/v1",
    key: "k",
    settings_id: null,
    server_id: null,
    server_name: "",
  };
  const known = createKnownModels({ store: createMemoryStore(tables), report: (error) => expect.fail(String(error)) });
  let size = 0;
  const fetch = async (url: string, init: RequestInit) => {
    const response = await servers.fetch(url, init);
    const bytes = new Uint8Array(await response.arrayBuffer());
    size = bytes.length;
    return new Response(ReadableStream.from(cut(bytes)), response);
  };
  async function parts(change: Partial<GenerationRequest> = {}): Promise<readonly Part[]> {
    const modelServers = { fetch, patience: PATIENCE, known };
    const signal = new AbortController().signal;
    return Array.fromAsync(
      await vendors[provider].generate({ modelServers }, server, { ...request, ...change }, signal),
    );
  }
  return { parts, size: () => size };
}

const inTwo = (at: number) => (bytes: Uint8Array) => [bytes.subarray(0, at), bytes.subarray(at)];
const textsOf = (parts: readonly Part[]) => parts.map(({ text }) => text).filter((text) => text !== "");

describe.each(PROVIDERS)("the stream of %s", (provider) => {
  it("says the same wherever it is cut in two", { timeout: 120_000 }, async () => {
    const whole = setup(provider, inTwo(0));
    const expected = await whole.parts();
    expect(textsOf(expected)).toEqual(WORDS);
    expect(whole.size()).toBeGreaterThan(400);
    for (let at = 1; at < whole.size(); at++)
      expect(await setup(provider, inTwo(at)).parts(), `cut at byte ${at}`).toEqual(expected);
  });

  it("says the same in pieces of any size, and with empty ones between", async () => {
    const expected = await setup(provider, inTwo(0)).parts();
    for (const every of [1, 2, 3, 7, 64, 1000]) {
      const pieces = (bytes: Uint8Array) =>
        Array.from({ length: Math.ceil(bytes.length / every) }, (_, at) => [
          bytes.subarray(at * every, (at + 1) * every),
          new Uint8Array(),
        ]).flat();
      expect(await setup(provider, pieces).parts(), `pieces of ${every}`).toEqual(expected);
    }
  });

  it("that stops anywhere before its end is not taken for a whole one", { timeout: 120_000 }, async () => {
    const { parts, size } = setup(provider, inTwo(0));
    await parts();
    // Behind the last word of the answer a vendor's stream may end without its own word for it.
    for (let at = 0; at < size() / 2; at += 3) {
      const cut = setup(provider, (bytes) => [bytes.subarray(0, at)]).parts();
      await expect(cut, `ended after byte ${at}`).rejects.toMatchObject({ status: 502 });
    }
  });

  it("and an answer that is whole are understood wherever they are cut", async () => {
    const whole = setup(provider, inTwo(0));
    expect(textsOf(await whole.parts({ stream: false })).join("")).toBe(TEXT);
    for (let at = 1; at < whole.size(); at++)
      expect(textsOf(await setup(provider, inTwo(at)).parts({ stream: false })).join("")).toBe(TEXT);
  });
});
