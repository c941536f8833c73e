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
  /** Stands before the number of a part: "Chapter", "Item". */
  readonly division: RegExp;
  /** Small where it does not open a sentence. */
  readonly article: RegExp;
  about(heading: string): string;
  table(caption: string): string;
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
