import type { Tokenizer } from "../../index/tokens.ts";
import type { Question } from "../understand/question.ts";
import { leadsOn, textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { ITEM_MARK } from "../../sentences.ts";
import { listsIn } from "./list-items.ts";
import type { RankedSentence } from "./rank-sentences.ts";

const MOST_STEPS = 12;

/** The steps of an instruction in order, where the passage of the sentence has a list of them; else none. */
export function stepsAfter(
  tokenizer: Tokenizer,
  question: Question,
  { passage, start: from, text, end }: RankedSentence,
  items: readonly Quotation[],
): readonly Quotation[] {
  // "Do it as follows:" leads to the list behind it.
  const begins = leadsOn(text) ? end : 0;
  const steps = listOnTopic(
    tokenizer,
    question,
    items.filter((item) => item.passage.chunk_id === passage.chunk_id && item.start >= begins),
  );
  const heading = new Set(tokenizer.terms(passage.heading ?? ""));
  const isOnTopic = question.terms.some((term) => heading.has(term)) || steps.some(({ start }) => start >= from);
  const areActs = steps.filter((step) => isAct(textOf(step))).length * 2 > steps.length;
  return steps.length >= 2 && isOnTopic && areActs ? steps.slice(0, MOST_STEPS) : [];
}

/** Of several lists in one passage the one that holds most words of the question; of those that hold as many a numbered one. */
function listOnTopic(tokenizer: Tokenizer, { terms }: Question, items: readonly Quotation[]): readonly Quotation[] {
  const held = (list: readonly Quotation[]): number => {
    const own = new Set(list.flatMap((item) => tokenizer.terms(textOf(item))));
    return terms.filter((term) => own.has(term)).length;
  };
  return listsIn(items).toSorted((a, b) => held(b) - held(a) || Number(isNumbered(b)) - Number(isNumbered(a)))[0] ?? [];
}

/** Steps are numbered, and what they need is not: "1. Chop the onion." below "- 1 onion". */
const isNumbered = (list: readonly Quotation[]): boolean =>
  list.every((item) => /^\(?\p{N}+[.)]\s/u.test(textOf(item)));

/** A step says to do something; "localhost" in a list of names does not, nor "The pool closes at nine" in a list of rules. */
const isAct = (text: string): boolean => /\p{Script=Han}{3}|\S\s+\S+\s+\S/u.test(text) && !STATES.test(text);

/** How no English instruction begins; in other languages one may begin with an article. */
const STATES = new RegExp(`^(?:${ITEM_MARK})?(?:the|an?|you|it|this|these|there|we|they)\\s`, "iu");
