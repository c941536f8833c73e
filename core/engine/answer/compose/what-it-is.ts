import { SAYS_WHAT } from "../../languages/prose-words.ts";
import type { Question } from "../understand/question.ts";
import { isNextTo, withWhatItRefersTo } from "./context.ts";
import { OF_FAMILY } from "./describes.ts";
import type { Quotation } from "./draft.ts";
import { isProse } from "./prose.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { isHeading } from "./sentence-candidates.ts";

/** Characters of a sentence that is too short to explain a thing by itself. */
const SHORT_WORD = 80;

/**
 * Of a sentence that only speaks of the thing also the next, where that says what it is: "She is the director of …", or
 * where the first has hardly begun: "The decoy effect is a common tactic."
 */
export function withWhatItIs(
  question: Question,
  best: RankedSentence,
  ranked: readonly RankedSentence[],
): readonly Quotation[] {
  const isSaid = (question.definition?.strengthOf(best.text) ?? 0) >= OF_FAMILY;
  const next = ranked.find((own) => own.passage === best.passage && own.start > best.end && isNextTo(best, own));
  if (!next) return withWhatItRefersTo(best);
  const isText = isProse(next.text) && !isHeading(next);
  const goesOn = isSaid ? isText && best.text.length < SHORT_WORD : isText || SAYS_WHAT.test(next.text);
  return goesOn ? [best, next] : withWhatItRefersTo(best);
}
