import { fileStem } from "../../names/file-stem.ts";
import { IMPRINT } from "../../languages/imprint-words.ts";
import type { DocumentFact, ImprintFact } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { rememberTexts } from "../../remember.ts";
import { trimEnd } from "../../trim.ts";
import type { LibraryDocument } from "../library.ts";
import { DOCUMENT_WORDS, documentsOfSide } from "./named-documents.ts";
import { LONGEST_FORM } from "./pattern-words.ts";

type Named = Pick<LibraryDocument, "name" | "title">;

const FACTS = [
  "author",
  "year",
  "length",
  "publisher",
  "title",
  ...(Object.keys(IMPRINT) as ImprintFact[]),
] as const satisfies readonly DocumentFact[];

const ASKED: readonly (readonly [DocumentFact, RegExp])[] = FACTS.flatMap((fact) =>
  LANGUAGES.flatMap(({ facts }) =>
    (facts[fact] ?? []).map((source) => [fact, new RegExp(`^(?:${source})$`, "iu")] as const),
  ),
);

const POINTING = LANGUAGES.map(({ these, articles, pronouns }) =>
  [these, articles, pronouns.thing].filter(Boolean).join("|"),
).join("|");
const ARTICLE = new RegExp(`^(?:${POINTING})\\s+`, "iu");
const ONLY_POINTING = new RegExp(`^(?:${POINTING})$`, "iu");
/** "Called", "on" and "about" between the kind and the name: "the paper about herons". */
const ONE_OF_ANY = /^an? /iu;

export interface AskedOfDocument<Document> {
  readonly fact: DocumentFact;
  readonly document: Document;
  /** Asked of "this document", so that nothing but the document itself can be meant. */
  readonly isThis: boolean;
  /** The year is asked for on top. */
  readonly asksWhen: boolean;
}

interface AskedFact {
  readonly fact: DocumentFact;
  /** What it is asked of: "the lamp article"; empty where the question names nothing. */
  readonly said: string;
  readonly asksWhen: boolean;
}

/** The readings of a question that asks for a fact about a document, the likeliest first. */
const readings = rememberTexts((patterns: typeof ASKED, question): readonly AskedFact[] => {
  if (question.length > LONGEST_FORM) return [];
  const plain = trimEnd(question.trim().replaceAll("’", "'"), /[\s?？!.]/u);
  return patterns.flatMap(([fact, pattern]) => {
    const found = pattern.exec(plain);
    if (!found) return [];
    return [{ fact, said: found.slice(1).find(Boolean) ?? "", asksWhen: found.groups?.when !== undefined }];
  });
});

/** The document a question asks the author, the year or the length of; null where it asks for something else. */
export function askedOfDocument<Document extends Named>(
  tokenizer: Tokenizer,
  question: string,
  documents: readonly Document[],
): AskedOfDocument<Document> | null {
  for (const { fact, said, asksWhen } of readings(ASKED, question)) {
    const document = said === "" ? onlyOne(documents) : documentCalled(tokenizer, said, documents);
    if (document) return { fact, document, isThis: said === "" || isOne(said), asksWhen };
  }
  return null;
}

/** What a question is about that asks who wrote or published something, or when; null where it asks for something else. */
export function thingAskedOf(question: string): string | null {
  for (const { said } of readings(ASKED, question)) if (said !== "") return said;
  return null;
}

/** What is asked of a document that is named by what it is: "the talk about water"; null for other questions. */
export function askedOfDescribed(question: string): Pick<AskedFact, "fact" | "said"> | null {
  for (const { fact, said } of readings(ASKED, question))
    if (said !== "") return isOnTitlePage(fact) && isDescribed(said) ? { fact, said } : null;
  return null;
}

const isOnTitlePage = (fact: DocumentFact): boolean => fact !== "year" && fact !== "length" && fact !== "title";

/** Whether words describe one document by what it is: "the talk about water", and no talk about water. */
const isDescribed = (said: string): boolean =>
  ARTICLE.test(said.trim()) &&
  !ONE_OF_ANY.test(said.trim()) &&
  said.split(/[^\p{L}\p{M}]+/u).some((word) => DOCUMENT_WORDS.has(word.toLowerCase()));

const onlyOne = <Document>(documents: readonly Document[]): Document | undefined =>
  documents.length === 1 ? documents[0] : undefined;

/** The document that is called so: by its whole title or file name, or the only one that "the lamp article" can mean. */
export function documentCalled<Document extends Named>(
  tokenizer: Tokenizer,
  said: string,
  documents: readonly Document[],
): Document | undefined {
  const plain = said.trim().replace(/[“”"«»„‘’]/gu, "");
  const exact = documents.filter((document) => isCalled(document, plain));
  if (isOne(plain))
    return onlyOne(documents) ?? onlyOne(documents.filter(({ name }) => isOfType(name, plain))) ?? onlyOne(exact);
  if (exact.length > 0) return onlyOne(exact);
  // "A letter about herons" is any letter; "the letter about herons" may be the document.
  if (ONE_OF_ANY.test(plain) || bareOf(plain) === plain.replace(ARTICLE, "")) return undefined;
  return onlyOne(documentsOfSide(tokenizer, bareOf(plain), documents));
}

/** "This paper", "the report", "it". */
export function isOne(said: string): boolean {
  const rest = said.trim().replace(ARTICLE, "").toLowerCase();
  return ONLY_POINTING.test(said.trim()) || DOCUMENT_WORDS.has(rest);
}

/** "The PDF" of several documents. */
const isOfType = (name: string, said: string): boolean =>
  name.toLowerCase().endsWith(`.${said.replace(ARTICLE, "").toLowerCase()}`);

/** The name without article and without the words for the kind of document around it. */
function bareOf(said: string): string {
  const words = said.replace(ARTICLE, "").split(/\s+/u);
  const isKind = (word: string | undefined): boolean => word !== undefined && DOCUMENT_WORDS.has(word.toLowerCase());
  if (isKind(words.at(-1))) words.pop();
  if (isKind(words[0])) words.shift();
  return words.join(" ").replace(ARTICLE, "");
}

/** The title may be given without what follows its colon or dash; case and marks say nothing. */
export function isCalled({ name, title }: Named, said: string): boolean {
  const stem = fileStem(name);
  const main = title?.split(/[:|]\s|\s[–—-]\s/u)[0];
  return [name, stem, title, main].some(
    (own) => own && wordsOf(own) !== "" && [wordsOf(said), wordsOf(bareOf(said))].includes(wordsOf(own)),
  );
}

const wordsOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .replace(ARTICLE, "");
