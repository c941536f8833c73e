import { fileStem } from "../../names/file-stem.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { DEFINITE_ARTICLES } from "../../languages/check-words.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { ANY_DOCUMENT } from "../../languages/question-words.ts";
import type { LibraryDocument } from "../library.ts";
import { isWritten, surfaceWords } from "./words.ts";

/** What names a document, as far as it is known. */
export type Named = Pick<LibraryDocument, "name" | "title" | "in_english">;

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
export const DOCUMENT_WORDS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ documents }) => documents.split(" ")));

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
  const spoken = fileStem(side).split(/[\s_-]+/u);
  const kinds = new Set(
    spoken.filter((word) => DOCUMENT_WORDS.has(word.toLowerCase())).flatMap((word) => tokenizer.terms(word)),
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

/** What a document is called, in its own language and by English glosses. */
export const namesOf = (document: Named): readonly string[] => [...ownNames(document), ...(document.in_english ?? [])];

/** What a document is called in its own language: its file name without its ending, and its title. */
export function ownNames({ name, title }: Pick<LibraryDocument, "name" | "title">): readonly string[] {
  const stem = fileStem(name).replace(/[_-]+/g, " ");
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

/** Documents named with an `@` before them, and the text without these names. */
export function mentionedDocuments<Document extends Named>(
  text: string,
  documents: readonly Document[],
): { readonly found: readonly Document[]; readonly rest: string } {
  if (!text.includes("@")) return { found: [], rest: text };
  const found: Document[] = [];
  let rest = text;
  for (const { document, name } of documents
    .flatMap((document) => namesAsWritten(document).map((name) => ({ document, name: `@${name}` })))
    .toSorted((a, b) => b.name.length - a.name.length)) {
    const at = rest.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0 || /[\p{L}\p{N}]/u.test(rest.slice(at + name.length, at + name.length + 1))) continue;
    if (!found.includes(document)) found.push(document);
    rest = `${rest.slice(0, at)} ${rest.slice(at + name.length)}`;
  }
  return { found, rest: rest.trim() };
}

const namesAsWritten = ({ name, title }: Named): string[] => [name, fileStem(name), title ?? ""].filter(Boolean);

/** The documents a request is about: those named in full, or the one that its topic can only mean. */
export function documentsMeant<Document extends Named>(
  tokenizer: Tokenizer,
  question: string,
  topic: string,
  documents: readonly Document[],
): Document[] {
  const named = namedDocuments(tokenizer, question, documents);
  if (named.length > 0) return named;
  if (topic === "") return ofKindSaid(tokenizer, question, documents);
  const meant = documentsOfSide(tokenizer, topic, documents);
  const saysOne = question.split(/[^\p{L}\p{M}]+/u).some((word) => DOCUMENT_WORDS.has(word.toLowerCase()));
  if (saysOne) return meant.slice(0, 1);
  const isSure = topic.includes(" ") || isPointedAt(question, topic) || isTitle(tokenizer, topic, meant[0]);
  return meant.length === 1 && isSure ? meant : [];
}

/** Whether an article points at the topic: "summarise the syllabus". */
function isPointedAt(question: string, topic: string): boolean {
  const words = surfaceWords(question).map(({ text }) => text.toLowerCase());
  return DEFINITE_ARTICLES.has(words[words.indexOf(topic.toLowerCase()) - 1] ?? "");
}

/**
 * Documents whose names say that they are what the question calls them: "the interview". One of them is not "the documents",
 * and several are "the letters". "My documents" are all of them, though one is called "Test document".
 */
function ofKindSaid<Document extends Named>(
  tokenizer: Tokenizer,
  question: string,
  documents: readonly Document[],
): Document[] {
  const kinds = surfaceWords(question).filter(
    ({ text }) => DOCUMENT_WORDS.has(text.toLowerCase()) && !ANY_DOCUMENT.has(text.toLowerCase()),
  );
  const ofAll = documents.filter((document) =>
    kinds.some(({ text }) => {
      const [term] = tokenizer.terms(text);
      return term !== undefined && namesOf(document).some((name) => tokenizer.terms(name).includes(term));
    }),
  );
  const [only] = ofAll;
  const isWrittenSo = ({ text }: { readonly text: string }): boolean =>
    only !== undefined && namesOf(only).some((name) => isWritten(name, text));
  return ofAll.length === documents.length || (ofAll.length === 1 && !kinds.some(isWrittenSo)) ? [] : ofAll;
}

/** Whether the topic is what the document is called: "ducks" where it is called "Duck - Wikipedia". */
function isTitle(tokenizer: Tokenizer, topic: string, document: Named | undefined): boolean {
  const asked = tokenizer.terms(topic);
  return (document ? namesOf(document) : []).some((name) => {
    const held = new Set(tokenizer.terms(name));
    const named = new Set(asked.filter((term) => held.has(term)));
    return named.size > 0 && named.size * 2 >= held.size;
  });
}
