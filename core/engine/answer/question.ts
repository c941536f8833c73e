import type { Tokenizer } from "../index/tokens.ts";
import { answerType, type AnswerType } from "./answer-types.ts";
import { QUESTION_WORDS, UNSPACED_QUESTION_WORDS } from "./question-words.ts";

export interface Question {
  readonly text: string;
  readonly type: AnswerType;
  /** Distinct terms that carry meaning, in order. */
  readonly terms: readonly string[];
  /** Those of them that are names, numbers or identifiers. */
  readonly key: ReadonlySet<string>;
}

/** Reads a question without a model: what kind of answer it wants, its meaning-bearing terms, and which of them are names. */
export function readQuestion(tokenizer: Tokenizer, text: string): Question {
  const plain = text.replace(UNSPACED_QUESTION_WORDS, (found) => " ".repeat(found.length));
  const shouted = text === text.toUpperCase();
  const terms = new Set<string>();
  const key = new Set<string>();
  for (const { start, end, terms: found } of tokenizer.words(plain)) {
    const word = plain.slice(start, end);
    if (QUESTION_WORDS.has(word.toLowerCase())) continue;
    const named = /\p{N}/u.test(word) || (!shouted && start > 0 && /^\p{Lu}/u.test(word));
    for (const term of found) {
      terms.add(term);
      if (named) key.add(term);
    }
  }
  return { text, type: answerType(text), terms: [...terms], key };
}
