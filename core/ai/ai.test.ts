import { describe, expect, it, onTestFinished } from "vitest";
import { createInProcessService } from "../contract/testing/in-process.ts";
import { BAD_KEY, createFakeModelServers, TEXT, WORDS } from "./testing/fake-model-servers.ts";

const AI = "/api/v1/ai/providers";
const KEY = "sk-good-canary-0123456789";
const VENDORS = ["ollama", "openai", "anthropic", "openai-compatible"] as const;

async function setup(patience: { question?: number; firstByte?: number; silence?: number; pause?: number } = {}) {
  const servers = createFakeModelServers();
  const service = createInProcessService({
    modelServers: {
      fetch: servers.fetch,
      patience: { question: 5000, firstByte: 5000, silence: 5000, pause: 1000, ...patience },
    },
  });
  onTestFinished(async () => {
    await service.background.stop();
    expect(service.errors).toEqual([]);
  });
  const post = (path: string, body: unknown, signal: AbortSignal | null = null) =>
    service.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
  const json = async (path: string, body: unknown) => {
    const response = await post(path, body);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  const get = async (path: string) => (await service.fetch(path)).json() as Promise<unknown>;
  for (const provider of VENDORS) {
    const saved = await post("/api/v1/ai/settings/providers", {
      id: provider,
      provider,
      config: { server_url: "http://models.test", api_key: provider === "ollama" ? undefined : KEY },
    });
    expect(saved.status, await saved.text()).toBe(201);
  }
  return { servers, service, post, json, get };
}

const question = [{ role: "user", content: "Hello?" }];

/** The events of a stream as a client reads them. */
async function eventsOf(response: Response): Promise<unknown[]> {
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const data = (await response.text())
    .split("\n\n")
    .filter((block) => block.startsWith("data: "))
    .map((block) => block.slice(6));
  expect(data.at(-1)).toBe("[DONE]");
  return data.slice(0, -1).map((line) => JSON.parse(line) as unknown);
}

describe("chat and generate", () => {
  it.each(VENDORS)("answer whole through %s", async (provider) => {
    const { json, servers } = await setup();
    const { status, body } = await json(`${AI}/chat`, { provider, model: "m", messages: question });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      text: TEXT,
      choices: [{ message: { role: "assistant", content: TEXT }, finish_reason: "stop" }],
      usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
      done: true,
    });
    const generated = await json(`${AI}/generate`, { provider, model: "m", prompt: "Hello?" });
    expect(generated.body).toMatchObject({ text: TEXT, conversation_id: null });
    expect(servers.received.every(({ body: sent }) => (sent as { stream: boolean }).stream === false)).toBe(true);
  });

  it.each(VENDORS)("stream through %s, though every byte comes alone", async (provider) => {
    const { post } = await setup();
    for (const [path, said] of [
      ["chat", { messages: question }],
      ["generate", { prompt: "Hello?" }],
    ] as const) {
      const events = await eventsOf(
        await post(`${AI}/${path}`, { provider, model: "m", stream: true, request_id: "r", ...said }),
      );
      expect(events.slice(0, -1)).toEqual(
        WORDS.map((text) => ({
          text,
          done: false,
          conversation_id: path === "chat" ? expect.any(String) : null,
          request_id: "r",
        })),
      );
      expect(events.at(-1)).toMatchObject({ text: "", done: true, finish_reason: "stop", usage: { total_tokens: 12 } });
    }
  });

  it("send each vendor exactly what it documents", async () => {
    const { json, servers } = await setup();
    const messages = [{ role: "system", content: "Be brief." }, ...question];
    const params = { temperature: 1.5, top_p: 0.9, max_tokens: 50, seed: 1 };
    for (const provider of VENDORS) await json(`${AI}/chat`, { provider, model: "m", messages, params });
    await json(`${AI}/generate`, { provider: "local", model: "m", prompt: "P", params: { max_tokens: 5 } });
    const sent = servers.received.map(({ method, path, headers, body }) => ({
      to: `${method} ${path}`,
      key: headers["authorization"] ?? headers["x-api-key"],
      body,
    }));
    const common = { model: "m", stream: false };
    expect(sent).toEqual([
      {
        to: "POST /api/chat",
        key: undefined,
        body: { ...common, messages, options: { temperature: 1.5, top_p: 0.9, num_predict: 50, seed: 1 } },
      },
      {
        to: "POST /v1/chat/completions",
        key: `Bearer ${KEY}`,
        body: { ...common, messages, temperature: 1.5, top_p: 0.9, max_completion_tokens: 50, seed: 1 },
      },
      {
        to: "POST /v1/messages",
        key: KEY,
        body: { ...common, messages: question, system: "Be brief.", temperature: 1, max_tokens: 50, seed: 1 },
      },
      {
        to: "POST /v1/chat/completions",
        key: `Bearer ${KEY}`,
        body: { ...common, messages, temperature: 1.5, top_p: 0.9, max_tokens: 50, seed: 1 },
      },
      { to: "POST /api/generate", key: undefined, body: { ...common, prompt: "P", options: { num_predict: 5 } } },
    ]);
    expect(servers.received[2]?.headers).toMatchObject({ "anthropic-version": "2023-06-01" });
  });
});

