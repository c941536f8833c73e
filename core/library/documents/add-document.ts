import type { BackgroundPort } from "#core/work/ports.ts";
import { collectionStays } from "../collections/collections.ts";
import { collections } from "../collections/collection.ts";
import { markOf } from "../device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { notFound } from "#core/http/errors.ts";
import type { UploadedFile } from "#core/http/route.ts";
import { extensionOf } from "#core/http/upload.ts";
import { put, PreconditionFailed } from "#core/storage/store.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { documentJob } from "./document-jobs.ts";
import { documents, NOT_READ, type Document, type DocumentRow } from "./document.ts";
import { toDocument } from "./documents.ts";
import { storeAndWrite } from "./store-and-write.ts";

export type AddDeps = Pick<RequestContext & BackgroundPort, "store" | "blobs" | "clock" | "limits" | "background">;

export interface NewDocument {
  readonly file: Pick<UploadedFile, "stream">;
  /** Cleaned; with the extension of its type. */
  readonly original_filename: string;
  readonly document_type: DocumentRow["document_type"];
  readonly collection_id: string;
  /** Whether the collection never leaves this machine. */
  readonly stays: boolean;
  /** Where it was fetched from; left out for a file of one's own. */
  readonly source?: DocumentRow["source"];
}

/** Keeps the file and its row together, and has it processed in the background. Throws 404 where the collection went meanwhile. */
export async function addDocument(deps: AddDeps, owner: string, given: NewDocument): Promise<Document> {
  const { file, original_filename, document_type, collection_id, stays, source } = given;
  const id = newId();
  const about = {
    id,
    owner,
    filename: `doc_${id.slice(0, 8)}.${extensionOf(original_filename)}`,
    original_filename,
    document_type,
    collection_id,
    ...markOf(stays),
    ...(source && { source }),
  };
  try {
    const row = await storeAndWrite(deps, file, (stored) => {
      const created_at = timestamp(deps.clock);
      const row: DocumentRow = { ...NOT_READ, ...about, created_at, file: stored.id, file_size: stored.size };
      const operations = [put(documents, row), documentJob(row), ...holding(owner, [stored.id])];
      return { row, operations: [collectionStays(owner, collection_id), ...operations] };
    });
    deps.background.wake();
    return toDocument(row);
  } catch (error) {
    const collectionGone = error instanceof PreconditionFailed && error.table === collections.name;
    throw collectionGone ? notFound("collection", collection_id) : error;
  }
}
