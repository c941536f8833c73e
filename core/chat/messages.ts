import type { RequestContext } from "#core/http/context.ts";
import { change, put, require } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { newId, timestampAfter } from "#core/storage/time.ts";
import { chatMessages, chatSessions, type ChatMessage, type ChatMessageRow, type ChatSessionRow } from "./chat.ts";
import { requireSession } from "./sessions.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

/** The last `limit` messages before the newest `offset`, oldest first. */
export async function listMessages(
  deps: Pick<Deps, "store">,
  owner: string,
  session_id: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ items: ChatMessage[]; total: number }> {
  await requireSession(deps, owner, session_id);
  const rows = await lastMessages(deps, owner, session_id, page);
  const total = await deps.store.count(chatMessages, { owner, where: { session_id } });
  return { items: rows.map(toMessage), total };
}

export async function lastMessages(
  { store }: Pick<RequestContext, "store">,
  owner: string,
  session_id: string,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<ChatMessageRow[]> {
  const order = { by: "created_at", direction: "descending" } as const;
  const rows = await store.query(chatMessages, { owner, where: { session_id }, order, limit, offset });
  return rows.toReversed();
}

/** Every message is later than the one before it, also within one millisecond and with two senders at once. */
export async function append(
  { store, clock }: Deps,
  message: Omit<ChatMessageRow, "id" | "created_at">,
): Promise<ChatMessageRow> {
  const { owner, session_id } = message;
  for (;;) {
    const session: ChatSessionRow = await requireSession({ store }, owner, session_id);
    const created_at = timestampAfter(clock, session.updated_at);
    const row = { ...message, id: newId(), created_at };
    const written = await writeUnlessChanged(store, [
      require(chatSessions, owner, session_id, { updated_at: session.updated_at }),
      put(chatMessages, row),
      change(chatSessions, owner, session_id, { updated_at: created_at }),
    ]);
    if (written) return row;
  }
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
