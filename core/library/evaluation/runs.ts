import type { RequestContext } from "#core/http/context.ts";
import { notFound } from "#core/http/errors.ts";
import type { ListPart } from "#core/http/list-reply.ts";
import { remove, type Operation } from "#core/storage/store.ts";
import {
  evaluationResults,
  evaluationRuns,
  evaluationStates,
  settingsOf,
  type EvaluationResultRow,
  type EvaluationRun,
  type EvaluationRunRow,
  type EvaluationRunSummary,
  type RunResult,
  type TestCaseRow,
} from "./evaluation.ts";
import { hasExpected } from "#core/engine/evaluate/has-expected.ts";
import { reportOf } from "./tuning/report.ts";

type Deps = Pick<RequestContext, "store">;

export async function requireRun({ store }: Deps, owner: string, id: string): Promise<EvaluationRunRow> {
  const run = await store.get(evaluationRuns, owner, id);
  if (!run) throw notFound("evaluation run", id);
  return run;
}

export async function getRun(deps: Deps, owner: string, id: string): Promise<EvaluationRun> {
  const run = await requireRun(deps, owner, id);
  const results = await deps.store.query(evaluationResults, {
    owner,
    where: { run_id: id },
    order: { by: "position", direction: "ascending" },
  });
  const tuning = run.config.tune ? reportOf(settingsOf(run), results) : null;
  return { ...summary(run, countsOf(results)), results: results.map(toResult), tuning };
}

interface Counts {
  readonly evaluated: number;
  readonly judged: number;
  readonly correct: number;
}

function countsOf(results: readonly EvaluationResultRow[]): Counts {
  const judged = results.filter(isJudged);
  const correct = judged.filter(({ is_correct }) => is_correct);
  return { evaluated: results.length, judged: judged.length, correct: correct.length };
}

/** Without reading the results, where none of them can be unjudged. */
async function countResults({ store }: Deps, { owner, id, test_cases }: EvaluationRunRow): Promise<Counts> {
  const where = { run_id: id };
  if (test_cases.some((testCase) => !hasExpected(testCase)))
    return countsOf(await store.query(evaluationResults, { owner, where }));
  const evaluated = await store.count(evaluationResults, { owner, where });
  const correct = await store.count(evaluationResults, { owner, where: { ...where, correct: 1 } });
  return { evaluated, judged: evaluated, correct };
}

/** Submitted results have no test case: the program that submits them has judged them. */
const isJudged = ({ details: { test_case } }: EvaluationResultRow): boolean =>
  test_case === undefined || hasExpected(test_case as TestCaseRow);

/** Newest first, without their results. */
export async function listRuns(
  { store }: Deps,
  owner: string,
  { collection_id, limit, offset }: ListPart & { readonly collection_id?: string | undefined },
): Promise<{ items: EvaluationRunSummary[]; total: number }> {
  const where = collection_id ? { collection_id } : {};
  const order = { by: "created_at", direction: "descending" } as const;
  const rows = await store.query(evaluationRuns, { owner, where, order, limit, offset });
  const items = await Promise.all(rows.map(async (run) => summary(run, await countResults({ store }, run))));
  return { items, total: await store.count(evaluationRuns, { owner, where }) };
}

/** Removes a run with its results and saved state. */
export async function removeRunOperations({ store }: Deps, owner: string, id: string): Promise<Operation[]> {
  const results = await store.query(evaluationResults, { owner, where: { run_id: id } });
  return [
    remove(evaluationRuns, owner, id),
    remove(evaluationStates, owner, id),
    ...results.map((result) => remove(evaluationResults, owner, result.id)),
  ];
}

function summary(run: EvaluationRunRow, { evaluated, judged, correct }: Counts): EvaluationRunSummary {
  return {
    id: run.id,
    collection_id: run.collection_id,
    status: run.status,
    total_questions: run.total_questions,
    evaluated_count: evaluated,
    correct_count: correct,
    incorrect_count: judged - correct,
    unjudged_count: evaluated - judged,
    accuracy: judged === 0 ? 0 : correct / judged,
    is_completed: run.status === "completed" || run.status === "failed",
    config: run.config,
    created_at: run.created_at,
    completed_at: run.completed_at,
    kind: run.kind,
    error: run.error,
    test_cases_path: run.test_cases_path,
  };
}

function toResult(row: EvaluationResultRow): RunResult {
  const { question, answer, confidence, chunks_used, details } = row;
  const is_judged = isJudged(row);
  return { question, answer, is_correct: is_judged && row.is_correct, confidence, chunks_used, details, is_judged };
}

/** Deletes the run; one that is running stops at its next question. */
export async function deleteRun(deps: Deps, owner: string, id: string): Promise<void> {
  await requireRun(deps, owner, id);
  for (let gone = false; ; gone = true) {
    const operations = await removeRunOperations(deps, owner, id);
    // Without results only the run and its state are left, which the first pass has removed.
    if (gone && operations.length === 2) return;
    await deps.store.write(operations);
  }
}
