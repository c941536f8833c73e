import type { Tokenizer } from "../../index/tokens.ts";
import type { LibraryDocument } from "../library.ts";

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

/** Words for what a document is, which name none: "handbook", "guide". */
export const KINDS: ReadonlySet<string> = new Set(
  "document documents file handbook guide manual paper article report text book leaflet brochure contract letter page policy rules notes sheet presentation slides dokument datei handbuch anleitung bericht artikel buch vertrag brief texte manuel guide rapport contrat manual guía informe artículo contrato documento manuale guida rapporto guia relatório документ руководство отчёт отчет статья договор книга".split(
    " ",
  ),
);

/**
 * Documents that a short name such as "the lamp handbook" may mean: those whose title or file name holds all of its words
 * that do not just say what kind of document it is. More of the title held comes first.
 */
export function documentsOfSide<Document extends Named>(
  tokenizer: Tokenizer,
  side: string,
  documents: readonly Document[],
): Document[] {
  const named = namedDocuments(tokenizer, side, documents);
  const spoken = side.replace(/\.[a-z0-9]{1,8}$/i, "").split(/[\s_-]+/u);
  const kinds = new Set(
    spoken.filter((word) => KINDS.has(word.toLowerCase())).flatMap((word) => tokenizer.terms(word)),
  );
  const all = [...new Set(tokenizer.terms(spoken.join(" ")))];
  const telling = all.filter((term) => !kinds.has(term));
  const wanted = telling.length > 0 ? telling : all;
  if (wanted.length === 0) return named;
  const matches = documents.flatMap((document) => {
    const held = namesOf(document).map((name) => tokenizer.terms(name));
    const best = Math.max(
      0,
      ...held.map((terms) =>
        wanted.every((term) => terms.some((other) => isAlike(term, other))) ? 1 / terms.length : 0,
      ),
    );
    return best > 0 ? [{ document, best }] : [];
  });
  const loose = matches.sort((a, b) => b.best - a.best).map(({ document }) => document);
  return [...new Set([...named, ...loose])];
}

/** The same stem, or one that begins the other: "visit" and "visitor". */
function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 5 && long.length - short.length <= 3 && long.startsWith(short);
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
