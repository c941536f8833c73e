import type { AnswerRequest, Passage } from "../engine.ts";
import type { Intent } from "../intent.ts";
import type { FoundFact } from "./compose/document-facts.ts";
import type { FoundParts } from "./compose/parts.ts";
import type { Draft, Quotation } from "./compose/draft.ts";
import type { Quote } from "./compose/quote.ts";
import type { LibraryDocument } from "./library.ts";
import type { UnreadDocument } from "../retrieve/unread.ts";
import type { Understood } from "./understand/understood.ts";

/** What a writer is given to write from. */
export interface Material {
  /** The question with what earlier messages supply filled in. */
  readonly question: string;
  readonly intent: Intent;
  /** How the message was read, or the corrected question. */
  readonly understood: Understood;
  readonly history: AnswerRequest["history"];
  /** Everything in scope. */
  readonly documents: readonly LibraryDocument[];
  /** Documents in scope of which something was not searched. */
  readonly unread: readonly UnreadDocument[];
  /**
   * What was retrieved: one group with the best passages for a plain question, one per document for a summary or a
   * listing, one per side for a comparison; none for small talk.
   */
  readonly groups: readonly Group[];
}

export interface Group {
  /** What the group stands for: a document's name, or the side of a comparison as the question words it. */
  readonly label: string;
  /** Null when the passages come from several documents. */
  readonly document: LibraryDocument | null;
  /** Best first; for a summary in reading order and all of them. */
  readonly passages: readonly Passage[];
  /** Terms that the compared documents come back to and few others hold; only for comparisons of whole documents. */
  readonly matters?: ReadonlySet<string>;
  /** What is quoted of the document on the matter that is compared; only for comparisons in one respect. */
  readonly quotes?: readonly Quote[];
  /** The words of the topic as the document has them; only for listings of documents that mention it. */
  readonly terms?: readonly string[];
  /** Items of lists found in the passages, in reading order; only for listings. */
  readonly items?: readonly Quotation[];
  /** Lists of as many things as the question wants told, near the passages. */
  readonly lists?: readonly (readonly Quotation[])[];
  /** What the thing to be defined stands for in the documents: "Non-Maintainer Upload" of "NMU". */
  readonly longForm?: string | null;
  /** What the document says of itself, where that was asked for; null where it does not. */
  readonly fact?: FoundFact | null;
  /** Lines with which a document begins, where they may tell who wrote it; quoted first. */
  readonly front?: readonly Quotation[];
  /** What the headings of the document name, where that was asked for. */
  readonly parts?: FoundParts;
  /** The year, where the question asks for it on top: "Who published it, and when?" */
  readonly also?: FoundFact | null;
}

/** Turns passages into the words of an answer. The extractive writer quotes; a language model may put it in its own words. */
export interface Writer {
  readonly id: string;
  /** For people: "Extractive answers (no language model)". */
  readonly name: string;
  write(material: Material): Promise<Draft>;
}

export const EXTRACTIVE_NAME = "Extractive answers (no language model)";
