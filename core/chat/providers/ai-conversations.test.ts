import { describe, expect, it } from "vitest";
import { providerSettings } from "#core/models/remote/provider-setting.ts";
import { TEXT } from "#core/models/remote/testing/fake-model-servers.ts";
import { AI, KEY, question, setupAi } from "#core/models/remote/testing/setup-ai.ts";

describe("conversations", () => {
  it("begin with the persona's greeting and tags, follow its prompt and settings, and go on with what was said", async () => {
    const { json, servers, get } = await setupAi();
    const persona = (
      await json("/api/v1/personas", {
        name: "Poet",
        system_prompt: "Rhyme.",
        sample_greeting: "Ahoy!",
        model_settings: { temperature: 0.5, max_tokens: 9 },
        tags: ["verse"],
      })
    ).body;
    const { body } = await json(`${AI}/chat`, {
      provider: "openai",
      model: "m",
      messages: question,
      persona_id: persona["id"],
      params: { temperature: 0.1 },
    });
    const sent = servers.received[0]?.body as { messages: unknown };
    expect(sent).toMatchObject({
      temperature: 0.1,
      max_completion_tokens: 9,
      messages: [{ role: "system", content: "Rhyme." }, { role: "assistant", content: "Ahoy!" }, ...question],
    });
    const id = String(body["conversation_id"]);
    expect(await get(`/api/v1/conversations/${id}/with-messages`)).toMatchObject({
      title: "Hello?",
      model: "m",
      persona_id: persona["id"],
      tags: [{ name: "verse" }],
      messages: [
        { sender: "assistant", message: "Ahoy!" },
        { sender: "user", message: "Hello?", id: body["user_message_id"] },
        { sender: "assistant", message: TEXT, id: body["assistant_message_id"] },
      ],
    });
    await json(`${AI}/chat`, {
      provider: "anthropic",
      messages: [{ role: "user", content: "More!" }],
      conversation_id: id,
    });
    expect(servers.received[1]?.body).toMatchObject({
      model: "m",
      system: "Rhyme.\n\nYou have begun the conversation with: Ahoy!",
      messages: [...question, { role: "assistant", content: TEXT }, { role: "user", content: "More!" }],
    });
    expect((await get(`/api/v1/conversations/${id}/messages`)) as unknown[]).toHaveLength(5);
  });

  it("refuse what is not the user's, and requests without a question", async () => {
    const { json } = await setupAi();
    const unknown = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    const ask = (fields: object) =>
      json(`${AI}/chat`, { provider: "ollama", model: "m", messages: question, ...fields });
    expect((await ask({ conversation_id: unknown })).status).toBe(404);
    expect((await ask({ persona_id: unknown })).body).toMatchObject({ detail: [{ loc: ["body", "persona_id"] }] });
    expect((await ask({ settings_id: "none" })).status).toBe(404);
    expect((await ask({ settings_id: "openai" })).status).toBe(404);
    expect((await ask({ server_id: "none" })).status).toBe(404);
    expect((await ask({ provider: "nobody" })).body).toMatchObject({ detail: [{ loc: ["body", "provider"] }] });
    expect((await ask({ messages: [{ role: "assistant", content: "?" }] })).body).toMatchObject({
      detail: [{ loc: ["body", "messages"] }],
    });
    expect((await ask({ model: undefined })).body).toMatchObject({ detail: [{ loc: ["body", "model"] }] });
  });
});

describe("provider settings", () => {
  it("keep a key that comes back masked, for the address it was entered for and no other", async () => {
    const { json, servers, service } = await setupAi();
    const save = (server: object) =>
      json("/api/v1/ai/settings/providers", { id: "openai", provider: "hosted_a", servers: [server] });
    const key = async () => {
      await json(`${AI}/generate`, { provider: "openai", settings_id: "openai", model: "m", prompt: "P" });
      return servers.received.at(-1)?.headers["authorization"];
    };
    expect(await save({ server_url: "http://models.test/v1/", api_key: "********" })).toMatchObject({
      status: 200,
      body: {
        provider: "hosted_a",
        vendor: "openai",
        servers: [{ server_url: "http://models.test/v1", api_key: "********" }],
      },
    });
    expect(await key()).toBe(`Bearer ${KEY}`);
    await save({ server_url: "http://other.test", api_key: "********" });
    expect(await key()).toBeUndefined();
    const validate = (server_url: string) =>
      json(`${AI}/validate`, {
        provider: "openai-compatible",
        settings_id: "openai-compatible",
        config: { server_url, api_key: "********" },
      });
    await validate("http://models.test");
    expect(servers.received.at(-1)?.headers["authorization"]).toBe(`Bearer ${KEY}`);
    await validate("http://other.test");
    expect(servers.received.at(-1)?.headers["authorization"]).toBeUndefined();
    const rows = await service.store.query(providerSettings, { owner: "*" });
    expect(JSON.stringify(rows)).not.toContain("canary");
  });
});

describe("the provider browser", () => {
  it("answers out of the documents, labelled as what it is, and not on a server", async () => {
    const { json, get } = await setupAi();
    expect(await get(`${AI}/models?provider=browser`)).toMatchObject([{ id: "extractive", provider: "browser" }]);
    const { status, body } = await json(`${AI}/chat`, { provider: "browser", messages: question });
    expect([status, body["model"], typeof body["text"]]).toEqual([200, "extractive", "string"]);
    expect((await json(`${AI}/chat`, { provider: "browser", model: "gpt", messages: question })).status).toBe(400);
  });
});