describe("a provider that does not answer as it should", () => {
  it.each(VENDORS)("%s: an unknown model is 400, slowness 504, and nothing is stored of either", async (provider) => {
    const { json, get } = await setup({ firstByte: 50 });
    expect(await json(`${AI}/chat`, { provider, model: "unknown", messages: question })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining("model 'unknown' not found") },
    });
    expect(await json(`${AI}/chat`, { provider, model: "hangs", messages: question, stream: true })).toMatchObject({
      status: 504,
      body: { detail: expect.stringContaining("did not answer") },
    });
    expect(await get("/api/v1/users/current/conversations")).toEqual([]);
  });

  it.each(VENDORS)(
    "%s: breaking off, failing and falling silent end the stream with the reason, and what came is kept",
    async (provider) => {
      const { post, get } = await setup({ silence: 100 });
      for (const [model, reason] of [
        ["breaks", /middle of the answer/],
        ["fails", /overloaded/],
        ["stalls", /did not answer/],
      ] as const) {
        const events = await eventsOf(await post(`${AI}/chat`, { provider, model, messages: question, stream: true }));
        const last = events.at(-1) as { error: string; conversation_id: string };
        expect(last).toMatchObject({ done: true, finish_reason: "error", error: expect.stringMatching(reason) });
        const kept = (await get(`/api/v1/conversations/${last.conversation_id}/messages`)) as {
          message: string;
          message_metadata: object;
        }[];
        expect(kept.map(({ message }) => message)[0]).toBe("Hello?");
        expect(WORDS.join("").startsWith(kept[1]?.message ?? "?")).toBe(true);
        expect(kept[1]?.message_metadata).toMatchObject({ finish_reason: "error", error: last.error, model });
      }
    },
  );

  it("is tried again when it says when, and not told twice otherwise", async () => {
    const { json, servers } = await setup();
    expect((await json(`${AI}/chat`, { provider: "openai", model: "busy", messages: question })).body).toMatchObject({
      text: TEXT,
    });
    expect(servers.received).toHaveLength(2);
    const failing = createInProcessService({
      modelServers: { fetch: async () => new Response("{}", { status: 429, headers: { "retry-after": "3600" } }) },
    });
    const refused = await failing.fetch(`${AI}/generate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "local", model: "m", prompt: "P" }),
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  });

  it("may be away: 502, after three tries of a list and one of a question", async () => {
    let tries = 0;
    const away = async () => {
      tries++;
      throw new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "ECONNREFUSED" }) });
    };
    const service = createInProcessService({ modelServers: { fetch: away } });
    const models = await service.fetch(`${AI}/models?provider=ollama`);
    expect([models.status, tries, await models.json()]).toEqual([
      502,
      3,
      { detail: "Ollama at http://127.0.0.1:11434 could not be reached (nothing listens at this address)." },
    ]);
    const generated = await service.fetch(`${AI}/generate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "local", model: "m", prompt: "P" }),
    });
    expect([generated.status, tries]).toEqual([502, 4]);
  });

  it("never has its key in an answer", async () => {
    const { post, json, get } = await setup();
    await post("/api/v1/ai/settings/providers", {
      id: "bad",
      provider: "openai",
      config: { server_url: "http://models.test", api_key: BAD_KEY },
    });
    const answers = [
      await json(`${AI}/chat`, { provider: "openai", settings_id: "bad", model: "m", messages: question }),
      await json(`${AI}/validate`, {
        provider: "openai",
        config: { server_url: "http://models.test", api_key: BAD_KEY },
      }),
      await get("/api/v1/ai/settings/providers"),
      await get(`${AI}/all-models`),
    ];
    expect(answers[0]).toMatchObject({ status: 502, body: { detail: expect.stringContaining("refused the API key") } });
    expect(answers[1]).toMatchObject({ status: 200, body: { valid: false } });
    expect(answers[3]).toMatchObject({
      models: expect.arrayContaining([
        expect.objectContaining({ id: "gpt-a" }),
        expect.objectContaining({ id: "claude-a" }),
      ]),
      errors: [{ settings_id: "bad" }],
    });
    expect(JSON.stringify(answers)).not.toMatch(/sk-|0123456789/);
  });
});

