import { timestamp } from "#core/storage/time.ts";
import { notFound } from "#core/http/errors.ts";
import { change, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { chatSessions, nameOf, type ChatMessageRow, type ChatSessionRow } from "../chat.ts";
import { addMessage, listMessages } from "../messages.ts";
import { personas, toPersona } from "../personas/persona.ts";
import { changeChat, createChat, listChats, orderOf, requireChat, type ChatDeps, type ChatPart } from "../sessions.ts";
import { tags, toTag, type Tag } from "../tags/tag.ts";
import { chatsWithTag, tagRow } from "../tags/tags.ts";
import type { Conversation, ConversationChange, Message, NewConversation, NewMessage } from "./conversation.ts";

// Chats as the platform's API shows them; the operations are those of `sessions.ts` and `messages.ts`.

type Reading = Pick<ChatDeps, "store">;

export async function createConversation(
  deps: ChatDeps,
  owner: string,
  { user_id: _, title, ...fields }: NewConversation,
): Promise<Conversation> {
  return shown(deps, await createChat(deps, owner, { ...fields, name: title ?? "", collection_id: null }));
}

/** The one used last comes first. */
export async function listConversations(deps: Reading, owner: string, page: ChatPart) {
  const { rows, total } = await listChats(deps, owner, page);
  return { items: await allShown(deps, owner, rows), total };
}

export async function getConversation(deps: Reading, owner: string, id: string): Promise<Conversation> {
  return shown(deps, await requireChat(deps, owner, id));
}

/** A conversation that is changed counts as used. */
export async function changeConversation(
  deps: ChatDeps,
  owner: string,
  id: string,
  { title, ...fields }: ConversationChange,
): Promise<Conversation> {
  const name = title === undefined ? {} : { name: title ?? "" };
  return shown(deps, await changeChat(deps, owner, id, { ...fields, ...name, updated_at: timestamp(deps.clock) }));
}

export async function getPersonaOf(
  { store }: Reading,
  owner: string,
  { persona_id }: Pick<Conversation, "persona_id">,
) {
  const row = persona_id ? await store.get(personas, owner, persona_id) : undefined;
  return row ? toPersona(row) : null;
}

/** Attaching a tag twice is no error. */
export async function attachTag(deps: Reading, owner: string, id: string, tag_id: string): Promise<Conversation> {
  const retag = (before: readonly string[], name: string) => (before.includes(name) ? [...before] : [...before, name]);
  return retagged(deps, owner, { id, tag_id }, retag);
}

export async function detachTag(deps: Reading, owner: string, id: string, tag_id: string): Promise<void> {
  await retagged(deps, owner, { id, tag_id }, (before, name) => {
    if (!before.includes(name)) throw notFound("tag of this conversation", tag_id);
    return before.filter((tag) => tag !== name);
  });
}

async function retagged(
  deps: Reading,
  owner: string,
  { id, tag_id }: { readonly id: string; readonly tag_id: string },
  retag: (before: readonly string[], name: string) => string[],
): Promise<Conversation> {
  for (;;) {
    const row = await requireChat(deps, owner, id);
    const { name } = await tagRow(deps, owner, tag_id);
    const fields = { tags: retag(row.tags ?? [], name) };
    const batch = [
      require(tags, owner, tag_id, { name }),
      require(chatSessions, owner, id, row.tags ? { tags: row.tags } : {}),
      change(chatSessions, owner, id, fields),
    ];
    if (await writeUnlessChanged(deps.store, batch)) return shown(deps, { ...row, ...fields });
  }
}

/** The one used last comes first. */
export async function listConversationsWithTag(
  deps: Reading,
  owner: string,
  tag_id: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const { name } = await tagRow(deps, owner, tag_id);
  const rows = await chatsWithTag(deps, owner, name);
  return { items: await allShown(deps, owner, rows.slice(offset, offset + limit)), total: rows.length };
}

/** Throws 404 when the conversation is deleted meanwhile. */
export async function addToConversation(
  deps: ChatDeps,
  owner: string,
  session_id: string,
  { sender: role, message: content, message_metadata: metadata }: NewMessage,
): Promise<Message> {
  return toConversationMessage(await addMessage(deps, { owner, session_id, role, content, metadata }));
}

/** The last `limit` of them before the newest `offset`, oldest first. */
export async function listConversationMessages(
  deps: Reading,
  owner: string,
  id: string,
  page: { readonly limit: number; readonly offset: number },
) {
  const { rows, total } = await listMessages(deps, owner, id, page);
  return { items: rows.map(toConversationMessage), total };
}

const toConversationMessage = ({ id, session_id, role, content, metadata, created_at }: ChatMessageRow): Message => ({
  id,
  conversation_id: session_id,
  sender: role,
  message: content,
  message_metadata: metadata,
  created_at,
  updated_at: created_at,
});

const shown = async (deps: Reading, row: ChatSessionRow): Promise<Conversation> => {
  const [conversation] = await allShown(deps, row.owner, [row]);
  return conversation ?? toConversation(row, []);
};

async function allShown({ store }: Reading, owner: string, rows: readonly ChatSessionRow[]): Promise<Conversation[]> {
  const isTagged = rows.some((row) => (row.tags ?? []).length > 0);
  const known = new Map((isTagged ? await store.query(tags, { owner }) : []).map((tag) => [tag.name, toTag(tag)]));
  return rows.map((row) => {
    const own = (row.tags ?? []).flatMap((name) => known.get(name) ?? []);
    return toConversation(
      row,
      own.sort((a, b) => a.name.localeCompare(b.name)),
    );
  });
}

function toConversation(row: ChatSessionRow, attached: Tag[]): Conversation {
  const { id, owner, collection_id, conversation_type, created_at, updated_at } = row;
  const { page_context = null, page_id = null, model = null, server = null } = row;
  const about = { id, user_id: owner, title: nameOf(row) || null, page_context, page_id, model, server };
  return { ...about, conversation_type, collection_id, ...orderOf(row), tags: attached, created_at, updated_at };
}
