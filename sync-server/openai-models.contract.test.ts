import { moodReply, THOUGHT, type Mood } from "#core/models/remote/testing/moods.ts";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startWithNote, type ServerWithNote } from "./testing/start-with-note.ts";

const NOTE = "# Gannets\n\nThe lighthouse keeper of Inchkeith counts forty gannets every morning.\n";
const question = { role: "user", content: "How many gannets does the lighthouse keeper count?" } as const;

describe("a language model that thinks and takes no temperature", () => {
  let models: ServedFetch;
  let written: ServerWithNote;
  const asked: Readonly<Record<string, unknown>>[] = [];
  beforeAll(async () => {
    models = await serveFetch(async (request) => {
      const { pathname } = new URL(request.url);
      const body = request.method === "POST" ? ((await request.json()) as Readonly<Record<string, unknown>>) : {};
      if (!pathname.endsWith("/chat/completions")) return Response.json({ error: "not found" }, { status: 404 });
      asked.push(body);
      return moodReply("temperature" in body ? "refuses-temperature" : "thinks", pathname, body, request.signal);
    });
    written = await startWithNote(NOTE);
    const headers = { authorization: `Bearer ${written.token}` };
    const config = { server_url: `${models.origin}/v1`, api_key: "k-12345678" };
    await written.send("POST", "/api/v1/ai/settings/providers", { provider: "openai_compatible", config }, headers);
    const choice = { provider: { provider: "openai_compatible", model: "thinker" }, provider_first: true };
    await written.send("PUT", "/api/language-models/choice", choice, headers);
  });
  afterAll(async () => {
    await written.close();
    await models.close();
    expect(written.errors).toEqual([]);
  });

  it("has its thoughts in reasoning_content, streamed and whole, and never in the answer", async () => {
    const asker = new OpenAI({ baseURL: `${written.origin}/v1`, apiKey: written.token, maxRetries: 0 });
    const stream = await asker.chat.completions.create({ model: "lectern", messages: [question], stream: true });
    let [text, thought] = ["", ""];
    for await (const chunk of stream) {
      const delta = chunk.choices[0]?.delta as { content?: string; reasoning_content?: string } | undefined;
      text += delta?.content ?? "";
      thought += delta?.reasoning_content ?? "";
    }
    expect(thought).toBe(THOUGHT);
    expect(text).toContain("forty gannets");
    expect(text).not.toContain("The user asks");
    const whole = await asker.chat.completions.create({ model: "lectern", messages: [question] });
    expect(whole.choices[0]?.message).toMatchObject({ reasoning_content: THOUGHT, content: text });
    expect(
      asked.filter((body) => "temperature" in body),
      "refused once, then known",
    ).toHaveLength(1);
  });
});

describe("a server that refuses every length for a while, without saying which it takes", () => {
  let models: ServedFetch;
  let written: ServerWithNote;
  let isClosed = true;
  beforeAll(async () => {
    models = await serveFetch(async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.endsWith("/chat/completions")) return Response.json({ error: "not found" }, { status: 404 });
      const body = (await request.json()) as Readonly<Record<string, unknown>>;
      return isClosed
        ? new Response("too large", { status: 413 })
        : moodReply("honest", pathname, body, request.signal);
    });
    written = await startWithNote(NOTE);
    const headers = { authorization: `Bearer ${written.token}` };
    const config = { server_url: `${models.origin}/v1`, api_key: "k-12345678" };
    await written.send("POST", "/api/v1/ai/settings/providers", { provider: "openai_compatible", config }, headers);
    const choice = { provider: { provider: "openai_compatible", model: "honest" }, provider_first: true };
    await written.send("PUT", "/api/language-models/choice", choice, headers);
  });
  afterAll(async () => {
    await written.close();
    await models.close();
    expect(written.errors).toEqual([]);
  });

  it("is told in its own words, and is asked again the next time", async () => {
    const asker = new OpenAI({ baseURL: `${written.origin}/v1`, apiKey: written.token, maxRetries: 0 });
    const ask = async () => {
      const { choices } = await asker.chat.completions.create({ model: "lectern", messages: [question] });
      return choices[0]?.message.content ?? "";
    };
    for (const _ of [1, 2, 3]) expect(await ask()).toContain("it said: too large");
    isClosed = false;
    expect(await ask()).not.toContain("From your documents");
  });
});

