import type { Passage } from "../../engine.ts";
import type { LibraryDocument } from "../library.ts";
import type { Group } from "../writer.ts";

/** Passages in groups of their documents, the document of the best passage first. */
export function byDocument(passages: readonly Passage[], documents: readonly LibraryDocument[]): Group[] {
  return [...Map.groupBy(passages, ({ document_id }) => document_id)].flatMap(([id, own]) => {
    const document = documents.find(({ document_id }) => document_id === id);
    return document ? [{ label: document.name, document, passages: own }] : [];
  });
}
