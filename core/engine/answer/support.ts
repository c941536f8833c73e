import type { Question } from "./question.ts";
import type { RankedSentence } from "./rank-sentences.ts";

const ENOUGH = 0.45;

/** Whether the best sentences are about what is asked, rather than merely the nearest there is. */
export function isAnswered(question: Question, ranked: readonly RankedSentence[]): boolean {
  const best = ranked[0];
  return best !== undefined && question.terms.length > 0 && best.coverage >= ENOUGH;
}
