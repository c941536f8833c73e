import type { Tokenizer } from "../index/tokens.ts";
import type { LibraryDocument } from "./library.ts";

type Named = Pick<LibraryDocument, "name" | "title">;

/** Share of a title's words that a question must hold to name the document. */
const ENOUGH = 0.66;

/** Documents a text names by title or file name, the first mentioned first. */
export function namedDocuments<Document extends Named>(
  tokenizer: Tokenizer,
  text: string,
  documents: readonly Document[],
): Document[] {
  const places = new Map<string, number>();
  tokenizer.terms(text).forEach((term, index) => places.has(term) || places.set(term, index));
  const shared = sharedTerms(tokenizer, documents);
  return documents
    .flatMap((document) => {
      const place = placeOf(tokenizer, document, places, shared);
      return place === null ? [] : [{ document, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ document }) => document);
}

function placeOf(
  tokenizer: Tokenizer,
  document: Named,
  places: ReadonlyMap<string, number>,
  shared: ReadonlySet<string>,
): number | null {
  for (const name of namesOf(document)) {
    const telling = [...new Set(tokenizer.terms(name))].filter((term) => !shared.has(term));
    const held = telling.flatMap((term) => places.get(term) ?? []);
    if (telling.length > 0 && held.length / telling.length >= ENOUGH) return Math.min(...held);
  }
  return null;
}

function namesOf({ name, title }: Named): string[] {
  const stem = name.replace(/\.[a-z0-9]{1,8}$/i, "").replace(/[_-]+/g, " ");
  return title ? [stem, title] : [stem];
}

/** Words in most of the titles tell none of them apart: "report" among reports. */
function sharedTerms(tokenizer: Tokenizer, documents: readonly Named[]): Set<string> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const term of new Set(namesOf(document).flatMap((name) => tokenizer.terms(name))))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const many = Math.max(2, documents.length / 2 + 0.5);
  return new Set([...counts].filter(([, count]) => count >= many).map(([term]) => term));
}
