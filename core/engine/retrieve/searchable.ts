import type { StoredRow } from "../../storage/table.ts";

/** What the engine reads of a document's row. */
export interface SearchableRow extends StoredRow {
  readonly original_filename: string;
  readonly collection_id: string;
  readonly status: string;
  readonly created_at: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly chunk_count: number;
  /** Blob id of the uploaded bytes. */
  readonly file: string;
  /** Blob id of the extracted text; null until processed. */
  readonly text: string | null;
  /** Blob ids of the index segments, in chunk order. */
  readonly segments: readonly string[];
}
