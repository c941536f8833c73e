import { expect } from "vitest";
import type { Store } from "#core/storage/store.ts";
import { getConversation, listConversationMessages } from "../conversations/conversations.ts";
import { formerConversations, formerConversationTags, formerMessages } from "../former-chats.ts";
import { listSessions } from "../sessions.ts";
import { CONVERSATION, moment, SESSION, TAG, uuid } from "./earlier-chats.ts";

const ALL = { limit: 1000, offset: 0 };

/** Everything of `earlierRows` is in the one store of chats, once. */
export async function expectMoved(store: Store, owner: string): Promise<void> {
  const { items: sessions } = await listSessions({ store }, owner, { ...ALL, counts: true });
  expect(sessions.map(({ id, name, message_count, tags }) => ({ id, name, message_count, tags }))).toEqual(
    expect.arrayContaining([
      { id: CONVERSATION, name: "About tea", message_count: 2, tags: ["tea"] },
      { id: SESSION, name: "Papers", message_count: 1, tags: ["work"] },
    ]),
  );
  expect(sessions).toHaveLength(2);
  expect(await getConversation({ store }, owner, CONVERSATION)).toMatchObject({
    title: "About tea",
    page_context: "home",
    page_id: null,
    model: "m",
    server: "s",
    conversation_type: "mail",
    tags: [{ id: TAG, name: "tea" }],
    created_at: moment(1),
    updated_at: moment(10),
  });
  expect(await getConversation({ store }, owner, SESSION)).toMatchObject({
    title: "Papers",
    conversation_type: "documents",
    tags: [{ name: "work" }],
  });
  const { items } = await listConversationMessages({ store }, owner, CONVERSATION, ALL);
  expect(items.map(({ id, message }) => [id, message])).toEqual([
    [uuid(12), "First"],
    [uuid(11), "Second"],
  ]);
  expect(items[0]).toMatchObject({ message_metadata: { tokens: 3 }, created_at: moment(10), updated_at: moment(10) });
  for (const table of [formerConversations, formerMessages, formerConversationTags])
    expect(await store.count(table as never, { owner }), table.name).toBe(0);
}
