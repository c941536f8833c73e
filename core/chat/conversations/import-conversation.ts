import { put, require, type Operation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { derivedId } from "#core/storage/derived-id.ts";
import { timestamp } from "#core/storage/time.ts";
import {
  conversations,
  messages,
  type ConversationRow,
  type ImportedConversation,
  type ImportOutcome,
  type MessageRow,
} from "./conversation.ts";
import type { ConversationDeps } from "./conversations.ts";

/**
 * Takes a conversation of another program in, or the messages of it that are not here yet. Ids are made of the ids there,
 * so that the same file taken in twice, or on two devices, gives one conversation. What was changed here stays.
 */
export async function importConversation(
  { store, clock }: ConversationDeps,
  owner: string,
  { source, source_id, first, messages: coming, ...about }: ImportedConversation,
): Promise<ImportOutcome> {
  const now = timestamp(clock);
  const id = importedId(`conversations/${source}/${source_id}`);
  const created_at = earlier(about.created_at, now);
  const rows = coming.map((message, at): MessageRow => {
    const { source_id: message_id, ...rest } = message;
    const said = earlier(message.created_at, now);
    return {
      ...rest,
      id: importedId(`messages/${source}/${source_id}/${message_id}`),
      owner,
      conversation_id: id,
      created_at: said,
      updated_at: said,
      // Before everything that is said here afterwards, in the order there, whatever the times there say.
      position: `${created_at} ${String(first + at).padStart(9, "0")}`,
    };
  });
  for (;;) {
    const [before, ...there] = await store.getMany(
      [{ table: conversations, owner, id }, ...rows.map((row) => ({ table: messages, owner, id: row.id }))].map(
        ({ table, ...place }) => ({ table: table as typeof conversations, ...place }),
      ),
    );
    const isNew = before === undefined;
    const missing = rows.filter(
      (row, at) => there[at] === undefined && rows.findIndex((one) => one.id === row.id) === at,
    );
    const fresh: ConversationRow = {
      id,
      owner,
      title: about.title,
      page_context: null,
      page_id: null,
      model: about.model,
      server: source,
      conversation_type: "chat",
      persona_id: null,
      created_at,
      updated_at: earlier(about.updated_at, now),
    };
    const batch: Operation[] = [
      require(conversations, owner, id, isNew ? "absent" : {}),
      ...(isNew ? [put(conversations, fresh)] : []),
      ...missing.map((row) => put(messages, row)),
    ];
    const outcome = { conversation_id: id, is_new: isNew, added: missing.length, known: rows.length - missing.length };
    if ((!isNew && missing.length === 0) || (await writeUnlessChanged(store, batch))) return outcome;
  }
}

/** As every id that is shown, of version 4. */
function importedId(key: string): string {
  const id = derivedId(`imported/${key}`);
  return `${id.slice(0, 14)}4${id.slice(15)}`;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
