import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import OpenAI, { APIError } from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { startWithNote, type ServerWithNote } from "./testing/start-with-note.ts";

const NOTE = "# Gannets\n\nThe lighthouse keeper of Inchkeith counts forty gannets every morning.\n";
let server: ServerWithNote;
let collection: Collection;
let document: Document;
let token: string;

beforeAll(async () => {
  server = await startWithNote(NOTE);
  ({ collection, document, token } = server);
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

describe("the OpenAI-compatible endpoints, asked by OpenAI's own client", () => {
  const client = (apiKey = token) => new OpenAI({ baseURL: `${server.origin}/v1`, apiKey, maxRetries: 0 });
  const question = { role: "user", content: "How many gannets does the lighthouse keeper count?" } as const;

  it("list ways to be answered and the embedder", async () => {
    const ids: string[] = [];
    for await (const { id } of client().models.list()) ids.push(id);
    expect(ids).toEqual(
      expect.arrayContaining(["lectern", "lectern-extractive", `lectern-collection-${collection.id}`]),
    );
    expect(ids.at(-1)).toMatch(/^builtin/);
  });

  it("answer from the documents, with what each sentence rests on", async () => {
    const completion = await client().chat.completions.create({ model: "lectern", messages: [question] });
    expect(completion.object).toBe("chat.completion");
    expect(completion.choices[0]).toMatchObject({ finish_reason: "stop", message: { role: "assistant" } });
    expect(completion.choices[0]?.message.content).toContain("forty gannets");
    expect(completion).toMatchObject({
      lectern: {
        answered: true,
        passages: [{ document_id: document.id }],
        receipts: [{ supported: true }, { supported: true, citation: 1 }],
      },
    });
  });

  it("stream the same", async () => {
    const stream = await client().chat.completions.create({
      model: `lectern-collection-${collection.id}`,
      messages: [{ role: "system", content: "Be brief." }, question],
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = "";
    const finished: string[] = [];
    let usage: unknown;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      if (chunk.choices[0]?.finish_reason) finished.push(chunk.choices[0].finish_reason);
      usage = chunk.usage ?? usage;
    }
    expect(text).toContain("forty gannets");
    expect(finished).toEqual(["stop"]);
    expect(usage).toMatchObject({ total_tokens: expect.any(Number) });
  });

  it("embed texts as numbers and as base64, the same ones", async () => {
    const input = ["gannets on a rock", "gannets on a rock", "tax law"];
    const floats = await client().embeddings.create({ model: "default", input, encoding_format: "float" });
    const packed = await client().embeddings.create({ model: "default", input });
    const [first = [], second = [], third = []] = floats.data.map(({ embedding }) => embedding);
    expect(second).toEqual(first);
    expect(third).not.toEqual(first);
    expect(Math.hypot(...first)).toBeCloseTo(1, 3);
    expect(packed.data[0]?.embedding).toHaveLength(first.length);
    packed.data[0]?.embedding.forEach((value, at) => expect(value).toBeCloseTo(first[at] ?? NaN, 6));
  });

  it("say what is wrong in the form that client shows", async () => {
    const failure = async (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof APIError)) return error;
          const { status, message, code } = error;
          return { status, message, code };
        },
      );
    for (const wrong of ["lt_wrong", "sk-wrong"])
      expect(await failure(client(wrong).models.list())).toEqual({
        status: 401,
        message: expect.stringContaining("under Tokens for scripts"),
        code: "invalid_api_key",
      });
    const image = { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } } as const;
    const shown = client().chat.completions.create({
      model: "lectern",
      messages: [{ role: "user", content: [{ type: "text", text: "What is this?" }, image] }],
    });
    expect(await failure(shown)).toMatchObject({
      status: 400,
      message:
        '400 messages.0.content.1.type: must be text: images, sound and files are not read here, not "image_url"',
    });
    expect(await failure(client().chat.completions.create({ model: "gpt-9", messages: [question] }))).toMatchObject({
      status: 404,
    });
    expect(await failure(client().chat.completions.create({ model: "lectern", messages: [] }))).toMatchObject({
      status: 400,
      message: expect.stringContaining("messages"),
    });
    const nothing = await fetch(`${server.origin}/v1/nothing`);
    expect([nothing.status, await nothing.json()]).toEqual([
      404,
      { error: expect.objectContaining({ type: "invalid_request_error" }) },
    ]);
  });

  it("give nobody another user's documents", async () => {
    const local = new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: "none", maxRetries: 0 });
    const completion = await local.chat.completions.create({ model: "lectern", messages: [question] });
    expect(completion.choices[0]?.message.content).not.toContain("forty");
    await expect(
      local.chat.completions.create({ model: `lectern-collection-${collection.id}`, messages: [question] }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("the MCP server, asked by the protocol's own client", () => {
  async function connect(headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
    const client = new Client({ name: "a test", version: "1" });
    const address = new URL(`${server.origin}/mcp`);
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
    return client;
  }

  it("names its tools, all of which only read", async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search",
      "ask",
      "list_collections",
      "list_documents",
      "read_document",
    ]);
    for (const { annotations, outputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(outputSchema).toMatchObject({ type: "object" });
      expect(description).toMatch(/\w/);
    }
    expect(client.getInstructions()).toContain(`Birds (${collection.id}): Notes`);
    await client.close();
  });

  it("finds, answers, lists and reads", async () => {
    const client = await connect();
    const call = async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })).structuredContent as Record<string, unknown>;
    expect(await call("search", { query: "gannets lighthouse" })).toMatchObject({
      passages: [{ document: document.original_filename, text: expect.stringContaining("forty") }],
    });
    expect(await call("ask", { question: "How many gannets does the lighthouse keeper count?" })).toMatchObject({
      answered: true,
      answer: expect.stringContaining("forty gannets"),
      sources: [{ document_id: document.id, url: expect.stringMatching(/^http.*\/documents\/.*\?start=\d+&end=\d+$/) }],
      unsupported: [],
      language_model: null,
      where: "on your server",
      why_no_model: "No language model is set up.",
    });
    expect(await call("list_collections")).toMatchObject({ total: 1, collections: [{ id: collection.id }] });
    expect(await call("list_documents", { collection_id: collection.id })).toMatchObject({ total: 1 });
    expect(await call("read_document", { document_id: document.id })).toMatchObject({
      text: expect.stringContaining("Inchkeith"),
      next: null,
    });
    const past = await client.callTool({ name: "read_document", arguments: { document_id: document.id, from: 9999 } });
    expect(past).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^from: the text ends at \d+$/) }],
    });
    await client.close();
  });

  it("gives documents and their pages as resources", async () => {
    const client = await connect();
    const uri = `lectern://documents/${document.id}`;
    expect((await client.listResources()).resources).toEqual([
      expect.objectContaining({ uri, name: "gannets.md", title: "gannets.md", mimeType: "text/plain" }),
    ]);
    expect(await client.readResource({ uri })).toMatchObject({
      contents: [{ uri, text: expect.stringContaining("forty gannets") }],
    });
    await expect(client.readResource({ uri: `${uri}/pages/9` })).rejects.toThrow(/This document has no pages; read/);
    await expect(
      client.readResource({ uri: "lectern://documents/3f2504e0-4f89-41d3-9a0c-0305e82c3301" }),
    ).rejects.toThrow(/No document/);
    await client.close();
  });

  it("tells an assistant what was wrong, and gives nobody another user's documents", async () => {
    const client = await connect({});
    const read = await client.callTool({ name: "read_document", arguments: { document_id: document.id } });
    expect(read).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("document") }] });
    expect(JSON.stringify(await client.callTool({ name: "search", arguments: { query: "gannets" } }))).not.toContain(
      "forty",
    );
    const unknown = { query: "gannets", collection: "Birds" };
    expect(await client.callTool({ name: "search", arguments: unknown })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('Unrecognized key: "collection"') }],
    });
    await client.close();
    await expect(connect({ authorization: "Bearer lt_wrong" })).rejects.toThrow(/401|token/i);
  });
});
