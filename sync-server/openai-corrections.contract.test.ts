import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startWithNote, type ServerWithNote } from "./testing/start-with-note.ts";

const NOTE = "# Gannets\n\nThe lighthouse keeper of Inchkeith counts forty gannets every morning.\n";
const ASKED = "How many gannets does the lighthouse keeper count?";
/** Its number is held, its words are not all. */
const IN_OTHER_WORDS = "The keeper tallies forty gannets at dawn";
const question = { role: "user", content: ASKED } as const;

describe("a language model that says what the documents do not", () => {
  let models: ServedFetch;
  let written: ServerWithNote;
  beforeAll(async () => {
    models = await serveFetch(async (request) => ollamaThatLies(new URL(request.url).pathname));
    written = await startWithNote(NOTE, { ollamaUrl: models.origin });
    const choice = { provider: { provider: "ollama", model: "stand-in" }, provider_first: true };
    const headers = { authorization: `Bearer ${written.token}` };
    await written.send("PUT", "/api/language-models/choice", choice, headers);
  });
  afterAll(async () => {
    await written.close();
    await models.close();
    expect(written.errors).toEqual([]);
  });

  it("is corrected after its sentence was streamed", async () => {
    const asker = new OpenAI({ baseURL: `${written.origin}/v1`, apiKey: written.token, maxRetries: 0 });
    const stream = await asker.chat.completions.create({ model: "lectern", messages: [question], stream: true });
    let text = "";
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
    const [said = "", after = ""] = text.split("\n\nCorrection: ");
    expect(said).toContain("counts ninety gannets");
    expect(after).toContain("“The lighthouse keeper of Inchkeith counts ninety gannets every morning.”");
    expect(after).toMatch(/They say: “[^”]*forty gannets[^”]*” \(gannets\.md\)/);
    const whole = await asker.chat.completions.create({ model: "lectern", messages: [question] });
    expect(whole.choices[0]?.message.content).toContain("Correction: ");
    expect(whole.usage).toMatchObject({ prompt_tokens: 120, completion_tokens: 11 });
  });

  it("is corrected in the object where JSON is asked for", async () => {
    const asker = new OpenAI({ baseURL: `${written.origin}/v1`, apiKey: written.token, maxRetries: 0 });
    const response_format = { type: "json_object" } as const;
    const completion = await asker.chat.completions.create({ model: "lectern", messages: [question], response_format });
    expect(JSON.parse(completion.choices[0]?.message.content ?? "")).toMatchObject({
      answer: expect.stringMatching(/ninety gannets[^]*\n\nCorrection: the documents do not support “[^”]*ninety/),
      unsupported: [expect.stringContaining("ninety")],
      wording_unchecked: [`${IN_OTHER_WORDS}.`],
    });
  });

  it("names the sentence whose wording is not checked, in the text, beside it and to assistants", async () => {
    const named = { wording_unchecked: [`${IN_OTHER_WORDS}.`], unsupported: [expect.stringContaining("ninety")] };
    const asker = new OpenAI({ baseURL: `${written.origin}/v1`, apiKey: written.token, maxRetries: 0 });
    const whole = await asker.chat.completions.create({ model: "lectern", messages: [question] });
    expect(whole).toMatchObject({ lectern: named });
    expect(whole.choices[0]?.message.content).toContain(
      `\n\nWording not checked, compare it with the source: “${IN_OTHER_WORDS}.”`,
    );
    const response = await asker.responses.create({ model: "lectern", input: ASKED });
    expect(response).toMatchObject({ lectern: named });

    const assistant = new Client({ name: "test", version: "1" });
    const headers = { authorization: `Bearer ${written.token}` };
    const address = new URL(`${written.origin}/mcp`);
    await assistant.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
    const { structuredContent } = await assistant.callTool({ name: "ask", arguments: { question: ASKED } });
    expect(structuredContent).toMatchObject(named);
    await assistant.close();
  });
});

/** Ollama's API, as far as an answer needs it. */
function ollamaThatLies(path: string): Response {
  if (path === "/api/version") return Response.json({ version: "0.9.9" });
  if (path === "/api/tags") return Response.json({ models: [{ name: "stand-in", model: "stand-in" }] });
  if (path !== "/api/chat") return Response.json({ error: "not found" }, { status: 404 });
  const piece = (content: string) => ({ message: { role: "assistant", content }, done: false });
  const lines = [
    piece("The lighthouse keeper of Inchkeith counts "),
    piece("ninety gannets every morning [1]."),
    piece(` ${IN_OTHER_WORDS} [1].`),
    { done: true, done_reason: "stop", prompt_eval_count: 120, eval_count: 11 },
  ];
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });
}
