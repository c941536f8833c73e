import { counted } from "#core/http/counted.ts";
import type { RequestContext } from "#core/http/context.ts";
import { markOf, neverLeaves } from "../device-only/stays-here.ts";
import { badRequest, notFound } from "#core/http/errors.ts";
import { change, put, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { timestamp } from "#core/storage/time.ts";
import {
  evaluationResults,
  evaluationRuns,
  evaluationStates,
  type EvaluationResultRow,
  type EvaluationRunRow,
  type SavedState,
  type Submission,
  type SubmittedResult,
} from "./evaluation.ts";
import { requireRun } from "./runs.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

export interface SubmissionOutcome {
  readonly evaluation_run_id: string;
  readonly results_saved: number;
  readonly new_evaluated_count: number;
  readonly is_completed: boolean;
}

/** Submitting a question again replaces its result. What is evaluated is counted from the rows, so parallel submits lose nothing. */
export async function submitResults(
  deps: Deps,
  owner: string,
  { evaluation_run_id, results }: Submission,
): Promise<SubmissionOutcome> {
  const run = await requireRun(deps, owner, evaluation_run_id);
  if (run.kind !== "plugin") throw badRequest("This run asks its questions itself; results cannot be submitted to it.");
  const rows = await resultRows(deps, run, results);
  const batch = [require(evaluationRuns, owner, run.id), ...rows.map((row) => put(evaluationResults, row))];
  if (!(await writeUnlessChanged(deps.store, batch))) throw notFound("evaluation run", run.id);
  const evaluated = await deps.store.count(evaluationResults, { owner, where: { run_id: run.id } });
  const is_completed = evaluated >= run.total_questions;
  if (is_completed) await completeRun(deps, run);
  return { evaluation_run_id: run.id, results_saved: rows.length, new_evaluated_count: evaluated, is_completed };
}

/** Marks the run as completed, once. */
export async function completeRun({ store, clock }: Deps, { owner, id }: EvaluationRunRow): Promise<void> {
  const ended = { status: "completed", completed_at: timestamp(clock) } as const;
  await writeUnlessChanged(store, [
    require(evaluationRuns, owner, id, { status: "running" }),
    change(evaluationRuns, owner, id, ended),
  ]);
}

export async function saveState(
  { store, clock }: Deps,
  owner: string,
  id: string,
  state: SavedState,
): Promise<{ evaluation_run_id: string; saved: true }> {
  const run = await requireRun({ store }, owner, id);
  const row = { id, owner, state, saved_at: timestamp(clock), ...markOf(neverLeaves(run)) };
  const written = await writeUnlessChanged(store, [require(evaluationRuns, owner, id), put(evaluationStates, row)]);
  if (!written) throw notFound("evaluation run", id);
  return { evaluation_run_id: id, saved: true };
}

const NOTHING_SAVED: SavedState = {
  current_question_index: 0,
  answered_questions: 0,
  user_answers: {},
  evaluation_results: [],
};

export async function loadState(
  { store }: Pick<Deps, "store">,
  owner: string,
  id: string,
): Promise<{ evaluation_run_id: string; state: SavedState; found: boolean }> {
  await requireRun({ store }, owner, id);
  const row = await store.get(evaluationStates, owner, id);
  return { evaluation_run_id: id, state: row?.state ?? NOTHING_SAVED, found: row !== undefined };
}

async function resultRows(
  { store, clock }: Deps,
  run: EvaluationRunRow,
  results: readonly SubmittedResult[],
): Promise<EvaluationResultRow[]> {
  const byId = new Map<string, SubmittedResult>();
  for (const result of results) byId.set(await resultId(run.id, result.question), result);

  const present = await presentPositions(store, run, [...byId.keys()]);
  const evaluated = await store.count(evaluationResults, { owner: run.owner, where: { run_id: run.id } });
  const added = byId.size - present.size;
  if (evaluated + added > run.total_questions) {
    throw badRequest(
      `results: the run has ${counted(run.total_questions, "question")}, and this would make ${evaluated + added}`,
    );
  }
  const first = (clock.now() - Date.parse(run.created_at)) * 10_000;
  return [...byId].map(([id, result], index) => toRow(run, id, result, present.get(id) ?? first + index));
}

async function presentPositions(
  store: Store,
  { owner }: EvaluationRunRow,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await Promise.all(ids.map((id) => store.get(evaluationResults, owner, id)));
  return new Map(rows.flatMap((row) => (row ? [[row.id, row.position] as const] : [])));
}

function toRow(run: EvaluationRunRow, id: string, result: SubmittedResult, position: number): EvaluationResultRow {
  const { question, generated_answer, retrieved_chunks, is_correct, evaluation_metadata } = result;
  const confidence =
    typeof evaluation_metadata.confidence === "number" ? evaluation_metadata.confidence : is_correct ? 1 : 0;
  return {
    id,
    owner: run.owner,
    run_id: run.id,
    position,
    correct: is_correct ? 1 : 0,
    question,
    answer: generated_answer,
    is_correct,
    confidence: Math.min(1, Math.max(0, confidence)),
    chunks_used: retrieved_chunks.length,
    details: { evaluation_metadata, retrieved_chunks },
    ...markOf(neverLeaves(run)),
  };
}

/** The same for the same question of the same run. */
async function resultId(run_id: string, question: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(question));
  const hex = [...new Uint8Array(digest).subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${run_id}.${hex}`;
}
