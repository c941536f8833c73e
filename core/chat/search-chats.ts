import type { RequestContext } from "#core/http/context.ts";
import { chatMessages, chatSessions, type ChatMessageRow, type SaidMessage } from "./chat.ts";
import { folded, wordsIn } from "./said-words.ts";

/** Messages read at once; with its passages each is some ten kilobytes. */
const AT_ONCE = 200;

/** Of each chat, the one used last first, the newest message in which all the words stand. Every message is looked at. */
export async function searchChats(
  { store }: Pick<RequestContext, "store">,
  owner: string,
  query: string,
  signal: AbortSignal,
): Promise<SaidMessage[]> {
  const words = wordsIn(query);
  if (words.length === 0) return [];
  const order = { by: "updated_at", direction: "descending" } as const;
  const found: SaidMessage[] = [];
  for (const { id } of await store.query(chatSessions, { owner, order })) {
    signal.throwIfAborted();
    const message = await newestWith({ store }, owner, id, words);
    if (message) found.push(saidOf(message));
  }
  return found;
}

async function newestWith(
  { store }: Pick<RequestContext, "store">,
  owner: string,
  session_id: string,
  words: readonly string[],
): Promise<ChatMessageRow | undefined> {
  const order = { by: "position", direction: "descending" } as const;
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await store.query(chatMessages, { owner, where: { session_id }, order, limit: AT_ONCE, offset });
    const found = rows.find(({ content }) => {
      const text = folded(content);
      return words.every((word) => text.includes(word));
    });
    if (found || rows.length < AT_ONCE) return found;
  }
}

const saidOf = ({ id, session_id, role, content, created_at }: ChatMessageRow): SaidMessage => ({
  session_id,
  message_id: id,
  role,
  content,
  created_at,
});
