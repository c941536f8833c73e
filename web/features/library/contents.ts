import type { Document } from "#core/library/documents/document.ts";

/** How many documents each collection has, and their files' bytes, by its id. */
export function contentsOf(
  documents: readonly Pick<Document, "collection_id" | "file_size">[],
): ReadonlyMap<string, { readonly count: number; readonly bytes: number }> {
  const contents = new Map<string, { count: number; bytes: number }>();
  for (const { collection_id, file_size } of documents) {
    const known = contents.get(collection_id) ?? { count: 0, bytes: 0 };
    contents.set(collection_id, { count: known.count + 1, bytes: known.bytes + file_size });
  }
  return contents;
}

/** Every tag with the number of documents that have it, by name. */
export function tagsOf(
  documents: readonly Pick<Document, "tags">[],
): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { tags } of documents) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
