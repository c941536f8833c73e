import type { HeldTerms } from "../compose/held-terms.ts";
import { coverage, together, type Evidence, type Source } from "./evidence.ts";
import { holdsDate, holdsQuantity, isYear } from "./held-figures.ts";
import type { Statement } from "./statement.ts";

/** Share of a statement's words that one or two sentences must hold. */
export const IN_SENTENCE = 0.5;
/** What a sentence must share to speak of the same. */
export const SAME_MATTER = 0.5;

/** What of a source says most of a statement: one sentence, or two that follow each other. */
export interface Best {
  readonly source: Source;
  readonly first: Evidence;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly share: number;
}

/** How much better two sentences must be than one. */
const WORTH_TWO = 0.2;

export function bestSentences(statement: Statement, sources: readonly Source[]): Best | null {
  let best: Best | null = null;
  for (const source of sources) {
    const shares = source.sentences.map((sentence) => shareOf(statement, sentence.terms, [sentence]));
    for (const [index, first] of source.sentences.entries()) {
      const share = shares[index] ?? 0;
      const { start, end, text } = first;
      if (!best || share > best.share) best = { source, first, start, end, text, share };
      const next = source.sentences[index + 1];
      const other = shares[index + 1];
      if (!next || other === undefined || !mayGoTogether(statement, first, next)) continue;
      const terms = together(first.terms, next.terms);
      const both = shareOf(statement, terms, [first, next]);
      if (both <= Math.max(share, other) + WORTH_TWO || both <= best.share) continue;
      const pair = source.passage.content.slice(start, next.end);
      const nearer = share >= other ? first : next;
      best = { source, first: nearer, start, end: next.end, text: pair, share: both };
    }
  }
  return best;
}

/** Two sentences, no list; of a table, two cells of one row where the statement tells two figures. */
const mayGoTogether = ({ quantities }: Statement, first: Evidence, next: Evidence): boolean =>
  !first.isCell && !next.isCell
    ? !first.isWhole && !next.isWhole
    : first.start === next.start && quantities.filter((told) => !isYear(told)).length > 1;

/** Share of the words and figures of a statement that one or two sentences hold. */
export function shareOf(
  { terms, quantities, dates }: Statement,
  held: HeldTerms,
  sentences: readonly Evidence[],
): number {
  const figures =
    quantities.filter((told) => sentences.some((sentence) => holdsQuantity(sentence, told))).length +
    dates.filter((told) => sentences.some((one) => holdsDate(one, told))).length;
  const count = terms.length + quantities.length + dates.length;
  return count === 0 ? 0 : (coverage(terms, held) * terms.length + figures) / count;
}
