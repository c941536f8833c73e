import { expect, test } from "vitest";
import type { EvaluationRunSummary } from "#core/library/evaluation/evaluation.ts";
import { pointsOf, seriesOf } from "./run-series.ts";

const run = (created_at: string, more: Partial<EvaluationRunSummary> = {}): EvaluationRunSummary => ({
  id: created_at,
  collection_id: "a",
  status: "completed",
  total_questions: 10,
  evaluated_count: 10,
  correct_count: 5,
  incorrect_count: 5,
  unjudged_count: 0,
  accuracy: 0.5,
  is_completed: true,
  config: { top_k: 5, use_hybrid_search: true },
  created_at,
  completed_at: null,
  kind: "server",
  error: null,
  test_cases_path: "tea.json",
  ...more,
});

test("runs of the same questions make a series, oldest first; tunings and unfinished ones are left out", () => {
  const series = seriesOf([
    run("2026-03"),
    run("2026-01"),
    run("2026-04", { test_cases_path: "other.json" }),
    run("2026-05", { config: { top_k: 5, use_hybrid_search: true, tune: true } }),
    run("2026-06", { status: "running" }),
    run("2026-07", { collection_id: "b" }),
    run("2026-08", { collection_id: "b" }),
  ]);
  expect(series.map(({ collection_id, runs }) => [collection_id, runs.map(({ id }) => id)])).toEqual([
    ["b", ["2026-07", "2026-08"]],
    ["a", ["2026-01", "2026-03"]],
  ]);
});

test("points lie from left to right, 100 % at the top, each within its interval", () => {
  const area = { left: 40, right: 340, top: 10, bottom: 210 };
  const runs = [
    run("1", { accuracy: 0, correct_count: 0, incorrect_count: 10 }),
    run("2"),
    run("3", { accuracy: 1, correct_count: 10, incorrect_count: 0 }),
  ];
  const points = pointsOf(runs, area);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [40, 210],
    [190, 110],
    [340, 10],
  ]);
  for (const { y, top, bottom } of points) {
    expect(top).toBeLessThanOrEqual(y + 1e-9);
    expect(bottom).toBeGreaterThanOrEqual(y - 1e-9);
  }
});
