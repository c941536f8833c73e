import { createLoop, type Worker } from "../background-loop.ts";
import type { Clock, RequestContext } from "../context.ts";
import type { Answer, Engine } from "../engine/engine.ts";
import { ANY_OWNER, change, PreconditionFailed, put, require } from "../storage/store.ts";
import { timestamp } from "../time.ts";
import {
  evaluationResults,
  evaluationRuns,
  type EvaluationResultRow,
  type EvaluationRunRow,
  type TestCaseRow,
} from "./evaluation.ts";
import { judge } from "./judge.ts";
import { completeRun } from "./submit.ts";

export interface RunnerOptions extends Pick<RequestContext, "store"> {
  readonly engine: Pick<Engine, "answer">;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Questions in a row that may fail before the run is given up. */
const MAX_FAILURES = 3;

/** Asks the questions of server-driven runs, oldest run first, one question at a time; what has a result is not asked again. */
export function createEvaluationRunner(options: RunnerOptions): Worker {
  return createLoop(options.report, async (signal) => {
    const run = await nextRun(options);
    if (!run) return false;
    await continueRun(options, run, signal);
    return true;
  });
}

async function nextRun({ store }: RunnerOptions): Promise<EvaluationRunRow | undefined> {
  const order = { by: "created_at", direction: "ascending" } as const;
  const runs = await store.query(evaluationRuns, { owner: ANY_OWNER, where: { status: "running" }, order });
  return runs.find((run) => run.kind === "server");
}

async function continueRun(options: RunnerOptions, run: EvaluationRunRow, signal: AbortSignal): Promise<void> {
  const { store } = options;
  const done = await store.query(evaluationResults, { owner: run.owner, where: { run_id: run.id } });
  const positions = new Set(done.map((result) => result.position));
  let failures = 0;
  for (const [position, testCase] of run.test_cases.entries()) {
    if (positions.has(position)) continue;
    if (signal.aborted) return;
    try {
      const row = await ask(options, run, testCase, position);
      await store.write([require(evaluationRuns, run.owner, run.id), put(evaluationResults, row)]);
      failures = 0;
    } catch (error) {
      if (error instanceof PreconditionFailed || signal.aborted) return;
      options.report(error);
      failures += 1;
      if (failures === MAX_FAILURES) return failRun(options, run, "The search engine could not answer several questions in a row. Start the run again.");
    }
  }
  // Questions that failed once are asked again in the next step; the run completes when each has its result.
  if (failures === 0) await completeIfAllAsked(options, run);
}

async function completeIfAllAsked(options: RunnerOptions, run: EvaluationRunRow): Promise<void> {
  const asked = await options.store.count(evaluationResults, { owner: run.owner, where: { run_id: run.id } });
  if (asked >= run.total_questions) await completeRun(options, run);
}

async function ask({ engine, clock }: RunnerOptions, run: EvaluationRunRow, testCase: TestCaseRow, position: number): Promise<EvaluationResultRow> {
  const { owner, collection_id, config } = run;
  const began = clock.now();
  const answer = await engine.answer({
    scope: { owner, collection_id },
    question: testCase.question,
    history: [],
    top_k: config.top_k,
    hybrid: config.use_hybrid_search,
  });
  return toRow(run, testCase, position, answer, Math.round(clock.now() - began));
}

function toRow(run: EvaluationRunRow, testCase: TestCaseRow, position: number, answer: Answer, response_time_ms: number): EvaluationResultRow {
  const { is_correct, confidence, reasoning } = judge(testCase, answer);
  const { intent, answered, receipts, passages } = answer;
  return {
    id: `${run.id}.${position}`,
    owner: run.owner,
    run_id: run.id,
    position,
    correct: is_correct ? 1 : 0,
    question: testCase.question,
    answer: answer.content,
    is_correct,
    confidence,
    chunks_used: passages.length,
    details: { test_case: testCase, judge_reasoning: reasoning, intent, answered, receipts, passages, response_time_ms },
  };
}

async function failRun({ store, clock }: RunnerOptions, { owner, id }: EvaluationRunRow, error: string): Promise<void> {
  const fields = { status: "failed", completed_at: timestamp(clock), error } as const;
  try {
    await store.write([require(evaluationRuns, owner, id, { status: "running" }), change(evaluationRuns, owner, id, fields)]);
  } catch (failure) {
    if (!(failure instanceof PreconditionFailed)) throw failure;
  }
}
