import { ORGANISATION } from "../../languages/imprint-words.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { trimBoth } from "../../trim.ts";
import type { LibraryDocument } from "../library.ts";
import { documentCalled, isOne } from "./asked-of-document.ts";
import { readDefinition } from "./definition.ts";
import { LONGEST_FORM } from "./pattern-words.ts";
import { surfaceWords } from "./words.ts";

const TOLD = LANGUAGES.flatMap(({ told }) => told);

export interface ToldOf<Document> {
  readonly documents: readonly Document[];
  readonly topic: string;
}

/** The document that "What does the duck article say about feathers?" is put to; null where it names none. */
export function toldOf<Document extends Pick<LibraryDocument, "name" | "title">>(
  tokenizer: Tokenizer,
  question: string,
  documents: readonly Document[],
): ToldOf<Document> | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = trimBoth(question.replaceAll("’", "'"), /[\s¿]/u, /[\s?？!.。]/u);
  for (const pattern of TOLD) {
    const { document: named, topic } = pattern.exec(plain)?.groups ?? {};
    if (!named || !topic || isOne(named)) continue;
    const document = documentCalled(tokenizer, named, documents);
    if (document) return { documents: [document], topic };
  }
  return null;
}

/**
 * The work that "Why does Lessig oppose long terms?" is put to, as the only one by an author of that family name, or by one
 * of that name in the year that is named. It may be here as several documents. Who the author is, is asked of all documents.
 */
export function writtenBy<Document extends Pick<LibraryDocument, "title"> & Partial<Pick<LibraryDocument, Said>>>(
  question: string,
  documents: readonly Document[],
): ToldOf<Document> | null {
  if (question.length > LONGEST_FORM || readDefinition(question) !== null) return null;
  const words = surfaceWords(question);
  const isNamed = (name: string): boolean => words.some(({ text }) => bare(text) === name);
  const theirs = documents.filter(({ author }) => familyNames(author).some(isNamed));
  const years = words.map(({ text }) => text).filter((text) => YEAR.test(text));
  const ofYear = theirs.filter(({ named = "" }) => years.some((year) => named.split(" ").includes(year)));
  const meant = ofYear.length > 0 ? ofYear : theirs;
  const isOneWork = meant.every(({ title }) => title !== null && title === meant[0]?.title) || meant.length === 1;
  if (meant.length === 0 || !isOneWork) return null;
  const names = new Set(meant.flatMap(({ author }) => surfaceWords(author ?? "").map(({ text }) => text)));
  const isSaid = (text: string): boolean => names.has(bare(text)) || (ofYear.length > 0 && years.includes(text));
  const rest = words.filter(({ text }) => !isSaid(text)).map(({ text }) => text);
  return { documents: meant, topic: rest.join(" ") };
}

type Said = "author" | "named";

const YEAR = /^(?:1\p{N}|20)\p{N}{2}$/u;

const bare = (word: string): string => word.replace(/['’]s$/u, "");

/** Of authors as the properties of a file name them: "Ann Lee; Tom Reed". */
const familyNames = (authors: string | null | undefined): readonly string[] =>
  (authors ?? "")
    .split(/\s*[,;&]\s*/u)
    .flatMap((author) => FAMILY_NAME.exec(author.trim())?.[1] ?? [])
    .filter((name) => !ORGANISATION.test(name));

const FAMILY_NAME = /^(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}(\p{Lu}\p{L}{3,})$/u;
