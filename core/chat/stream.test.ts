import { expect, test } from "vitest";
import { composeAnswer } from "../engine/answer/answer.ts";
import { checkAnswer } from "../engine/answer/verify/check-answer.ts";
import { createAnswering } from "../engine/answer/generate/answering.ts";
import { prepareAnswer } from "../engine/answer/generate/prepare.ts";
import { standIn, type StandIn, type StandInOptions } from "../engine/answer/generate/testing/stand-in.ts";
import { createMemoryLibrary } from "../engine/answer/testing/memory-library.ts";
import { createTokenizer } from "../engine/index/tokens.ts";
import type { Engine } from "../engine/engine.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import type { ChatMessage } from "./chat.ts";

interface Heard {
  readonly type: string;
  readonly text?: string;
  readonly detail?: string;
  readonly message?: ChatMessage;
}

async function setup(options: StandInOptions | Engine["answer"]) {
  const library = createMemoryLibrary([
    { name: "tesla.pdf", blocks: ["Nikola Tesla was born in Smiljan in 1856.", "Tesla died in January 1943."] },
  ]);
  const tokenizer = createTokenizer();
  const model: StandIn = standIn(typeof options === "function" ? {} : options);
  const { answer } = createAnswering({
    parts: {
      answer: (request) => composeAnswer({ library, where: "on this device", tokenizer }, request),
      prepare: async (request) => ({ ...(await prepareAnswer({ library, tokenizer }, request)), embedder: "none" }),
      check: async (request) => checkAnswer({ tokenizer }, request),
    },
    generators: { pick: async () => [model] },
    where: "on this device",
    report: () => undefined,
  });
  const service = createInProcessService({
    engine: (deps) => ({ ...createPlainEngine(deps), answer: typeof options === "function" ? options : answer }),
  });
  const json = { method: "POST", headers: { "content-type": "application/json" } };
  const made = await service.fetch("/api/chat/sessions", { ...json, body: JSON.stringify({ name: "Tesla" }) });
  const session = (await made.json()) as { id: string };
  const ask = (more: object = {}, signal?: AbortSignal) =>
    service.fetch("/api/chat/message", {
      ...json,
      body: JSON.stringify({ session_id: session.id, message: "Where was Nikola Tesla born?", stream: true, ...more }),
      ...(signal && { signal }),
    });
  const messages = async () =>
    (await (await service.fetch(`/api/chat/messages?session_id=${session.id}`)).json()) as ChatMessage[];
  return { model, ask, messages, service, session };
}

/** Reads one event after another, as they come. */
function readerOf(response: Response) {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  let text = "";
  async function next(): Promise<Heard | "[DONE]" | undefined> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        if (!block.startsWith("data: ")) continue;
        return block === "data: [DONE]" ? "[DONE]" : (JSON.parse(block.slice(6)) as Heard);
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  }
  async function until(type: string): Promise<Heard> {
    for (;;) {
      const event = await next();
      if (event === undefined || event === "[DONE]") throw new Error(`The stream ended before ${type}.`);
      if (event.type === type) return event;
    }
  }
  async function all(): Promise<(Heard | "[DONE]")[]> {
    const events: (Heard | "[DONE]")[] = [];
    for (let event = await next(); event !== undefined; event = await next()) events.push(event);
    return events;
  }
  return { next, until, all, cancel: () => reader.cancel() };
}

test("the first words come while the model still waits to say the rest", async () => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const { ask } = await setup({
    says: ["Tesla was born ", "in Smiljan in 1856 [1]."],
    beforePiece: (index) => (index === 1 ? goOn : Promise.resolve()),
  });
  const stream = readerOf(await ask());
  expect((await stream.until("text")).text).toBe("Tesla was born");
  resolve();
  const message = (await stream.until("message")).message;
  expect(message?.content).toBe("Tesla was born in Smiljan in 1856. [1]");
  expect(await stream.next()).toBe("[DONE]");
  expect(await stream.next()).toBeUndefined();
});

test("the prompt, its tokens and the time are kept with the message", async () => {
  const { ask, messages } = await setup({ says: ["Tesla was born in Smiljan in 1856 [1]."] });
  await readerOf(await ask()).all();
  expect((await messages())[1]?.metadata.answer).toMatchObject({
    generator: { id: "stand-in", where: "on this device" },
    model: {
      prompt: [{ role: "system" }, { role: "user", content: expect.stringContaining("Question: Where was") }],
      prompt_tokens: 10,
      completion_tokens: 1,
      duration_ms: expect.any(Number),
    },
  });
});

test("a persona speaks, and the reply names it", async () => {
  const { ask, model, messages, service } = await setup({ says: ["Arr, Tesla was born in Smiljan in 1856 [1]."] });
  const made = await service.fetch("/api/v1/personas/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Pirate", system_prompt: "Talk like a pirate.", model_settings: { temperature: 1 } }),
  });
  const { id } = (await made.json()) as { id: string };
  await readerOf(await ask({ persona_id: id })).all();
  expect(model.asked[0]).toMatchObject({ temperature: 1 });
  expect(model.asked[0]?.messages[0]?.content).toMatch(/^Talk like a pirate\./);
  expect((await messages())[1]?.metadata.answer).toMatchObject({ persona: { id, name: "Pirate" } });
});