describe("cancelling", () => {
  it.each(VENDORS)("ends the request at %s too and keeps what came", async (provider) => {
    const { post, json, servers, get } = await setup();
    const response = await post(`${AI}/chat`, {
      provider,
      model: "stalls",
      messages: question,
      stream: true,
      request_id: "mine",
    });
    const whole = response.text();
    await expect.poll(() => servers.received.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await json(`${AI}/cancel`, { request_id: "mine" })).body).toEqual({
      cancelled: true,
      request_ids: ["mine"],
    });
    expect(await whole).toMatch(/"finish_reason":"cancelled"[^]*\[DONE\]/);
    expect(servers.received[0]?.isAborted).toBe(true);
    expect((await json(`${AI}/cancel`, { request_id: "mine" })).status).toBe(404);
    const [conversation] = (await get("/api/v1/users/current/conversations")) as { id: string }[];
    expect(await get(`/api/v1/conversations/${conversation?.id}/messages`)).toMatchObject([
      { sender: "user" },
      { sender: "assistant", message_metadata: { finish_reason: "cancelled" } },
    ]);
  });

  it("works before anything came, by leaving, and by the conversation", async () => {
    const { post, json, servers } = await setup();
    const waiting = json(`${AI}/generate`, { provider: "ollama", model: "hangs", prompt: "P", request_id: "early" });
    await expect.poll(() => servers.received.length).toBe(1);
    expect(
      (await json(`${AI}/generate`, { provider: "ollama", model: "m", prompt: "P", request_id: "early" })).status,
    ).toBe(409);
    await json(`${AI}/cancel`, { request_id: "early" });
    expect((await waiting).status).toBe(409);

    const leaving = await post(`${AI}/chat`, { provider: "openai", model: "stalls", messages: question, stream: true });
    const reader = leaving.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    const { conversation_id } = JSON.parse(first.slice(6)) as { conversation_id: string };
    await reader?.cancel();
    await expect.poll(() => servers.received.at(-1)?.isAborted).toBe(true);

    const third = await post(`${AI}/chat`, {
      provider: "anthropic",
      model: "stalls",
      messages: question,
      stream: true,
      conversation_id,
    });
    const whole = third.text();
    expect((await json(`${AI}/cancel`, { conversation_id })).status).toBe(200);
    expect(await whole).toContain('"finish_reason":"cancelled"');
  });
});

describe("conversations", () => {
  it("begin with the persona's greeting and tags, follow its prompt and settings, and go on with what was said", async () => {
    const { json, servers, get } = await setup();
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
    const { json } = await setup();
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
    const { json, servers, service } = await setup();
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
    const rows = await service.store.query((await import("./provider-setting.ts")).providerSettings, { owner: "*" });
    expect(JSON.stringify(rows)).not.toContain("canary");
  });
});

describe("the provider browser", () => {
  it("answers out of the documents, labelled as what it is, and not on a server", async () => {
    const { json, get } = await setup();
    expect(await get(`${AI}/models?provider=browser`)).toMatchObject([{ id: "extractive", provider: "browser" }]);
    const { status, body } = await json(`${AI}/chat`, { provider: "browser", messages: question });
    expect([status, body["model"], typeof body["text"]]).toEqual([200, "extractive", "string"]);
    expect((await json(`${AI}/chat`, { provider: "browser", model: "gpt", messages: question })).status).toBe(400);
  });
});
