/** How questions are put in one language, and by which words a document is described. Patterns are tried on single sentences. */
export interface GuidePhrases {
  /** What documents call themselves. */
  readonly kinds: RegExp;
  /** Ends or begins the name of an organisation. */
  readonly organisation: RegExp;
  /** Stands before the name of a person. */
  readonly person: RegExp;
  /** Opens a sentence, but is not the thing that it is about. */
  readonly noSubject: RegExp;
  /** Words that tell something or point elsewhere: what a question asks about holds none. */
  readonly unclear: RegExp;
  /** Words that point to what was said before: a question that holds one is understood only there. */
  readonly pointing?: RegExp;
  /** Stands before a thing that is known already: "the". Left out where there are no such words. */
  readonly definite?: RegExp;
  /** Stands before the number of a part: "Chapter", "Item". */
  readonly division: RegExp;
  /** Small where it does not open a sentence. */
  readonly article: RegExp;
  /** Begins a question. */
  readonly asks: RegExp;
  /** Headings that every document may have: "Introduction", "Contents", "Signatures". */
  readonly furniture: RegExp;
  /** Headings of lists and ends, which are no part of what a document is about. */
  readonly pageParts?: RegExp;
  /** Titles of the forms that documents are filed with. */
  readonly formTitles?: RegExp;
  /** Articles and the like, one of which comes before a noun somewhere; left out where there are none. */
  readonly articles?: readonly string[];
  /** Words that are no key terms, however frequent. */
  readonly idleWords?: RegExp;
  /** Names on the forms that documents are filed with, which say nothing of this one. */
  readonly formNames?: RegExp;
  /** Heads of columns that count or point, and tell nothing: "Page", "No.". */
  readonly idleHeads: RegExp;
  /** `kind`: what the document calls itself, in small letters. */
  about(heading: string, kind: string | null): string;
  /** A word of the text as it is spoken of: "the mainland". */
  withArticle?(word: string, text: string): string;
  /** The question that a heading such as "Installing the app" answers; undefined for other headings. */
  steps?(heading: string): string | undefined;
  /** `isPeriod`: the column is a time, not a property. */
  cell(row: string, column: string, isPeriod: boolean): string;
  readonly definitions: readonly Phrase[];
  readonly facts: readonly Phrase[];
}

export interface Phrase {
  /** A sentence with the groups that `ask` takes. `what` is its subject; `value` is what answers. */
  readonly says: RegExp;
  ask(groups: Readonly<Record<string, string>>): string;
}
