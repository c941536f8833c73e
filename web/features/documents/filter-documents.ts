import type { Document } from "#core/library/documents/document.ts";

/** Documents in whose name, title or tags all the words stand, whatever their case and accents. */
export function filterDocuments(documents: readonly Document[], words: string): readonly Document[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return documents;
  return documents.filter(({ original_filename, tags, metadata: { title } }) => {
    const names = plain([original_filename, typeof title === "string" ? title : "", ...tags].join(" "));
    return parts.every((part) => names.includes(part));
  });
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
