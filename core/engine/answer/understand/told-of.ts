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
  readonly document: Document;
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
    if (document) return { document, topic };
  }
  return null;
}

/**
 * The document that "Why does Lessig oppose long terms?" is put to, as the only one by an author of that family name. Who
 * the author is, is asked of all documents.
 */
export function writtenBy<Document extends Partial<Pick<LibraryDocument, "author">>>(
  question: string,
  documents: readonly Document[],
): ToldOf<Document> | null {
  if (question.length > LONGEST_FORM || readDefinition(question) !== null) return null;
  const words = surfaceWords(question);
  const isNamed = (name: string): boolean => words.some(({ text }) => bare(text) === name);
  const [document, ...others] = documents.filter(({ author }) => familyNames(author).some(isNamed));
  if (!document || others.length > 0) return null;
  const names = new Set(surfaceWords(document.author ?? "").map(({ text }) => text));
  const rest = words.filter(({ text }) => !names.has(bare(text))).map(({ text }) => text);
  return { document, topic: rest.join(" ") };
}

const bare = (word: string): string => word.replace(/['’]s$/u, "");

/** Of authors as the properties of a file name them: "Ann Lee; Tom Reed". */
const familyNames = (authors: string | null | undefined): readonly string[] =>
  (authors ?? "")
    .split(/\s*[,;&]\s*/u)
    .flatMap((author) => FAMILY_NAME.exec(author.trim())?.[1] ?? [])
    .filter((name) => !ORGANISATION.test(name));

const FAMILY_NAME = /^(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}(\p{Lu}\p{L}{3,})$/u;
