import type { Answer } from "../engine/engine.ts";
import { judgeAnswer, type Judgement } from "../engine/evaluate/judge.ts";
import type { TestCaseRow } from "./evaluation.ts";

/** Judges an answer against its test case. No model is asked: the same answer is always judged the same. */
export function judge({ question, ground_truth }: TestCaseRow, answer: Answer): Judgement {
  return judgeAnswer({ question, ground_truth, answer });
}
