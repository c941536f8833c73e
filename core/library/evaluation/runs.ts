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
} from "./evaluation.ts";
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
  const correct = results.filter((result) => result.is_correct).length;
  const tuning = run.config.tune ? reportOf(settingsOf(run), results) : null;
  return { ...summary(run, results.length, correct), results: results.map(toResult), tuning };
}

/** Newest first, without their results. */
export async function listRuns(
  { store }: Deps,
  owner: string,
  { collection_id, limit, offset }: ListPart & { readonly collection_id?: string | undefined },
): Promise<{ items: EvaluationRunSummary[]; total: number }> {
  const where = collection_id ? { collection_id } : {};
  const order = { by: "created_at", direction: "descending" } as const;
  const rows = await store.query(evaluationRuns, { owner, where, order, limit, offset });
  const items = await Promise.all(
    rows.map(async (run) => {
      const evaluated = await store.count(evaluationResults, { owner, where: { run_id: run.id } });
      const correct = await store.count(evaluationResults, { owner, where: { run_id: run.id, correct: 1 } });
      return summary(run, evaluated, correct);
    }),
  );
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

function summary(run: EvaluationRunRow, evaluated: number, correct: number): EvaluationRunSummary {
  return {
    id: run.id,
    collection_id: run.collection_id,
    status: run.status,
    total_questions: run.total_questions,
    evaluated_count: evaluated,
    correct_count: correct,
    incorrect_count: evaluated - correct,
    accuracy: evaluated === 0 ? 0 : correct / evaluated,
    is_completed: run.status === "completed" || run.status === "failed",
    config: run.config,
    created_at: run.created_at,
    completed_at: run.completed_at,
    kind: run.kind,
    error: run.error,
    test_cases_path: run.test_cases_path,
  };
}

function toResult({ question, answer, is_correct, confidence, chunks_used, details }: EvaluationResultRow): RunResult {
  return { question, answer, is_correct, confidence, chunks_used, details };
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
