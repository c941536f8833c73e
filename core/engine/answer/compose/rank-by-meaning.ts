import type { Library } from "../library.ts";
import { headingAbove } from "./heading-above.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/**
 * What a likeness of one adds to a score, of the sentence and of its passage. Of 1, 2, 3 and 4, and of 0, 1, 1.5 and 3, tried
 * on the parts of `bench/natural-questions.ts` that are looked at.
 */
const WORTH = { sentence: 4, passage: 1 };

/**
 * What the likeness of the heading above it adds, beyond one that headings about anything else have. Of 1, 2 and 3, and of 0,
 * 0.3 and 0.4, tried on the same parts and on the manuals.
 */
const HEADING = { worth: 3, from: 0.3 };

/** Headings that are compared: those of the passages most alike. More gained little, and each takes a model some milliseconds. */
const MOST_HEADINGS = 12;

/**
 * The sentences again, those most alike to the question in meaning first, where a language model tells that. A section often
 * answers the question that is its heading, and repeats none of its words.
 */
export async function withTheirMeaning(
  library: Pick<Library, "likeness" | "likenessOfTexts">,
  question: string,
  ranked: readonly RankedSentence[],
): Promise<readonly RankedSentence[]> {
  const likeness = await library.likeness(question, ranked);
  if (likeness === null) return ranked;
  const headings = ranked.map(headingAbove);
  const compared = headingsOfTheMostAlike(ranked, headings);
  const alikeHeadings = (await library.likenessOfTexts(question, compared)) ?? [];
  const gains = new Map(
    compared.map((heading, at) => [heading, HEADING.worth * Math.max(0, (alikeHeadings[at] ?? 0) - HEADING.from)]),
  );
  return ranked
    .map((one, at) => {
      const gain = gains.get(headings[at] ?? "") ?? 0;
      const alike = likeness[at] ?? null;
      // What could not be compared has little worth by its words.
      if (alike === null) return { ...one, score: one.score + gain };
      const ofPassage = Math.max(0, one.passage.why?.similarity ?? 0);
      const score = one.score + WORTH.sentence * alike + WORTH.passage * ofPassage + gain;
      return { ...one, score, isCompared: true };
    })
    .sort((a, b) => b.score - a.score);
}

function headingsOfTheMostAlike(
  ranked: readonly RankedSentence[],
  headings: readonly (string | undefined)[],
): readonly string[] {
  const similarityOf = ({ passage }: RankedSentence): number => passage.why?.similarity ?? 0;
  const inOrder = ranked
    .map((one, at) => ({ similarity: similarityOf(one), heading: headings[at] }))
    .toSorted((a, b) => b.similarity - a.similarity)
    .map(({ heading }) => heading);
  return [...new Set(inOrder.filter((heading) => heading !== undefined))].slice(0, MOST_HEADINGS);
}
