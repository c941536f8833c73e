import { describe, expect, test } from "vitest";
import { expectRefusal, UNKNOWN_ID } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const AI = "/api/v1/ai/providers";
const SETTINGS = "/api/v1/ai/settings";

export function aiCases({ ada, bob, anyone, standIns }: PlatformSetup): void {
  const newSetting = async (fields: object) => {
    const answer = await ada().api.json("POST", `${SETTINGS}/providers`, fields);
    expect(answer.status, answer.text).toBe(201);
    return answer.body as { id: string; servers: { id: string; api_key: string | null }[] };
  };

  describe("AI settings", () => {
    test("keep servers by kind and vendor name, with masked keys, for their owner alone", async () => {
      const setting = await newSetting({
        provider: "OpenAI",
        name: "Work",
        servers: [{ name: "A", api_key: "sk-canary-key" }, { server_url: "https://example.org/v1/" }],
      });
      expect(setting).toMatchObject({
        provider: "hosted_a",
        vendor: "openai",
        name: "Work",
        servers: [
          { name: "A", server_url: null, api_key: "********" },
          { server_url: "https://example.org/v1", api_key: null },
        ],
      });
      const list = await ada().api.get(`${SETTINGS}/providers?provider=openai`);
      expect(list.body).toContainEqual(setting);
      expect((await ada().api.get(`${SETTINGS}/servers/${setting.id}`)).body).toEqual(setting.servers);
      expect(list.text).not.toContain("canary");
      expectRefusal(await bob().api.get(`${SETTINGS}/servers/${setting.id}`), 404);
      expectRefusal(await bob().api.remove(`${SETTINGS}/providers/openai/${setting.id}`), 404);
      expectRefusal(await ada().api.remove(`${SETTINGS}/providers/anthropic/${setting.id}`), 404);
      expect(
        (await ada().api.json("POST", `${SETTINGS}/providers`, { id: setting.id, provider: "hosted_a", name: "Home" }))
          .status,
      ).toBe(200);
      expect((await ada().api.remove(`${SETTINGS}/providers/hosted_a/${setting.id}`)).status).toBe(204);
      expectRefusal(await ada().api.get(`${SETTINGS}/servers/${setting.id}`), 404);
    });

    test("refuse what cannot be asked", async () => {
      const refused = async (fields: object, loc: readonly (string | number)[]) =>
        expectInvalid(await ada().api.json("POST", `${SETTINGS}/providers`, fields), ["body", ...loc]);
      await refused({ provider: "nobody" }, ["provider"]);
      await refused({ provider: "browser" }, ["provider"]);
      await refused({ provider: "openai_compatible" }, ["config", "server_url"]);
      await refused({ provider: "local", servers: [{ server_url: "file:///etc/passwd" }] }, [
        "servers",
        0,
        "server_url",
      ]);
      await refused({ provider: "local", config: { server_url: "http://me:secret@example.org" } }, [
        "config",
        "server_url",
      ]);
      await refused({ provider: "openai", config: { api_key: "two words" } }, ["config", "api_key"]);
      expectRefusal(
        await anyone.call({
          method: "GET",
          path: `${SETTINGS}/providers`,
          headers: { authorization: "Bearer lt_nobody" },
        }),
        401,
      );
    });
  });

  describe("AI providers", () => {
    test("are listed with what they need", async () => {
      const { body } = await ada().api.get(`${AI}/providers`);
      expect((body as { provider: string }[]).map(({ provider }) => provider)).toEqual([
        "local",
        "hosted_a",
        "hosted_b",
        "openai_compatible",
        "browser",
      ]);
      expect(body).toContainEqual(
        expect.objectContaining({ provider: "hosted_b", vendor: "anthropic", needs_api_key: true, configured: false }),
      );
    });

    test("refuse requests that are wrong, at their place", async () => {
      const invalid = async (path: string, fields: object, loc: readonly string[]) =>
        expectInvalid(await ada().api.json("POST", `${AI}/${path}`, fields), ["body", ...loc]);
      await invalid("chat", { provider: "ollama", model: "m", messages: [] }, ["messages"]);
      await invalid("chat", { provider: "ollama", model: "m" }, ["messages"]);
      await invalid("chat", { provider: "x", model: "m", messages: [{ role: "user", content: "?" }] }, ["provider"]);
      await invalid("generate", { provider: "ollama", model: "m", prompt: "" }, ["prompt"]);
      await invalid("generate", { provider: "ollama", model: "m", prompt: "?", params: { temperature: 3 } }, [
        "params",
        "temperature",
      ]);
      await invalid("validate", { provider: "ollama", config: { server_url: "nonsense" } }, ["config", "server_url"]);
      await invalid("cancel", {}, ["request_id"]);
      expectInvalid(await ada().api.get(`${AI}/models`), ["query", "provider"]);
      expectInvalid(await ada().api.get(`${AI}/all-models?discover=perhaps`), ["query", "discover"]);
      expectInvalid(await ada().api.get(`${SETTINGS}/providers?provider=nobody`), ["query", "provider"]);
      expectRefusal(await ada().api.json("POST", `${AI}/cancel`, { request_id: "none" }), 404);
      expectRefusal(
        await ada().api.json("POST", `${AI}/chat`, {
          provider: "ollama",
          model: "m",
          conversation_id: UNKNOWN_ID,
          messages: [{ role: "user", content: "?" }],
        }),
        404,
      );
      expectRefusal(
        await ada().api.json("POST", `${AI}/generate`, { provider: "anthropic", model: "m", prompt: "?" }),
        400,
        /API key/,
      );
    });

    test("that cannot be reached are 502", async () => {
      const answer = await ada().api.json("POST", `${AI}/validate`, {
        provider: "ollama",
        config: { server_url: "http://127.0.0.1:1" },
      });
      expectRefusal(answer, 502, /127\.0\.0\.1:1/, "unreachable");
    });
  });

  describe.skipIf(!standIns)("AI providers with a server", () => {
    const server_url = () => standIns?.() ?? "";

    test.each(["ollama", "openai", "anthropic", "openai-compatible"])(
      "%s: validated, listed, asked, streamed and cancelled",
      async (provider) => {
        expect(
          (
            await ada().api.json("POST", `${AI}/validate`, {
              provider,
              config: { server_url: server_url(), api_key: "k" },
            })
          ).body,
        ).toMatchObject({ valid: true });
        const setting = await newSetting({ provider, config: { server_url: server_url(), api_key: "k" } });
        const named = { provider, settings_id: setting.id, server_id: setting.servers[0]?.id };
        const models = await ada().api.get(
          `${AI}/models?${new URLSearchParams({ provider, settings_id: setting.id })}`,
        );
        expect(models.body).toMatchObject([
          { settings_id: setting.id, server_id: named.server_id },
          ...(provider === "anthropic" ? [] : [{}]),
        ]);
        const asked = await ada().api.json("POST", `${AI}/chat`, {
          ...named,
          model: "m",
          messages: [{ role: "user", content: "Hello?" }],
        });
        expect(asked.body, asked.text).toMatchObject({
          text: "Grüß dich, 世界 👋🏽!",
          choices: [{ message: { content: "Grüß dich, 世界 👋🏽!" } }],
        });
        const { conversation_id } = asked.body as { conversation_id: string };
        const streamed = await ada().api.json("POST", `${AI}/chat`, {
          ...named,
          model: "m",
          conversation_id,
          stream: true,
          messages: [{ role: "user", content: "And?" }],
        });
        expect(streamed.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
        expect(streamed.text).toMatch(/^data: \{"text":"Grüß","done":false[^]*"done":true[^]*data: \[DONE\]\n\n$/);
        const stored = await ada().api.get(`/api/v1/conversations/${conversation_id}/messages`);
        expect((stored.body as { message: string }[]).map(({ message }) => message)).toEqual([
          "Hello?",
          "Grüß dich, 世界 👋🏽!",
          "And?",
          "Grüß dich, 世界 👋🏽!",
        ]);

        const waiting = ada().api.json("POST", `${AI}/chat`, {
          ...named,
          model: "stalls",
          conversation_id,
          stream: true,
          messages: [{ role: "user", content: "More?" }],
        });
        await expect
          .poll(async () => (await ada().api.json("POST", `${AI}/cancel`, { conversation_id })).status)
          .toBe(200);
        // Cancelled before the provider began it is a refusal, afterwards the end of the stream.
        expect((await waiting).text).toMatch(/"finish_reason":"cancelled"|generation was cancelled/);
        expectRefusal(
          await ada().api.json("POST", `${AI}/chat`, {
            ...named,
            model: "unknown",
            messages: [{ role: "user", content: "?" }],
          }),
          400,
          /unknown/,
          "unknown_model",
        );
        expectRefusal(
          await bob().api.json("POST", `${AI}/chat`, {
            ...named,
            model: "m",
            messages: [{ role: "user", content: "?" }],
          }),
          404,
        );
        const completed = await ada().api.json("POST", `${AI}/generate`, { ...named, model: "m", prompt: "Hello?" });
        expect(completed.body, completed.text).toMatchObject({ text: "Grüß dich, 世界 👋🏽!", conversation_id: null });
        const all = await ada().api.get(`${AI}/all-models`);
        expect((all.body as { models: unknown[] }).models).toContainEqual(
          expect.objectContaining({ settings_id: setting.id }),
        );
        expect((await ada().api.remove(`${SETTINGS}/providers/${provider}/${setting.id}`)).status).toBe(204);
      },
    );
  });
}
