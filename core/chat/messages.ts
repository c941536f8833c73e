import { requireCollection } from "../collections/collections.ts";
import type { RequestContext } from "../context.ts";
import { requireDocument } from "../documents/documents.ts";
import type { Answer } from "../engine/engine.ts";
import { change, put, require } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { newId, timestampAfter } from "../time.ts";
import {
  chatMessages,
  chatSessions,
  type ChatMessage,
  type ChatMessageRow,
  type ChatSessionRow,
  type NewChatMessage,
} from "./chat.ts";
import { withPages, type PlacedReceipt } from "./receipt-pages.ts";
import { requireSession } from "./sessions.ts";

type Deps = Pick<RequestContext, "store" | "engine" | "clock">;

/** Earlier messages that an answer may look back at. */
const HISTORY = 20;

/**
 * Stores the question, answers it, stores the reply. The question is kept even when answering fails;
 * when the session is deleted meanwhile, nothing is kept and the answer is 404.
 */
export async function sendMessage(
  deps: Deps & Pick<RequestContext, "blobs">,
  owner: string,
  body: NewChatMessage,
): Promise<ChatMessage> {
  const session = await requireSession(deps, owner, body.session_id);
  const document_ids = body.document_ids ?? null;
  const collection_id = document_ids ? null : (body.collection_id ?? session.collection_id);
  if (collection_id && body.collection_id) await requireCollection(deps, owner, collection_id);
  for (const id of document_ids ?? []) await requireDocument(deps, owner, id);

  const history = await lastMessages(deps, owner, session.id, HISTORY);
  const about = { owner, session_id: session.id, collection_id };
  await append(deps, { ...about, role: "user", content: body.message, metadata: {} });

  const began = deps.clock.now();
  const answer = await deps.engine.answer({
    scope: { owner, collection_id, ...(document_ids && { document_ids }) },
    question: body.message,
    history: history.map(({ role, content }) => ({ role, content })),
    top_k: body.top_k,
    hybrid: body.use_hybrid_search,
  });
  const response_time_ms = Math.round(deps.clock.now() - began);
  const receipts = await withPages(deps, owner, answer);
  const metadata = replyMetadata({ ...answer, receipts, document_ids }, response_time_ms);
  return toMessage(await append(deps, { ...about, role: "assistant", content: answer.content, metadata }));
}

/** The last `limit` messages, oldest first. */
export async function listMessages(
  deps: Pick<Deps, "store">,
  owner: string,
  session_id: string,
  limit: number,
): Promise<{ items: ChatMessage[]; total: number }> {
  await requireSession(deps, owner, session_id);
  const rows = await lastMessages(deps, owner, session_id, limit);
  const total = await deps.store.count(chatMessages, { owner, where: { session_id } });
  return { items: rows.map(toMessage), total };
}

async function lastMessages(
  { store }: Pick<Deps, "store">,
  owner: string,
  session_id: string,
  limit: number,
): Promise<ChatMessageRow[]> {
  const order = { by: "created_at", direction: "descending" } as const;
  const rows = await store.query(chatMessages, { owner, where: { session_id }, order, limit });
  return rows.toReversed();
}

/** Every message is later than the one before it, also within one millisecond and with two senders at once. */
async function append(
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

interface Reply extends Answer {
  readonly receipts: readonly PlacedReceipt[];
  /** What the question was limited to. */
  readonly document_ids: readonly string[] | null;
}

function replyMetadata(reply: Reply, response_time_ms: number): Record<string, unknown> {
  const { intent, passages, receipts, answered, queries_used, generator, document_ids } = reply;
  return {
    intent: intent.kind,
    chunks_retrieved: passages.length,
    source_documents: passages.map(({ document_id, chunk_id, content, score }) => ({
      document_id,
      chunk_id,
      content,
      score,
    })),
    response_time_ms,
    answer: { answered, intent, receipts, passages, queries_used, generator, document_ids },
  };
}

function toMessage({
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
