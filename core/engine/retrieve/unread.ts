import type { SearchableRow } from "./searchable.ts";

/** A document of which something was not searched: its text, or that of some pages, has not been read. */
export interface UnreadDocument {
  readonly document_id: string;
  readonly name: string;
  /** How many of its pages have no text so far; null where nothing of it can be searched. */
  readonly pages: number | null;
}

/**
 * Of the documents, oldest first, those that are still to be read or could not be, those with pages that wait for text
 * recognition or were left without it, and those with a segment that is not here, by the ids of such segments.
 */
export function unreadOf(rows: readonly SearchableRow[], missing: ReadonlySet<string>): readonly UnreadDocument[] {
  return rows.flatMap(({ id, original_filename, status, chunk_count, segments, ocr_unread = [] }) => {
    const isMissing = status !== "completed" || segments.some((segment) => missing.has(segment));
    if (!isMissing && (ocr_unread.length === 0 || chunk_count === 0)) return [];
    return [{ document_id: id, name: original_filename, pages: isMissing ? null : ocr_unread.length }];
  });
}
