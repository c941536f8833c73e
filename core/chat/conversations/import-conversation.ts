import { put, require, type Operation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { derivedId, shownForm } from "#core/storage/derived-id.ts";
import { timestamp } from "#core/storage/time.ts";
import { chatMessages, chatSessions, type ChatMessageRow, type ChatSessionRow } from "../chat.ts";
import type { ChatDeps } from "../sessions.ts";
import type { ImportedConversation, ImportOutcome } from "./conversation.ts";

/**
 * Takes a conversation of another program in, or the messages of it that are not here yet. Ids are made of the ids there,
 * so that the same file taken in twice, or on two devices, gives one conversation. What was changed here stays.
 */
export async function importConversation(
  { store, clock }: ChatDeps,
  owner: string,
  { source, source_id, first, messages: coming, ...about }: ImportedConversation,
): Promise<ImportOutcome> {
  const now = timestamp(clock);
  const id = importedId(`conversations/${source}/${source_id}`);
  const created_at = earlier(about.created_at, now);
  const rows = coming.map(({ source_id: message_id, sender, message, ...rest }, at): ChatMessageRow => ({
    id: importedId(`messages/${source}/${source_id}/${message_id}`),
    owner,
    session_id: id,
    role: sender,
    content: message,
    metadata: rest.message_metadata,
    collection_id: null,
    created_at: earlier(rest.created_at, now),
    // Before everything that is said here afterwards, in the order there, whatever the times there say.
    position: `${created_at} ${String(first + at).padStart(9, "0")}`,
  }));
  const places = [
    { table: chatSessions, owner, id },
    ...rows.map((row) => ({ table: chatMessages, owner, id: row.id })),
  ];
  for (;;) {
    const [before, ...there] = await store.getMany(places);
    const isNew = before === undefined;
    const missing = rows.filter(
      (row, at) => there[at] === undefined && rows.findIndex((one) => one.id === row.id) === at,
    );
    const fresh: ChatSessionRow = {
      id,
      owner,
      name: about.title ?? "",
      collection_id: null,
      model: about.model,
      server: source,
      conversation_type: "chat",
      created_at,
      updated_at: earlier(about.updated_at, now),
    };
    const batch: Operation[] = [
      require(chatSessions, owner, id, isNew ? "absent" : {}),
      ...(isNew ? [put(chatSessions, fresh)] : []),
      ...missing.map((row) => put(chatMessages, row)),
    ];
    const outcome = { conversation_id: id, is_new: isNew, added: missing.length, known: rows.length - missing.length };
    if ((!isNew && missing.length === 0) || (await writeUnlessChanged(store, batch))) return outcome;
  }
}

/** As every id that is shown, of version 4. */
const importedId = (key: string): string => shownForm(derivedId(`imported/${key}`));

const earlier = (one: string, other: string): string => (one < other ? one : other);
