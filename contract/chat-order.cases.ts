import { expect, test } from "vitest";
import { ChatMessage, ChatSession, SaidMessage } from "#core/chat/chat.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

/** Chats are pinned, archived, tagged, searched and branched. */
export function chatOrderCases({ api }: ContractSetup): void {
  const ask = async (body: object) => {
    const answer = await api.json("POST", "/api/chat/message", body);
    expect(answer.status, answer.text).toBe(200);
    return ChatMessage.parse(answer.body);
  };
  const change = (id: string, body: object) => api.json("PUT", `/api/chat/sessions/${id}`, body);
  const listed = async (id: string) =>
    ChatSession.strict()
      .array()
      .parse((await api.get("/api/chat/sessions")).body)
      .find((session) => session.id === id);
  const messagesOf = async (id: string) =>
    ChatMessage.array().parse((await api.get(`/api/chat/messages?session_id=${id}`)).body);
  const said = async (query: string) => {
    const answer = await api.get(`/api/chat/search?${new URLSearchParams({ query })}`);
    expect(answer.status, answer.text).toBe(200);
    return SaidMessage.strict().array().parse(answer.body);
  };

  test("a chat is pinned, archived and tagged; what is not named stays, and so does the time of its last message", async () => {
    const session = await api.newSession({ name: "Teas" });
    expect(session).toMatchObject({ pinned: false, archived: false, tags: [] });
    expect(await change(session.id, { pinned: true })).toMatchObject({
      status: 200,
      body: { ...session, pinned: true },
    });
    const tagged = await change(session.id, { tags: [" green ", "green", "Japan"] });
    expect(tagged.body).toEqual({ ...session, pinned: true, tags: ["green", "Japan"] });
    expect((await change(session.id, {})).body).toEqual(tagged.body);
    await change(session.id, { archived: true, pinned: false, tags: [] });
    expect(await listed(session.id)).toEqual({ ...session, archived: true });
    expectRefusal(await change(UNKNOWN_ID, { pinned: true }), 404);
  });

  test("a chat is put in a folder and taken out of it", async () => {
    const session = await api.newSession({ name: "Teas", folder: "Kitchen" });
    expect(session).toMatchObject({ folder: "Kitchen", answers: "both" });
    expect((await change(session.id, { pinned: true })).body).toMatchObject({ folder: "Kitchen" });
    expect((await change(session.id, { folder: null })).body).toEqual({ ...session, pinned: true, folder: null });
    expect(await listed(session.id)).toMatchObject({ folder: null });
    expectRefusal(await change(session.id, { folder: "" }), 400, /^folder/);
  });

  test("a chat remembers who answers; without a language model one that asks it alone is refused and the question kept", async () => {
    const session = await api.newSession({ name: "Teas", answers: "documents" });
    expect(session).toMatchObject({ answers: "documents" });
    expect((await change(session.id, { answers: "model" })).body).toMatchObject({ answers: "model" });
    const question = { session_id: session.id, message: "Where does tea come from?" };
    expectRefusal(await api.json("POST", "/api/chat/message", question), 409, /No language model can answer/);
    expect((await messagesOf(session.id)).map(({ role }) => role)).toEqual(["user"]);
    const answered = await ask({ ...question, answers: "documents" });
    expect(answered.metadata.answer).not.toHaveProperty("without_documents");
    expectRefusal(await change(session.id, { answers: "nobody" }), 400, /^answers/);
  });

  test("what was said is found whatever the case and the accents, once a chat, by its newest message", async () => {
    const word = `Ébène${crypto.randomUUID().slice(0, 6)}`;
    const session = await api.newSession({ name: "Woods" });
    await ask({ session_id: session.id, message: `How hard is ${word}?` });
    await ask({ session_id: session.id, message: "And how heavy?" });
    const other = await api.newSession();
    await ask({ session_id: other.id, message: `Where does ${word} grow?` });
    const plain = word.toLowerCase().replaceAll(/[éè]/g, "e");
    const found = await said(plain);
    expect(found.map(({ session_id }) => session_id)).toEqual([other.id, session.id]);
    expect(found[1]?.content).toContain(word);
    expect((await said(`grow ${plain}`)).map(({ session_id }) => session_id)).toEqual([other.id]);
    expect(await said(`${plain} unheard`)).toEqual([]);
    expect(await said(" ")).toEqual([]);
    expectRefusal(await api.get("/api/chat/search"), 400, /^query: is required/);
    await api.remove(`/api/chat/sessions/${other.id}`);
    expect((await said(plain)).map(({ session_id }) => session_id)).toEqual([session.id]);
  });

  test("a chat continues from a message in a new one, with the sources, and stays as it is", async () => {
    const { id: collection_id } = await api.newCollection();
    await api.completed(collection_id, "tea.md", "Assam tea comes from India.\n\nSencha tea comes from Japan.");
    const session = await api.newSession({ name: "Teas", collection_id });
    await change(session.id, { pinned: true, tags: ["tea"] });
    const first = await ask({ session_id: session.id, message: "Where does Assam tea come from?" });
    const [question] = await messagesOf(session.id);
    const edited = await ask({
      session_id: session.id,
      message: "Where does Sencha tea come from?",
      edit_of: question?.id,
    });
    await ask({ session_id: session.id, message: "And Assam tea?" });
    const before = await messagesOf(session.id);

    const branch = (message_id: string, more = {}) =>
      api.json("POST", `/api/chat/sessions/${session.id}/branch`, { message_id, ...more });
    const made = await branch(edited.id);
    expect(made.status).toBe(201);
    const fresh = ChatSession.strict().parse(made.body);
    expect(fresh).toMatchObject({
      name: "Teas (continued)",
      collection_id,
      message_count: 2,
      pinned: false,
      tags: ["tea"],
    });
    const [asked, answered, ...more] = await messagesOf(fresh.id);
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ content: "Where does Sencha tea come from?", metadata: {} });
    expect(answered?.content).toBe(edited.content);
    expect(answered?.metadata.source_documents).toEqual(edited.metadata.source_documents);
    expect(answered?.metadata.answer).toMatchObject({ question_id: asked?.id });
    expect(await messagesOf(session.id)).toEqual(before);

    const next = await ask({ session_id: fresh.id, message: "Is it green?" });
    expect((await messagesOf(fresh.id)).at(-1)).toEqual(next);
    expect((await branch(first.id, { name: "Assam" })).body).toMatchObject({ name: "Assam", message_count: 2 });
    expectRefusal(await branch(UNKNOWN_ID), 404, UNKNOWN_ID);
    expectRefusal(await branch(next.id), 404, next.id);
    await api.remove(`/api/chat/sessions/${session.id}`);
    expect(await messagesOf(fresh.id)).toHaveLength(4);
    expectRefusal(await branch(edited.id), 404, session.id);
  });
}
