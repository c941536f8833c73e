import type { DocumentRow } from "./document.ts";

/** The pipeline that a document could not be made anew by; it keeps its old segments. */
export const notReadWith = ({ metadata }: Pick<DocumentRow, "metadata">): unknown => metadata[NOT_READ_WITH];

export const NOT_READ_WITH = "not_read_with";

/**
 * For `metadata`: the id of the embedder that the document was read with last, or could not be. A document in a language
 * that it does not know is embedded by the built-in one, as `embedding_model` says, and is not read with it again.
 */
export function readWith(row: Pick<DocumentRow, "metadata" | "pipeline">): { readonly read_with?: string } {
  const pipeline = notReadWith(row) ?? row.pipeline;
  const embedder = typeof pipeline === "string" ? pipeline.split("+")[3] : undefined;
  return embedder === undefined ? {} : { read_with: embedder };
}
