import { expect, test } from "vitest";
import { ChatMessage } from "#core/chat/chat.ts";
import { expectRefusal, UNKNOWN_ID, type Called } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function chatStreamCases({ api }: ContractSetup): void {
  const stream = (body: object) => api.json("POST", "/api/chat/message", { stream: true, ...body });

  async function setup() {
    const { id: collection_id } = await api.newCollection();
    await api.completed(collection_id, "tea.md", "Assam tea comes from India.\n\nSencha tea comes from Japan.");
    return api.newSession({ collection_id });
  }

  test("a streamed answer tells the question as stored, passages, text, the message and the end", async () => {
    const session = await setup();
    const answer = await stream({ session_id: session.id, message: "Where does Sencha tea come from?" });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    const events = eventsOf(answer);
    const types = events.map(({ type }) => type);
    expect(types[0]).toBe("question");
    expect(types.at(-1)).toBe("message");
    expect(types.indexOf("passages")).toBeLessThan(types.indexOf("text"));
    expect(answer.text.trimEnd().endsWith("data: [DONE]")).toBe(true);

    const question = ChatMessage.strict().parse(events[0]?.message);
    const message = ChatMessage.strict().parse(events.at(-1)?.message);
    expect(question).toMatchObject({ role: "user", metadata: {} });
    expect(message).toMatchObject({ role: "assistant", metadata: { answer: { question_id: question.id } } });
    expect(message.content).toContain("Japan");
    expect(events.map(({ type, text }) => (type === "text" ? text : "")).join("")).toBe(message.content);
    const listed = await api.get(`/api/chat/messages?session_id=${session.id}`);
    expect(listed.body).toEqual([question, message]);
  });

  test("more time is given to a question in the making, and to no other", async () => {
    expectRefusal(await api.json("POST", `/api/chat/message/${UNKNOWN_ID}/more-time`, {}), 404);
    const session = await setup();
    const answer = await stream({ session_id: session.id, message: "Where does Sencha tea come from?" });
    const { id } = ChatMessage.parse(eventsOf(answer)[0]?.message);
    expectRefusal(await api.json("POST", `/api/chat/message/${id}/more-time`, {}), 404);
  });

  test("Accept: text/event-stream asks for the stream as well, and without either the answer is the message", async () => {
    const session = await setup();
    const body = { session_id: session.id, message: "Where does Assam tea come from?" };
    const accepting = await api.call({
      method: "POST",
      path: "/api/chat/message",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: { kind: "text", text: JSON.stringify(body) },
    });
    expect(eventsOf(accepting).at(-1)).toMatchObject({ type: "message", message: { role: "assistant" } });
    const plain = await api.json("POST", "/api/chat/message", body);
    expect(ChatMessage.strict().parse(plain.body).content).toContain("India");
  });

  test("what is wrong with the question is refused before the stream begins", async () => {
    const session = await api.newSession();
    const about = { session_id: session.id, message: "What?" };
    expectRefusal(await stream({ ...about, session_id: UNKNOWN_ID }), 404, UNKNOWN_ID);
    expectRefusal(await stream({ ...about, collection_id: UNKNOWN_ID }), 404, UNKNOWN_ID);
    expectRefusal(await stream({ ...about, persona_id: UNKNOWN_ID }), 404, UNKNOWN_ID);
    expectRefusal(await stream({ ...about, message: "" }), 400, /^message/);
    expectRefusal(await stream({ ...about, stream: "yes" }), 400, /^stream/);
    expect((await api.get(`/api/chat/messages?session_id=${session.id}`)).body).toEqual([]);
  });
}

interface StreamEvent {
  readonly type: string;
  readonly text?: string;
  readonly message?: unknown;
}

export function eventsOf({ text }: Called): readonly StreamEvent[] {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("data: ") && block !== "data: [DONE]")
    .map((block) => JSON.parse(block.slice("data: ".length)) as StreamEvent);
}
