import type { Library } from "../library.ts";
import type { RankedSentence } from "./rank-sentences.ts";

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
  const likeness = await library.likeness(question, ranked);
  if (likeness === null) return ranked;
  // What could not be compared has little worth by its words.
  const worth = ({ score, passage }: RankedSentence, alike: number | null): number =>
    alike === null ? score : score + WORTH.sentence * alike + WORTH.passage * Math.max(0, passage.why?.similarity ?? 0);
  return ranked
    .map((one, at) => ({ ...one, score: worth(one, likeness[at] ?? null) }))
    .sort((a, b) => b.score - a.score);
}
