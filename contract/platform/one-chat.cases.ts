import { describe, expect, test } from "vitest";
import { ChatMessage, ChatSession, SaidMessage } from "#core/chat/chat.ts";
import { Conversation, ConversationWithMessages, Message } from "#core/chat/conversations/conversation.ts";
import { Persona } from "#core/chat/personas/persona.ts";
import { Tag } from "#core/chat/tags/tag.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const CONVERSATIONS = "/api/v1/conversations";
const SESSIONS = "/api/chat/sessions";

/** A chat is the same in both APIs. */
export function oneChatCases({ ada, bob }: PlatformSetup): void {
  const call = async (method: "POST" | "PUT", path: string, body: object) => {
    const answer = await ada().api.json(method, path, body);
    expect([200, 201], answer.text).toContain(answer.status);
    return answer.body;
  };
  const get = async (path: string) => {
    const answer = await ada().api.get(path);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const newConversation = async (body: object = {}) => Conversation.parse(await call("POST", CONVERSATIONS, body));
  const conversation = async (id: string) => Conversation.strict().parse(await get(`${CONVERSATIONS}/${id}`));
  const conversations = async (query = "limit=1000") =>
    Conversation.strict()
      .array()
      .parse(await get(`/api/v1/users/current/conversations?${query}`));
  const newSession = async (body: object = {}) =>
    ChatSession.strict().parse(await call("POST", SESSIONS, { name: "Papers", ...body }));
  const sessions = async () =>
    ChatSession.strict()
      .array()
      .parse(await get(SESSIONS));
  const session = async (id: string) => (await sessions()).find((each) => each.id === id);
  const change = async (id: string, body: object) =>
    ChatSession.strict().parse(await call("PUT", `${SESSIONS}/${id}`, body));
  const said = async (id: string) =>
    ChatMessage.strict()
      .array()
      .parse(await get(`/api/chat/messages?session_id=${id}`));
  const ask = async (session_id: string, message: string, more: object = {}) =>
    ChatMessage.parse(await call("POST", "/api/chat/message", { session_id, message, ...more }));
  const say = async (id: string, message: string) =>
    Message.parse(await call("POST", `${CONVERSATIONS}/${id}/messages`, { sender: "user", message }));
  const newTag = async (name = `Tag ${crypto.randomUUID()}`) => Tag.parse(await call("POST", "/api/v1/tags", { name }));

  describe("a chat in both APIs", () => {
    test("begun over documents is a conversation, with its messages", async () => {
      const { id, ...made } = await newSession();
      expect(made).toMatchObject({ conversation_type: "documents", answers: "both", message_count: 0 });
      const reply = await ask(id, "What do the papers say?");
      const shown = await conversation(id);
      expect(shown).toMatchObject({
        title: "Papers",
        user_id: ada().user.id,
        conversation_type: "documents",
        collection_id: null,
        persona_id: null,
        model: null,
        server: null,
        created_at: made.created_at,
        updated_at: (await session(id))?.updated_at,
      });
      expect(await conversations()).toContainEqual(shown);
      expect((await conversations("limit=1000&conversation_type=documents")).map((each) => each.id)).toContain(id);
      expect((await conversations("limit=1000&conversation_type=chat")).map((each) => each.id)).not.toContain(id);
      const { messages } = ConversationWithMessages.parse(await get(`${CONVERSATIONS}/${id}/with-messages`));
      expect(messages).toMatchObject([
        { conversation_id: id, sender: "user", message: "What do the papers say?", message_metadata: {} },
        { sender: "assistant", id: reply.id, message: reply.content, message_metadata: reply.metadata },
      ]);
      expect(messages[1]?.created_at).toBe(reply.created_at);
      const added = await say(id, "Noted.");
      expect((await said(id)).at(-1)).toMatchObject({ id: added.id, session_id: id, role: "user", content: "Noted." });
      expect((await session(id))?.message_count).toBe(3);
    });

    test("begun as a conversation is a session, which a question can be asked in", async () => {
      const { id, ...made } = await newConversation({ conversation_type: "mail", model: "m", server: "s" });
      expect(made).toMatchObject({ title: null, answers: "model", collection_id: null, folder: null });
      await say(id, "Hello?");
      expect(await session(id)).toMatchObject({
        name: "Untitled",
        conversation_type: "mail",
        collection_id: null,
        message_count: 1,
        answers: "model",
        tags: [],
      });
      expect(await said(id)).toMatchObject([{ session_id: id, role: "user", content: "Hello?", metadata: {} }]);
      const reply = await ask(id, "And what do the papers say?", { answers: "documents" });
      const { messages } = ConversationWithMessages.parse(await get(`${CONVERSATIONS}/${id}/with-messages`));
      expect(messages.map(({ sender }) => sender)).toEqual(["user", "user", "assistant"]);
      expect(messages[2]?.id).toBe(reply.id);
      expect(await conversation(id)).toMatchObject({ title: null, model: "m", server: "s", conversation_type: "mail" });
    });

    test("is renamed, pinned, archived and put into a folder in either", async () => {
      const { id } = await newConversation({ title: "Old" });
      const before = await conversation(id);
      expect(await change(id, { name: "New", pinned: true, folder: "Drinks" })).toMatchObject({
        name: "New",
        pinned: true,
        folder: "Drinks",
      });
      expect(await conversation(id)).toEqual({ ...before, title: "New", pinned: true, folder: "Drinks" });
      await tick();
      const at = `${CONVERSATIONS}/${id}`;
      await call("PUT", at, { title: "Newest", pinned: false, archived: true, folder: null });
      expect(await session(id)).toMatchObject({ name: "Newest", pinned: false, archived: true, folder: null });
      await call("PUT", at, { title: null });
      expect((await session(id))?.name).toBe("Untitled");
      for (const bad of [{ folder: "" }, { folder: 1 }, { answers: "nobody" }, { model_choice: { model: "m" } }])
        expectRefusal(await ada().api.json("PUT", `${SESSIONS}/${id}`, bad), 400);
      expectRefusal(await bob().api.json("PUT", `${SESSIONS}/${id}`, { folder: "Mine" }), 404, id);
    });

    test("has one set of tags: words there, tags here", async () => {
      const mark = crypto.randomUUID().slice(0, 8);
      const [given, word] = [`given ${mark}`, `a word ${mark}`];
      const tag = await newTag(given);
      const { id } = await newSession();
      const other = await newConversation();
      await change(id, { tags: [given, word] });
      const { tags } = await conversation(id);
      expect(tags).toMatchObject([{ name: word }, { id: tag.id, name: given }]);
      const made = Tag.array()
        .parse(await get("/api/v1/users/current/tags?limit=1000"))
        .find(({ name }) => name === word);
      expect(made).toEqual(tags[0]);
      await call("POST", `${CONVERSATIONS}/${other.id}/tags`, { tag_id: tag.id });
      expect((await session(other.id))?.tags).toEqual([given]);
      const found = await get(`/api/v1/tags/${tag.id}/conversations`);
      expect(
        Conversation.array()
          .parse(found)
          .map((each) => each.id)
          .sort(),
      ).toEqual([id, other.id].sort());

      await call("PUT", `/api/v1/tags/${tag.id}`, { name: `renamed ${mark}` });
      expect((await session(id))?.tags).toEqual([`renamed ${mark}`, word]);
      expect((await session(other.id))?.tags).toEqual([`renamed ${mark}`]);
      expect((await ada().api.remove(`${CONVERSATIONS}/${id}/tags/${tag.id}`)).status).toBe(204);
      expect((await session(id))?.tags).toEqual([word]);
      expect((await ada().api.remove(`/api/v1/tags/${tag.id}`)).status).toBe(204);
      expect((await session(other.id))?.tags).toEqual([]);
      await change(id, { tags: [] });
      expect((await conversation(id)).tags).toEqual([]);
    });

    test("made of one word at once has one tag of it", async () => {
      const word = `at once ${crypto.randomUUID()}`;
      const made = await Promise.all(Array.from({ length: 8 }, () => newSession()));
      await Promise.all(made.map(({ id }) => change(id, { tags: [word] })));
      const all = Tag.array().parse(await get("/api/v1/users/current/tags?limit=1000"));
      expect(all.filter(({ name }) => name === word)).toHaveLength(1);
      for (const { id } of made) expect((await conversation(id)).tags).toMatchObject([{ name: word }]);
    });

    test("remembers who answers, and who that speaks as", async () => {
      const persona = Persona.parse(await call("POST", "/api/v1/personas", { name: "P", system_prompt: "S" }));
      const model_choice = { provider: "ollama", settings_id: "a", server_id: null, model: "llama" };
      const { id, ...made } = await newSession({ answers: "both", model_choice, persona_id: persona.id, folder: "F" });
      expect(made).toMatchObject({ answers: "both", model_choice, persona_id: persona.id, folder: "F" });
      expect(await conversation(id)).toMatchObject({ answers: "both", model_choice, persona_id: persona.id });
      const ofPersona = await get(`${CONVERSATIONS}/by-persona/${persona.id}`);
      expect(
        Conversation.array()
          .parse(ofPersona)
          .map((each) => each.id),
      ).toEqual([id]);
      expectRefusal(await ada().api.remove(`/api/v1/personas/${UNKNOWN_ID}`), 404);
      expect((await ada().api.remove(`/api/v1/personas/${persona.id}`)).status).toBe(204);
      expect(await session(id)).toMatchObject({ persona_id: null, answers: "both", model_choice });
      expect(await change(id, { answers: "model", model_choice: null })).toMatchObject({
        answers: "model",
        model_choice: null,
      });
      const talk = await newConversation({ answers: "documents", folder: "F" });
      expect(await session(talk.id)).toMatchObject({ answers: "documents", folder: "F" });
      expectRefusal(await ada().api.json("PUT", `${SESSIONS}/${id}`, { persona_id: UNKNOWN_ID }), 400);
      expectInvalid(await ada().api.json("PUT", `${CONVERSATIONS}/${id}`, { persona_id: UNKNOWN_ID }), [
        "body",
        "persona_id",
      ]);
    });

    test("is searched and continued whichever way it was begun", async () => {
      const word = `Ébène${crypto.randomUUID().slice(0, 6)}`;
      const { id } = await newConversation({ title: "Woods" });
      const first = await say(id, `How hard is ${word}?`);
      await say(id, "And how heavy?");
      const { id: other } = await newSession();
      await say(other, `Where does ${word} grow?`);
      const found = SaidMessage.array().parse(await get(`/api/chat/search?query=${encodeURIComponent(word)}`));
      expect(found.map(({ session_id }) => session_id)).toEqual([other, id]);
      expect(found[1]).toMatchObject({ message_id: first.id, role: "user" });
      const branch = ChatSession.parse(await call("POST", `${SESSIONS}/${id}/branch`, { message_id: first.id }));
      expect(branch).toMatchObject({ name: "Woods (continued)", conversation_type: "chat", message_count: 1 });
      expect(await said(branch.id)).toMatchObject([{ content: `How hard is ${word}?` }]);
    });

    test("is deleted from both", async () => {
      const [talk, chat] = [await newConversation(), await newSession()];
      for (const { id } of [talk, chat]) await say(id, "Hello?");
      expect((await ada().api.remove(`${SESSIONS}/${talk.id}`)).status).toBe(204);
      expect((await ada().api.remove(`${CONVERSATIONS}/${chat.id}`)).status).toBe(204);
      for (const { id } of [talk, chat]) {
        expect(await session(id)).toBeUndefined();
        expectRefusal(await ada().api.get(`${CONVERSATIONS}/${id}`), 404, id);
        expectRefusal(await ada().api.get(`/api/chat/messages?session_id=${id}`), 404, id);
      }
    });
  });
}
