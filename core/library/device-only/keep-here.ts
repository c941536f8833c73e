import type { BackgroundPort } from "#core/work/ports.ts";
import type { BoundMessage, ChatsPort } from "../ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { notDiscarded } from "#core/storage/discard.ts";
import { blobsOf, documents } from "../documents/document.ts";
import { ApiError } from "#core/http/errors.ts";
import { savedCases, type SavedCaseRow } from "../evaluation/cases/saved-case.ts";
import { rowsOf } from "../highlights/follow-document.ts";
import { highlights } from "../highlights/highlight.ts";
import { evaluationRuns } from "../evaluation/evaluation.ts";
import { removeRunOperations } from "../evaluation/runs.ts";
import { documentJob } from "../documents/document-jobs.ts";
import { erase, put, require, type Operation, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { newId, timestampAfter } from "#core/storage/time.ts";
import { collections, type Collection, type CollectionRow } from "../collections/collection.ts";
import { getCollection, requireCollection } from "../collections/collections.ts";
import { neverLeaves } from "./stays-here.ts";

type Deps = Pick<RequestContext & BackgroundPort, "store" | "blobs" | "clock" | "background"> & ChatsPort;

/** Tries until documents and chats hold still between reading and writing. */
const TRIES = 20;

/**
 * Makes a collection one that never leaves this machine. It may be on a server already, and a row that has travelled
 * cannot stay behind: so its documents and chats are written anew under other ids, with the mark that keeps them here,
 * and the old ones are erased in the same write. That travels like every deletion, which takes the copies from the server
 * and from other devices; nothing is kept there to bring them back. Of chats over all documents, what was said from the
 * first answer on that quotes the collection stays here as well: later answers may rest on it. Evaluation runs go. Returns
 * the collection as it is from now on, under its new id.
 */
export async function keepCollectionHere(deps: Deps, owner: string, id: string): Promise<Collection> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await requireCollection(deps, owner, id);
    if (neverLeaves(row)) return getCollection(deps, owner, id);
    await bringFiles(deps, owner, id);
    const { next, operations } = await moving(deps, row);
    if (!(await writeUnlessChanged(deps.store, operations))) continue;
    deps.background.wake();
    return getCollection(deps, owner, next);
  }
  throw new ApiError(409, "Its documents are just being changed. Try again in a moment.");
}

/** The server is about to forget these files: what lies only there is fetched first. Throws 409 when that cannot be. */
async function bringFiles({ store, blobs }: Deps, owner: string, collection_id: string): Promise<void> {
  const rows = await store.query(documents, { owner, where: { collection_id } });
  const held = blobs.heldBy(owner);
  for (const id of new Set(rows.flatMap(blobsOf))) {
    if ((await held.size(id)) !== undefined) continue;
    await (await held.stream(id))?.cancel();
    if ((await held.size(id)) === undefined)
      throw new ApiError(
        409,
        "Some of its files are only on your server, and cannot be brought here now. Try again when the server can be reached and there is room on this device.",
      );
  }
}

