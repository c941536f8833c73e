import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Processed } from "#core/engine/engine.ts";
import { newId } from "#core/storage/time.ts";
import { NOT_READ, type DocumentRow } from "../document.ts";

/** The lists also as an engine gives them. */
type Fields = Partial<Omit<DocumentRow, "segments" | "metadata"> & Readonly<Pick<Processed, "segments" | "metadata">>>;

/** A row of a document that has been read and holds nothing to search, but for what the test says of it. */
export function sampleDocument({ segments = [], metadata = {}, ...fields }: Fields): DocumentRow {
  return {
    ...NOT_READ,
    id: newId(),
    owner: LOCAL_USER,
    filename: "doc_1.md",
    original_filename: "a.md",
    file_size: 1,
    document_type: "md",
    collection_id: newId(),
    status: "completed",
    chunk_count: 1,
    created_at: "2026-11-21T00:00:00.000Z",
    file: "",
    ...fields,
    segments: [...segments],
    metadata: { ...metadata },
  };
}
