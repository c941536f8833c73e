import type { BackgroundPort } from "#core/work/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { badRequest, notFound } from "#core/http/errors.ts";
import type { ListPart } from "#core/http/list-reply.ts";
import { change, remove, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { filePath } from "./content-tag.ts";
import { ocrOf, waitsForOcr } from "./ocr/scan-fields.ts";
import { changesOf } from "./earlier-versions.ts";
import { dropLateHighlights, removingHighlights } from "../highlights/follow-document.ts";
import { documentGuides } from "./guides/document-guide.ts";
import { readWith } from "./read-with.ts";
import { blobsOf, documents, type Document, type DocumentRow } from "./document.ts";

type Deps = Pick<RequestContext, "store">;

/** Newest first. */
export async function listDocuments(
  { store }: Deps,
  owner: string,
  { collection_id, limit, offset }: ListPart & { readonly collection_id?: string | undefined },
): Promise<{ items: Document[]; total: number }> {
  const where = collection_id ? { collection_id } : {};
  const order = { by: "created_at", direction: "descending" } as const;
  const rows = await store.query(documents, { owner, where, order, limit, offset });
  const total = limit === undefined && offset === 0 ? rows.length : await store.count(documents, { owner, where });
  return { items: rows.map(toDocument), total };
}

export async function getDocument(deps: Deps, owner: string, id: string): Promise<Document> {
  return toDocument(await requireDocument(deps, owner, id));
}

/** Removes the record, and the file, text and index entries unless another document has the same. */
export async function deleteDocument(
  deps: Deps & Pick<RequestContext, "blobs">,
  owner: string,
  id: string,
): Promise<void> {
  for (;;) {
    const row = await requireDocument(deps, owner, id);
    // Processing may complete between reading the row and removing it; its blobs would be forgotten.
    const same = { status: row.status, text: row.text };
    if (
      await writeUnlessChanged(deps.store, [
        require(documents, owner, id, same),
        remove(documents, owner, id),
        remove(documentGuides, owner, id),
        ...(await removingHighlights(deps, owner, [id])),
      ])
    ) {
      await dropLateHighlights(deps, owner, [id]);
      return discardBlobs(deps, blobsOf(row));
    }
  }
}

/** What a failed document says once it waits to be read again. */
export const READ_AGAIN = {
  status: "processing",
  processed_at: null,
  metadata: {},
  attempts: 0,
  interrupted: 0,
  progress: null,
  ocr: "none",
} satisfies Partial<DocumentRow>;

/** Gives a document that failed another try. */
export async function processAgain(
  { store, blobs, background }: Deps & Pick<RequestContext & BackgroundPort, "blobs" | "background">,
  owner: string,
  id: string,
): Promise<Document> {
  const row = await requireDocument({ store }, owner, id);
  if (row.status !== "failed")
    throw badRequest(`Only a failed document can be processed again; this one is ${row.status}.`);
  if (!(await blobs.mayRead(owner, row.file))) throw notFound("file of the document", id);
  // Not written when it was started again, or deleted, by another request meanwhile.
  const batch = [require(documents, owner, id, { status: "failed" }), change(documents, owner, id, READ_AGAIN)];
  if (!(await writeUnlessChanged(store, batch))) return getDocument({ store }, owner, id);
  background.wake();
  return toDocument({ ...row, ...READ_AGAIN });
}

export async function requireDocument({ store }: Deps, owner: string, id: string): Promise<DocumentRow> {
  const row = await store.get(documents, owner, id);
  if (!row) throw notFound("document", id);
  return row;
}

/** To be read, or just being read. */
export const isWaiting = ({ status }: DocumentRow) => status === "pending" || status === "processing";

/** Earlier versions wrote `pages: null` for formats without pages. */
function withoutNoPages({ pages, ...rest }: DocumentRow["metadata"]): DocumentRow["metadata"] {
  return pages === null || pages === undefined ? rest : { pages, ...rest };
}

export function toDocument(row: DocumentRow): Document {
  return {
    id: row.id,
    filename: row.filename,
    original_filename: row.original_filename,
    file_path: filePath(row.file),
    file_size: row.file_size,
    document_type: row.document_type,
    collection_id: row.collection_id,
    status: row.status,
    created_at: row.created_at,
    processed_at: row.processed_at,
    metadata: withoutNoPages({
      ...row.metadata,
      ...ocrOf(row),
      ...changesOf(row),
      ...(row.status === "completed" && readWith(row)),
      ...((isWaiting(row) || waitsForOcr(row)) && row.progress && { progress: row.progress }),
    }),
    chunk_count: row.chunk_count,
    tags: row.tags ?? [],
    source: row.source ?? null,
    reference: row.reference ?? null,
  };
}
