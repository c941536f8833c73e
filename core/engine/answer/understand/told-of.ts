import { LANGUAGES } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { trimBoth } from "../../trim.ts";
import type { LibraryDocument } from "../library.ts";
import { documentCalled, isOne } from "./asked-of-document.ts";
import { LONGEST_FORM } from "./pattern-words.ts";

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
