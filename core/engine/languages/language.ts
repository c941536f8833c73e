import type { AnswerKind, QuestionForm, Talk } from "../answer/understand/understood.ts";

export type LanguageCode = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "ru" | "zh" | "ja" | "ar" | "hi";

/**
 * The words and patterns of one language. Logic holds none of its own. Words are separated by spaces; patterns are
 * sources of regular expressions that see the text in lower case without outer punctuation, at the bounds of words.
 */
export interface Language {
  readonly code: LanguageCode;
  /** Written without spaces, so that words have no bounds. */
  readonly unspaced?: true;
  /** Frequent words of questions and small talk, by which a question shows its language. */
  readonly words?: string;
  /** Pattern of a word, in lower case, that has the shape of this language's alone: of little words a search phrase has none. */
  readonly shape?: RegExp;
  /** For a script that tells the language or its family. */
  readonly script?: Script;
  /** Words for what a person keeps here: "document", "files", "book". */
  readonly documents: string;
  /** Pattern of the words that point at them: "this collection". */
  readonly these: string;
  /** Pattern of articles; empty where there are none. */
  readonly articles: string;
  /** Pattern of what joins an office to whose it is: "the treasurer of"; empty where nothing does. */
  readonly of: string;
  /** Words of requests and questions that say nothing of their topic. */
  readonly framing: string;
  /** Words for the sort of things to list, which need not occur where they are listed: "steps", "rules". */
  readonly sorts: string;
  /** Words without a topic: a message of these alone cannot be searched for. */
  readonly empty: string;
  /** Words that with those say how much or when, and nothing of what: "How long?" */
  readonly measures?: string;
  /** Every noun has a capital, so that one tells no name. */
  readonly capitalNouns?: true;
  readonly pronouns: Pronouns;
  /** What tells a verb from the noun before it: "the lighthouse built". */
  readonly verbs?: VerbForms;
  /** Pattern of what begins a question that leaves out the rest: "and", "what about". */
  readonly ellipsis: string;
  /** Patterns of whole messages, or of parts of such. */
  readonly talk: Readonly<Record<Talk, string>>;
  readonly perform: Performance;
  /** A whole request to translate a text, or to say it in other words; its groups hold which text that is. */
  readonly rewording: string;
  /** Pattern of whole messages that want to read anything worth it. */
  readonly interesting: string;
  readonly summary: Phrases & {
    /** One group: a document, where it is called so, is to be summarised. */
    readonly overview?: string;
  };
  readonly listing: Phrases & {
    /** Documents are to be listed or counted. */
    readonly documents: string;
    /** Documents are what the user needs or may do something with, and not those of the library: "Which documents must I bring?" */
    readonly needed?: string;
  };
  readonly comparison: Comparing;
  readonly negation: {
    /** Pattern of words that negate what is said. */
    readonly words: string;
    /** Pattern of words that say so in another way: "excluded". */
    readonly denials: string;
    /** Pattern of words that open a clause that says when something holds: "if I do not pay", "even if nobody asks". */
    readonly conditions: string;
  };
  /** Whole questions for what a document says about a topic; groups `document` and `topic`. */
  readonly told: readonly RegExp[];
  /** Patterns of whole questions for what a document says of itself; one group names the document. */
  readonly facts: Readonly<Partial<Record<DocumentFact, readonly string[]>>>;
  /** Patterns of whole questions for the parts of a document. */
  readonly structure?: {
    /** For all of them; group `document`, which may be left out, names the document. */
    readonly contents: readonly string[];
    /** For one of them; group `part` is its number. */
    readonly part: readonly string[];
  };
  /** Whole questions for the files themselves. */
  readonly inventory?: {
    /** Group `kind` is what kind of files, group `order` which of them, group `language` the name of a language. */
    readonly asks: readonly string[];
    readonly kinds: Readonly<Partial<Record<FileKind, string>>>;
    readonly orders: Readonly<Record<FileOrder, string>>;
  };
  /** What kind of thing is asked for, the most telling first. */
  readonly wants: Readonly<Partial<Record<AnswerKind, string>>>;
  readonly forms: Readonly<Partial<Record<QuestionForm, string>>>;
  readonly numbers?: NumberWords;
  readonly clock?: ClockWords;
  /** Pairs of words around the two ends of a range: "between 5 and 7", "from 5 to 7". */
  readonly ranges?: readonly (readonly [before: string, between: string])[];
  readonly frames: Frames;
}

/** Words for numbers. "-" stands for a word that is another one as well, such as "once" or "due". */
export interface NumberWords {
  /** The value of the first word. */
  readonly from: number;
  readonly words: string;
  /** From twenty on. */
  readonly tens?: string;
  /** Ones that are joined with a ten: "einundzwanzig", "trente-deux". */
  readonly joined?: { readonly ones: string; readonly by: string; readonly isTenFirst?: boolean };
  /** From the zeroth on, and from the twentieth on in tens. */
  readonly ordinals?: { readonly words: string; readonly tens: string };
  /** Other words for a number: "anderthalb", "zweihundert". */
  readonly others?: Readonly<Record<string, number>>;
  /** Words that multiply the number before them. */
  readonly scales?: Readonly<Record<string, number>>;
}

/** Words for times of day. `{h}` stands for the hour and `{m}` for minutes, both in digits. */
export interface ClockWords {
  /** What is added to the hour, in minutes; `{m}` counts them, away from it where the sign is -1. */
  readonly times: readonly (readonly [words: string, minutes: number])[];
  /** After the hour, or after hour and minutes: "3 o'clock", "15 Uhr 30". */
  readonly hour?: string;
  /** Moments with a name, in minutes from midnight. */
  readonly names?: Readonly<Record<string, number>>;
  /** Behind a time, which it puts before or after noon. */
  readonly before_noon?: string;
  readonly after_noon?: string;
}

