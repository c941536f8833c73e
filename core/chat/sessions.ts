import { collectionStays, requireCollection } from "#core/library/collections/collections.ts";
import { holdsWhatStays } from "#core/library/device-only/never-leaves.ts";
import { markOf, neverLeaves } from "#core/library/device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { invalidField, notFound } from "../http/errors.ts";
import type { ListPart } from "../http/list-reply.ts";
import { change, put, remove, require, UniqueViolation, type Operation } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import {
  chatMessages,
  chatSessions,
  nameOf,
  UNNAMED,
  type Answers,
  type ChatSession,
  type ChatSessionChange,
  type ChatSessionRow,
  type ListedSession,
  type NewChatSession,
  type SessionsQuery,
} from "./chat.ts";
import { DOCUMENT_CHAT } from "./document-chat.ts";
import { personas } from "./personas/persona.ts";

export type ChatDeps = Pick<RequestContext, "store" | "clock">;
type Reading = Pick<ChatDeps, "store">;

/** A chat of either kind. Throws 404 for a collection that is not there, 422 for a persona that is none of the user's. */
export async function createChat(
  deps: ChatDeps,
  owner: string,
  fields: Omit<ChatSessionRow, "id" | "owner" | "created_at" | "updated_at">,
): Promise<ChatSessionRow> {
  const { collection_id, persona_id } = fields;
  const collection = collection_id ? await requireCollection(deps, owner, collection_id) : undefined;
  await checkPersona(deps, owner, persona_id);
  const now = timestamp(deps.clock);
  const mark = markOf(collection !== undefined && neverLeaves(collection));
  const row: ChatSessionRow = { ...fields, ...mark, id: newId(), owner, created_at: now, updated_at: now };
  const stays = collection_id ? [collectionStays(owner, collection_id)] : [];
  if (!(await writeUnlessChanged(deps.store, [...stays, ...personaStays(owner, persona_id), put(chatSessions, row)])))
    throw collection_id ? notFound("collection", collection_id) : noPersona();
  return row;
}

export async function createSession(
  deps: ChatDeps,
  owner: string,
  { collection_id = null, name, ...fields }: NewChatSession,
): Promise<ChatSession> {
  const about = { ...fields, collection_id, conversation_type: DOCUMENT_CHAT };
  // It would be sent before anybody knows whether the first question may be.
  const mayHold = collection_id === null && fields.answers !== "model";
  const isKept = mayHold && (await holdsWhatStays(deps, { owner, collection_id }));
  const row = { ...about, ...(isKept ? { name: "", name_here: name } : { name }) };
  return toSession(await createChat(deps, owner, row), 0);
}

/** A question was asked that may leave: so may the name of its chat. */
export async function letNameTravel(deps: Reading, { id, owner, name_here }: ChatSessionRow): Promise<void> {
  if (name_here) await deps.store.write([change(chatSessions, owner, id, { name: name_here, name_here: null })]);
}

export interface ChatPart extends ListPart {
  readonly persona_id?: string;
  readonly conversation_type?: string;
}

/** The one used last comes first. */
export async function listChats(
  { store }: Reading,
  owner: string,
  { persona_id, conversation_type, limit, offset }: ChatPart,
): Promise<{ rows: ChatSessionRow[]; total: number }> {
  const where = { ...(persona_id && { persona_id }), ...(conversation_type && { conversation_type }) };
  const order = { by: "updated_at", direction: "descending" } as const;
  const rows = await store.query(chatSessions, { owner, where, order, limit, offset });
  const total = limit === undefined && offset === 0 ? rows.length : await store.count(chatSessions, { owner, where });
  return { rows, total };
}

export async function listSessions(
  { store }: Reading,
  owner: string,
  { counts, ...part }: ListPart & Pick<SessionsQuery, "counts">,
): Promise<{ items: ListedSession[]; total: number }> {
  const { rows, total } = await listChats({ store }, owner, part);
  if (!counts) return { items: rows.map(withoutCount), total };
  const values = rows.map(({ id }) => id);
  const found = await store.countEach(chatMessages, { owner, field: "session_id", values });
  return { items: rows.map((row, at) => toSession(row, found[at] ?? 0)), total };
}