async function moving(
  { store, clock, chats }: Pick<Deps, "store" | "clock" | "chats">,
  row: CollectionRow,
): Promise<{ next: string; operations: Operation[] }> {
  const { owner, id: collection_id } = row;
  const [documentRows, sessionRows, runRows] = await Promise.all([
    store.query(documents, { owner, where: { collection_id } }),
    store.query(chats.sessions, { owner, where: { collection_id } }),
    store.query(evaluationRuns, { owner, where: { collection_id } }),
  ]);
  const bound = new Set(sessionRows.map(({ id }) => id));
  const sessions = [...sessionRows];
  const messageRows: BoundMessage[] = [];
  for (const [session_id, said] of await allSaid({ store, chats }, owner)) {
    const first = bound.has(session_id) ? 0 : firstQuoting(said, documentRows);
    messageRows.push(...said.slice(first));
    // The name of a chat is its first question.
    const session = first === 0 && !bound.has(session_id) && (await store.get(chats.sessions, owner, session_id));
    if (session && !neverLeaves(session)) sessions.push(session);
  }
  const runOperations = await Promise.all(runRows.map((run) => removeRunOperations({ store }, owner, run.id)));

  const caseRows = await casesToMove(store, owner, collection_id, messageRows);
  const highlightRows = await rowsOf(
    { store },
    owner,
    documentRows.map(({ id }) => id),
  );

  const ids = new Map(
    [row, ...documentRows, ...sessions, ...messageRows, ...caseRows, ...highlightRows].map(({ id }) => [id, newId()]),
  );
  const idFor = (id: string) => ids.get(id) ?? id;
  const mark = { never_leaves: true } as const;
  const moved = documentRows.map((document) => ({
    ...document,
    ...mark,
    id: idFor(document.id),
    collection_id: idFor(collection_id),
  }));
  return {
    next: idFor(collection_id),
    operations: [
      ...notDiscarded(documentRows.flatMap(blobsOf)),
      require(collections, owner, collection_id, { updated_at: row.updated_at }),
      ...documentRows.map(({ id, status, text }) => require(documents, owner, id, { status, text })),
      ...sessions.map(({ id, updated_at }) => require(chats.sessions, owner, id, { updated_at })),
      put(collections, {
        ...row,
        ...mark,
        id: idFor(collection_id),
        updated_at: timestampAfter(clock, row.updated_at),
      }),
      ...moved.map((document) => put(documents, document)),
      ...moved.filter(({ status }) => status === "pending" || status === "processing").map(documentJob),
      ...sessions.map((session) =>
        put(chats.sessions, {
          ...session,
          ...mark,
          id: idFor(session.id),
          collection_id: session.collection_id && idFor(session.collection_id),
        }),
      ),
      ...messageRows.map((message) => put(chats.messages, { ...renamed(message, ids), ...mark })),
      ...caseRows.map((saved) =>
        put(savedCases, {
          ...saved,
          ...mark,
          id: idFor(saved.id),
          collection_id: saved.collection_id && idFor(saved.collection_id),
          message_id: saved.message_id && idFor(saved.message_id),
        }),
      ),
      ...highlightRows.map((row) =>
        put(highlights, { ...row, ...mark, id: idFor(row.id), document_id: idFor(row.document_id) }),
      ),
      erase(collections, owner, collection_id),
      ...documentRows.map(({ id }) => erase(documents, owner, id)),
      ...sessions.map(({ id }) => erase(chats.sessions, owner, id)),
      ...messageRows.map(({ id }) => erase(chats.messages, owner, id)),
      ...caseRows.map(({ id }) => erase(savedCases, owner, id)),
      ...highlightRows.map(({ id }) => erase(highlights, owner, id)),
      ...runOperations.flat().map(erasing),
    ],
  };
}

/** Questions saved for the collection, and those saved from an answer that stays here from now on. */
async function casesToMove(
  store: Store,
  owner: string,
  collection_id: string,
  messages: readonly BoundMessage[],
): Promise<SavedCaseRow[]> {
  const staying = new Set(messages.map(({ id }) => id));
  const rows = (await store.query(savedCases, { owner })).filter((saved) => !neverLeaves(saved));
  return rows.filter(
    (saved) => saved.collection_id === collection_id || (saved.message_id !== null && staying.has(saved.message_id)),
  );
}

/** What was said in each chat and may have travelled, oldest first. */
async function allSaid(
  { store, chats }: Pick<Deps, "store" | "chats">,
  owner: string,
): Promise<ReadonlyMap<string, readonly BoundMessage[]>> {
  const all = (await store.query(chats.messages, { owner })).filter((message) => !neverLeaves(message));
  const place = ({ position, created_at }: BoundMessage) => position ?? created_at;
  const inOrder = all.sort((a, b) => (place(a) === place(b) ? 0 : place(a) < place(b) ? -1 : 1));
  return Map.groupBy(inOrder, ({ session_id }) => session_id);
}

/** Where the first exchange begins that names one of the documents; past the end where none does. */
function firstQuoting(said: readonly BoundMessage[], documentRows: readonly { readonly id: string }[]): number {
  const quoting = said.findIndex(({ metadata }) => {
    const text = JSON.stringify(metadata);
    return documentRows.some(({ id }) => text.includes(id));
  });
  if (quoting < 0) return said.length;
  const question = said.slice(0, quoting + 1).findLastIndex(({ role }) => role === "user");
  return Math.max(question, 0);
}

const erasing = (operation: Operation): Operation =>
  operation.kind === "remove" ? { ...operation, erase: true } : operation;

const UUID = /"([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})"/g;

/** A message names documents and other messages in many places of its metadata. Its words stay as they are. */
function renamed({ content, ...message }: BoundMessage, ids: ReadonlyMap<string, string>): BoundMessage {
  const text = JSON.stringify(message).replace(UUID, (whole, id: string) => (ids.has(id) ? `"${ids.get(id)}"` : whole));
  return { ...(JSON.parse(text) as Omit<BoundMessage, "content">), content };
}
