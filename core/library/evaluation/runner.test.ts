import { expect, test } from "vitest";
import { createBackground } from "#core/api/background.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import type { AnswerRequest, Engine } from "#core/engine/engine.ts";
import { collections } from "../collections/collection.ts";
import type { TextGenerator } from "#core/engine/answer/generate/text-generator.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import type { EvaluationRun } from "./evaluation.ts";
import { startRun } from "./start-run.ts";

type AnswerFunction = Engine["answer"];

async function setup(makeAnswer: (real: AnswerFunction) => AnswerFunction) {
  const questions = Array.from({ length: 4 }, (_, index) => ({ id: index, question: `Question ${index}?` }));
  const service = createInProcessService({
    files: { "questions.json": JSON.stringify(questions) },
    engine: (deps) => {
      const engine = createPlainEngine(deps);
      return { ...engine, answer: makeAnswer(engine.answer) };
    },
  });
  const post = async (path: string, body: unknown) => {
    const response = await service.fetch(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    return (await response.json()) as Record<string, string>;
  };
  const { id: collection_id } = await post("/api/collections/", { name: "A", description: "B" });
  const { evaluation_id = "" } = await post("/api/evaluation/run", {
    collection_id,
    test_cases_path: "questions.json",
  });
  const results = async (id = evaluation_id) =>
    (await (await service.fetch(`/api/evaluation/results/${id}`)).json()) as EvaluationRun;
  return { ...service, collection_id, evaluation_id, results, post };
}

test("a run is answered by quoting unless it names a language model, and each result says what answered", async () => {
  const models: unknown[] = [];
  const { background, results, post, collection_id } = await setup((real) => async (request: AnswerRequest) => {
    models.push(request.model);
    const generator = { id: request.model ?? "", name: `Writer ${request.model}`, where: "on this device" } as const;
    return { ...(await real(request)), generator };
  });
  await background.idle();
  expect(models).toEqual(Array.from({ length: 4 }, () => "extractive"));
  expect((await results()).results[0]?.details).toMatchObject({ generator: { name: "Writer extractive" } });

  models.length = 0;
  const config = { model: "small-model" };
  const { evaluation_id } = await post("/api/evaluation/run", {
    collection_id,
    test_cases_path: "questions.json",
    config,
  });
  await background.idle();
  expect(models).toEqual(Array.from({ length: 4 }, () => "small-model"));
  const run = await results(evaluation_id);
  expect(run.config).toMatchObject(config);
  expect(run.results.map(({ details }) => details)).toMatchObject(
    Array.from({ length: 4 }, () => ({ generator: { id: "small-model" } })),
  );
});

test("a run by a language model that is not there is refused, and says what there is", async () => {
  const { store, blobs, background, collection_id } = await setup((real) => real);
  const [collection] = await store.query(collections, { owner: ANY_OWNER });
  const small = { id: "small-model" } as TextGenerator;
  const files = { read: async () => JSON.stringify([{ id: 1, question: "What?" }]) };
  const deps = {
    store,
    blobs,
    background,
    clock: Date,
    evaluationFiles: files,
    generators: { pick: async () => [small] },
  };
  const ask = (model: string) => {
    const config = { top_k: 5, use_hybrid_search: true, model };
    return startRun(deps, collection?.owner ?? "", {
      collection_id: collection_id ?? "",
      test_cases_path: "a.json",
      config,
    });
  };
  await expect(ask("large-model")).rejects.toThrow(/config\.model: .* there is extractive, small-model/);
  expect(await ask("small-model")).toMatchObject({ status: "running" });
  expect(await ask("extractive")).toMatchObject({ status: "running" });
});

test("a run that a restart cut off goes on where it was, and asks nothing twice", async () => {
  const asked: string[] = [];
  const { promise: stuck, resolve: reached } = Promise.withResolvers<void>();
  const first = await setup((real) => (request: AnswerRequest) => {
    asked.push(request.question);
    if (request.question !== "Question 2?") return real(request);
    reached();
    return new Promise(() => {});
  });
  await stuck;
  expect(await first.results()).toMatchObject({ status: "running", evaluated_count: 2, is_completed: false });

  const plain = createPlainEngine(first);
  const engine = {
    ...plain,
    answer: (request: AnswerRequest) => (asked.push(request.question), plain.answer(request)),
  };
  const restarted = createBackground({ ...first, engine, clock: Date, report: (error) => first.errors.push(error) });
  restarted.wake();
  await restarted.idle();
  expect(asked).toEqual(["Question 0?", "Question 1?", "Question 2?", "Question 2?", "Question 3?"]);
  const ended = await first.results();
  expect(ended).toMatchObject({ status: "completed", evaluated_count: 4 });
  expect(ended.results.map(({ question }) => question)).toEqual([
    "Question 0?",
    "Question 1?",
    "Question 2?",
    "Question 3?",
  ]);
});

test("one question that the engine fails at is counted as wrong, and the run completes", async () => {
  const { background, results, errors } = await setup((real) => async (request) => {
    if (request.question === "Question 1?") throw new Error("broken");
    return real(request);
  });
  await background.idle();
  expect(await results()).toMatchObject({ status: "completed", evaluated_count: 4 });
  expect((await results()).results[1]).toMatchObject({ is_correct: false, answer: "", chunks_used: 0 });
  expect(errors).toHaveLength(2);
});

test("an engine that fails at everything ends the run as failed, with a reason", async () => {
  const { background, results } = await setup(() => async () => {
    throw new Error("broken");
  });
  await background.idle();
  expect(await results()).toMatchObject({
    status: "failed",
    is_completed: true,
    error: expect.stringContaining("Start the run again"),
    completed_at: expect.any(String),
  });
});

test("a run deleted while it asks stops and leaves nothing", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: deleted, resolve: goOn } = Promise.withResolvers<void>();
  const { background, fetch, evaluation_id, errors } = await setup((real) => async (request) => {
    begin();
    await deleted;
    return real(request);
  });
  await begun;
  expect((await fetch(`/api/evaluation/runs/${evaluation_id}`, { method: "DELETE" })).status).toBe(204);
  goOn();
  await background.idle();
  expect((await fetch(`/api/evaluation/results/${evaluation_id}`)).status).toBe(404);
  expect(errors).toEqual([]);
});
