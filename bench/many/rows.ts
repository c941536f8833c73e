import { collections, type CollectionRow } from "#core/library/collections/collection.ts";
import { chatMessages, chatSessions, type ChatMessageRow, type ChatSessionRow } from "#core/chat/chat.ts";
import { DOCUMENT_CHAT } from "#core/chat/document-chat.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import type { Embedder } from "#core/engine/embed-port.ts";
import type { Answer } from "#core/engine/engine.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put, type Store } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { documentName, documentText, MANY, question } from "./library.ts";

export interface Library {
  readonly embedder: Embedder;
  readonly store: Store;
  readonly blobs: HostBlobs;
  readonly collections: readonly CollectionRow[];
  readonly documents: readonly DocumentRow[];
  readonly sessions: readonly ChatSessionRow[];
  readonly messages: readonly ChatMessageRow[];
}

/** The rows and blobs that reading and asking would have left, made in this process: a browser needs an hour for it. */
export async function makeLibrary(embedder: Embedder = createBuiltinEmbedder(), size = MANY): Promise<Library> {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const homes = size.collections.map(collectionRow);
  const homeOf = size.collections.flatMap((count, at) => Array.from({ length: count }, () => homes[at]?.id ?? ""));
  const read = createReader(blobs, embedder);
  const rows: DocumentRow[] = [];
  for (const [number, home] of homeOf.entries()) rows.push(await read(number, home));
  await store.write(rows.map((row) => put(documents, row)));
  const answer = await createEngine(store, blobs, embedder).answer(asked(0));
  const sessions = Array.from({ length: size.chats }, (_, number) => sessionRow(number));
  const messages = sessions.flatMap((session, number) => messageRows(session, number, answer));
  return { embedder, store, blobs, collections: homes, documents: rows, sessions, messages };
}

export function createEngine(store: Store, blobs: HostBlobs, embedder: Embedder) {
  const report = (error: Error): never => {
    throw error;
  };
  const embedders = [createBuiltinEmbedder()];
  const findModelEmbedder = async (id: string) => (id === embedder.id ? embedder : undefined);
  return createQueryEngine({ documents, store, blobs, embedders, findModelEmbedder, where: "on this device", report });
}

export const asked = (number: number) => ({
  scope: { owner: LOCAL_USER },
  question: question(number),
  history: [],
  top_k: 5,
  hybrid: true,
});

/** All rows, each with its table. */
export const rowsOf = ({ collections: homes, documents: read, sessions, messages }: Library) => [
  [collections, homes] as const,
  [documents, read] as const,
  [chatSessions, sessions] as const,
  [chatMessages, messages] as const,
];

function createReader(
  blobs: HostBlobs,
  embedder: Embedder,
): (number: number, collection_id: string) => Promise<DocumentRow> {
  const assets = () => Promise.reject(new Error("Markdown needs no assets."));
  const ingest = createIngestEngine({ blobs, embedder, assets });
  return async (number, collection_id) => {
    const bytes = new TextEncoder().encode(documentText(number));
    const file = (await blobs.put(bytes)).id;
    const about = { owner: LOCAL_USER, file, original_filename: documentName(number) };
    const request = { ...about, document_id: idOf(2, number), type: "md" } as const;
    const made = await ingest.process(request, () => undefined, new AbortController().signal);
    const created_at = timeOf(number);
    const fields = { id: idOf(2, number), collection_id, created_at, processed_at: created_at };
    return sampleDocument({ ...about, ...fields, file_size: bytes.length, ...made });
  };
}

function collectionRow(count: number, number: number): CollectionRow {
  const name = `Voyages ${number + 1}`;
  const times = { created_at: timeOf(number), updated_at: timeOf(number) };
  return { id: idOf(1, number), owner: LOCAL_USER, name, description: `${count} logs`, color: "#3B82F6", ...times };
}

function sessionRow(number: number): ChatSessionRow {
  const times = { created_at: timeOf(number), updated_at: timeOf(number) };
  const about = { name: `About voyage ${number}`, collection_id: null, conversation_type: DOCUMENT_CHAT };
  return { id: idOf(3, number), owner: LOCAL_USER, ...about, ...times };
}

function messageRows(session: ChatSessionRow, number: number, answer: Answer): ChatMessageRow[] {
  const about = { owner: LOCAL_USER, session_id: session.id, created_at: session.created_at, collection_id: null };
  const { content, ...rest } = answer;
  const metadata = { intent: "retrieval", answer: { ...rest, question_id: idOf(4, 2 * number), document_ids: null } };
  return [
    { ...about, id: idOf(4, 2 * number), role: "user", content: question(number), metadata: {} },
    { ...about, id: idOf(4, 2 * number + 1), role: "assistant", content, metadata },
  ];
}

const idOf = (kind: number, number: number): string =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const timeOf = (number: number): string => new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