export interface Script {
  readonly letters: RegExp;
  /** Words that only a question in this language has; names in its script occur in other questions too. */
  readonly frame: RegExp;
}

/** Patterns of words that stand for something said before; empty where there are none. */
interface Pronouns {
  readonly person: string;
  readonly thing: string;
  readonly possessive: string;
  /** Where such a word stands for nothing: "is there". */
  readonly none: string;
  /** Before which a question's verb stands: "Bekomme ich"; behind which, where nouns have no capitals: "can I bring". */
  readonly subjects?: string;
}

/** Patterns of single words. */
interface VerbForms {
  /** A question word that its verb follows: "who" of "Who destroyed its roof?". */
  readonly asker?: string;
  /** Ends a noun phrase wherever it comes: "was", "fut". */
  readonly auxiliary?: string;
  /** A verb where it is the last word after a noun: "built". */
  readonly participle?: string;
  /** How it is done: "personally". */
  readonly adverb?: string;
  /** Patterns of words that tell who does something: before a participle it is done to the subject, behind it it is done by somebody. */
  readonly passive?: { readonly before: string; readonly by: string };
  /** Before a subject that has its verb after it: "did" of "When did the museum open?". */
  readonly before?: string;
  /** After such a verb, where the question goes on. */
  readonly after?: string;
}

/** Phrases that ask for a song or a joke. */
interface Performance {
  /** Up to what is to be performed: "tell me a". */
  readonly asks: string;
  readonly jokes: string;
  readonly works: string;
  /** Before what the work is to be about. */
  readonly about: string;
}

export interface Phrases {
  readonly starts?: string;
  readonly holds?: string;
}

interface Comparing {
  readonly asks: string;
  /** Groups `a` and `b` are the sides, `topic` the respect. */
  readonly sides: readonly RegExp[];
  /** Before the respect in which to compare. */
  readonly respect: string;
  readonly and: string;
  /** Words for what a thing is compared with where nothing else is named: "the usual one". */
  readonly unnamed?: string;
}

/** Kinds of files as people name them. */
export type FileKind = "pdf" | "text" | "sheet" | "slides" | "image" | "mail" | "web" | "book";
/** By which the first of the documents are wanted: how long they are, or when they were added. */
export type FileOrder = "longest" | "shortest" | "newest" | "oldest";

/** What may be asked of a document as a thing, not of what it tells. */
export type DocumentFact = "author" | "year" | "publisher" | "length" | "title" | ImprintFact;

/** What mostly stands on a title page without a word that says what it is. */
export type ImprintFact = "version" | "organisation" | "journal" | "email" | "holder" | "released" | "translator";

/** Our own words around what is quoted, in one language. Topics come escaped. */
export interface Frames {
  /** Above the quotes. */
  readonly fromDocuments: string;
  /** For a row that sums up others and has no name. */
  readonly total: string;
  /** What the sum or the mean of many values of a column was made from. */
  reckoned(of: "sum" | "mean", count: number): string;
  /** How many rows of a table have what is asked for. */
  rowsOf(count: number, total: number): string;
  /** How large a table is, heads not counted. */
  tableSize(rows: number, columns: number): string;
  /** One word that no document holds, or several that none holds together. Words come escaped, in italics. */
  noneHolds(words: readonly string[], total: number): string;
  /** Words that documents hold, but no passage together. */
  noPassageHolds(words: readonly string[]): string;
  occursIn(word: string, count: number): string;
  nothingFound(total: number): string;
  /** The same two where something was not read: no word, one, or several together. */
  noneSoFar(words: readonly string[]): string;
  /** What was not read; named in bold, with the pages. */
  notRead(names: string): string;
  /** Before a quote: about another year, or without a name of the question. */
  otherYear(found: string, asked: string): string;
  doesNotMention(words: readonly string[]): string;
  /** Before a quote that does not negate what the question does. */
  withoutNot(word: string): string;
  /** Above quotes of documents in another language than the question. */
  fromOtherLanguage(languages: string): string;
  /** Where nothing is found and the question is in another language than the documents. */
  otherLanguage(languages: string): string;
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
  /** Of documents without a text layer in which text recognition found nothing, or was stopped; named in bold. */
  withoutText(names: string): string;
  covers(told: number, total: number): string;
  about(topic: string, told: number, total: number): string;
  inventory(count: number): string;
  mention(topic: string, told: number, total: number): string;
  notMention(topic: string, told: number, total: number): string;
  noneMentions(topic: string, total: number): string;
  items(count: number, documents: number): string;
  saidAbout(topic: string): string;
  /** Around the author whom only the properties of the file name. */
  properties(author: string): string;
  /** What was read for a word that was taken for a slip. */
  readAs(asked: string, read: string): string;
  /** Of a message that is too long, the part that was read as the question. */
  readPart(question: string): string;
  /** Where files of a kind are asked for and none is. */
  readonly noSuchFile: string;
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
  /** Before two or more things that a question may mean. */
  readonly whichOne: string;
  readonly joke: string;
  /** Said where a text is to be translated or said in other words, before what can be quoted. */
  readonly cannotReword: string;
  /** Said of songs, poems and secrets. */
  readonly cannotPerform: string;
  /** Before passages that are worth reading whatever was asked. */
  readonly interesting: string;
  readonly sections: string;
  /** Of documents that a summary leaves out, because they hold no text. */
  unread(names: string): string;
}
