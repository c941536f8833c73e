import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatMessage } from "#core/chat/chat.ts";
import { startProcess, type ServerProcess } from "#sync-server/testing/start-process.ts";
import { startChatModel, type ChatModel } from "./support/chat-model.ts";

interface Told {
  readonly type: string;
  readonly text?: string;
  readonly message?: ChatMessage;
}

/** The same stream as in the browser, from the sync server: its threads, its provider, its sockets. */
describe("an answer that the sync server streams", () => {
  let folder: string;
  let server: ServerProcess;
  let model: ChatModel;
  let origin: string;
  let session: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lectern-"));
    model = await startChatModel();
    server = startProcess({ DATA_DIR: join(folder, "data"), OLLAMA_URL: model.origin });
    origin = await server.ready;
    await json("PUT", "/api/language-models/choice", { provider: { provider: "ollama", model: "stand-in" } });
    const collection = (await json("POST", "/api/collections/", { name: "Lives", description: "Lives" })) as {
      id: string;
    };
    const form = new FormData();
    form.set("collection_id", collection.id);
    form.set(
      "file",
      new File(["Nikola Tesla was born in Smiljan in 1856.\n\nTesla died in January 1943."], "tesla.md"),
    );
    const uploaded = (await (await fetch(`${origin}/api/documents/`, { method: "POST", body: form })).json()) as {
      id: string;
    };
    const status = async () => ((await json("GET", `/api/documents/${uploaded.id}`)) as { status: string }).status;
    while ((await status()) !== "completed") await new Promise((resolve) => setTimeout(resolve, 50));
    session = ((await json("POST", "/api/chat/sessions", { name: "Tesla" })) as { id: string }).id;
  });
  afterAll(async () => {
    server?.child.kill("SIGTERM");
    await server?.ended;
    await model?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("comes word by word, with the events that the browser gives, and ends with checked sources", async () => {
    model.says("Tesla was born ", "in Smiljan in 1856 [1].", "hold", " He had 12 brothers [1].");
    const { next, until } = await ask("Where was Nikola Tesla born?");
    expect((await next())?.type).toBe("question");
    expect((await until("text")).text).toContain("Tesla");
    model.goOn();
    const { message } = await until("message");
    expect(message?.content).toBe("Tesla was born in Smiljan in 1856. [1] He had 12 brothers.");
    expect(message?.metadata.answer).toMatchObject({
      generator: { id: "local:stand-in", where: "on your server" },
      receipts: [{ supported: true }, { supported: false, missing: ["12"] }],
      model: { prompt_tokens: 321, completion_tokens: 12 },
    });
    expect(await next()).toBeUndefined();
  });

  test("stops the model when the reader goes away, and keeps what was written", async () => {
    const before = model.left();
    model.says("Tesla died in January 1943 [1]. ", "And then ", "hold");
    const leaving = new AbortController();
    const { until } = await ask("When did Nikola Tesla die?", leaving.signal);
    await until("text");
    leaving.abort();
    await expect.poll(() => model.left(), { timeout: 30_000 }).toBe(before + 1);
    const newest = async () =>
      ((await json("GET", `/api/chat/messages?session_id=${session}`)) as ChatMessage[]).at(-1);
    await expect.poll(async () => (await newest())?.role, { timeout: 30_000 }).toBe("assistant");
    expect(await newest()).toMatchObject({
      content: expect.stringMatching(/^Tesla died in January 1943\. \[1\]/),
      metadata: { answer: { stopped: true } },
    });
  });

  test("is quoted from the documents when the model breaks off", async () => {
    model.says("Tesla was ", "break");
    const { until } = await ask("Where was Nikola Tesla born?");
    await until("restart");
    const { message } = await until("message");
    expect(message?.metadata.answer).toMatchObject({ generator: { id: "extractive" } });
    expect(message?.content).toContain("Smiljan");
  });

  async function json(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { "content-type": "application/json" };
    const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.json();
  }

  async function ask(message: string, signal?: AbortSignal) {
    const response = await fetch(`${origin}/api/chat/message`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ session_id: session, message }),
      ...(signal && { signal }),
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = "";
    /** Undefined after the last. */
    async function next(): Promise<Told | undefined> {
      for (;;) {
        const end = text.indexOf("\n\n");
        const event = text.slice(0, Math.max(0, end));
        if (end >= 0) text = text.slice(end + 2);
        if (event === "data: [DONE]") return undefined;
        if (event.startsWith("data: ")) return JSON.parse(event.slice(6)) as Told;
        if (end >= 0) continue;
        const { value, done } = await reader.read();
        if (done) throw new Error("The stream was cut off.");
        text += decoder.decode(value, { stream: true });
      }
    }
    async function until(type: string): Promise<Told> {
      for (let event = await next(); event !== undefined; event = await next()) if (event.type === type) return event;
      throw new Error(`The stream ended without ${type}.`);
    }
    return { next, until };
  }
});
