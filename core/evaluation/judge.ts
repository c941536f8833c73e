import type { Answer } from "../engine/engine.ts";
import type { TestCaseRow } from "./evaluation.ts";

export interface Judgement {
  readonly is_correct: boolean;
  /** How sure the judge is, 0–1. */
  readonly confidence: number;
  readonly reasoning: string;
}

/** Share of the expected answer's words from which an answer counts as correct. */
const ENOUGH = 0.6;

/**
 * Compares words with the expected answer, or without one asks whether the answer rests on the documents.
 * No model is asked: the same answer is always judged the same.
 */
export function judge({ ground_truth }: TestCaseRow, { content, answered, receipts }: Answer): Judgement {
  if (ground_truth === null || ground_truth.trim() === "") {
    const supported = receipts.filter((receipt) => receipt.supported).length;
    const share = receipts.length === 0 ? 0 : supported / receipts.length;
    const is_correct = answered && share >= ENOUGH;
    return { is_correct, confidence: answered ? share : 0, reasoning: `No expected answer; ${supported} of ${receipts.length} sentences rest on a passage.` };
  }
  const expected = wordsOf(ground_truth);
  const given = new Set(wordsOf(content));
  const found = expected.filter((word) => given.has(word)).length;
  const share = expected.length === 0 ? 0 : found / expected.length;
  const is_correct = answered && share >= ENOUGH;
  return { is_correct, confidence: is_correct ? share : 1 - share, reasoning: `${found} of ${expected.length} words of the expected answer are in the answer.` };
}

const wordsOf = (text: string): string[] => [...new Set(text.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu))];
