import { expect, test } from "vitest";
import type { RunResult } from "#core/library/evaluation/evaluation.ts";
import { compareRuns } from "./compared-runs.ts";

const result = (question: string, is_correct: boolean): RunResult => ({
  question,
  answer: "",
  is_correct,
  confidence: 1,
  chunks_used: 0,
  details: {},
  is_judged: true,
});

test("each question is better, worse or the same", () => {
  const before = [result("a", false), result("b", true), result("c", true), result("only before", true)];
  const after = [result("c", true), result("b ", false), result("a", true), result("only after", false)];
  const { questions, ...counts } = compareRuns(before, after);
  expect(questions.map(({ question, change }) => [question.trim(), change])).toEqual([
    ["c", "same"],
    ["b", "worse"],
    ["a", "better"],
  ]);
  expect(counts).toMatchObject({ better: 1, worse: 1, same: 1, unpaired: 2, difference: { difference: 0 } });
});

test("a question that is asked twice is paired twice", () => {
  const { better, same, unpaired } = compareRuns(
    [result("a", false), result("a", true)],
    [result("a", true), result("a", true), result("a", true)],
  );
  expect({ better, same, unpaired }).toEqual({ better: 1, same: 1, unpaired: 1 });
});
