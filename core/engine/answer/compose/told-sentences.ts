import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { remember } from "../../remember.ts";
import type { Quotation } from "./draft.ts";
import { isProse } from "./prose.ts";
import { sentences } from "../../sentences.ts";

/** A sentence of a passage with its distinct terms. */
export interface ToldSentence extends Quotation {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

export const toldSentences = remember((tokenizer: Tokenizer, passage: Passage): readonly ToldSentence[] =>
  sentences(passage.content).map(({ start, end }) => {
    const text = passage.content.slice(start, end);
    let terms: ReadonlySet<string> | undefined;
    return {
      passage,
      text,
      start: passage.start + start,
      end: passage.start + end,
      // A comparison reads every sentence of whole documents, and asks for the terms of few.
      get terms() {
        return (terms ??= new Set(tokenizer.terms(text)));
      },
    };
  }),
);

/** Those that read as running text. */
export const proseSentences = remember((tokenizer: Tokenizer, passage: Passage): readonly ToldSentence[] =>
  toldSentences(tokenizer, passage).filter(({ text }) => isProse(text)),
);

/** Share of the wanted terms that are held, 0–1. */
export const coverage = (wanted: readonly string[], held: ReadonlySet<string>): number =>
  wanted.length === 0 ? 0 : wanted.filter((term) => held.has(term)).length / wanted.length;
