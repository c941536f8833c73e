import { LANGUAGES } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { LibraryDocument } from "../library.ts";
import { documentCalled } from "./asked-of-document.ts";
import { LONGEST_FORM } from "./pattern-words.ts";
import { atFirstUse, plainOf, whole } from "./patterns.ts";

/** What is asked of the parts of a document: its contents where `part` is null, else the part of that number. */
export interface AskedParts {
  /** Null where no document is named: any of them may have the part. */
  readonly document_id: string | null;
  /** As the question gives it: "4", "2.3", "iv". */
  readonly part: string | null;
}

const PATTERNS = atFirstUse(() =>
  LANGUAGES.flatMap(({ structure }) =>
    structure ? [...structure.part, ...structure.contents].map((source) => whole(source)) : [],
  ),
);

/** Documents that a part of no named one is looked for in: each of them is read. */
const MOST_DOCUMENTS = 12;

/**
 * Reads "Which chapters does the manual have?" and "What does section 4 of the lease say?". Null where something else is
 * asked, or where the contents of a document are and it is not sure of which. `mentioned` are those named with an "@".
 */
export function askedParts<Document extends Pick<LibraryDocument, "document_id" | "name" | "title">>(
  tokenizer: Tokenizer,
  question: string,
  documents: readonly Document[],
  mentioned: readonly Document[],
): AskedParts | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = plainOf(question);
  for (const pattern of PATTERNS()) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const said = found.groups?.["document"];
    const [only, another] = mentioned.length > 0 ? mentioned : documents;
    const alone = another ? undefined : only;
    const document = said === undefined ? alone : documentCalled(tokenizer, said, documents);
    const part = found.groups?.["part"] ?? null;
    if (document) return { document_id: document.document_id, part };
    const isAny = said === undefined && mentioned.length === 0 && documents.length <= MOST_DOCUMENTS;
    if (isAny && part !== null && documents.length > 0) return { document_id: null, part };
  }
  return null;
}
