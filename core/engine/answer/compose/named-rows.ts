import type { Tokenizer } from "../../index/tokens.ts";
import { LIGHT_WORDS } from "../../languages/question-words.ts";
import { isTableRow } from "../../sentences.ts";
import type { Question } from "../understand/question.ts";
import { heldTerms, holds } from "./held-terms.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/**
 * The sentences again. Where the question names a row of a passage, the rows of that passage that hold no word of the
 * question come behind the others: a language model finds "Basic salary" as much alike to "hourly rate for overtime" as
 * "Overtime".
 */
export function withNamedRowsFirst(
  tokenizer: Tokenizer,
  { terms }: Pick<Question, "terms">,
  ranked: readonly RankedSentence[],
): readonly RankedSentence[] {
  const asked = terms.filter((term) => !LIGHT_WORDS.has(term));
  const holdsAsked = (text: string): boolean => {
    const held = heldTerms(tokenizer.terms(text));
    return asked.some((term) => holds(held, term) > 0);
  };
  const isNamed = ({ text }: RankedSentence): boolean => holdsAsked(text.slice(0, text.indexOf(" | ")));
  const rows = ranked.filter(({ text }) => isTableRow(text));
  const placed = new Map<RankedSentence, RankedSentence>();
  for (const own of Map.groupBy(rows, ({ passage }) => passage).values()) {
    if (own.length < 2 || !own.some(isNamed)) continue;
    const { telling = [], silent = [] } = Object.groupBy(own, ({ text }) => (holdsAsked(text) ? "telling" : "silent"));
    // Each place keeps its score.
    [...telling, ...silent].forEach((row, at) => placed.set(own[at] ?? row, { ...row, score: own[at]?.score ?? 0 }));
  }
  return ranked.map((row) => placed.get(row) ?? row);
}
