import type { Tokenizer } from "../../index/tokens.ts";
import { textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import type { TableRow } from "./table-row.ts";

/** What a careful person would mark for a question: whole sentences of one passage, and what they lead to. */
export interface Quote {
  /** The sentence, item or row for which the rest is shown. */
  readonly best: RankedSentence;
  /** In reading order; none where a row or a list stands alone. */
  readonly sentences: readonly Quotation[];
  /** What the sentences lead to: steps, or the items of a list. */
  readonly items: readonly Quotation[];
  readonly row: TableRow | null;
  /** Lines of a title page, which hold no word of the question. */
  readonly isFront?: boolean;
}

export const quoteOf = (best: RankedSentence, sentences: readonly Quotation[] = [best]): Quote => ({
  best,
  sentences,
  items: [],
  row: null,
});

/** Words that are quoted whatever sentences hold: as good as the best of them. */
export function asBest(tokenizer: Tokenizer, [best]: readonly RankedSentence[], words: Quotation): RankedSentence {
  const text = textOf(words);
  return { ...words, text, terms: new Set(tokenizer.terms(text)), coverage: 1, score: best?.score ?? 1 };
}

/** Whether a quote shows these words already, from this place or where the document says them once more. */
export function isShown({ sentences, items, row }: Quote, words: Quotation): boolean {
  const { passage, start, end } = words;
  const shown = [...sentences, ...items];
  return (
    [...shown, ...(row?.cells.map(({ cell }) => cell) ?? [])].some(
      (own) => own.passage.document_id === passage.document_id && start < own.end && end > own.start,
    ) || shown.some((own) => wordsOf(own) === wordsOf(words))
  );
}

/** What it says, whatever space stands between the words. */
export const wordsOf = (words: Quotation): string => textOf(words).replace(/\s+/gu, " ");
