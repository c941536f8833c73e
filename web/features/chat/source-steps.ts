import type { AnswerDetails, Passage, Place, Receipt } from "../../app/types.ts";

/** A source as it is opened: its number in the answer, and the sentence it was opened from (-1: from the list below). */
export interface OpenSource {
  readonly source: number;
  readonly at: number;
}

export interface SourceStep extends OpenSource {
  readonly place: Place;
  readonly name: string;
  readonly page: number | null;
  /** The words to read. */
  readonly quote: string;
}

/**
 * What `[` and `]` step through: the citations in the order of the text, then, where one of them stands open,
 * the passages that were found but not cited.
 */
export function sourceSteps(answer: AnswerDetails | undefined, opened: number | undefined): readonly SourceStep[] {
  if (!answer || opened === undefined) return [];
  const cited = answer.receipts.flatMap((receipt, at) => {
    const passage = receipt.citation === null ? undefined : answer.passages[receipt.citation - 1];
    return passage ? [stepOf(passage, receipt, receipt.citation ?? 0, at)] : [];
  });
  const uncited = answer.passages.map((passage, index) => stepOf(passage, undefined, index + 1, -1));
  return [...cited, ...uncited];
}

export function stepFrom(steps: readonly SourceStep[], current: number, by: number): SourceStep | undefined {
  return steps.length === 0 ? undefined : steps[(current + by + steps.length) % steps.length];
}

/** The words of the sentence's receipt where there is one, otherwise the whole passage. */
function stepOf(passage: Passage, receipt: Receipt | undefined, source: number, at: number): SourceStep {
  const start = receipt?.start ?? passage.start;
  const end = receipt?.end ?? passage.end;
  return {
    source,
    at,
    place: { documentId: passage.document_id, start, end },
    name: passage.document_name,
    page: passage.page,
    quote: receipt?.quote ?? passage.content,
  };
}
