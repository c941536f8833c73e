import { createLoop, type Worker } from "../background-loop.ts";
import { takeFirst, type Claims } from "../claims.ts";
import { markOf, neverLeaves } from "../collections/stays-here.ts";
import type { Clock, RequestContext } from "../context.ts";
import { EXTRACTIVE, type Answer, type Engine } from "../engine/engine.ts";
import { judgeAnswer } from "../engine/evaluate/judge.ts";
import { explainAnswer } from "../engine/evaluate/why.ts";
import { ANY_OWNER, change, put, require } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { timestamp } from "../time.ts";
import {
  evaluationResults,
  evaluationRuns,
  type EvaluationResultRow,
  type EvaluationRunRow,
  type TestCaseRow,
} from "./evaluation.ts";
import { completeRun } from "./submit.ts";

export interface RunnerOptions extends Pick<RequestContext, "store"> {
  readonly engine: Pick<Engine, "answer">;
  readonly clock: Clock;
  /** Keeps other processes over the same store from asking the same questions. */
  readonly claims: Claims;
  readonly report: (error: unknown) => void;
}

/** Questions in a row that may fail before the run is given up. */
const MAX_FAILURES = 3;

/** Asks the questions of server-driven runs, oldest run first, one question at a time; what has a result is not asked again. */
export function createEvaluationRunner(options: RunnerOptions): Worker {
  return createLoop(options.report, async (signal) => {
    const next = await takeFirst(options.claims, await runsToContinue(options), ({ id }) => `evaluation ${id}`);
    if (!next) return false;
    const { candidate: run, claim } = next;
    try {
      await continueRun(options, run, AbortSignal.any([signal, claim.lost]));
    } finally {
      await claim.release();
    }
    return true;
  });
}

async function runsToContinue({ store }: RunnerOptions): Promise<EvaluationRunRow[]> {
  const order = { by: "created_at", direction: "ascending" } as const;
  const runs = await store.query(evaluationRuns, { owner: ANY_OWNER, where: { status: "running" }, order });
  return runs.filter((run) => run.kind === "server");
}

async function continueRun(options: RunnerOptions, run: EvaluationRunRow, signal: AbortSignal): Promise<void> {
  const { store } = options;
  const done = await store.query(evaluationResults, { owner: run.owner, where: { run_id: run.id } });
  const positions = new Set(done.map((result) => result.position));
  let failures = 0;
  for (const [position, testCase] of run.test_cases.entries()) {
    if (positions.has(position)) continue;
    const answer = await askTwice(options, run, testCase, signal);
    if (signal.aborted) return;
    failures = answer ? 0 : failures + 1;
    if (failures === MAX_FAILURES)
      return failRun(options, run, "The engine could not answer several questions in a row. Start the run again.");
    const row = answer ? toRow(run, testCase, position, answer) : unansweredRow(run, testCase, position);
    const written = await writeUnlessChanged(store, [
      require(evaluationRuns, run.owner, run.id, { status: "running" }),
      put(evaluationResults, row),
    ]);
    if (!written) return;
  }
  await completeRun(options, run);
}

interface Asked {
  readonly answer: Answer;
  readonly response_time_ms: number;
}

/** Undefined when the engine failed both times; what went wrong is reported. */
async function askTwice(
  options: RunnerOptions,
  run: EvaluationRunRow,
  testCase: TestCaseRow,
  signal: AbortSignal,
): Promise<Asked | undefined> {
  for (let attempt = 1; attempt <= 2 && !signal.aborted; attempt += 1) {
    try {
      return await ask(options, run, testCase);
    } catch (error) {
      if (!signal.aborted) options.report(error);
    }
  }
  return undefined;
}

async function ask({ engine, clock }: RunnerOptions, run: EvaluationRunRow, { question }: TestCaseRow): Promise<Asked> {
  const { owner, collection_id, config } = run;
  const began = clock.now();
  const scope = { owner, collection_id };
  const answer = await engine.answer({
    scope,
    question,
    history: [],
    top_k: config.top_k,
    hybrid: config.use_hybrid_search,
    model: config.model ?? EXTRACTIVE,
  });
  return { answer, response_time_ms: Math.round(clock.now() - began) };
}

function toRow(
  run: EvaluationRunRow,
  testCase: TestCaseRow,
  position: number,
  { answer, response_time_ms }: Asked,
): EvaluationResultRow {
  const { question, ground_truth, document } = testCase;
  const { is_correct, confidence, reasoning } = judgeAnswer({ question, answer, ground_truth });
  const { intent, answered, receipts, passages, generator, lost } = answer;
  return {
    ...resultOf(run, testCase, position),
    correct: is_correct ? 1 : 0,
    answer: answer.content,
    is_correct,
    confidence,
    chunks_used: passages.length,
    details: {
      test_case: testCase,
      judge_reasoning: reasoning,
      why: explainAnswer({ question, ground_truth, document, answer }),
      intent,
      answered,
      receipts,
      passages,
      generator,
      ...(lost && { lost }),
      response_time_ms,
    },
  };
}

function unansweredRow(run: EvaluationRunRow, testCase: TestCaseRow, position: number): EvaluationResultRow {
  const nothing = { correct: 0, answer: "", is_correct: false, confidence: 1, chunks_used: 0 } as const;
  const judge_reasoning = "The engine failed at this question twice.";
  return { ...resultOf(run, testCase, position), ...nothing, details: { test_case: testCase, judge_reasoning } };
}

function resultOf(run: EvaluationRunRow, { question }: TestCaseRow, position: number) {
  const mark = markOf(neverLeaves(run));
  return { id: `${run.id}.${position}`, owner: run.owner, run_id: run.id, position, question, ...mark };
}

async function failRun({ store, clock }: RunnerOptions, { owner, id }: EvaluationRunRow, error: string): Promise<void> {
  const fields = { status: "failed", completed_at: timestamp(clock), error } as const;
  await writeUnlessChanged(store, [
    require(evaluationRuns, owner, id, { status: "running" }),
    change(evaluationRuns, owner, id, fields),
  ]);
}
