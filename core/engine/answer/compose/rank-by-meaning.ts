import { fileStem } from "../../names/file-stem.ts";
import type { Library, LibraryDocument } from "../library.ts";
import { headingAbove } from "./heading-above.ts";
import type { Question } from "../understand/question.ts";
import { saysSurely } from "./kind-held.ts";
import { type RankedSentence, SURE } from "./rank-sentences.ts";

/**
 * What a likeness of one adds to a score, of the sentence and of its passage. Of 1, 2, 3 and 4, and of 0, 1, 1.5 and 3, tried
 * on the parts of `bench/natural-questions.ts` that are looked at.
 */
const WORTH = { sentence: 4, passage: 1 };

/**
 * What a likeness of one adds to a sentence with a sum or a time where one is asked for: "We can replace it for £780" has no
 * word of "How much does the repair cost?". Of 0, 1 and 2.
 */
const OF_KIND = 1;

/**
 * What the likeness of the heading above it adds, beyond one that headings about anything else have. Of 1, 2 and 3, and of 0,
 * 0.3 and 0.4, tried on the same parts and on the manuals.
 */
const HEADING = { worth: 3, from: 0.3 };

/**
 * The same for the title of its document, where several documents were found: of those that hold the question's words the one
 * about its subject. Of 1 to 5, tried on the same parts.
 */
const TITLE = { worth: 3, from: 0.3 };

/** Headings, and titles, that are compared: those of the passages most alike. More gained little, and each takes a model some milliseconds. */
const MOST_COMPARED = 12;

/** The title that a document is known by. */
type Titled = Pick<LibraryDocument, "document_id" | "name" | "title">;

/**
 * The sentences again, those most alike to the question in meaning first, where a language model tells that. A section often
 * answers the question that is its heading, and repeats none of its words; a document that is about the question's subject
 * names it in its title, and hardly again.
 */
export async function withTheirMeaning(
  library: Pick<Library, "likeness" | "likenessOfTexts">,
  question: Question,
  ranked: readonly RankedSentence[],
  documents: readonly Titled[],
): Promise<readonly RankedSentence[]> {
  const likeness = await library.likeness(question.text, ranked);
  if (likeness === null) return ranked;
  const headings = ranked.map(headingAbove);
  const titles = titlesOf(ranked, documents);
  const compared = [...new Set([headings, titles].flatMap((texts) => ofTheMostAlike(ranked, texts)))];
  const alike = (await library.likenessOfTexts(question.text, compared)) ?? [];
  const likenessOf = new Map(compared.map((text, at) => [text, alike[at] ?? 0]));
  const gain = (text: string | undefined, { worth, from }: typeof HEADING): number =>
    worth * Math.max(0, (likenessOf.get(text ?? "") ?? 0) - from);
  const gained = ranked.map((one, at) => {
    const ofTitles = gain(headings[at], HEADING) + gain(titles[at], TITLE);
    const ofSentence = likeness[at] ?? null;
    // What could not be compared has little worth by its words.
    if (ofSentence === null) return ofTitles;
    const ofPassage = Math.max(0, one.passage.why?.similarity ?? 0);
    const ofKind = saysSurely(question, one.text) ? OF_KIND * Math.max(0, ofSentence) : 0;
    return WORTH.sentence * ofSentence + WORTH.passage * ofPassage + ofTitles + ofKind;
  });
  const most = Math.max(...gained);
  return ranked
    .map((one, at) => ({
      ...one,
      score: one.score + Math.max(gained[at] ?? 0, most * definingShare(one)),
      ...(typeof likeness[at] === "number" && { likeness: likeness[at] }),
    }))
    .sort((a, b) => b.score - a.score);
}

/** What a sentence that says what the thing asked about is, or tells what is sought, has, at least, of the most that any gains: it may repeat no other word. */
const definingShare = ({ defines = 0, isSought }: RankedSentence): number =>
  defines >= SURE || isSought ? 1 : defines;

/** The title of each sentence's document, else its file name; none where all are of one document. */
function titlesOf(ranked: readonly RankedSentence[], documents: readonly Titled[]): readonly (string | undefined)[] {
  const titles = new Map(documents.map(({ document_id, name, title }) => [document_id, title ?? fileStem(name)]));
  const own = ranked.map(({ passage }) => titles.get(passage.document_id));
  return new Set(own).size > 1 ? own : own.map(() => undefined);
}

/** The texts of the sentences in the most similar passages, each once. */
function ofTheMostAlike(ranked: readonly RankedSentence[], texts: readonly (string | undefined)[]): readonly string[] {
  const similarityOf = ({ passage }: RankedSentence): number => passage.why?.similarity ?? 0;
  const inOrder = ranked
    .map((one, at) => ({ similarity: similarityOf(one), text: texts[at] }))
    .toSorted((a, b) => b.similarity - a.similarity)
    .map(({ text }) => text);
  return [...new Set(inOrder.filter((text) => text !== undefined))].slice(0, MOST_COMPARED);
}
