import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import { collectionStays, requireCollection } from "../collections/collections.ts";
import { markOf, neverLeaves } from "../device-only/stays-here.ts";
import { collections } from "../collections/collection.ts";
import type { RequestContext } from "#core/http/context.ts";
import { notFound } from "#core/http/errors.ts";
import { Uuid } from "#core/http/fields.ts";
import { parseFields } from "#core/http/form-fields.ts";
import type { RouteInput } from "#core/http/route.ts";
import { checkSize, cleanFilename, extensionOf, onlyFile } from "#core/http/upload.ts";
import { documentJob } from "./document-jobs.ts";
import { put, PreconditionFailed } from "#core/storage/store.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import { documents, NOT_READ, type Document, type DocumentRow } from "./document.ts";
import { documentTypeOf } from "./document-type.ts";
import { toDocument } from "./documents.ts";
import { storeAndWrite } from "./store-and-write.ts";

type Deps = Pick<RequestContext & BackgroundPort, "store" | "blobs" | "clock" | "limits" | "background">;
type Form = Pick<RouteInput<unknown, unknown, unknown>, "files" | "fields">;

const UploadFields = z.object({ collection_id: Uuid });

/** Checks, in this order: collection, presence of one file, its extension, its size. Processing goes on in the background. */
export async function uploadDocument(deps: Deps, owner: string, { files, fields }: Form): Promise<Document> {
  const { collection_id } = parseFields(UploadFields, fields);
  const stays = neverLeaves(await requireCollection(deps, owner, collection_id));
  const file = onlyFile(files);
  const original_filename = cleanFilename(file.name);
  const document_type = documentTypeOf(original_filename);
  checkSize(file, deps.limits.uploadBytes);

  const id = newId();
  const filename = `doc_${id.slice(0, 8)}.${extensionOf(original_filename)}`;
  const about = { id, owner, filename, original_filename, document_type, collection_id, ...markOf(stays) };
  try {
    const row = await storeAndWrite(deps, file, (stored) => {
      const row = newRow(about, stored, timestamp(deps.clock));
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

type About = Pick<
  DocumentRow,
  "id" | "owner" | "filename" | "original_filename" | "document_type" | "collection_id" | "never_leaves"
>;

function newRow(about: About, stored: { readonly id: string; readonly size: number }, created_at: string): DocumentRow {
  return { ...NOT_READ, ...about, created_at, file: stored.id, file_size: stored.size };
}
