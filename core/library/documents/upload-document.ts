import { z } from "zod";
import { requireCollection } from "../collections/collections.ts";
import { neverLeaves } from "../device-only/stays-here.ts";
import { Uuid } from "#core/http/fields.ts";
import { parseFields } from "#core/http/form-fields.ts";
import type { RouteInput } from "#core/http/route.ts";
import { checkSize, cleanFilename, onlyFile } from "#core/http/upload.ts";
import { addDocument, type AddDeps } from "./add-document.ts";
import { documentTypeOf } from "./document-type.ts";
import type { Document } from "./document.ts";

type Form = Pick<RouteInput<unknown, unknown, unknown>, "files" | "fields">;

const UploadFields = z.object({ collection_id: Uuid });

/** Checks, in this order: collection, presence of one file, its extension, its size. Processing goes on in the background. */
export async function uploadDocument(deps: AddDeps, owner: string, { files, fields }: Form): Promise<Document> {
  const { collection_id } = parseFields(UploadFields, fields);
  const stays = neverLeaves(await requireCollection(deps, owner, collection_id));
  const file = onlyFile(files);
  const original_filename = cleanFilename(file.name);
  const document_type = documentTypeOf(original_filename);
  checkSize(file, deps.limits.uploadBytes);
  return addDocument(deps, owner, { file, original_filename, document_type, collection_id, stays });
}
