import { describe, expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { BAD_KEY, TEXT, WORDS } from "./testing/fake-model-servers.ts";
import { AI, eventsOf, KEY, question, setupAi, VENDORS } from "./testing/setup-ai.ts";

describe("chat and generate", () => {
  it.each(VENDORS)("answer whole through %s", async (provider) => {
    const { json, servers } = await setupAi();
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
    const { post } = await setupAi();
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
    const { json, servers } = await setupAi();
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

it.each(["openai", "openai_compatible"] as const)("a stream of %s is asked to count its tokens", async (provider) => {
  const { post, servers } = await setupAi();
  await (await post(`${AI}/chat`, { provider, model: "m", messages: question, stream: true })).text();
  expect(servers.received[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
});

describe("a provider that does not answer as it should", () => {
  it.each(VENDORS)("%s: an unknown model is 400, slowness 504, and nothing is stored of either", async (provider) => {
    const { json, get } = await setupAi({ firstByte: 50 });
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
      const { post, get } = await setupAi({ silence: 100 });
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
    const { json, servers } = await setupAi();
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
      {
        detail:
          "Ollama at http://127.0.0.1:11434 could not be reached (nothing listens at this address); see that it is running and that its address is right.",
        code: "unreachable",
      },
    ]);
    const generated = await service.fetch(`${AI}/generate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider: "local", model: "m", prompt: "P" }),
    });
    expect([generated.status, tries]).toEqual([502, 4]);
  });

  it("may answer with a page, which is no answer and not cut off, and the test of its address says so", async () => {
    const page = async () => new Response("<html>Log in</html>", { headers: { "content-type": "text/html" } });
    const service = createInProcessService({ modelServers: { fetch: page } });
    const post = (path: string, body: object) =>
      service.fetch(`${AI}/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const config = { server_url: "http://models.test" };
    for (const stream of [true, false]) {
      const answer = await post("generate", { provider: "local", model: "m", prompt: "P", stream });
      expect([answer.status, await answer.json()]).toMatchObject([502, { code: "not_understood" }]);
    }
    const tested = await post("validate", { provider: "openai_compatible", config });
    const detail = expect.stringContaining("right kind of server");
    expect([tested.status, await tested.json()]).toMatchObject([200, { valid: false, detail }]);
  });

  it("never has its key in an answer", async () => {
    const { post, json, get } = await setupAi();
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
    const { post, json, servers, get } = await setupAi();
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
    const { post, json, servers } = await setupAi();
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
