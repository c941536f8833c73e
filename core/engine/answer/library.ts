import type { ParsedDocument } from "../parsed-document.ts";
import type { Passage } from "../engine.ts";
import type { Occurrences } from "../retrieve/occurrences.ts";
import type { UnreadDocument } from "../retrieve/unread.ts";
import type { RelatedTerms } from "../retrieve/related-terms.ts";

/** What answering may look at: the completed documents of one scope. The query engine provides it. */
export interface Library {
  documents(): Promise<readonly LibraryDocument[]>;
  /** Documents of the scope of which something was not searched; an answer must not say what these do not hold. */
  unread(): Promise<readonly UnreadDocument[]>;
  /** Best first, without a threshold. `document_ids` narrows the scope further. */
  search(
    query: string,
    options: {
      readonly top_k: number;
      readonly hybrid: boolean;
      readonly vectors?: boolean;
      readonly document_choice?: boolean;
      readonly document_ids?: readonly string[];
      /** By what a language model makes of the query alone; nothing where none embeds the documents. */
      readonly by_meaning?: boolean;
    },
  ): Promise<readonly Passage[]>;
  /** Every passage of one document in reading order (score 0, no words): what a summary of the whole draws on.
   * With a range of its text only those that hold all of it: the others are not unpacked. */
  passages(
    document_id: string,
    holding?: { readonly start: number; readonly end: number },
  ): Promise<readonly Passage[]>;
  /** For each term (as the tokenizer makes them) the ids of the documents it occurs in, counted over the whole index. */
  holding(terms: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** The same of the names by which documents go: file, title, aliases, authors and year. */
  called(terms: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Where words, each given by its terms, occur; counted over every passage in scope. */
  occurrences(words: readonly (readonly string[])[]): Promise<Occurrences>;
  /** For each term of a question the ids of the documents that hold another form of it: "safety" for "safe". */
  forms(question: string, terms: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Terms of the documents that begin with a term and are a little longer: "macos" for "mac". */
  longer(term: string): Promise<readonly string[]>;
  /** For each term terms of the documents that are formed of the same word in the question's language, and what each is worth, 0–1. */
  related(question: string, terms: readonly string[]): Promise<RelatedTerms>;
  /** For each term terms of the documents that it may have been written for by a slip of the hand, the surest first. */
  near(terms: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * How alike in meaning each sentence is to the question, −1 to 1, by the language model that embeds the documents; null
   * where none does. Only the first ones are told of those that have no vector in the index; the others are null.
   */
  likeness(question: string, sentences: readonly PassageSentence[]): Promise<readonly (number | null)[] | null>;
  /** The same of texts that the index has no vectors of; each is embedded at its first question. */
  likenessOfTexts(question: string, texts: readonly string[]): Promise<readonly number[] | null>;
  /** The extracted text with its structure; undefined where it is not here or cannot be read. */
  read(document_id: string): Promise<ParsedDocument | undefined>;
}

/** A sentence of a passage, by its UTF-16 range in the document's extracted text. */
export interface PassageSentence {
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
}

export interface LibraryDocument {
  readonly document_id: string;
  readonly name: string;
  readonly title: string | null;
  readonly pages: number | null;
  readonly words: number;
  readonly chunk_count: number;
  readonly language: string | null;
  /** As the properties of the file name them, which is not always who wrote it; null where they do not. */
  readonly author: string | null;
  /** All by which a person may name it, with what another program says of it: title, authors, year. */
  readonly named?: string;
  /** Its file name and title by English glosses, where they are in a language that has some. */
  readonly in_english?: readonly string[];
}

/** The library as if it held these documents only; counts are still those of the whole. */
export function withinDocuments(library: Library, ids: readonly string[] | null): Library {
  if (ids === null) return library;
  return {
    ...library,
    documents: async () => (await library.documents()).filter(({ document_id }) => ids.includes(document_id)),
    unread: async () => (await library.unread()).filter(({ document_id }) => ids.includes(document_id)),
    search: (query, options) =>
      library.search(query, {
        ...options,
        document_ids: options.document_ids?.filter((id) => ids.includes(id)) ?? ids,
      }),
  };
}
