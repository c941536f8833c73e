import { shareInterval, type Interval } from "#core/engine/evaluate/intervals.ts";
import type { EvaluationRunSummary } from "#core/library/evaluation/evaluation.ts";
import { judgedCount } from "./run-words.ts";

/** Evaluations of the same questions over the same collection, oldest first. */
export interface RunSeries {
  readonly key: string;
  readonly collection_id: string;
  readonly file: string | null;
  readonly runs: readonly EvaluationRunSummary[];
}

/** Series with at least two completed runs, the one that was run last first. */
export function seriesOf(runs: readonly EvaluationRunSummary[]): RunSeries[] {
  const usable = runs.filter((run) => run.status === "completed" && judgedCount(run) > 0 && !run.config.tune);
  const groups = [...Map.groupBy(usable, keyOf)].filter(([, group]) => group.length > 1);
  return groups
    .map(([key, group]) => {
      const inOrder = group.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
      const { collection_id = "", test_cases_path = null } = inOrder[0] ?? {};
      return { key, collection_id, file: test_cases_path, runs: inOrder };
    })
    .sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1));
}

const keyOf = ({ collection_id, test_cases_path, kind }: EvaluationRunSummary): string =>
  JSON.stringify([collection_id, test_cases_path, kind]);
const lastOf = ({ runs }: RunSeries): string => runs.at(-1)?.created_at ?? "";

export interface ChartPoint {
  readonly run: EvaluationRunSummary;
  readonly x: number;
  readonly y: number;
  /** Where its 95 % interval ends, above and below. */
  readonly top: number;
  readonly bottom: number;
  readonly interval: Interval;
}

export interface ChartArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the runs are drawn: side by side in their order, 100 % at the top. */
export function pointsOf(runs: readonly EvaluationRunSummary[], area: ChartArea): ChartPoint[] {
  const step = (area.right - area.left) / Math.max(1, runs.length - 1);
  const height = (share: number): number => area.bottom - share * (area.bottom - area.top);
  return runs.map((run, at) => {
    const interval = shareInterval(run.correct_count, judgedCount(run));
    return {
      run,
      interval,
      x: runs.length === 1 ? (area.left + area.right) / 2 : area.left + at * step,
      y: height(run.accuracy),
      top: height(interval.high),
      bottom: height(interval.low),
    };
  });
}
