import type { Answer } from "../engine/engine.ts";

/** Sentences of an answer that a reader should not take for checked. */
export interface Doubts {
  /** The documents do not support these. */
  readonly unsupported: string[];
  /** The documents hold the numbers and names of these; whether they say the rest could not be told. */
  readonly wording_unchecked: string[];
}

export function doubtsOf({ content, receipts }: Pick<Answer, "content" | "receipts">): Doubts {
  const textsOf = (found: Answer["receipts"]) => found.map(({ from, to }) => content.slice(from, to).trim());
  return {
    unsupported: textsOf(receipts.filter(({ supported }) => !supported)),
    wording_unchecked: textsOf(receipts.filter(({ supported, wording }) => supported && wording === "unchecked")),
  };
}