test("an answer looks back along its own branch, also far behind the newest messages", async () => {
  const { ask, model } = await setup({ says: ["Tesla was born in Smiljan in 1856 [1]."] });
  const firstQuestion = (await readerOf(await ask()).until("question")).message;
  for (let turn = 0; turn < 25; turn++)
    await (await ask({ message: `Question ${turn} about Tesla 99`, stream: false })).text();
  await (await ask({ message: "Where was Tesla 42 born, then?", edit_of: firstQuestion?.id, stream: false })).text();
  const roles = model.asked.at(-1)?.messages.map(({ role }) => role);
  expect(roles).toEqual(["system", "user"]);
});

test("a reader who goes away stops the model; the question and what was written are kept, checked and marked as stopped", async () => {
  const { ask, model, messages } = await setup({
    says: ["Tesla was born in Smiljan in 1856 [1]. ", "He liked Mars [9]. "],
    ...heldAfter(2),
  });
  const stream = readerOf(await ask());
  await stream.until("text");
  expect((await stream.until("text")).text).toContain("Mars");
  await stream.cancel();
  await expect.poll(async () => (await messages()).length).toBe(2);
  expect(model.stops()).toBe(1);
  const [question, reply] = await messages();
  expect(question?.content).toBe("Where was Nikola Tesla born?");
  expect(reply?.content).toMatch(/^Tesla was born in Smiljan in 1856\. \[1\]/);
  expect(reply?.content).not.toContain("[9]");
  expect(reply?.metadata.answer).toMatchObject({
    stopped: true,
    receipts: [{ supported: true }, { supported: false }],
  });
});

test("a caller of the JSON answer who goes away stops the model, too", async () => {
  const { ask, model, messages } = await setup({ says: ["Tesla was born in Smiljan in 1856 [1]. "], ...heldAfter(1) });
  const stop = new AbortController();
  const asking = ask({ stream: false }, stop.signal).catch(() => undefined);
  await expect.poll(() => model.asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop.abort();
  await asking;
  await expect.poll(async () => (await messages()).at(-1)?.metadata.answer).toMatchObject({ stopped: true });
  expect(model.stops()).toBe(1);
});

test("a reader who goes away before the first word leaves the question alone", async () => {
  const { ask, model, messages } = await setup(heldAfter(0));
  const stream = readerOf(await ask());
  await expect.poll(() => model.asked.length).toBe(1);
  await stream.cancel();
  await expect.poll(() => model.stops()).toBe(1);
  expect((await messages()).map(({ role }) => role)).toEqual(["user"]);
});

test("a model lost in the middle is told of, and the answer comes all the same", async () => {
  const { ask } = await setup({ says: ["Tesla was", " born"], lostAt: 1 });
  const events = await readerOf(await ask()).all();
  const types = events.map((event) => (event === "[DONE]" ? event : event.type));
  expect(types.indexOf("restart")).toBeGreaterThan(types.indexOf("text"));
  expect(events.at(-2)).toMatchObject({
    type: "message",
    message: { metadata: { answer: { generator: { id: "extractive" }, lost: [{ reason: "device lost" }] } } },
  });
});

test("when the engine goes away in the middle with nobody to take over, what was heard is kept as stopped", async () => {
  const passage = {
    chunk_id: "c",
    document_id: "00000000-0000-4000-8000-00000000000d",
    document_name: "tesla.pdf",
    content: "Nikola Tesla was born in Smiljan in 1856.",
    heading: null,
    page: null,
    start: 0,
    end: 41,
    score: 1,
    why: { words: [], similarity: null },
  };
  const generator = { id: "m", name: "M", where: "on this device" } as const;
  const { ask, messages } = await setup(async (_, onEvent = () => undefined) => {
    onEvent({ type: "status", phase: "writing", generator });
    onEvent({ type: "passages", passages: [passage] });
    onEvent({ type: "text", text: "Tesla was born in Smiljan in 1856 [1]. And th" });
    throw new Error("The tab is gone.");
  });
  const events = await readerOf(await ask()).all();
  expect(events.at(-2)).toMatchObject({
    type: "message",
    message: { metadata: { answer: { stopped: true, generator, receipts: [{ supported: true }, {}] } } },
  });
  expect(await messages()).toHaveLength(2);
});

test("an engine that fails before the first word is an event with words for the person, and the stream ends", async () => {
  const { ask, messages } = await setup(() => Promise.reject(new Error("a bug")));
  const stream = readerOf(await ask());
  expect((await stream.until("error")).detail).toBe("Something went wrong on our side. Try again.");
  expect(await stream.next()).toBe("[DONE]");
  expect((await messages()).map(({ role }) => role)).toEqual(["user"]);
});

test("a session deleted in the middle keeps nothing and is told of", async () => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const { ask, service, session } = await setup({
    says: ["Tesla ", "was"],
    beforePiece: (index) => (index === 1 ? goOn : Promise.resolve()),
  });
  const stream = readerOf(await ask());
  await stream.until("text");
  await service.fetch(`/api/chat/sessions/${session.id}`, { method: "DELETE" });
  resolve();
  expect((await stream.until("error")).detail).toContain(session.id);
});

/** Says so many pieces and then no more until it is stopped. */
const heldAfter = (pieces: number): StandInOptions => ({
  endless: true,
  beforePiece: (index, signal) => (index < pieces ? Promise.resolve() : abortOf(signal)),
});

const abortOf = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
