import { cl100k } from "#core/api/openai/cl100k.ts";
import OpenAI, { APIError } from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWithNote, type ServerWithNote } from "./testing/start-with-note.ts";

const NOTE = "# Gannets\n\nThe lighthouse keeper of Inchkeith counts forty gannets every morning.\n";
const ASKED = "How many gannets does the lighthouse keeper count?";
const question = { role: "user", content: ASKED } as const;

let server: ServerWithNote;
let client: OpenAI;
beforeAll(async () => {
  server = await startWithNote(NOTE);
  client = new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: server.token, maxRetries: 0 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const send = (path: string, body: unknown) =>
  server.send("POST", path, body, { authorization: `Bearer ${server.token}` });
const reply = async (path: string, body: unknown) => (await send(path, body)).json() as Promise<Reply>;

interface Reply {
  readonly choices: readonly { readonly message: { readonly content: string }; readonly finish_reason: string }[];
  readonly usage: Readonly<Record<string, number>>;
  readonly data: readonly { readonly embedding: readonly number[] }[];
  readonly error: { readonly message: string; readonly param: string | null };
}

describe("models", () => {
  it("are got one by one, and an unknown one is 404", async () => {
    const id = `lectern-collection-${server.collection.id}`;
    expect(await client.models.retrieve(id)).toMatchObject({ id, object: "model", name: "Birds" });
    await expect(client.models.retrieve("gpt-9")).rejects.toMatchObject({ status: 404 });
  });
});

describe("chat completions", () => {
  type Answered = OpenAI.ChatCompletion & { readonly lectern: { readonly content: string } };
  const ask = async (fields: object = {}) =>
    (await client.chat.completions.create({ model: "lectern", messages: [question], ...fields })) as Answered;

  it("name their sources at the end, with a link that opens the place, unless asked not to", async () => {
    const place = `${server.origin}/documents/${server.document.id}?start=`;
    const text = (await ask()).choices[0]?.message.content ?? "";
    expect(text).toMatch(/\n\nSources:\n\[1\] gannets\.md /);
    expect(text).toContain(place);
    const { choices, lectern } = await ask({ lectern: { sources: false } });
    expect(choices[0]?.message.content).toBe(lectern.content);
    expect(lectern.content).not.toContain("Sources:");
  });

  it("fill the usage, whole and streamed", async () => {
    expect((await ask()).usage).toMatchObject({ prompt_tokens: 13, total_tokens: expect.any(Number) });
    const stream = await client.chat.completions.create({
      model: "lectern",
      messages: [question],
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = "";
    let usage: OpenAI.CompletionUsage | null | undefined;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      usage = chunk.usage ?? usage;
    }
    expect(text).toBe((await ask()).choices[0]?.message.content);
    expect(usage).toEqual((await ask()).usage);
    expect(usage?.completion_tokens).toBeGreaterThan(5);
  });

  it("end before a stop word, streamed too, and list no sources after it", async () => {
    const { choices } = await ask({ stop: ["gannets"] });
    const [choice] = choices;
    expect(choice?.message.content).toContain("forty");
    expect(choice?.message.content).not.toMatch(/gannets|Sources/);
    const stream = await client.chat.completions.create({
      model: "lectern",
      messages: [question],
      stop: "gannets",
      stream: true,
    });
    let text = "";
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
    expect(text).toBe(choice?.message.content);
  });

  it("are cut to the tokens asked for, and say so", async () => {
    const { choices } = await ask({ max_tokens: 3 });
    expect(choices).toMatchObject([{ finish_reason: "length" }]);
    expect(choices[0]?.message.content?.length).toBe(12);
  });

  it("are an object of answer and sources where JSON is asked for", async () => {
    const { choices } = await ask({ response_format: { type: "json_object" } });
    expect(JSON.parse(choices[0]?.message.content ?? "")).toMatchObject({
      answer: expect.stringContaining("forty"),
      answered: true,
      sources: [{ number: 1, document: "gannets.md", url: expect.stringContaining("/documents/") }],
    });
  });

  it.each([
    ["tools", { tools: [{ type: "function", function: { name: "weather", parameters: {} } }] }],
    ["response_format.type", { response_format: { type: "json_schema", json_schema: { name: "a", schema: {} } } }],
    ["n", { n: 2 }],
    ["seed", { seed: 7 }],
    ["logprobs", { logprobs: true }],
    ["frequency_penalty", { frequency_penalty: 0.5 }],
    ["functions", { functions: [{ name: "weather" }] }],
    ["store", { store: true }],
    ["reasoning_effort", { reasoning_effort: "high" }],
    ["messages.0.content.0.type", { messages: [{ role: "user", content: [{ type: "image_url", image_url: {} }] }] }],
    ["repetition_penalty", { repetition_penalty: 1.1 }],
  ])("refuse %s, which they cannot heed", async (param, fields) => {
    const failed = await ask(fields).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(APIError);
    expect(failed).toMatchObject({ status: 400, param });
    expect((failed as APIError).message).toContain(param);
  });

  it("say which model they do not know, as OpenAI does", async () => {
    const unknown = { status: 404, param: "model", code: "model_not_found", message: expect.stringContaining("gpt-9") };
    await expect(ask({ model: "gpt-9" })).rejects.toMatchObject(unknown);
    await expect(client.embeddings.create({ model: "gpt-9", input: "a" })).rejects.toMatchObject(unknown);
  });

  it("take what means nothing here", async () => {
    const fields = { n: 1, frequency_penalty: 0, presence_penalty: 0, logprobs: false, store: false, user: "u" };
    expect((await ask({ ...fields, tools: [], tool_choice: "none", logit_bias: {} })).choices).toHaveLength(1);
  });

  it("take LangChain's forms: tool messages, calls without content, system messages in parts", async () => {
    const call = { id: "call_1", type: "function", function: { name: "search_documents", arguments: '{"q":"x"}' } };
    const messages = [
      { role: "system", content: [{ type: "text", text: "Be brief." }] },
      { role: "user", content: [{ type: "text", text: ASKED }] },
      { role: "assistant", content: null, tool_calls: [call] },
      { role: "tool", content: "Nothing found.", tool_call_id: "call_1" },
    ];
    const { choices } = await reply("/v1/chat/completions", { model: "lectern", messages, temperature: 0.7, n: 1 });
    expect(choices[0]?.message.content).toContain("forty");
    const { error } = await reply("/v1/chat/completions", {
      model: "lectern",
      messages: [...messages, { role: "assistant", content: "Forty." }],
    });
    expect(error).toMatchObject({ param: "messages" });
  });
});

describe("responses", () => {
  it("answer a text, and cite as annotations", async () => {
    const response = await client.responses.create({ model: "lectern", input: ASKED, instructions: "Be brief." });
    expect(response).toMatchObject({ object: "response", status: "completed", store: false, error: null });
    expect(response.output_text).toContain("forty gannets");
    expect(response.output_text).not.toContain("Sources:");
    const annotations = response.output.flatMap((item) => (item.type === "message" ? item.content : []));
    const cited = { type: "file_citation", file_id: server.document.id, filename: "gannets.md" };
    expect(annotations).toMatchObject([{ annotations: expect.arrayContaining([expect.objectContaining(cited)]) }]);
    expect(response.usage?.total_tokens).toBeGreaterThan(10);
  });

  it("take a history of items, and show a search that was asked for", async () => {
    const response = await client.responses.create({
      model: "lectern",
      input: [
        { role: "user", content: "Who is at the lighthouse?" },
        { type: "function_call", call_id: "c", name: "look", arguments: "{}" },
        { type: "function_call_output", call_id: "c", output: "A keeper." },
        { role: "assistant", content: "The keeper of Inchkeith." },
        { role: "user", content: [{ type: "input_text", text: ASKED }] },
      ],
      tools: [{ type: "file_search", vector_store_ids: [server.collection.id], max_num_results: 2 }],
      include: ["file_search_call.results"],
    });
    expect(response.output).toMatchObject([
      { type: "file_search_call", status: "completed", results: [{ filename: "gannets.md" }] },
      { type: "message" },
    ]);
    expect(response.output_text).toContain("forty");
  });

  it("stream the events of the API, whose text is that of the whole", async () => {
    const stream = client.responses.stream({ model: "lectern", input: ASKED, tools: [] });
    const types: string[] = [];
    const numbers: number[] = [];
    let text = "";
    for await (const event of stream) {
      if (types.at(-1) !== event.type) types.push(event.type);
      numbers.push(event.sequence_number);
      if (event.type === "response.output_text.delta") text += event.delta;
    }
    expect(types).toEqual([
      "response.created",
      "response.in_progress",
      "response.output_item.added",
      "response.content_part.added",
      "response.output_text.delta",
      "response.output_text.annotation.added",
      "response.output_text.done",
      "response.content_part.done",
      "response.output_item.done",
      "response.completed",
    ]);
    expect(numbers).toEqual(numbers.map((_, at) => at));
    expect((await stream.finalResponse()).output_text).toBe(text);
  });

  it.each([
    ["previous_response_id", { previous_response_id: "resp_1" }],
    ["background", { background: true }],
    ["tools.0.type", { tools: [{ type: "web_search" }] }],
    ["tools.0.type", { tools: [{ type: "function", name: "f", parameters: {}, strict: true }] }],
    ["text.format.type", { text: { format: { type: "json_schema", name: "a", schema: {} } } }],
    ["input", { input: [{ role: "assistant", content: "Forty." }] }],
  ])("refuse %s, which they cannot heed", async (param, fields) => {
    const { error } = await reply("/v1/responses", { model: "lectern", input: ASKED, ...fields });
    expect(error).toMatchObject({ param });
  });

  it("know no collection of another user", async () => {
    const other = new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: "none", maxRetries: 0 });
    const tools = [{ type: "file_search" as const, vector_store_ids: [server.collection.id] }];
    await expect(other.responses.create({ model: "lectern", input: ASKED, tools })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("embeddings", () => {
  it("take LangChain's arrays of tokens as the text they are", async () => {
    const tokens = cl100k.encode("gannets on a rock — 世界");
    const ofText = await reply("/v1/embeddings", { input: ["gannets on a rock — 世界"] });
    const ofTokens = await reply("/v1/embeddings", { input: [tokens], encoding_format: "float" });
    expect(ofTokens.data[0]?.embedding).toEqual(ofText.data[0]?.embedding);
    expect((await reply("/v1/embeddings", { input: tokens })).data).toEqual(ofTokens.data);
    expect(ofText.usage.prompt_tokens).toBeGreaterThan(3);
    expect((await reply("/v1/embeddings", { input: [[999_999_999]] })).error).toMatchObject({ param: "input" });
  });

  it("name the embedder in use where a model that answers is asked for", async () => {
    const { error } = await reply("/v1/embeddings", { model: "lectern", input: "gannets" });
    const embedder = (await client.models.list()).data.at(-1)?.id;
    expect(error).toMatchObject({
      code: "model_not_found",
      message: `model: No embedding model with the id lectern; the one in use is ${embedder}.`,
    });
  });

  it("take their own dimensions and refuse others", async () => {
    const { data } = await reply("/v1/embeddings", { input: "gannets" });
    const own = data[0]?.embedding.length;
    expect((await reply("/v1/embeddings", { input: "gannets", dimensions: own })).data).toEqual(data);
    expect((await reply("/v1/embeddings", { input: "gannets", dimensions: 7 })).error).toMatchObject({
      param: "dimensions",
      message: expect.stringContaining(String(own)),
    });
  });
});
