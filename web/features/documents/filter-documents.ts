import type { Document } from "#core/library/documents/document.ts";

/** Documents in whose name, title, tags, authors or year all the words stand, whatever their case and accents. */
export function filterDocuments(documents: readonly Document[], words: string): readonly Document[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return documents;
  return documents.filter(({ original_filename, tags, metadata: { title }, reference }) => {
    const said = reference ? saidOf(reference) : [];
    const names = plain([original_filename, typeof title === "string" ? title : "", ...tags, ...said].join(" "));
    return parts.every((part) => names.includes(part));
  });
}

/** What a reference manager calls it, who wrote it and when. */
const saidOf = ({ item, aliases = [] }: NonNullable<Document["reference"]>): readonly unknown[] => [
  item.title,
  ...(item.author ?? []).flatMap(({ family, given, literal }) => [given, family, literal]),
  item.issued?.["date-parts"][0]?.[0],
  item["container-title"],
  ...aliases,
];

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
