import { claimedStep, type Work } from "#core/work/work-queue.ts";
import type { Claims } from "#core/work/claims.ts";
import { markOf, neverLeaves } from "../device-only/stays-here.ts";
import { type Clock, timestamp } from "#core/storage/time.ts";
import type { RequestContext } from "#core/http/context.ts";
import { EXTRACTIVE, type Answer, type Engine } from "#core/engine/engine.ts";
import { judgeAnswer } from "#core/engine/evaluate/judge.ts";
import { explainAnswer } from "#core/engine/evaluate/why.ts";
import { ANY_OWNER, change, put, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import {
  evaluationResults,
  evaluationRuns,
  settingsOf,
  type EvaluationResultRow,
  type EvaluationRunRow,
  type TestCaseRow,
} from "./evaluation.ts";
import { askedWith, type AnswerSettings } from "./answer-settings.ts";
import { completeRun } from "./submit.ts";
import { trialsToChoose, trialsToReport, type Trial } from "./tuning/plan.ts";
import { chosenOf, reportOf } from "./tuning/report.ts";

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
export function createEvaluationRunner(options: RunnerOptions): Work {
  const step = claimedStep({
    claims: options.claims,
    waiting: () => runsToContinue(options),
    keyOf: ({ id }) => `evaluation ${id}`,
    run: (run, signal) => continueRun(options, run, signal),
  });
  return { name: "evaluation", among: "shared", step };
}

async function runsToContinue({ store }: RunnerOptions): Promise<EvaluationRunRow[]> {
  const order = { by: "created_at", direction: "ascending" } as const;
  const runs = await store.query(evaluationRuns, { owner: ANY_OWNER, where: { status: "running" }, order });
  return runs.filter((run) => run.kind === "server");
}

/** One question to ask, and its place among the results. */
interface Question {
  readonly position: number;
  readonly testCase: TestCaseRow;
  readonly settings: AnswerSettings;
  /** Of a tuning: which half the question is in. */
  readonly part?: Trial["part"];
  /** What is stored of the answer. */
  readonly toRow: (asked: Asked) => EvaluationResultRow;
}

async function continueRun(options: RunnerOptions, run: EvaluationRunRow, signal: AbortSignal): Promise<void> {
  const settings = settingsOf(run);
  const isDone = run.config.tune
    ? await tune(options, run, settings, signal)
    : await askAll(
        options,
        run,
        run.test_cases.map((testCase, position) => question(run, testCase, position)),
        signal,
      );
  if (isDone) await completeRun(options, run);
}

/** Chooses settings on one half of the questions, and asks the other half with those in use and those chosen. */
async function tune(
  options: RunnerOptions,
  run: EvaluationRunRow,
  current: AnswerSettings,
  signal: AbortSignal,
): Promise<boolean> {
  const asTrial = (trial: Trial): Question => ({
    ...trial,
    toRow: (asked) => trialRow(question(run, trial.testCase, trial.position).toRow(asked), trial),
  });
  const first = trialsToChoose(run.test_cases, current).map(asTrial);
  if (!(await askAll(options, run, first, signal))) return false;
  const results = await options.store.query(evaluationResults, { owner: run.owner, where: { run_id: run.id } });
  const tried = results.filter(({ position }) => position < first.length);
  const chosen = chosenOf(reportOf(current, tried));
  return askAll(options, run, trialsToReport(run.test_cases, current, chosen).map(asTrial), signal);
}

const question = (run: EvaluationRunRow, testCase: TestCaseRow, position: number): Question => ({
  position,
  testCase,
  settings: settingsOf(run),
  toRow: (asked) => toRow(run, testCase, position, asked),
});

/** Asks what has no result yet; false where the run ended or was stopped before all were asked. */
async function askAll(
  options: RunnerOptions,
  run: EvaluationRunRow,
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<boolean> {
  const { store } = options;
  const done = await store.query(evaluationResults, { owner: run.owner, where: { run_id: run.id } });
  const positions = new Set(done.map((result) => result.position));
  let failures = 0;
  for (const asking of questions) {
    if (positions.has(asking.position)) continue;
    const answer = await askTwice(options, run, asking, signal);
    if (signal.aborted) return false;
    failures = answer ? 0 : failures + 1;
    if (failures === MAX_FAILURES) {
      await failRun(options, run);
      return false;
    }
    const row = answer ? asking.toRow(answer) : unansweredRow(run, asking);
    const written = await writeUnlessChanged(store, [
      require(evaluationRuns, run.owner, run.id, { status: "running" }),
      put(evaluationResults, row),
    ]);
    if (!written) return false;
  }
  return true;
}

interface Asked {
  readonly answer: Answer;
  readonly response_time_ms: number;
}

/** Undefined when the engine failed both times; what went wrong is reported. */
async function askTwice(
  options: RunnerOptions,
  run: EvaluationRunRow,
  asking: Question,
  signal: AbortSignal,
): Promise<Asked | undefined> {
  for (let attempt = 1; attempt <= 2 && !signal.aborted; attempt += 1) {
    try {
      return await ask(options, run, asking);
    } catch (error) {
      if (!signal.aborted) options.report(error);
    }
  }
  return undefined;
}

async function ask(
  { engine, clock }: RunnerOptions,
  { owner, collection_id, config }: EvaluationRunRow,
  { testCase, settings }: Question,
): Promise<Asked> {
  const began = clock.now();
  const answer = await engine.answer({
    scope: { owner, collection_id },
    question: testCase.question,
    history: [],
    ...askedWith(settings),
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

/** Settings are tried on many questions: of each answer only what is compared is kept. */
function trialRow(row: EvaluationResultRow, { part, settings }: Trial): EvaluationResultRow {
  const { test_case, judge_reasoning, why, generator, response_time_ms } = row.details;
  const answer = row.answer.slice(0, LONGEST_TRIAL_ANSWER).toWellFormed();
  const trial = { part, settings };
  return { ...row, answer, details: { trial, test_case, judge_reasoning, why, generator, response_time_ms } };
}

/** Characters. */
const LONGEST_TRIAL_ANSWER = 300;

function unansweredRow(run: EvaluationRunRow, { testCase, position, settings, part }: Question): EvaluationResultRow {
  const nothing = { correct: 0, answer: "", is_correct: false, confidence: 1, chunks_used: 0 } as const;
  const judge_reasoning = "The engine failed at this question twice.";
  const details = { test_case: testCase, judge_reasoning, ...(part && { trial: { part, settings } }) };
  return { ...resultOf(run, testCase, position), ...nothing, details };
}

function resultOf(run: EvaluationRunRow, { question }: TestCaseRow, position: number) {
  const mark = markOf(neverLeaves(run));
  return { id: `${run.id}.${position}`, owner: run.owner, run_id: run.id, position, question, ...mark };
}

async function failRun({ store, clock }: RunnerOptions, { owner, id }: EvaluationRunRow): Promise<void> {
  const error = "The engine could not answer several questions in a row. Start the run again.";
  const fields = { status: "failed", completed_at: timestamp(clock), error } as const;
  await writeUnlessChanged(store, [
    require(evaluationRuns, owner, id, { status: "running" }),
    change(evaluationRuns, owner, id, fields),
  ]);
}
