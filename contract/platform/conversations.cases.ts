import { describe, expect, test } from "vitest";
import type { Conversation, Message } from "#core/chat/conversations/conversation.ts";
import type { Persona } from "#core/chat/personas/persona.ts";
import type { Tag } from "#core/chat/tags/tag.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const CONVERSATIONS = "/api/v1/conversations";

export function conversationCases({ ada, bob }: PlatformSetup): void {
  async function made<Thing>(path: string, body: object): Promise<Thing> {
    const answer = await ada().api.json("POST", path, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body as Thing;
  }
  const newConversation = (body: object = {}) => made<Conversation>(CONVERSATIONS, body);
  const newTag = (name = `Tag ${crypto.randomUUID()}`) => made<Tag>("/api/v1/tags", { name });
  const newPersona = (fields: object = {}) =>
    made<Persona>("/api/v1/personas", { name: "P", system_prompt: "S", ...fields });
  const say = (id: string, message: string) =>
    made<Message>(`${CONVERSATIONS}/${id}/messages`, { sender: "user", message });

  describe("conversations", () => {
    test("keep every field", async () => {
      const persona = await newPersona();
      const given = {
        title: "T",
        page_context: "home",
        page_id: UNKNOWN_ID,
        model: "m",
        server: "s",
        conversation_type: "chat",
        persona_id: persona.id,
      };
      expect(await newConversation({ user_id: ada().user.id, ...given })).toMatchObject({
        ...given,
        user_id: ada().user.id,
        tags: [],
      });
      expect(await newConversation()).toMatchObject({
        title: null,
        page_context: null,
        page_id: null,
        model: null,
        server: null,
        conversation_type: "chat",
        persona_id: null,
      });
      expectRefusal(await ada().api.json("POST", CONVERSATIONS, { user_id: bob().user.id }), 403);
      expectInvalid(await ada().api.json("POST", CONVERSATIONS, { persona_id: UNKNOWN_ID }), ["body", "persona_id"]);
    });

    test("of another program are taken in once, in order and with their times, and what was changed here stays", async () => {
      const say = (source_id: string, sender = "user") => ({
        source_id,
        sender,
        message: `Said ${source_id}`,
        created_at: source_id === "c" ? "2019-01-01T00:00:00.000Z" : "2024-01-02T03:04:05.678Z",
      });
      const body = {
        source: "ChatGPT",
        source_id: crypto.randomUUID(),
        title: "Tea",
        model: "gpt-4o",
        created_at: "2024-01-02T03:04:05.678Z",
        updated_at: "2024-01-02T04:00:00.000Z",
        messages: [say("a"), say("b", "assistant"), say("c")],
      };
      const take = async (more: object = {}, who = ada()) => {
        const answer = await who.api.json("POST", `${CONVERSATIONS}/import`, { ...body, ...more });
        expect(answer.status, answer.text).toBe(200);
        return answer.body as { conversation_id: string };
      };
      const first = await take();
      const id = first.conversation_id;
      expect(first).toEqual({ conversation_id: id, is_new: true, added: 3, known: 0 });
      const read = async () => (await ada().api.get(`${CONVERSATIONS}/${id}/with-messages`)).body;
      expect(await read()).toMatchObject({
        title: "Tea",
        model: "gpt-4o",
        server: "ChatGPT",
        created_at: body.created_at,
        updated_at: body.updated_at,
        messages: ["a", "b", "c"].map((each) => ({ message: `Said ${each}` })),
      });
      await ada().api.json("PUT", `${CONVERSATIONS}/${id}`, { title: "My tea" });
      await made(`${CONVERSATIONS}/${id}/messages`, { sender: "user", message: "Said here" });
      const before = await read();
      expect(await take()).toEqual({ conversation_id: id, is_new: false, added: 0, known: 3 });
      expect(await read()).toEqual(before);
      const more = { first: 3, messages: [say("d"), say("d")] };
      expect(await take(more)).toEqual({ conversation_id: id, is_new: false, added: 1, known: 1 });
      expect(await read()).toMatchObject({
        title: "My tea",
        messages: ["Said a", "Said b", "Said c", "Said d", "Said here"].map((message) => ({ message })),
      });
      expect(await take({}, bob())).toMatchObject({ is_new: true, added: 3 });
      expect(await read()).toMatchObject({ messages: { length: 5 } });
      expectInvalid(await ada().api.json("POST", `${CONVERSATIONS}/import`, { ...body, messages: [] }), [
        "body",
        "messages",
      ]);
    });

    test("are listed the last changed first, by type and by persona, a page at a time", async () => {
      const persona = await newPersona();
      const ids: string[] = [];
      for (const conversation_type of ["chat", "mail", "chat"]) {
        ids.unshift((await newConversation({ persona_id: persona.id, conversation_type })).id);
        await tick();
      }
      await say(ids[2] ?? "", "Hello?");
      const expected = [ids[2], ids[0], ids[1]];
      const list = async (path: string) => ((await ada().api.get(path)).body as Conversation[]).map(({ id }) => id);
      expect(await list(`${CONVERSATIONS}/by-persona/${persona.id}`)).toEqual(expected);
      expect(await list(`/api/v1/users/current/conversations?limit=3`)).toEqual(expected);
      expect(
        (
          await list(`/api/v1/users/${ada().user.id.toUpperCase()}/conversations?limit=1000&conversation_type=mail`)
        ).filter((id) => ids.includes(id)),
      ).toEqual([ids[1]]);
      const envelope = await ada().api.get(`${CONVERSATIONS}/by-persona/${persona.id}?limit=2&offset=2&envelope=true`);
      expect(envelope.body).toMatchObject({
        items: [{ id: ids[1] }],
        total_items: 3,
        page: 2,
        page_size: 2,
        total_pages: 2,
      });
    });

    test("are changed in part, and given another persona or none", async () => {
      const persona = await newPersona();
      const { id } = await newConversation({ title: "A", model: "m" });
      const at = `${CONVERSATIONS}/${id}`;
      expect((await ada().api.json("PUT", at, { title: null })).body).toMatchObject({ title: null, model: "m" });
      expect((await ada().api.json("PUT", `${at}/persona`, { persona_id: persona.id })).body).toMatchObject({
        persona_id: persona.id,
      });
      expect((await ada().api.get(`${at}/with-persona`)).body).toMatchObject({
        id,
        persona: { id: persona.id, name: "P" },
      });
      expect((await ada().api.remove(`/api/v1/personas/${persona.id}`)).status).toBe(204);
      expect((await ada().api.get(`${at}/with-persona`)).body).toMatchObject({ persona_id: null, persona: null });
      expectInvalid(await ada().api.json("PUT", `${at}/persona`, { persona_id: UNKNOWN_ID }), ["body", "persona_id"]);
    });

    test("go with their messages", async () => {
      const { id } = await newConversation();
      await say(id, "Hello?");
      expect((await ada().api.remove(`${CONVERSATIONS}/${id}`)).status).toBe(204);
      expectRefusal(await ada().api.get(`${CONVERSATIONS}/${id}/messages`), 404);
      expectRefusal(
        await ada().api.json("POST", `${CONVERSATIONS}/${id}/messages`, { sender: "user", message: "?" }),
        404,
      );
    });
  });

  describe("messages", () => {
    test("keep every field and come oldest first, the last of them where limited", async () => {
      const { id } = await newConversation();
      const first = await made<Message>(`${CONVERSATIONS}/${id}/messages`, {
        sender: "system",
        message: "Be brief.",
        message_metadata: { tokens: 3, nested: { a: [] } },
      });
      expect(first).toMatchObject({
        conversation_id: id,
        sender: "system",
        message: "Be brief.",
        message_metadata: { tokens: 3, nested: { a: [] } },
      });
      for (const text of ["1", "2", "3"]) await say(id, text);
      const texts = async (query: string) =>
        ((await ada().api.get(`${CONVERSATIONS}/${id}/messages${query}`)).body as Message[]).map(
          ({ message }) => message,
        );
      expect(await texts("")).toEqual(["Be brief.", "1", "2", "3"]);
      expect(await texts("?limit=2")).toEqual(["2", "3"]);
      expect(await texts("?limit=2&offset=1")).toEqual(["1", "2"]);
      const whole = (await ada().api.get(`${CONVERSATIONS}/${id}/with-messages`)).body as { messages: Message[] };
      expect(whole.messages.map(({ message }) => message)).toEqual(["Be brief.", "1", "2", "3"]);
    });

    test("said at once are all kept", async () => {
      const { id } = await newConversation();
      await Promise.all(Array.from({ length: 20 }, (_, n) => say(id, String(n))));
      expect((await ada().api.get(`${CONVERSATIONS}/${id}/messages`)).headers["x-total-count"]).toBe("20");
    });
  });

  describe("tags", () => {
    test("have one name each per user, a color, and an owner", async () => {
      const tag = await newTag();
      expect(tag).toMatchObject({ color: "#3B82F6", user_id: ada().user.id });
      expectRefusal(await ada().api.json("POST", "/api/v1/tags", { name: tag.name }), 409);
      const other = await newTag();
      expectRefusal(await ada().api.json("PUT", `/api/v1/tags/${other.id}`, { name: tag.name }), 409);
      expect((await bob().api.json("POST", "/api/v1/tags", { name: tag.name })).status).toBe(201);
      expectRefusal(await ada().api.json("POST", "/api/v1/tags", { name: "x", user_id: bob().user.id }), 403);
      expectInvalid(await ada().api.json("POST", "/api/v1/tags", { name: "x", color: "red" }), ["body", "color"]);
    });

    test("are attached and detached, shown by name, and found from", async () => {
      const mark = crypto.randomUUID().slice(0, 8);
      const [b, a] = [await newTag(`b-${mark}`), await newTag(`a-${mark}`)];
      const { id } = await newConversation();
      const at = `${CONVERSATIONS}/${id}/tags`;
      for (const tag of [b, a, a]) expect((await ada().api.json("POST", at, { tag_id: tag.id })).status).toBe(200);
      expect((await ada().api.get(`${CONVERSATIONS}/${id}`)).body).toMatchObject({
        tags: [{ id: a.id, name: a.name, color: a.color }, { id: b.id }],
      });
      expect((await ada().api.get(`/api/v1/tags/${a.id}/conversations`)).body).toMatchObject([{ id }]);
      expect((await ada().api.remove(`${at}/${a.id}`)).status).toBe(204);
      expectRefusal(await ada().api.remove(`${at}/${a.id}`), 404);
      expect((await ada().api.remove(`/api/v1/tags/${b.id}`)).status).toBe(204);
      expect((await ada().api.get(`${CONVERSATIONS}/${id}`)).body).toMatchObject({ tags: [] });
      expectRefusal(await ada().api.json("POST", at, { tag_id: UNKNOWN_ID }), 404);
      expectRefusal(
        await ada().api.json("POST", at, {
          tag_id: ((await bob().api.json("POST", "/api/v1/tags", { name: mark })).body as Tag).id,
        }),
        404,
      );
    });

    test("are listed by name, a page at a time", async () => {
      for (const name of ["z", "y"]) await newTag(`${name}-${crypto.randomUUID()}`);
      const { body, headers } = await ada().api.get("/api/v1/users/current/tags?limit=1000");
      const names = (body as Tag[]).map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      expect(headers["x-total-count"]).toBe(String(names.length));
      expect((await ada().api.get("/api/v1/users/current/tags?limit=1&offset=1&envelope=true")).body).toMatchObject({
        items: [{ name: names[1] }],
        total_items: names.length,
        page: 2,
      });
    });
  });

  describe("personas", () => {
    test("keep every field, other model settings among them", async () => {
      const given = {
        name: "Poet",
        description: "D",
        system_prompt: "Rhyme.",
        model_settings: { temperature: 2, top_p: 0, max_tokens: 1, mirostat: { tau: 5 } },
        avatar: "https://example.org/a.png",
        tags: ["fun", "verse"],
        sample_greeting: "Hello!",
        is_active: false,
      };
      const persona = await newPersona(given);
      expect(persona).toMatchObject(given);
      expect((await ada().api.json("PUT", `/api/v1/personas/${persona.id}`, { tags: [] })).body).toMatchObject({
        ...given,
        tags: [],
      });
    });

    test.each([{ temperature: 2.1 }, { temperature: "hot" }, { top_p: -0.1 }, { max_tokens: 0 }, { max_tokens: 1.5 }])(
      "refuse model settings %j",
      async (model_settings) => {
        const [field = ""] = Object.keys(model_settings);
        expectInvalid(
          await ada().api.json("POST", "/api/v1/personas", { name: "P", system_prompt: "S", model_settings }),
          ["body", "model_settings", field],
        );
      },
    );

    test("are listed by name in an envelope of their own, 20 at a time", async () => {
      for (let n = 0; n < 20; n++) await newPersona({ name: `Many ${n}`, tags: [`t${n % 3}`] });
      const { body } = await ada().api.get("/api/v1/personas");
      const { personas, ...rest } = body as { personas: Persona[]; total_items: number };
      const total = rest.total_items;
      expect(personas).toHaveLength(20);
      expect(rest).toEqual({ total_items: total, page: 1, page_size: 20, total_pages: Math.ceil(total / 20) });
      const names = personas.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      expect((await ada().api.get("/api/v1/personas?limit=5&offset=10")).body).toMatchObject({
        personas: personas.slice(10, 15),
        page: 3,
        page_size: 5,
      });
      expect((await ada().api.get("/api/v1/personas/tags")).body).toEqual(expect.arrayContaining(["t0", "t1", "t2"]));
    });
  });
}
