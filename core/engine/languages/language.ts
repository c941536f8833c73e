export type LanguageCode = "en" | "de" | "fr" | "es" | "it" | "pt" | "ru" | "zh" | "ja" | "ar" | "hi";

/** The words and patterns of one language. Logic holds none of its own. */
export interface Language {
  readonly code: LanguageCode;
  /** Frequent words of questions and small talk, by which a question shows its language. */
  readonly words?: string;
  /** For a script that no other language here uses. */
  readonly script?: Script;
  readonly frames: Frames;
}

export interface Script {
  readonly letters: RegExp;
  /** Words that only a question in this language has; names in its script occur in other questions too. */
  readonly frame: RegExp;
}

/** Our own words around what is quoted, in one language. Topics come escaped. */
export interface Frames {
  /** Above the quotes. */
  readonly fromDocuments: string;
  /** One word that no document holds, or several that none holds together. Words come escaped, in italics. */
  noneHolds(words: readonly string[], total: number): string;
  occursIn(word: string, count: number): string;
  nothingFound(total: number): string;
  /** Before a quote: about another year, or without a name of the question. */
  otherYear(found: string, asked: string): string;
  doesNotMention(words: readonly string[]): string;
  readonly notSaid: string;
  readonly closest: string;
  /** Said in place of a table's cell or under a document that has nothing on the matter. */
  readonly nothingHere: string;
  readonly sideBySide: string;
  readonly inShort: string;
  readonly numbersDiffer: string;
  readonly onlyOne: string;
  readonly cannotCompare: string;
  readonly noText: string;
  /** Of documents without a text layer, named in bold. */
  withoutText(names: string): string;
  covers(told: number, total: number): string;
  about(topic: string, told: number, total: number): string;
  inventory(count: number): string;
  mention(topic: string, told: number, total: number): string;
  noneMentions(topic: string, total: number): string;
  items(count: number, documents: number): string;
  saidAbout(topic: string): string;
  readonly steps: string;
  /** Around the author whom only the properties of the file name. */
  properties(author: string): string;
  /** What was read for a word that was taken for a slip. */
  readAs(asked: string, read: string): string;
  /** Of a message that is too long, the part that was read as the question. */
  readPart(question: string): string;
  firstOf(count: number): string;
  pages(count: number): string;
  words(count: number): string;
  readonly hello: string;
  readonly welcome: string;
  readonly goodbye: string;
  readonly fine: string;
  /** What the app can do, with no documents and with some. */
  readonly addOne: string;
  canDo(documents: number): string;
  readonly askBack: string;
  readonly forExample: string;
  readonly noDocuments: string;
}
