import type { Document } from "#core/library/documents/document.ts";
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
  const failed = documents.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [];
  const copies = new Set(copiesAmong(documents).map(({ copy }) => copy));
  const readable = Map.groupBy(
    documents.filter(({ status }) => status === "completed"),
    nameOf,
  );
  return failed.filter(
    (each) => !copies.has(each) && readable.get(nameOf(each))?.some((since) => since.created_at > each.created_at),
  );
}

const nameOf = ({ collection_id, original_filename }: Named): string => `${collection_id} ${original_filename}`;
