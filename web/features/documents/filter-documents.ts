import type { Document } from "../../app/types.ts";

/** Documents in whose name or title all the words stand, whatever their case and accents. */
export function filterDocuments(documents: readonly Document[], words: string): readonly Document[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return documents;
  return documents.filter(({ original_filename, metadata: { title } }) => {
    const names = plain(`${original_filename} ${typeof title === "string" ? title : ""}`);
    return parts.every((part) => names.includes(part));
  });
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
