import { pairedDifference, pairsOf, type Interval } from "#core/engine/evaluate/intervals.ts";
import type { RunResult } from "#core/library/evaluation/evaluation.ts";

/** What became of one question from one run to the other. */
export interface Compared {
  readonly question: string;
  readonly before: RunResult;
  readonly after: RunResult;
  readonly change: "better" | "worse" | "same";
}

export interface Comparison {
  readonly questions: readonly Compared[];
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  /** Judged questions that only one of the two runs asked. */
  readonly unpaired: number;
  /** Share of right answers after, less before, over the questions of both. */
  readonly difference: Interval & { readonly difference: number };
}

/** Pairs the judged results of two runs by question; one that is asked twice is paired in the order it came. */
export function compareRuns(first: readonly RunResult[], second: readonly RunResult[]): Comparison {
  const [before, after] = [first.filter(isJudged), second.filter(isJudged)];
  const waiting = new Map([...Map.groupBy(before, keyOf)].map(([key, results]) => [key, [...results]]));
  const questions = after.flatMap((result): Compared[] => {
    const earlier = waiting.get(keyOf(result))?.shift();
    return earlier
      ? [{ question: result.question, before: earlier, after: result, change: changeOf(earlier, result) }]
      : [];
  });
  const count = (change: Compared["change"]) => questions.filter((one) => one.change === change).length;
  return {
    questions,
    better: count("better"),
    worse: count("worse"),
    same: count("same"),
    unpaired: before.length + after.length - 2 * questions.length,
    difference: pairedDifference(pairsOf(questions.map((one) => [one.before.is_correct, one.after.is_correct]))),
  };
}

const isJudged = ({ is_judged }: RunResult): boolean => is_judged;
const keyOf = ({ question }: RunResult): string => question.trim();

const changeOf = (before: RunResult, after: RunResult): Compared["change"] =>
  before.is_correct === after.is_correct ? "same" : after.is_correct ? "better" : "worse";
