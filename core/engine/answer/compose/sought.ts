import type { Passage } from "../../engine.ts";
import { PAYABLE } from "../../languages/figure-words.ts";
import { MAKING_QUERY } from "../../languages/imprint-words.ts";
import { LIGHT_WORDS } from "../../languages/question-words.ts";
import { LICENCE_QUERY, LICENCE_TERM } from "../../languages/prose-words.ts";
import type { LibraryDocument } from "../library.ts";
import { DOCUMENT_WORDS } from "../understand/named-documents.ts";
import { makingAsked } from "../understand/making-asked.ts";
import { LONGEST_FORM } from "../understand/pattern-words.ts";
import { plainOf } from "../understand/patterns.ts";
import { type Question, readQuestion } from "../understand/question.ts";
import { sentences } from "../../sentences.ts";
import { distinct, find, type Search } from "./find.ts";
import { heldTerms, holds } from "./held-terms.ts";
import { grantsLicence, isLicenceText } from "./kind-held.ts";
import { kindsAsked } from "./kinds-asked.ts";
import { isProse, isReference } from "./prose.ts";

/** A thing that texts tell without the word by which a question asks for it: "released under the GPL" is a licence. */
export interface Sought {
  /** What to look for besides the question; empty where its own words find it. */
  readonly query: string;
  /** Whether a sentence of a passage tells such a thing. */
  isToldBy(sentence: string, passage: Pick<Passage, "content">): boolean;
  /** Whether a sentence that does so says this term of the question by that. */
  isSaidBy(term: string): boolean;
}

/** What a question asks for of that sort; null for other questions. */
export function soughtBy(question: Pick<Question, "wants" | "text">): Sought | null {
  if (question.wants === "licence")
    return {
      query: LICENCE_QUERY,
      isToldBy: (sentence, passage) => grantsLicence(question, sentence) && !isLicenceText(passage),
      isSaidBy: (term) => LICENCE_TERM.test(term),
    };
  const plain = plainOf(question.text);
  if (plain.length > LONGEST_FORM) return null;
  const kinds = kindsAsked(question.text);
  if (kinds !== null)
    return {
      query: "",
      isToldBy: (sentence) => kinds.areCounted(sentence) && isProse(sentence),
      isSaidBy: () => false,
    };
  if (PAYABLE.asks.test(plain))
    return {
      query: PAYABLE.query,
      isToldBy: (sentence) => sentence.length <= LONGEST_TOLD && PAYABLE.tells.test(sentence),
      isSaidBy: (term) => PAYABLE.terms.test(term),
    };
  const making = makingAsked(question.text);
  if (!making) return null;
  return {
    query: MAKING_QUERY,
    isToldBy: (sentence) => sentence.length <= LONGEST_TOLD && making.tells.test(sentence) && !isReference(sentence),
    isSaidBy: (term) => making.terms.test(term),
  };
}

/** UTF-16 characters of a sentence that is looked at. */
const LONGEST_TOLD = 600;

/** Passages that are looked through for such a thing. */
const LOOKED_THROUGH = 24;
/** Passages that tell it and are put first. */
const MOST_TELLING = 3;

/** The passages found, after those that tell what is sought and hold the other words of the question, or whose document is called so. */
export async function withSought(
  search: Search,
  text: string,
  found: readonly Passage[],
  documents: readonly LibraryDocument[],
): Promise<readonly Passage[]> {
  const question = readQuestion(search.tokenizer, text);
  const sought = soughtBy(question);
  if (!sought || sought.query === "") return found;
  const ofDocuments = new Set([...DOCUMENT_WORDS].flatMap((word) => search.tokenizer.terms(word)));
  const asked = question.terms.filter(
    (term) => !sought.isSaidBy(term) && !LIGHT_WORDS.has(term) && !ofDocuments.has(term),
  );
  const titles = new Map(documents.map(({ document_id, title }) => [document_id, title ?? ""]));
  const isAbout = ({ document_id, document_name, heading, content }: Passage): boolean => {
    const around = `${document_name} ${titles.get(document_id) ?? ""} ${heading ?? ""}`;
    const held = heldTerms(search.tokenizer.terms(`${around} ${content}`));
    return asked.every((term) => holds(held, term) > 0);
  };
  const tells = (passage: Passage): boolean =>
    sentences(passage.content).some(({ start, end }) => sought.isToldBy(passage.content.slice(start, end), passage));
  const more = await find(search, `${text} ${sought.query}`, { top_k: LOOKED_THROUGH });
  const telling = [...found, ...more].filter((passage) => tells(passage) && isAbout(passage));
  return distinct([...distinct(telling).slice(0, MOST_TELLING), ...found]);
}
