import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import type { Answer, AnswerRequest } from "#core/engine/engine.ts";
import { USUAL_SETTINGS } from "#core/engine/usual-settings.ts";
import type { EvaluationRun, TestCaseRow } from "../evaluation.ts";
import { halvesOf, keyOf, settingsToTry, trialCount } from "./plan.ts";

const testCase = (question: string): TestCaseRow => ({
  id: question,
  question,
  ground_truth: "forty",
  category: null,
  document: null,
});

test("the halves are the same in any order, share no question, and are about equally large", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 40 }), (questions) => {
      const cases = questions.map(testCase);
      const words = ({ tried, held_out }: ReturnType<typeof halvesOf>, of: readonly TestCaseRow[]) =>
        [tried, held_out].map((half) => new Set(half.map((at) => of[at]?.question.trim().toLowerCase())));
      const [tried = new Set(), heldOut = new Set()] = words(halvesOf(cases), cases);
      const turned = cases.toReversed();
      expect(words(halvesOf(turned), turned)).toEqual([tried, heldOut]);
      expect([...tried].filter((question) => heldOut.has(question))).toEqual([]);
      expect(Math.abs(tried.size - heldOut.size)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a handful of settings is tried, each once, the ones in use first", () => {
  const tried = settingsToTry(USUAL_SETTINGS);
  expect(tried[0]).toEqual(USUAL_SETTINGS);
  expect(new Set(tried.map(keyOf)).size).toBe(tried.length);
  expect(tried.length).toBeLessThanOrEqual(12);
});

const QUESTIONS = Array.from({ length: 12 }, (_, index) => ({
  question: `How many rooms has house ${index}?`,
  ground_truth: "forty",
}));

/** An engine that finds the right words with eight passages and more, but for every fourth question. */
async function setup(answer: (request: AnswerRequest) => string = rightWithEight) {
  const asked: AnswerRequest[] = [];
  const service = createInProcessService({
    files: { "questions.json": JSON.stringify(QUESTIONS) },
    engine: (deps) => {
      const plain = createPlainEngine(deps);
      return {
        ...plain,
        async answer(request: AnswerRequest): Promise<Answer> {
          asked.push(request);
          return { ...(await plain.answer(request)), answered: true, content: answer(request) };
        },
      };
    },
  });
  const json = async (path: string, body?: unknown) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await service.fetch(path, body === undefined ? {} : init);
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const { id: collection_id = "" } = (await json("/api/collections/", { name: "A", description: "B" })).body;
  const start = (config: object) =>
    json("/api/evaluation/run", {
      collection_id,
      test_cases_path: "questions.json",
      config: { tune: true, ...config },
    });
  const look = async (id = "") => (await json(`/api/evaluation/results/${id}`)).body as unknown as EvaluationRun;
  return { ...service, asked, start, look, json, collection_id };
}

const rightWithEight = ({ top_k, question }: AnswerRequest): string =>
  top_k >= 8 && !question.includes("3?") ? "It has forty rooms." : "It has nine rooms.";

test("what is chosen on one half is reported on the other, and nothing is changed", async () => {
  const { start, look, background, asked, json, collection_id } = await setup();
  const { body } = await start({ top_k: 5 });
  await background.idle();
  const run = await look(body.evaluation_id);
  expect(run).toMatchObject({ status: "completed", config: { tune: true } });
  const cases = QUESTIONS.map(({ question }) => testCase(question));
  const halves = halvesOf(cases);
  expect(run.total_questions).toBe(trialCount(cases, USUAL_SETTINGS));
  expect(asked).toHaveLength(run.total_questions);
  expect(run.evaluated_count).toBe(run.total_questions);

  const rightOf = (half: readonly number[]) => half.filter((at) => !QUESTIONS[at]?.question.includes("3?")).length;
  expect(run.tuning).toMatchObject({ current: USUAL_SETTINGS, suggested: { ...USUAL_SETTINGS, top_k: 8 } });
  expect(run.tuning?.tried.find(({ settings }) => settings.top_k === 8)).toMatchObject({
    asked: halves.tried.length,
    correct: rightOf(halves.tried),
  });
  expect(run.tuning?.held_out).toMatchObject({
    asked: halves.held_out.length,
    current_correct: 0,
    suggested_correct: rightOf(halves.held_out),
    difference: rightOf(halves.held_out) / halves.held_out.length,
  });
  expect(run.tuning?.held_out?.low).toBeGreaterThan(0);
  const collection = (await json(`/api/collections/${collection_id}`)).body;
  expect(collection["answer_settings"]).toBeNull();
});

test("questions of the half that reports are not asked before the choice is made", async () => {
  const { start, background, asked } = await setup();
  await start({});
  await background.idle();
  const halves = halvesOf(QUESTIONS.map(({ question }) => testCase(question)));
  const heldOut = new Set(halves.held_out.map((at) => QUESTIONS[at]?.question));
  const first = asked.findIndex(({ question }) => heldOut.has(question));
  expect(asked.slice(first).every(({ question }) => heldOut.has(question))).toBe(true);
  expect(first).toBe(halves.tried.length * settingsToTry(USUAL_SETTINGS).length);
});

test("the settings reach the engine", async () => {
  const { start, background, asked } = await setup();
  await start({});
  await background.idle();
  expect(asked.some(({ vectors }) => vectors === false)).toBe(true);
  expect(asked.some(({ hybrid }) => !hybrid)).toBe(true);
  expect(asked.some(({ document_choice }) => document_choice === false)).toBe(true);
  expect(new Set(asked.map(({ threshold }) => threshold))).toEqual(new Set([0, 0.3, 0.5]));
});

test("a tuning needs questions with a right answer", async () => {
  const { json, collection_id } = await setup();
  const saved = [{ question: "A?", ground_truth: "b" }, { question: "C?" }];
  await json("/api/evaluation/cases/import", { collection_id, test_cases: saved });
  const refused = await json("/api/evaluation/run", {
    collection_id,
    test_cases_path: "saved-questions.json",
    config: { tune: true },
  });
  expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/at least 4 .* it has 1$/) } });
});
