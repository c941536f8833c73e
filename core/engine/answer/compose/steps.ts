import type { Tokenizer } from "../../index/tokens.ts";
import type { Question } from "../understand/question.ts";
import { textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import type { RankedSentence } from "./rank-sentences.ts";

const MOST_STEPS = 12;

/** The steps of an instruction in order, where the passage of the sentence has a list of them; else none. */
export function stepsAfter(
  tokenizer: Tokenizer,
  question: Question,
  { passage, start: from }: RankedSentence,
  items: readonly Quotation[],
): readonly Quotation[] {
  const steps = items.filter((item) => item.passage.chunk_id === passage.chunk_id);
  const heading = new Set(tokenizer.terms(passage.heading ?? ""));
  const isOnTopic = question.terms.some((term) => heading.has(term)) || steps.some(({ start }) => start >= from);
  const areActs = steps.filter((step) => isAct(textOf(step))).length * 2 > steps.length;
  return steps.length >= 2 && isOnTopic && areActs ? steps.slice(0, MOST_STEPS) : [];
}

/** A step says to do something; "localhost" in a list of names does not. */
const isAct = (text: string): boolean => /\p{Script=Han}{3}|\S\s+\S+\s+\S/u.test(text);
