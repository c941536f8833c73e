import type { Document } from "../../app/types.ts";
import { copiesAmong } from "./same-content.ts";

type Named = Pick<
  Document,
  "id" | "collection_id" | "original_filename" | "status" | "created_at" | "file_path" | "file_size"
>;

/**
 * Documents that could not be read and of which a readable one was added since: a file of the same name in the same
 * collection, the password removed for instance. Those of the same content are copies, and not among them.
 */
export function replacedAmong<Each extends Named>(documents: readonly Each[]): readonly Each[] {
  const copies = new Set(copiesAmong(documents).map(({ copy }) => copy));
  const readable = documents.filter(({ status }) => status === "completed");
  return documents.filter(
    (failed) =>
      failed.status === "failed" &&
      !copies.has(failed) &&
      readable.some(
        (since) =>
          since.collection_id === failed.collection_id &&
          since.original_filename === failed.original_filename &&
          since.created_at > failed.created_at,
      ),
  );
}
