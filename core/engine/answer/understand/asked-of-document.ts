import type { Tokenizer } from "../../index/tokens.ts";
import type { LibraryDocument } from "../library.ts";
import { documentsOfSide } from "./named-documents.ts";
import { trimEnd } from "../../trim.ts";

/** What may be asked of a document as a thing, not of what it tells. */
export type DocumentFact = "author" | "year" | "publisher" | "length";

type Named = Pick<LibraryDocument, "name" | "title">;

/** The first group is the document. */
const ASKED: readonly (readonly [DocumentFact, readonly RegExp[]])[] = [
  [
    "author",
    [
      /^(?:by )?who(?:m)? (?:wrote|authored|has written) (.+)$/iu,
      /^(?:by )?who(?:m)? (?:was|were|is|are) (.+?) (?:written|authored)(?: by)?$/iu,
      /^who(?: is|'s| are| was| were) the (?:authors?|writers?) of (.+)$/iu,
      /^what(?: is|'s| are) the names? of the (?:authors?|writers?) of (.+)$/iu,
      /^wer (?:hat|schrieb) (.+?)(?: geschrieben| verfasst)?$/iu,
      /^wer (?:ist|sind) (?:der|die) autor(?:in|en)? (?:von |des |der )?(.+)$/iu,
      /^qui (?:a écrit|est l'auteur de) (.+)$/iu,
      /^quién(?:es)? (?:escribió|es el autor de) (.+)$/iu,
      /^chi (?:ha scritto|è l'autore di) (.+)$/iu,
      /^quem (?:escreveu|é o autor de) (.+)$/iu,
      /^кто (?:написал|автор) (.+)$/iu,
    ],
  ],
  [
    "year",
    [
      /^(?:when|(?:in )?(?:what|which) year) (?:was|were) (.+?) (?:first )?(?:published|written|printed)$/iu,
      /^wann (?:wurde|ist|erschien) (.+?)(?: veröffentlicht| erschienen| geschrieben)?$/iu,
      /^quand (.+?) a(?:-t-il|-t-elle)? été (?:publiée?|écrite?)$/iu,
    ],
  ],
  [
    "length",
    [
      /^how many (?:pages|words) (?:does|do|are (?:there )?in|has) (.+?)(?: have| has| contain)?$/iu,
      /^how long is (.+)$/iu,
      /^wie viele (?:seiten|wörter) hat (.+)$/iu,
      /^wie lang ist (.+)$/iu,
      /^combien de pages (?:a|fait|compte) (.+)$/iu,
    ],
  ],
  ["publisher", [/^who (?:published|is the publisher of|was the publisher of) (.+)$/iu]],
];

/** A document said to be one: "this paper", "the report". */
const KIND =
  "(?:document|book|paper|article|report|file|text|pdf|essay|letter|manual|handbook|guide|study|page|thesis|dokument|buch|artikel|bericht|aufsatz|texte?|livre|document|libro|documento|artículo|книгу|статью|документ)";
const ONE = new RegExp(
  `^(?:this|the|it|dieses|diesen|das|den|ce|cet|este|esta|questo|эту|этот)(?: ${KIND})?$|^(?:it|${KIND})$`,
  "iu",
);
const HOLDS_KIND = new RegExp(`(?<!\\p{L})${KIND}(?!\\p{L})`, "iu");
const AROUND_NAME = new RegExp(
  `^(?:(?:this|the|das|den|le|el|il) )?(?:${KIND} (?:(?:called|named|titled|on|about|over|über|sur|sobre) )?)?(?:the )?|(?: ${KIND})$`,
  "giu",
);

/** "Who is the author?" asks of the one document there is. */
const AUTHOR =
  /^(?:who(?: is|'s|’s| are) the (?:authors?|writers?)|wer ist der autor|qui est l'auteur|quién es el autor|chi è l'autore|quem é o autor|кто автор)$/iu;

export interface AskedOfDocument<Document> {
  readonly fact: DocumentFact;
  readonly document: Document;
  /** Asked of "this document", so that nothing but the document itself can be meant. */
  readonly isThis: boolean;
}

/** The document a question asks the author, the year or the publisher of; null where it asks for something else. */
export function askedOfDocument<Document extends Named>(
  tokenizer: Tokenizer,
  question: string,
  documents: readonly Document[],
): AskedOfDocument<Document> | null {
  const plain = trimEnd(question.trim(), /[\s?？!.]/u);
  const only = documents.length === 1 ? documents[0] : undefined;
  if (only && AUTHOR.test(plain)) return { fact: "author", document: only, isThis: true };
  for (const [fact, patterns] of ASKED)
    for (const pattern of patterns) {
      const said = pattern.exec(plain)?.[1];
      const document = said === undefined ? undefined : documentCalled(tokenizer, said, documents);
      if (document && said) return { fact, document, isThis: ONE.test(said) };
    }
  return null;
}

/** The document that is called so: by its whole title or file name, or the only one that "the lamp article" can mean. */
export function documentCalled<Document extends Named>(
  tokenizer: Tokenizer,
  said: string,
  documents: readonly Document[],
): Document | undefined {
  const plain = said.trim().replace(/[“”"«»„‘’]/gu, "");
  if (ONE.test(plain)) return documents.length === 1 ? documents[0] : undefined;
  const bare = plain.replace(AROUND_NAME, "");
  const exact = documents.filter((document) => isCalled(document, plain));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  // "A letter about herons" is any letter; "the letter about herons" may be the document.
  if (/^an? /iu.test(plain) || !HOLDS_KIND.test(plain) || HOLDS_KIND.test(bare)) return undefined;
  const meant = documentsOfSide(tokenizer, bare, documents);
  return meant.length === 1 ? meant[0] : undefined;
}

/** The title may be given without what follows its colon or dash; case and marks say nothing. */
export function isCalled({ name, title }: Named, said: string): boolean {
  const stem = name.replace(/\.[a-z0-9]{1,8}$/iu, "");
  const bare = said.replace(AROUND_NAME, "");
  const main = title?.split(/[:|]\s|\s[–—-]\s/u)[0];
  return [name, stem, title, main].some(
    (own) => own && wordsOf(own) !== "" && [wordsOf(said), wordsOf(bare)].includes(wordsOf(own)),
  );
}

const wordsOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/^(?:the|a|an|der|die|das|le|la|les|el|il) /u, "")
    .trim();
