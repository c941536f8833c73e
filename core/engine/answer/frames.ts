import { counted, plural } from "#core/counted.ts";
import { FRAMES_EASTERN } from "./frames-eastern.ts";
import { FRAMES_WESTERN } from "./frames-western.ts";
import { questionLanguage, type QuestionLanguage } from "./question-language.ts";

/** Our own words around what is quoted, in one language. Topics come escaped. */
export interface Frames {
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

/** The frames for an answer to this question. */
export function framesFor(question: string): Frames {
  return FRAMES[questionLanguage(question)];
}

const ENGLISH: Frames = {
  notSaid: "The documents do not say.",
  closest: "Closest I found:",
  nothingHere: "Does not say.",
  sideBySide: "Side by side:",
  inShort: "In short",
  numbersDiffer: "Numbers and dates that differ:",
  onlyOne: "There is only one document to look at:",
  cannotCompare: "The documents do not say enough about these to compare them.",
  noText: "The documents hold no text to summarise.",
  withoutText: (names) =>
    `There is no text to search in ${names}: it has no text layer, as a scan of paper. Run text recognition (OCR) over it and add it again.`,
  covers: (told, total) =>
    told < total
      ? `This covers ${told} of ${counted(total, "document")}; ask about the others by name.`
      : `This covers ${counted(total, "document")}.`,
  about: (topic, told, total) =>
    `What ${told} of ${counted(total, "document")} ${plural(told, "says", "say")} about “${topic}”:`,
  inventory: (count) => `There ${plural(count, "is", "are")} ${counted(count, "document")}`,
  mention: (topic, told, total) =>
    `${told} of ${counted(total, "document")} ${plural(told, "mentions", "mention")} “${topic}”`,
  noneMentions: (topic, total) => `None of the ${counted(total, "document")} mentions “${topic}”.`,
  items: (count, documents) => `${counted(count, "item")} found in ${counted(documents, "document")}`,
  saidAbout: (topic) => `What the documents say about “${topic}”:`,
  steps: "Then:",
  properties: (author) => `The text does not say; the properties of the file name **${author}** as its author.`,
  readAs: (asked, read) => `“${read}” was read for “${asked}”.`,
  readPart: (question) =>
    `Your message is longer than 2,000 characters: “${question}” was read as the question, the rest as context.`,
  firstOf: (count) => `the first ${count} ${plural(count, "is", "are")} listed`,
  pages: (count) => counted(count, "page"),
  words: (count) => counted(count, "word"),
  hello: "Hello!",
  welcome: "You are welcome!",
  goodbye: "Goodbye!",
  fine: "I am Lectern, and I am ready.",
  addOne: "Add a document, and I answer questions about it with the passages the answer rests on.",
  canDo: (count) =>
    `I answer questions about your ${count === 1 ? "document" : counted(count, "document")}, always with the passage the answer comes from. Ask for a fact, a summary, a comparison or a list.`,
  askBack: "What would you like to know? Name a person, a place, a term or a document.",
  forExample: "For example about:",
  noDocuments: "There are no documents to look at yet. Add one and ask again when it has been read.",
};

const FRAMES: Readonly<Record<QuestionLanguage, Frames>> = { en: ENGLISH, ...FRAMES_WESTERN, ...FRAMES_EASTERN };
