import type { RequestContext } from "#core/http/context.ts";
import { notFound } from "../http/errors.ts";
import { put, require } from "../storage/store.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import {
  chatMessages,
  chatSessions,
  type ChatBranch,
  type ChatMessageRow,
  type ChatSession,
  type ChatSessionRow,
} from "./chat.ts";
import { requireChat, toSession } from "./sessions.ts";
import { isRecord } from "#core/storage/is-record.ts";
import { pathTo } from "./thread.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

/** Characters of a session's name. */
const LONGEST_NAME = 200;
const CONTINUED = " (continued)";

/**
 * A new chat that begins with the messages of another up to one of them, as they were asked and answered on the way to it:
 * of versions only those are copied. The other chat stays as it is. Throws 404 where the chat or the message is gone.
 */
export async function branchSession(
  { store, clock }: Deps,
  owner: string,
  id: string,
  { message_id, name }: ChatBranch,
): Promise<ChatSession> {
  const session = await requireChat({ store }, owner, id);
  const order = { by: "position", direction: "ascending" } as const;
  const messages = await store.query(chatMessages, { owner, where: { session_id: id }, order });
  const path = pathTo(messages, message_id);
  if (path.length === 0) throw notFound("message", message_id);
  const now = timestamp(clock);
  const { pinned, archived, ...kept } = session;
  const branch: ChatSessionRow = {
    ...kept,
    id: newId(),
    ...(session.name_here
      ? { name_here: name ?? continued(session.name_here) }
      : { name: name ?? continued(session.name) }),
    created_at: now,
    updated_at: now,
  };
  const copies = copiesOf(path, branch.id);
  const batch = [
    require(chatSessions, owner, id),
    put(chatSessions, branch),
    ...copies.map((message) => put(chatMessages, message)),
  ];
  if (!(await writeUnlessChanged(store, batch))) throw notFound("chat", id);
  return toSession(branch, copies.length);
}

const continued = (name: string): string =>
  (name.endsWith(CONTINUED) ? name : name.slice(0, LONGEST_NAME - CONTINUED.length) + CONTINUED).slice(0, LONGEST_NAME);

/** One after the other, so what told of versions and of other places goes; an answer still names its question. */
function copiesOf(path: readonly ChatMessageRow[], session_id: string): ChatMessageRow[] {
  const ids = new Map(path.map(({ id }) => [id, newId()]));
  return path.map((message) => {
    const { edit_of, after, ...metadata } = message.metadata;
    const answer = isRecord(metadata.answer) ? metadata.answer : {};
    const question_id = ids.get(String(answer.question_id));
    return {
      ...message,
      id: ids.get(message.id) ?? newId(),
      session_id,
      metadata: { ...metadata, ...(question_id && { answer: { ...answer, question_id } }) },
    };
  });
}
