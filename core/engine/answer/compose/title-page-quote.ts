import type { Tokenizer } from "../../index/tokens.ts";
import type { Group } from "../writer.ts";
import type { Question } from "../understand/question.ts";
import { holdsKind, wantsFigure } from "./kind-held.ts";
import { asBest, type Quote, quoteOf } from "./quote.ts";
import type { RankedSentence } from "./rank-sentences.ts";

interface Findings {
  readonly tokenizer: Tokenizer;
  readonly question: Question;
  readonly ranked: readonly RankedSentence[];
  readonly groups: readonly Group[];
}

/** Share of a question that a sentence holds which says all of it. */
const WHOLE = 0.95;

/**
 * The lines of a title page, where they may tell what is asked for. None where a sentence says it: "The standards, last
 * updated August 17, 2021" holds the whole question and a date.
 */
export function titlePageQuote({ groups, tokenizer, question, ranked }: Findings): readonly Quote[] {
  const lines = groups.flatMap(({ front }) => front ?? []);
  const [first] = lines;
  const [best] = ranked;
  const isSaid = best && best.coverage >= WHOLE && wantsFigure(question) && holdsKind(question, best.text);
  return first && !isSaid ? [{ ...quoteOf(asBest(tokenizer, ranked, first), lines), isFront: true }] : [];
}
