import { markOf, neverLeaves } from "#core/library/device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { change, put, require } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { newId, timestampAfter } from "#core/storage/time.ts";
import { chatMessages, chatSessions, type ChatMessage, type ChatMessageRow } from "./chat.ts";
import { requireChat, type ChatDeps } from "./sessions.ts";

type Reading = Pick<RequestContext, "store">;

/** Earlier messages that an answer may look back at. */
export const HISTORY = 20;

/** The last `limit` messages before the newest `offset`, oldest first. */
export async function listMessages(
  { store }: Reading,
  owner: string,
  session_id: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ChatMessageRow[]; total: number }> {
  await requireChat({ store }, owner, session_id);
  const rows = await lastMessages({ store }, owner, session_id, page);
  return { rows, total: await store.count(chatMessages, { owner, where: { session_id } }) };
}

export async function lastMessages(
  { store }: Reading,
  owner: string,
  session_id: string,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<ChatMessageRow[]> {
  const order = { by: "position", direction: "descending" } as const;
  const rows = await store.query(chatMessages, { owner, where: { session_id }, order, limit, offset });
  return rows.toReversed();
}

type NewMessage = Pick<ChatMessageRow, "owner" | "session_id" | "role" | "content" | "metadata"> &
  Partial<Pick<ChatMessageRow, "collection_id" | "never_leaves">>;

/** Every message is later than the one before it, also within one millisecond and with two senders at once. */
export async function append({ store, clock }: ChatDeps, message: NewMessage): Promise<ChatMessageRow> {
  const { owner, session_id } = message;
  for (;;) {
    const session = await requireChat({ store }, owner, session_id);
    const created_at = timestampAfter(clock, session.updated_at);
    const row: ChatMessageRow = {
      collection_id: null,
      ...message,
      ...markOf(neverLeaves(message) || neverLeaves(session)),
      id: newId(),
      created_at,
      position: created_at,
    };
    const written = await writeUnlessChanged(store, [
      require(chatSessions, owner, session_id, { updated_at: session.updated_at }),
      put(chatMessages, row),
      change(chatSessions, owner, session_id, { updated_at: created_at }),
    ]);
    if (written) return row;
  }
}

/** What is said after something that never leaves this machine may rest on it, and stays as well. */
export async function addMessage(deps: ChatDeps, message: NewMessage): Promise<ChatMessageRow> {
  await requireChat(deps, message.owner, message.session_id);
  const earlier = await lastMessages(deps, message.owner, message.session_id, { limit: HISTORY });
  return append(deps, { ...message, ...markOf(earlier.some(neverLeaves)) });
}

export function toMessage({
  id,
  session_id,
  role,
  content,
  metadata,
  created_at,
  collection_id,
}: ChatMessageRow): ChatMessage {
  return { id, session_id, role, content, metadata, created_at, collection_id };
}
