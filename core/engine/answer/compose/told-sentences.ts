import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Quotation } from "./draft.ts";
import { sentences } from "./sentences.ts";

/** A sentence of a passage with its distinct terms. */
export interface ToldSentence extends Quotation {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

export function toldSentences(tokenizer: Tokenizer, passage: Passage): ToldSentence[] {
  return sentences(passage.content).map(({ start, end }) => {
    const text = passage.content.slice(start, end);
    return {
      passage,
      text,
      start: passage.start + start,
      end: passage.start + end,
      terms: new Set(tokenizer.terms(text)),
    };
  });
}

/** Share of the wanted terms that are held, 0–1. */
export const coverage = (wanted: readonly string[], held: ReadonlySet<string>): number =>
  wanted.length === 0 ? 0 : wanted.filter((term) => held.has(term)).length / wanted.length;
