import { collectionStays, requireCollection } from "../collections/collections.ts";
import { markOf, neverLeaves } from "../device-only/stays-here.ts";
import { copyingHighlights } from "../highlights/follow-document.ts";
import type { RequestContext } from "#core/http/context.ts";
import { conflict } from "#core/http/errors.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { documentJob } from "./document-jobs.ts";
import { put, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import { stays } from "./change-document.ts";
import { blobsOf, documents, NOT_READ, type Document, type DocumentRow } from "./document.ts";
import { requireDocument, toDocument } from "./documents.ts";
import { notDiscarded } from "#core/storage/discard.ts";

type Deps = Pick<RequestContext, "store" | "clock"> & BackgroundPort;

/**
 * Puts the same file into another collection, or once more into its own, under an id of its own. What was read of it is
 * shared and not read again; its highlights are copied. Throws 404 where the document or the collection is gone, and 409 for a document that never
 * leaves this machine and a collection that may.
 */
export async function copyDocument(deps: Deps, owner: string, id: string, collection_id: string): Promise<Document> {
  for (;;) {
    const row = await requireDocument(deps, owner, id);
    const target = await requireCollection(deps, owner, collection_id);
    if (neverLeaves(row) && !neverLeaves(target)) throw conflict(stays(row.original_filename));
    const copy = copyOf(row, { collection_id, ...markOf(neverLeaves(target)) }, timestamp(deps.clock));
    // Neither of the two may go meanwhile: with the document its blobs would be forgotten.
    const standing = [
      require(documents, owner, id, { status: row.status, text: row.text }),
      collectionStays(owner, collection_id),
      ...notDiscarded(blobsOf(copy)),
    ];
    const notes = await copyingHighlights(deps, owner, id, { id: copy.id, stays: neverLeaves(target) });
    const isRead = copy.status === "completed";
    const batch = [...standing, put(documents, copy), ...notes, ...(isRead ? [] : [documentJob(copy)])];
    if (!(await writeUnlessChanged(deps.store, batch))) continue;
    if (!isRead) deps.background.wake();
    return toDocument(copy);
  }
}

function copyOf(
  { never_leaves: _, ...row }: DocumentRow,
  place: Pick<DocumentRow, "collection_id" | "never_leaves">,
  created_at: string,
): DocumentRow {
  const id = newId();
  const extension = row.filename.split(".").at(-1) ?? "";
  const filename = `doc_${id.slice(0, 8)}.${extension}`;
  return { ...row, ...(row.status === "completed" ? {} : NOT_READ), ...place, id, filename, created_at };
}
