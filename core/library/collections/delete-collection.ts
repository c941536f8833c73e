import type { RequestContext } from "#core/http/context.ts";
import type { ChatsPort } from "../ports.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { blobsOf, documents } from "../documents/document.ts";
import { dropLateHighlights, removingHighlights } from "../highlights/follow-document.ts";
import { savedCases } from "../evaluation/cases/saved-case.ts";
import { documentGuides } from "../documents/guides/document-guide.ts";
import { removeRunOperations } from "../evaluation/runs.ts";
import { change, remove, type Operation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { collections } from "./collection.ts";
import { requireCollection } from "./collections.ts";
import { rowsOfCollection } from "./rows-of-collection.ts";

type Deps = Pick<RequestContext, "store" | "blobs"> & ChatsPort;

/**
 * Deletes the collection with its documents, files and evaluation runs; chat sessions stay, unbound.
 * Writes that put something into a collection demand that it exists, so after the first pass nothing new comes:
 * the next passes take what was written while the first was gathering.
 */
export async function deleteCollection(deps: Deps, owner: string, id: string): Promise<void> {
  await requireCollection(deps, owner, id);
  const blobs: string[] = [];
  const documentIds: string[] = [];
  for (let gone = false; ;) {
    const contents = await contentsOf(deps, owner, id);
    if (gone && contents.operations.length === 0) break;
    // Not written when a session to be unbound was deleted meanwhile: gather again.
    if (!(await writeUnlessChanged(deps.store, [remove(collections, owner, id), ...contents.operations]))) continue;
    gone = true;
    blobs.push(...contents.blobs);
    documentIds.push(...contents.documentIds);
  }
  await dropLateHighlights(deps, owner, documentIds);
  await discardBlobs(deps, blobs);
}

/** Removes what names a collection that is gone; a process killed within `deleteCollection` leaves such rows. */
export async function emptyCollection(deps: Deps, owner: string, id: string): Promise<void> {
  const { operations, blobs } = await contentsOf(deps, owner, id);
  if (operations.length > 0) await deps.store.write(operations);
  await discardBlobs(deps, blobs);
}

async function contentsOf(
  deps: Deps,
  owner: string,
  collection_id: string,
): Promise<{ operations: Operation[]; blobs: string[]; documentIds: string[] }> {
  const { documentRows, sessionRows, runRows, caseRows } = await rowsOfCollection(deps, owner, collection_id);
  const runOperations = await Promise.all(runRows.map((run) => removeRunOperations(deps, owner, run.id)));
  const documentIds = documentRows.map(({ id }) => id);
  const operations = [
    ...documentRows.flatMap((row) => [remove(documents, owner, row.id), remove(documentGuides, owner, row.id)]),
    ...(await removingHighlights(deps, owner, documentIds)),
    ...sessionRows.map((row) => change(deps.chats.sessions, owner, row.id, { collection_id: null })),
    ...runOperations.flat(),
    ...caseRows.map((row) => remove(savedCases, owner, row.id)),
  ];
  return { operations, blobs: documentRows.flatMap(blobsOf), documentIds };
}
