import type { Tokenizer } from "../../index/tokens.ts";
import { LIGHT_WORDS } from "../../languages/question-words.ts";
import { isTableRow } from "../../sentences.ts";
import { namesWhole } from "../../tables/sheet-rows.ts";
import type { Question } from "../understand/question.ts";
import type { AnswerKind } from "../understand/understood.ts";
import { heldTerms, holds } from "./held-terms.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/** What a total may answer. */
const NUMBERS: ReadonlySet<AnswerKind> = new Set(["amount", "count"]);

/**
 * The sentences again. Where the question names a row of a passage, the rows of that passage that hold no word of the
 * question come behind the others: a language model finds "Basic salary" as much alike to "hourly rate for overtime" as
 * "Overtime". Where a number is asked for and no row is named, the total comes first: "What is the price?" of a bill.
 */
export function withNamedRowsFirst(
  tokenizer: Tokenizer,
  { terms, wants }: Pick<Question, "terms" | "wants">,
  ranked: readonly RankedSentence[],
): readonly RankedSentence[] {
  const asked = terms.filter((term) => !LIGHT_WORDS.has(term));
  const holdsAsked = (text: string): boolean => {
    const held = heldTerms(tokenizer.terms(text));
    return asked.some((term) => holds(held, term) > 0);
  };
  const isNamed = ({ text }: RankedSentence): boolean => holdsAsked(nameOf(text));
  const isTotal = ({ text }: RankedSentence): boolean => namesWhole(nameOf(text));
  const rows = ranked.filter(({ text }) => isTableRow(text));
  const placed = new Map<RankedSentence, RankedSentence>();
  for (const own of Map.groupBy(rows, ({ passage }) => passage).values()) {
    if (own.length < 2) continue;
    const isFirst = own.some(isNamed)
      ? ({ text }: RankedSentence) => holdsAsked(text)
      : NUMBERS.has(wants) && own.some(isTotal)
        ? isTotal
        : null;
    if (isFirst === null) continue;
    const { telling = [], silent = [] } = Object.groupBy(own, (row) => (isFirst(row) ? "telling" : "silent"));
    // Each place keeps its score.
    [...telling, ...silent].forEach((row, at) => placed.set(own[at] ?? row, { ...row, score: own[at]?.score ?? 0 }));
  }
  return ranked.map((row) => placed.get(row) ?? row);
}

const nameOf = (row: string): string => row.slice(0, row.indexOf(" | "));
