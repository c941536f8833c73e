import { expect, test } from "vitest";
import { ChatMessage, ChatSession } from "#core/chat/chat.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function chatCases({ api }: ContractSetup): void {
  const ask = (body: object) => api.json("POST", "/api/chat/message", body);
  const messages = async (session_id: string, query = "") => {
    const answer = await api.get(`/api/chat/messages?session_id=${session_id}${query}`);
    expect(answer.status).toBe(200);
    return ChatMessage.strict().array().parse(answer.body);
  };

  test("a session has every field and knows its collection", async () => {
    const { id: collection_id } = await api.newCollection();
    const { status, body } = await api.json("POST", "/api/chat/sessions", { name: "Tea talk", collection_id });
    expect(status).toBe(201);
    const session = ChatSession.strict().parse(body);
    expect(session).toMatchObject({
      name: "Tea talk",
      collection_id,
      message_count: 0,
      updated_at: session.created_at,
    });
    expectRefusal(
      await api.json("POST", "/api/chat/sessions", { name: "Tea", collection_id: UNKNOWN_ID }),
      404,
      UNKNOWN_ID,
    );
    expect(await api.newSession()).toMatchObject({ collection_id: null });
    const renamed = await api.json("PUT", `/api/chat/sessions/${session.id}`, { name: "Teas of Asia" });
    expect(renamed).toMatchObject({ status: 200, body: { ...session, name: "Teas of Asia" } });
    const listed = (await api.get("/api/chat/sessions")).body;
    expect(listed).toContainEqual({ ...session, name: "Teas of Asia" });
    expectRefusal(await api.json("PUT", `/api/chat/sessions/${UNKNOWN_ID}`, { name: "A" }), 404);
    expectRefusal(await api.json("PUT", `/api/chat/sessions/${session.id}`, { name: "" }), 400, /^name/);
  });

  test("a question is answered with sources, and both messages are kept in order", async () => {
    const { id: collection_id } = await api.newCollection();
    const document = await api.completed(
      collection_id,
      "tea.md",
      "Assam tea comes from India.\n\nSencha tea comes from Japan.",
    );
    const session = await api.newSession({ collection_id });
    const { status, body } = await ask({ session_id: session.id, message: "Where does Sencha tea come from?" });
    expect(status).toBe(200);
    const reply = ChatMessage.strict().parse(body);
    expect(reply).toMatchObject({ role: "assistant", session_id: session.id, collection_id });
    expect(reply.content).toContain("Japan");

    const sources = reply.metadata.source_documents as { document_id: string; content: string }[];
    expect(reply.metadata).toMatchObject({
      intent: "retrieval",
      chunks_retrieved: sources.length,
      response_time_ms: expect.any(Number),
    });
    expect(reply.metadata.response_time_ms).toSatisfy(Number.isInteger);
    expect(sources[0]).toEqual({
      document_id: document.id,
      chunk_id: expect.any(String),
      content: expect.stringContaining("Sencha"),
      score: expect.any(Number),
    });
    expect(reply.metadata.answer).toMatchObject({
      answered: true,
      queries_used: expect.any(Array),
      generator: { id: expect.any(String), name: expect.any(String) },
    });
    const { receipts } = reply.metadata.answer as { receipts: { quote: string | null; start: number; end: number }[] };
    const receipt = receipts.find(({ quote }) => quote !== null);
    const { text } = (await api.get(`/api/documents/${document.id}/text`)).body as { text: string };
    expect(text.slice(receipt?.start, receipt?.end)).toBe(receipt?.quote);

    const [question, answer, ...more] = await messages(session.id);
    expect(question).toMatchObject({
      role: "user",
      content: "Where does Sencha tea come from?",
      metadata: {},
      collection_id,
    });
    expect(answer).toEqual(reply);
    expect(more).toEqual([]);
    const listed = ChatSession.array()
      .parse((await api.get("/api/chat/sessions")).body)
      .find(({ id }) => id === session.id);
    expect(listed).toMatchObject({ message_count: 2, updated_at: reply.created_at });
    const { message_count: _, ...uncounted } = listed ?? {};
    expect((await api.get("/api/chat/sessions?counts=false")).body).toContainEqual(uncounted);
  });

  test("a message of spaces alone is refused", async () => {
    const { id: session_id } = await api.newSession();
    for (const message of ["", "  ", "\n\u00a0"])
      expectRefusal(await ask({ session_id, message }), 400, /^message: must not be empty$/);
  });

  test("a message may name another collection, and without any all are used", async () => {
    const { id: collection_id } = await api.newCollection();
    const word = `quokka${crypto.randomUUID().slice(0, 4)}`;
    await api.completed(collection_id, "a.md", `The ${word} is a small animal of Australia.`);
    const session = await api.newSession();
    expect((await ask({ session_id: session.id, message: `What is the ${word}?` })).body).toMatchObject({
      collection_id: null,
      metadata: { answer: { answered: true } },
    });
    const { id: empty } = await api.newCollection();
    expect(
      (await ask({ session_id: session.id, message: `What is the ${word}?`, collection_id: empty })).body,
    ).toMatchObject({ collection_id: empty, metadata: { chunks_retrieved: 0 } });
    expectRefusal(await ask({ session_id: session.id, message: "What?", collection_id: UNKNOWN_ID }), 404, UNKNOWN_ID);
    expect(await messages(session.id)).toHaveLength(4);
  });

  test("a message may name documents, and then only those answer, whatever the session's collection", async () => {
    const { id: collection_id } = await api.newCollection();
    const name = `quokka${crypto.randomUUID().slice(0, 4)}`;
    const island = await api.completed(collection_id, "island.md", `The ${name} lives on Rottnest Island.`);
    const city = await api.completed(collection_id, "city.md", `The ${name} is never seen in Sydney.`);
    const { id: elsewhere } = await api.newCollection();
    const session = await api.newSession({ collection_id: elsewhere });
    const about = { session_id: session.id, message: `What is said about the ${name}?` };

    const { body } = await ask({ ...about, document_ids: [city.id] });
    expect(body).toMatchObject({ collection_id: null, metadata: { answer: { document_ids: [city.id] } } });
    const { source_documents } = ChatMessage.parse(body).metadata as { source_documents: { document_id: string }[] };
    expect(new Set(source_documents.map(({ document_id }) => document_id))).toEqual(new Set([city.id]));

    expectRefusal(await ask({ ...about, document_ids: [island.id, UNKNOWN_ID] }), 404, UNKNOWN_ID);
    expectRefusal(await ask({ ...about, document_ids: [] }), 400, /^document_ids/);
  });

  test("a question looks in everything of several collections and in single documents beside them", async () => {
    const name = `otter${crypto.randomUUID().slice(0, 4)}`;
    const newId = async () => (await api.newCollection()).id;
    const [one, two, three] = [await newId(), await newId(), await newId()];
    const say = (collection: string, file: string, place: string) =>
      api.completed(collection, file, `# ${name}\n\nThe ${name} sleeps in the ${place}.`);
    const city = await say(one, "city.md", "city");
    const island = await say(two, "island.md", "island");
    const forest = await say(three, "forest.md", "forest");
    const other = await say(three, "marsh.md", "marsh");
    const session = await api.newSession({ collection_id: three });
    const about = { session_id: session.id, message: `Where does the ${name} sleep?`, top_k: 20 };
    const lookedIn = async (more: object) => {
      const { body } = await ask({ ...about, ...more });
      const { source_documents } = ChatMessage.parse(body).metadata as { source_documents: { document_id: string }[] };
      return { body, ids: new Set(source_documents.map(({ document_id }) => document_id)) };
    };
    const both = await lookedIn({ collection_ids: [one, two], document_ids: [forest.id] });
    expect(both.ids).toEqual(new Set([city.id, island.id, forest.id]));
    expect(both.body).toMatchObject({
      collection_id: null,
      metadata: { answer: { document_ids: [forest.id], collection_ids: [one, two] } },
    });
    const alone = await lookedIn({ collection_ids: [three] });
    expect(alone.ids).toEqual(new Set([forest.id, other.id]));
    expect(alone.body).toMatchObject({ metadata: { answer: { document_ids: null, collection_ids: [three] } } });
    const empty = await newId();
    expect((await lookedIn({ collection_ids: [empty] })).ids).toEqual(new Set());

    expectRefusal(await ask({ ...about, collection_ids: [one, UNKNOWN_ID] }), 404, UNKNOWN_ID);
    expectRefusal(await ask({ ...about, collection_ids: [] }), 400, /^collection_ids/);
  });

  test("history is oldest first, the last limit of it", async () => {
    const session = await api.newSession();
    for (const message of ["one", "two", "three"]) await ask({ session_id: session.id, message });
    const all = await messages(session.id);
    expect(all.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant", "user", "assistant"]);
    expect(all.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual(["one", "two", "three"]);
    expect(await messages(session.id, "&limit=2")).toEqual(all.slice(-2));
    expectRefusal(await api.get("/api/chat/messages"), 400, /^session_id: is required/);
    expectRefusal(await api.get(`/api/chat/messages?session_id=${UNKNOWN_ID}`), 404);
    expectRefusal(await api.get("/api/chat/messages?session_id=x"), 400, /^session_id: must be a UUID/);
    expectRefusal(await api.get(`/api/chat/messages?session_id=${session.id}&limit=0`), 400, /^limit: /);
  });

  test("two questions at once keep all four messages", async () => {
    const session = await api.newSession();
    await Promise.all([
      ask({ session_id: session.id, message: "left" }),
      ask({ session_id: session.id, message: "right" }),
    ]);
    const all = await messages(session.id);
    expect(all).toHaveLength(4);
    expect(new Set(all.map(({ created_at }) => created_at)).size).toBe(4);
  });

  test("sessions are listed with the one used last first", async () => {
    const first = await api.newSession();
    await tick();
    const second = await api.newSession();
    const ids = async () =>
      ChatSession.array()
        .parse((await api.get("/api/chat/sessions")).body)
        .map(({ id }) => id);
    expect((await ids()).indexOf(second.id)).toBeLessThan((await ids()).indexOf(first.id));
    await tick();
    await ask({ session_id: first.id, message: "hello" });
    expect((await ids())[0]).toBe(first.id);
  });

  test("deleting a session deletes its messages, and a message meanwhile leaves nothing", async () => {
    const session = await api.newSession();
    await ask({ session_id: session.id, message: "hello" });
    const [deleted, ...asked] = await Promise.all([
      api.remove(`/api/chat/sessions/${session.id}`),
      ...Array.from({ length: 5 }, () => ask({ session_id: session.id, message: "still there?" })),
    ]);
    expect(deleted?.status).toBe(204);
    for (const { status } of asked) expect([200, 404]).toContain(status);
    expectRefusal(await api.get(`/api/chat/messages?session_id=${session.id}`), 404, session.id);
    expectRefusal(await ask({ session_id: session.id, message: "hello" }), 404, session.id);
    expectRefusal(await api.remove(`/api/chat/sessions/${session.id}`), 404, session.id);
  });
}
