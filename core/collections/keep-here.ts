import { chatMessages, chatSessions, type ChatMessageRow } from "../chat/chat.ts";
import type { RequestContext } from "../context.ts";
import { notDiscarded } from "../documents/discard.ts";
import { blobsOf, documents } from "../documents/document.ts";
import { ApiError } from "../http/errors.ts";
import { evaluationRuns } from "../evaluation/evaluation.ts";
import { removeRunOperations } from "../evaluation/runs.ts";
import { documentJob } from "../jobs/document-jobs.ts";
import { put, remove, require, type Operation } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { newId, timestampAfter } from "../time.ts";
import { collections, type Collection, type CollectionRow } from "./collection.ts";
import { getCollection, requireCollection } from "./collections.ts";
import { neverLeaves } from "./stays-here.ts";

type Deps = Pick<RequestContext, "store" | "blobs" | "clock" | "background">;

/** Tries until documents and chats hold still between reading and writing. */
const TRIES = 20;

/**
 * Makes a collection one that never leaves this machine. It may be on a server already, and a row that has travelled
 * cannot stay behind: so its documents and chats are written anew under other ids, with the mark that keeps them here,
 * and the old ones are deleted in the same write. That deletion travels like every other, which takes the copies from the
 * server and from other devices. Evaluation runs go. Returns the collection as it is from now on, under its new id.
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
  for (const id of new Set(rows.flatMap(blobsOf))) {
    if ((await blobs.size(id)) !== undefined) continue;
    await (await blobs.stream(id))?.cancel();
    if ((await blobs.size(id)) === undefined)
      throw new ApiError(
        409,
        "Some of its files are only on your server, and cannot be brought here now. Try again when the server can be reached and there is room on this device.",
      );
  }
}

async function moving(
  { store, clock }: Pick<Deps, "store" | "clock">,
  row: CollectionRow,
): Promise<{ next: string; operations: Operation[] }> {
  const { owner, id: collection_id } = row;
  const [documentRows, sessionRows, runRows] = await Promise.all([
    store.query(documents, { owner, where: { collection_id } }),
    store.query(chatSessions, { owner, where: { collection_id } }),
    store.query(evaluationRuns, { owner, where: { collection_id } }),
  ]);
  const messageRows = (
    await Promise.all(sessionRows.map(({ id }) => store.query(chatMessages, { owner, where: { session_id: id } })))
  ).flat();
  const runOperations = await Promise.all(runRows.map((run) => removeRunOperations({ store }, owner, run.id)));

  const ids = new Map([row, ...documentRows, ...sessionRows, ...messageRows].map(({ id }) => [id, newId()]));
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
      ...sessionRows.map(({ id, updated_at }) => require(chatSessions, owner, id, { updated_at })),
      put(collections, {
        ...row,
        ...mark,
        id: idFor(collection_id),
        updated_at: timestampAfter(clock, row.updated_at),
      }),
      ...moved.map((document) => put(documents, document)),
      ...moved.filter(({ status }) => status === "pending" || status === "processing").map(documentJob),
      ...sessionRows.map((session) =>
        put(chatSessions, { ...session, ...mark, id: idFor(session.id), collection_id: idFor(collection_id) }),
      ),
      ...messageRows.map((message) => put(chatMessages, { ...renamed(message, ids), ...mark })),
      remove(collections, owner, collection_id),
      ...documentRows.map(({ id }) => remove(documents, owner, id)),
      ...sessionRows.map(({ id }) => remove(chatSessions, owner, id)),
      ...messageRows.map(({ id }) => remove(chatMessages, owner, id)),
      ...runOperations.flat(),
    ],
  };
}

const UUID = /"([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})"/g;

/** A message names documents and other messages in many places of its metadata. Its words stay as they are. */
function renamed({ content, ...message }: ChatMessageRow, ids: ReadonlyMap<string, string>): ChatMessageRow {
  const text = JSON.stringify(message).replace(UUID, (whole, id: string) => (ids.has(id) ? `"${ids.get(id)}"` : whole));
  return { ...(JSON.parse(text) as Omit<ChatMessageRow, "content">), content };
}