const SCHEMA = {
  type: "object",
  properties: { keeper: { type: "string" }, gannets: { type: "string" }, nests: { type: ["number", "null"] } },
  required: ["keeper", "gannets", "nests"],
  additionalProperties: false,
};
const FILLED = { keeper: "the lighthouse keeper of Inchkeith", gannets: "forty", nests: 17 };

describe("a language model that fills schemas", () => {
  let models: ServedFetch;
  let written: ServerWithNote;
  let asker: OpenAI;
  const asked: Readonly<Record<string, unknown>>[] = [];
  let says = JSON.stringify(FILLED);
  beforeAll(async () => {
    models = await serveFetch(async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.endsWith("/chat/completions")) return Response.json({ error: "not found" }, { status: 404 });
      asked.push((await request.json()) as Readonly<Record<string, unknown>>);
      if (says === "refuse")
        return Response.json({ error: { message: "response_format is not supported by this model" } }, { status: 400 });
      const line = (choice: object) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`;
      const text = line({ delta: { content: says } }) + line({ delta: {}, finish_reason: "stop" });
      return new Response(`${text}data: [DONE]\n\n`, { headers: { "content-type": "text/event-stream" } });
    });
    written = await startWithNote(NOTE);
    asker = new OpenAI({ baseURL: `${written.origin}/v1`, apiKey: written.token, maxRetries: 0 });
    const headers = { authorization: `Bearer ${written.token}` };
    const config = { server_url: `${models.origin}/v1`, api_key: "k-12345678" };
    await written.send("POST", "/api/v1/ai/settings/providers", { provider: "openai_compatible", config }, headers);
    const choice = { provider: { provider: "openai_compatible", model: "filler" }, provider_first: true };
    await written.send("PUT", "/api/language-models/choice", choice, headers);
  });
  afterAll(async () => {
    await written.close();
    await models.close();
    expect(written.errors).toEqual([]);
  });

  const response_format = {
    type: "json_schema",
    json_schema: { name: "count", strict: true, schema: SCHEMA },
  } as const;
  const ask = () => asker.chat.completions.create({ model: "lectern", messages: [question], response_format });

  it("is asked to, from the documents, and what of it they hold is said", async () => {
    const completion = (await ask()) as OpenAI.ChatCompletion & { readonly lectern: Readonly<Record<string, unknown>> };
    expect(JSON.parse(completion.choices[0]?.message.content ?? "")).toEqual(FILLED);
    expect(completion.lectern).toMatchObject({
      passages: [{ document_name: "gannets.md" }],
      values: [
        { path: ["keeper"], supported: true, citation: 1 },
        { path: ["gannets"], supported: true, citation: 1 },
        { path: ["nests"], supported: false, citation: null },
      ],
    });
    const [first] = asked;
    expect(first?.["response_format"]).toMatchObject({
      type: "json_schema",
      json_schema: { schema: SCHEMA, strict: true },
    });
    expect(JSON.stringify(first?.["messages"])).toContain("forty gannets");
  });

  it("does so streamed, and as Responses, without the list of sources", async () => {
    const stream = await asker.chat.completions.create({
      model: "lectern",
      messages: [question],
      response_format,
      stream: true,
    });
    let text = "";
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
    expect(JSON.parse(text)).toEqual(FILLED);
    const format = { type: "json_schema", name: "count", schema: SCHEMA, strict: true } as const;
    const response = await asker.responses.create({ model: "lectern", input: question.content, text: { format } });
    expect(JSON.parse(response.output_text)).toEqual(FILLED);
    expect(response.text?.format).toMatchObject({ type: "json_schema", name: "count" });
  });

  it.each([
    ["{}", /fits the schema/],
    ["It is forty.", /fits the schema/],
    ["refuse", /not supported/],
  ])("that writes %s is an error, and no answer", async (words, message) => {
    says = words;
    await expect(ask()).rejects.toMatchObject({ status: 502, message: expect.stringMatching(message) });
    says = JSON.stringify(FILLED);
  });

  it("is asked for nothing where the answer is to be in the documents' own words, or the schema is none", async () => {
    const before = asked.length;
    const wrong = { ...response_format, json_schema: { name: "count", schema: { type: "nothing" } } };
    for (const fields of [{ model: "lectern-extractive" }, { response_format: wrong }])
      await expect(
        asker.chat.completions.create({ model: "lectern", messages: [question], response_format, ...fields }),
      ).rejects.toMatchObject({ status: 400, param: "response_format.type" });
    expect(asked.length).toBe(before);
  });
});

describe("a language model that fails", () => {
  let models: ServedFetch;
  let written: ServerWithNote;
  let asker: OpenAI;
  let mood: Mood;
  beforeAll(async () => {
    models = await serveFetch(async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.endsWith("/chat/completions")) return Response.json({ error: "not found" }, { status: 404 });
      return moodReply(mood, pathname, await request.json(), request.signal);
    });
    written = await startWithNote(NOTE);
    asker = new OpenAI({ baseURL: `${written.origin}/v1`, apiKey: written.token, maxRetries: 0 });
    const headers = { authorization: `Bearer ${written.token}` };
    const config = { server_url: `${models.origin}/v1`, api_key: "k-12345678" };
    await written.send("POST", "/api/v1/ai/settings/providers", { provider: "openai_compatible", config }, headers);
    const choice = { provider: { provider: "openai_compatible", model: "failing" }, provider_first: true };
    await written.send("PUT", "/api/language-models/choice", choice, headers);
  });
  afterAll(async () => {
    await written.close();
    await models.close();
    expect(written.errors).toEqual([]);
  });

  const whole = async () => {
    const { choices } = await asker.chat.completions.create({ model: "lectern", messages: [question] });
    return choices[0];
  };
  const streamed = async () => {
    const stream = await asker.chat.completions.create({ model: "lectern", messages: [question], stream: true });
    let [content, finish_reason]: [string, string | null] = ["", null];
    for await (const { choices } of stream) {
      content += choices[0]?.delta.content ?? "";
      finish_reason = choices[0]?.finish_reason ?? finish_reason;
    }
    return { message: { content }, finish_reason };
  };

  it("before it wrote anything is named under the quotes that are answered instead", async () => {
    mood = "wrong-key";
    const says = /forty gannets[^]*\n\nNo language model wrote this answer\. [^]*API key[^]*\n\nSources:\n/;
    for (const answered of [await whole(), await streamed()])
      expect(answered).toMatchObject({ message: { content: expect.stringMatching(says) }, finish_reason: "stop" });
    const response_format = { type: "json_object" } as const;
    const asJson = await asker.chat.completions.create({ model: "lectern", messages: [question], response_format });
    expect(JSON.parse(asJson.choices[0]?.message.content ?? "").answer).toContain(
      "No language model wrote this answer.",
    );
  });

  it("in the middle of its answer has not come to its end", async () => {
    mood = "cut";
    const cut = {
      message: { content: expect.stringContaining("\n\nThe answer broke off. ") },
      finish_reason: "length",
    };
    expect(await whole()).toMatchObject(cut);
    expect(await streamed()).toMatchObject(cut);
    const response = await asker.responses.create({ model: "lectern", input: question.content });
    expect(response).toMatchObject({ status: "incomplete", error: { message: expect.stringContaining("stopped in") } });
  });

  it("that would never end is cut off at its limit, which is said", async () => {
    mood = "endless";
    expect((await whole())?.finish_reason).toBe("length");
    const response = await asker.responses.create({ model: "lectern", input: question.content });
    expect(response).toMatchObject({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" } });
  });

  it.each([
    [
      "rate-limited",
      { status: 429, headers: expect.toSatisfy((headers: Headers) => headers.get("retry-after") === "600") },
    ],
    ["tiny-context", { status: 502, code: "context_too_small" }],
  ] as const)("to fill a schema because it is %s is told as what it is", async (asked, refusal) => {
    mood = asked;
    const response_format = { type: "json_schema", json_schema: { name: "count", schema: SCHEMA } } as const;
    const asking = asker.chat.completions.create({ model: "lectern", messages: [question], response_format });
    await expect(asking).rejects.toMatchObject(refusal);
  });
});