/** Throws 404 where the chat is gone, 422 for a persona that is none of the user's. */
export async function changeChat(
  deps: ChatDeps,
  owner: string,
  id: string,
  fields: Partial<ChatSessionRow>,
): Promise<ChatSessionRow> {
  const { newTagsFor } = await import("./tags/tags.ts");
  for (;;) {
    const row = await requireChat(deps, owner, id);
    await checkPersona(deps, owner, fields.persona_id);
    const made = await newTagsFor(deps, owner, fields.tags ?? [], neverLeaves(row));
    const { name, ...others } = fields;
    const named = name === undefined ? {} : row.name_here ? { name_here: name } : { name };
    const changed = { ...others, ...named };
    const batch = [...personaStays(owner, fields.persona_id), ...made, change(chatSessions, owner, id, changed)];
    if (await written(deps, batch)) return { ...row, ...changed };
  }
}

/** False also where another request made a tag of one of the names meanwhile. */
async function written({ store }: Reading, batch: readonly Operation[]): Promise<boolean> {
  try {
    return await writeUnlessChanged(store, batch);
  } catch (error) {
    if (error instanceof UniqueViolation) return false;
    throw error;
  }
}

/** Its place in the list stays, which is that of its newest message. */
export async function changeSession(
  deps: ChatDeps,
  owner: string,
  id: string,
  fields: ChatSessionChange,
): Promise<ChatSession> {
  const row = await changeChat(deps, owner, id, given(fields));
  return toSession(row, await deps.store.count(chatMessages, { owner, where: { session_id: id } }));
}

const given = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** Messages are only written while their chat exists, so after the first pass only those written meanwhile are left. */
export async function deleteChat({ store }: Reading, owner: string, id: string): Promise<void> {
  await requireChat({ store }, owner, id);
  for (let gone = false; ; gone = true) {
    const messages = await store.query(chatMessages, { owner, where: { session_id: id } });
    if (gone && messages.length === 0) return;
    await store.write([
      remove(chatSessions, owner, id),
      ...messages.map((message) => remove(chatMessages, owner, message.id)),
    ]);
  }
}

export async function requireChat({ store }: Reading, owner: string, id: string): Promise<ChatSessionRow> {
  const row = await store.get(chatSessions, owner, id);
  if (!row) throw notFound("chat", id);
  return row;
}

async function checkPersona({ store }: Reading, owner: string, id: string | null | undefined): Promise<void> {
  if (id && !(await store.get(personas, owner, id))) throw noPersona();
}

const noPersona = () => invalidField("persona_id", "names no persona of yours");

const personaStays = (owner: string, id: string | null | undefined): Operation[] =>
  id ? [require(personas, owner, id)] : [];

/** Who answers where nobody has chosen: as always in chats begun here, and a model in those of other programs. */
export const answersOf = ({ answers, conversation_type }: ChatSessionRow): Answers =>
  answers ?? (conversation_type === DOCUMENT_CHAT ? "both" : "model");

/** What both APIs show of a chat. */
export const orderOf = (row: ChatSessionRow) => ({
  pinned: row.pinned ?? false,
  archived: row.archived ?? false,
  folder: row.folder ?? null,
  persona_id: row.persona_id ?? null,
  answers: answersOf(row),
  model_choice: row.model_choice ?? null,
});

export const toSession = (row: ChatSessionRow, message_count: number): ChatSession => ({
  ...withoutCount(row),
  message_count,
});

function withoutCount(row: ChatSessionRow): Omit<ChatSession, "message_count"> {
  const { id, collection_id, created_at, updated_at, tags = [], conversation_type } = row;
  const about = { id, name: nameOf(row) || UNNAMED, collection_id, created_at, updated_at };
  return { ...about, ...orderOf(row), tags, conversation_type };
}
