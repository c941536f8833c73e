import { expect, test } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import type { Answer, AnswerRequest } from "../engine/engine.ts";
import type { ChatMessage, ChatSession } from "./chat.ts";
import type { Persona } from "./personas/persona.ts";

const WRITTEN: Answer = {
  content: "Tea is a plant [1].",
  intent: { kind: "chat", confidence: 1, reasoning: "" },
  passages: [],
  receipts: [],
  answered: true,
  queries_used: [],
  generator: { id: "m", name: "The model", where: "on this device" },
  model: {
    prompt: [],
    prompt_tokens: 1,
    completion_tokens: 1,
    first_text_ms: 1,
    duration_ms: 1,
    cut: false,
  },
  without_documents: true,
};

function setup(answer: Answer = WRITTEN) {
  const asked: AnswerRequest[] = [];
  const service = createInProcessService({
    engine: (deps) => ({
      ...createPlainEngine(deps),
      answer: async (request) => (asked.push(request), answer),
    }),
  });
  const post = async <Body>(path: string, body: object): Promise<{ status: number; body: Body }> => {
    const headers = { "content-type": "application/json" };
    const response = await service.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const begin = async (fields: object = {}) =>
    (await post<ChatSession>("/api/chat/sessions", { name: "Tea", ...fields })).body.id;
  const ask = (session_id: string, fields: object = {}) =>
    post<ChatMessage>("/api/chat/message", { session_id, message: "What is tea?", ...fields });
  const messages = async (id: string) =>
    (await (await service.fetch(`/api/chat/messages?session_id=${id}`)).json()) as ChatMessage[];
  return { asked, post, begin, ask, messages };
}

test("a model that is asked alone is given no document, whatever the chat and the question name, and the reply says so", async () => {
  const { asked, post, begin, ask } = setup();
  const { id } = (await post<{ id: string }>("/api/collections", { name: "Teas", description: "Teas" })).body;
  const chat = await begin({ collection_id: id, answers: "model" });
  const reply = await ask(chat, { collection_ids: [id] });
  expect(asked[0]).toMatchObject({ without_documents: true, scope: { document_ids: [], collection_id: null } });
  expect(reply.body).toMatchObject({
    content: "Tea is a plant [1].",
    collection_id: null,
    metadata: { answer: { without_documents: true, passages: [], document_ids: null } },
  });
  expect(reply.body.metadata.answer).not.toHaveProperty("collection_ids");
});

test("a question may be put to another than the chat's, and documents alone need no model", async () => {
  const { asked, begin, ask } = setup();
  const chat = await begin({ answers: "model" });
  await ask(chat, { answers: "both", model: "m" });
  await ask(chat, { answers: "documents", model: "m" });
  expect(asked.map(({ model, without_documents }) => [model, without_documents])).toEqual([
    ["m", undefined],
    ["extractive", undefined],
  ]);
});

test("a chat with a model alone begins with the persona's greeting, which the model hears, once", async () => {
  const { asked, post, begin, ask, messages } = setup();
  const { id } = (
    await post<Persona>("/api/v1/personas", { name: "Pirate", system_prompt: "Arr.", sample_greeting: "Ahoy!" })
  ).body;
  const chat = await begin({ answers: "model" });
  await ask(chat, { persona_id: id });
  await ask(chat, { persona_id: id });
  expect((await messages(chat)).map(({ content }) => content)).toEqual([
    "Ahoy!",
    "What is tea?",
    "Tea is a plant [1].",
    "What is tea?",
    "Tea is a plant [1].",
  ]);
  expect(asked[0]).toMatchObject({ history: [{ role: "assistant", content: "Ahoy!" }], persona: { name: "Pirate" } });
  const other = await begin();
  await ask(other, { persona_id: id });
  expect((await messages(other))[0]?.content).toBe("What is tea?");
});

test("models that failed are told of in the place of an answer", async () => {
  const lost = [{ name: "The model", reason: "failed", code: "wrong_key", detail: "The key is wrong." }];
  const { begin, ask, messages } = setup({ ...WRITTEN, content: "", answered: false, lost });
  const chat = await begin({ answers: "model" });
  expect(await ask(chat)).toMatchObject({ status: 409, body: { detail: "The key is wrong." } });
  expect(await messages(chat)).toHaveLength(1);
});
