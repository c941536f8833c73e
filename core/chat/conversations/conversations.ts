import { type Clock, timestamp } from "#core/storage/time.ts";
import { invalidField, notFound } from "#core/http/errors.ts";
import { personas, toPersona } from "../personas/persona.ts";
import { change, put, remove, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { tags, toTag, type Tag } from "../tags/tag.ts";
import { tagRow } from "../tags/tags.ts";
import {
  conversationTags,
  conversations,
  messages,
  type Conversation,
  type ConversationChange,
  type ConversationRow,
  type NewConversation,
} from "./conversation.ts";

export interface ConversationDeps {
  readonly store: Store;
  readonly clock: Clock;
}

type Reading = Pick<ConversationDeps, "store">;

/** Throws 422 when the persona is none of the user's. */
export async function createConversation(
  deps: ConversationDeps,
  user: string,
  conversation: NewConversation,
): Promise<Conversation> {
  await checkPersona(deps, user, conversation.persona_id);
  const { user_id: _, ...fields } = conversation;
  const now = timestamp(deps.clock);
  const row: ConversationRow = { id: crypto.randomUUID(), owner: user, ...fields, created_at: now, updated_at: now };
  const written = await writeUnlessChanged(deps.store, [
    ...personaStays(user, row.persona_id),
    put(conversations, row),
  ]);
  if (!written) throw invalidField("persona_id", "names no persona of yours");
  return toConversation(row, []);
}

export interface ConversationPage {
  readonly limit: number;
  readonly offset: number;
  readonly persona_id?: string;
  readonly conversation_type?: string;
}

/** Most recently changed first. */
export async function listConversations(
  { store }: Reading,
  user: string,
  { persona_id, conversation_type, limit, offset }: ConversationPage,
) {
  const where = { ...(persona_id && { persona_id }), ...(conversation_type && { conversation_type }) };
  const [rows, total] = await Promise.all([
    store.query(conversations, {
      owner: user,
      where,
      order: { by: "updated_at", direction: "descending" },
      limit,
      offset,
    }),
    store.count(conversations, { owner: user, where }),
  ]);
  return { items: await Promise.all(rows.map((row) => withTags({ store }, row))), total };
}

export async function getConversation({ store }: Reading, user: string, id: string): Promise<Conversation> {
  return withTags({ store }, await conversationRow({ store }, user, id));
}

/** Throws 422 when the persona is none of the user's. */
export async function changeConversation(
  deps: ConversationDeps,
  user: string,
  id: string,
  fields: ConversationChange,
): Promise<Conversation> {
  await conversationRow(deps, user, id);
  await checkPersona(deps, user, fields.persona_id);
  const changed = change(conversations, user, id, { ...fields, updated_at: timestamp(deps.clock) });
  if (!(await writeUnlessChanged(deps.store, [...personaStays(user, fields.persona_id), changed])))
    throw notFound("conversation", id);
  return getConversation(deps, user, id);
}

/** Deletes its messages with it; tags stay. */
export async function deleteConversation({ store }: Reading, user: string, id: string): Promise<void> {
  await conversationRow({ store }, user, id);
  const where = { conversation_id: id };
  // Messages and tags are only written while the conversation is there: a second pass finds those that came meanwhile.
  for (let gone = false; ; gone = true) {
    const [written, links] = await Promise.all([
      store.query(messages, { owner: user, where }),
      store.query(conversationTags, { owner: user, where }),
    ]);
    if (gone && written.length + links.length === 0) return;
    await store.write([
      remove(conversations, user, id),
      ...written.map((message) => remove(messages, user, message.id)),
      ...links.map((link) => remove(conversationTags, user, link.id)),
    ]);
  }
}

export async function getPersonaOf({ store }: Reading, user: string, { persona_id }: Pick<Conversation, "persona_id">) {
  const row = persona_id ? await store.get(personas, user, persona_id) : undefined;
  return row ? toPersona(row) : null;
}

/** Attaching a tag twice is no error. */
export async function attachTag(
  deps: ConversationDeps,
  user: string,
  id: string,
  tag_id: string,
): Promise<Conversation> {
  await conversationRow(deps, user, id);
  await tagRow(deps, user, tag_id);
  const attached = await writeUnlessChanged(deps.store, [
    require(conversations, user, id),
    require(tags, user, tag_id),
    put(conversationTags, { id: linkId(id, tag_id), owner: user, conversation_id: id, tag_id }),
  ]);
  if (!attached) throw notFound("conversation with this tag", id);
  return getConversation(deps, user, id);
}

export async function detachTag({ store }: Reading, user: string, id: string, tag_id: string): Promise<void> {
  await conversationRow({ store }, user, id);
  const link = await store.get(conversationTags, user, linkId(id, tag_id));
  if (!link) throw notFound("tag of this conversation", tag_id);
  await store.write([remove(conversationTags, user, link.id)]);
}

/** Most recently changed first. */
export async function listConversationsWithTag(
  { store }: Reading,
  user: string,
  tag_id: string,
  { limit, offset }: { limit: number; offset: number },
) {
  await tagRow({ store }, user, tag_id);
  const links = await store.query(conversationTags, { owner: user, where: { tag_id } });
  const rows = await Promise.all(links.map((link) => store.get(conversations, user, link.conversation_id)));
  const found = rows.filter((row) => row !== undefined).sort((a, b) => (a.updated_at > b.updated_at ? -1 : 1));
  return {
    items: await Promise.all(found.slice(offset, offset + limit).map((row) => withTags({ store }, row))),
    total: found.length,
  };
}

export async function conversationRow({ store }: Reading, user: string, id: string): Promise<ConversationRow> {
  const row = await store.get(conversations, user, id);
  if (!row) throw notFound("conversation", id);
  return row;
}

const personaStays = (user: string, id: string | null | undefined) => (id ? [require(personas, user, id)] : []);

const linkId = (conversation: string, tag: string) => `${conversation}:${tag}`;

async function withTags({ store }: Reading, row: ConversationRow): Promise<Conversation> {
  const links = await store.query(conversationTags, { owner: row.owner, where: { conversation_id: row.id } });
  const found = await Promise.all(links.map((link) => store.get(tags, row.owner, link.tag_id)));
  const named = found.filter((tag) => tag !== undefined).map(toTag);
  return toConversation(
    row,
    named.sort((a, b) => a.name.localeCompare(b.name)),
  );
}

function toConversation({ owner, ...row }: ConversationRow, attached: Tag[]): Conversation {
  return { ...row, user_id: owner, tags: attached };
}

async function checkPersona({ store }: Reading, user: string, id: string | null | undefined): Promise<void> {
  if (id && !(await store.get(personas, user, id))) throw invalidField("persona_id", "names no persona of yours");
}
