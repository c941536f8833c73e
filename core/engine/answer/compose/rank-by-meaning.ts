import type { Library } from "../library.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/** Sentences whose meaning is compared, the best by words: twice as many gained nothing and take twice as long. */
const COMPARED = 20;
/**
 * What a likeness of one adds to a score, of the sentence and of its passage. Of 1, 2, 3 and 4, and of 0, 1, 1.5 and 3, tried
 * on the parts of `bench/natural-questions.ts` that are looked at.
 */
const WORTH = { sentence: 4, passage: 1 };

/** The sentences again, those most alike to the question in meaning first, where a language model tells that. */
export async function withTheirMeaning(
  library: Pick<Library, "likeness">,
  question: string,
  ranked: readonly RankedSentence[],
): Promise<readonly RankedSentence[]> {
  const best = ranked.slice(0, COMPARED);
  const likeness = await library.likeness(
    question,
    best.map(({ text }) => text),
  );
  if (likeness === null) return ranked;
  const compared = best.map((one, at) => ({
    ...one,
    score:
      one.score + WORTH.sentence * (likeness[at] ?? 0) + WORTH.passage * Math.max(0, one.passage.why?.similarity ?? 0),
  }));
  return [...compared, ...ranked.slice(COMPARED)].sort((a, b) => b.score - a.score);
}
