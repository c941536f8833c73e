import type { Tokenizer } from "../index/tokens.ts";
import type { Question } from "./question.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/** The words of a sentence that answer a factoid question, by their range in the extracted text. */
export interface AnswerSpan {
  readonly sentence: RankedSentence;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const PATTERNS: Partial<Record<Question["type"], RegExp>> = {
  date: /(?:\p{N}{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \p{N}{1,2},?)?(?: \p{N}{4})?|\b\p{N}{4}s?\b/gu,
  number: /(?:[$€£]\s?)?\p{N}+(?:[.,]\p{N}+)*(?:\s?%| (?:percent|million|billion|thousand|years?|days?|hours?|km|miles|kilometers|square \p{L}+))?/gu,
  person: /\p{Lu}[\p{L}'’.-]+(?: (?:of |de |van |von )?\p{Lu}[\p{L}'’.-]+)*/gu,
  place: /\p{Lu}[\p{L}'’.-]+(?:,? (?:of |de )?\p{Lu}[\p{L}'’.-]+)*/gu,
};

/** The date, number or name that answers, where the question wants one and the best sentences have one. */
export function extractAnswerSpan(tokenizer: Tokenizer, question: Question, ranked: readonly RankedSentence[]): AnswerSpan | null {
  const pattern = PATTERNS[question.type];
  if (!pattern) return null;
  const asked = new Set(question.terms);
  for (const sentence of ranked.slice(0, 3)) {
    for (const match of sentence.text.matchAll(pattern)) {
      const terms = tokenizer.terms(match[0]);
      if (terms.length === 0 || terms.every((term) => asked.has(term))) continue;
      const start = sentence.start + match.index;
      return { sentence, start, end: start + match[0].length, text: match[0] };
    }
  }
  return null;
}
