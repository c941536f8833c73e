import type { Document } from "#core/library/documents/document.ts";

export const ORDERS = { newest: "Newest first", name: "Name", kind: "Kind", size: "Largest first" } as const;
export type Order = keyof typeof ORDERS;

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

const COMPARE: Readonly<Record<Order, (a: Document, b: Document) => number>> = {
  newest: (a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0),
  name: (a, b) => byName.compare(a.original_filename, b.original_filename),
  kind: (a, b) => byName.compare(a.document_type, b.document_type) || COMPARE.name(a, b),
  size: (a, b) => b.file_size - a.file_size,
};

export const sortDocuments = (documents: readonly Document[], order: Order): readonly Document[] =>
  documents.toSorted(COMPARE[order]);

/** The newest of many, newest first, without sorting all of them; of those that came at once the earlier in the list. */
export function newestOf(documents: readonly Document[], count: number): readonly Document[] {
  const newest: Document[] = [];
  for (const document of documents) {
    const last = newest.at(-1);
    if (newest.length === count && last && COMPARE.newest(document, last) >= 0) continue;
    const at = newest.findIndex((other) => COMPARE.newest(document, other) < 0);
    newest.splice(at === -1 ? newest.length : at, 0, document);
    if (newest.length > count) newest.pop();
  }
  return newest;
}
