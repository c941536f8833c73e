import { collectionStays, requireCollection } from "#core/library/collections/collections.ts";
import { markOf, neverLeaves } from "#core/library/device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { notFound } from "../http/errors.ts";
import type { ListPart } from "../http/list-reply.ts";
import { change, put, remove, require } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import {
  chatMessages,
  chatSessions,
  type ChatSession,
  type ChatSessionChange,
  type ChatSessionRow,
  type NewChatSession,
} from "./chat.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

export async function createSession(deps: Deps, owner: string, body: NewChatSession): Promise<ChatSession> {
  const collection_id = body.collection_id ?? null;
  const collection = collection_id ? await requireCollection(deps, owner, collection_id) : undefined;
  const now = timestamp(deps.clock);
  const { name, folder, answers } = body;
  const own = { ...(folder && { folder }), ...(answers && { answers }) };
  const about = { id: newId(), owner, name, collection_id, created_at: now, updated_at: now, ...own };
  const row: ChatSessionRow = { ...about, ...markOf(collection !== undefined && neverLeaves(collection)) };
  const stays = collection_id ? [collectionStays(owner, collection_id)] : [];
  if (!(await writeUnlessChanged(deps.store, [...stays, put(chatSessions, row)])))
    throw notFound("collection", collection_id ?? "");
  return withCount(row, 0);
}

/** The one used last comes first. */
export async function listSessions(
  { store }: Pick<Deps, "store">,
  owner: string,
  { limit, offset }: ListPart,
): Promise<{ items: ChatSession[]; total: number }> {
  const order = { by: "updated_at", direction: "descending" } as const;
  const rows = await store.query(chatSessions, { owner, order, limit, offset });
  const values = rows.map(({ id }) => id);
  const counts = await store.countEach(chatMessages, { owner, field: "session_id", values });
  const items = rows.map((row, at) => withCount(row, counts[at] ?? 0));
  const total = limit === undefined && offset === 0 ? rows.length : await store.count(chatSessions, { owner });
  return { items, total };
}

/** Renames, pins, archives, tags a chat or puts it in a folder; its place in the list stays, which is that of its newest message. Throws 404 where it is gone. */
export async function changeSession(
  { store }: Pick<Deps, "store">,
  owner: string,
  id: string,
  { name, pinned, archived, tags, folder, answers }: ChatSessionChange,
): Promise<ChatSession> {
  const row = await requireSession({ store }, owner, id);
  const fields = {
    ...(name !== undefined && { name }),
    ...(pinned !== undefined && { pinned }),
    ...(archived !== undefined && { archived }),
    ...(tags && { tags }),
    ...(folder !== undefined && { folder }),
    ...(answers && { answers }),
  };
  const batch = [require(chatSessions, owner, id), change(chatSessions, owner, id, fields)];
  if (!(await writeUnlessChanged(store, batch))) throw notFound("chat session", id);
  const count = await store.count(chatMessages, { owner, where: { session_id: id } });
  return withCount({ ...row, ...fields }, count);
}

/** Messages are only written while their session exists, so after the first pass only those written meanwhile are left. */
export async function deleteSession(deps: Pick<Deps, "store">, owner: string, id: string): Promise<void> {
  const { store } = deps;
  await requireSession(deps, owner, id);
  for (let gone = false; ; gone = true) {
    const messages = await store.query(chatMessages, { owner, where: { session_id: id } });
    if (gone && messages.length === 0) return;
    await store.write([
      remove(chatSessions, owner, id),
      ...messages.map((message) => remove(chatMessages, owner, message.id)),
    ]);
  }
}

export async function requireSession(
  { store }: Pick<Deps, "store">,
  owner: string,
  id: string,
): Promise<ChatSessionRow> {
  const session = await store.get(chatSessions, owner, id);
  if (!session) throw notFound("chat session", id);
  return session;
}

export function withCount(row: ChatSessionRow, message_count: number): ChatSession {
  const { id, name, collection_id, created_at, updated_at } = row;
  const { pinned = false, archived = false, tags = [], folder = null, answers = "both" } = row;
  return { id, name, collection_id, created_at, updated_at, message_count, pinned, archived, tags, folder, answers };
}
