import { change, put, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { notFound } from "#core/http/errors.ts";
import { conversations, Message, messages, type MessageRow, type NewMessage } from "./conversation.ts";
import { conversationRow, type ConversationDeps } from "./conversations.ts";
import { timestamp } from "#core/storage/time.ts";

/** Nothing is stored when the conversation is deleted meanwhile. */
export async function addMessage(
  { store, clock }: ConversationDeps,
  user: string,
  conversation_id: string,
  message: NewMessage,
): Promise<Message> {
  await conversationRow({ store }, user, conversation_id);
  const now = timestamp(clock);
  const count = await store.count(messages, { owner: user, where: { conversation_id } });
  const position = `${now} ${String(count).padStart(9, "0")}`;
  const row: MessageRow = {
    id: crypto.randomUUID(),
    owner: user,
    conversation_id,
    ...message,
    created_at: now,
    updated_at: now,
    position,
  };
  const written = await writeUnlessChanged(store, [
    require(conversations, user, conversation_id),
    put(messages, row),
    change(conversations, user, conversation_id, { updated_at: now }),
  ]);
  if (!written) throw notFound("conversation", conversation_id);
  return toMessage(row);
}

/** The last `limit` of them before the newest `offset`, oldest first. */
export async function listMessages(
  { store }: { readonly store: Store },
  user: string,
  conversation_id: string,
  { limit, offset }: { limit: number; offset: number },
) {
  await conversationRow({ store }, user, conversation_id);
  const where = { conversation_id };
  const [rows, total] = await Promise.all([
    store.query(messages, { owner: user, where, order: { by: "position", direction: "descending" }, limit, offset }),
    store.count(messages, { owner: user, where }),
  ]);
  return { items: rows.toReversed().map(toMessage), total };
}

function toMessage(row: MessageRow): Message {
  return Message.parse(row);
}
