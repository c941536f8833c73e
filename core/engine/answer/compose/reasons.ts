import { EXPLAINS, FOLLOWS } from "../../languages/prose-words.ts";
import type { RankedSentence } from "./rank-sentences.ts";

export const explainsBefore = (text: string): boolean => EXPLAINS.test(text.trim());

const followsBefore = (text: string): boolean => FOLLOWS.test(text.trim());

/** Characters that may stand between a sentence and the next. */
const BETWEEN = 4;

/** The sentence that leads with its neighbour, where one says what is so and the other why; both in reading order. */
export function withItsReason(lead: RankedSentence, ranked: readonly RankedSentence[]): readonly RankedSentence[] {
  const own = ranked.filter(({ passage }) => passage.chunk_id === lead.passage.chunk_id);
  if (explainsBefore(lead.text) || followsBefore(lead.text)) {
    const before = own.find(({ end }) => end < lead.start && lead.start - end <= BETWEEN);
    return before ? [before, lead] : [lead];
  }
  const next = own.find(({ start }) => start > lead.end && start - lead.end <= BETWEEN);
  return next && explainsBefore(next.text) ? [lead, next] : [lead];
}
