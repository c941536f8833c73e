import { expect, test } from "vitest";
import { EvaluationFile, EvaluationRun, EvaluationRunSummary } from "#core/library/evaluation/evaluation.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function evaluationCases({ api }: ContractSetup): void {
  const questions = [
    { id: "1", question: "Where does Assam tea come from?", ground_truth: "India", category: "origin" },
    { id: "2", question: "Where does Sencha tea come from?", ground_truth: "Japan" },
    { id: "3", question: "Where does Sencha tea come from?", ground_truth: "Brazil" },
  ];
  const uploadQuestions = (name: string, content: unknown) =>
    api.upload(
      undefined,
      [{ name, content: typeof content === "string" ? content : JSON.stringify(content) }],
      "/api/evaluation/files",
    );
  const run = (body: object) => api.json("POST", "/api/evaluation/run", body);
  const results = async (id: string) =>
    EvaluationRun.strict().parse((await api.get(`/api/evaluation/results/${id}`)).body);
  const tea = async () => {
    const { id } = await api.newCollection();
    await api.completed(
      id,
      "tea.md",
      "Assam is a black tea. Assam tea comes from India.\n\nSencha is a green tea. Sencha tea comes from Japan.",
    );
    return id;
  };

  test("a server-driven run asks every question once and counts truthfully", async () => {
    const collection_id = await tea();
    const name = `tea-${crypto.randomUUID()}.json`;
    const uploaded = await uploadQuestions(name, { test_cases: questions, metadata: { about: "tea" } });
    expect(uploaded.status).toBe(201);
    expect(EvaluationFile.strict().parse(uploaded.body)).toMatchObject({ name, path: name, total_questions: 3 });

    const started = await run({ collection_id, test_cases_path: name, config: { top_k: 3, use_hybrid_search: true } });
    expect(started.status).toBe(202);
    expect(started.body).toEqual({ evaluation_id: expect.any(String), status: "running", message: expect.any(String) });
    const { evaluation_id } = started.body as { evaluation_id: string };
    let ended = await results(evaluation_id);
    for (; !ended.is_completed; ended = await results(evaluation_id))
      await new Promise((resolve) => setTimeout(resolve, 20));

    expect(ended).toMatchObject({
      collection_id,
      status: "completed",
      total_questions: 3,
      evaluated_count: 3,
      config: { top_k: 3, use_hybrid_search: true },
      kind: "server",
    });
    expect(ended.completed_at).not.toBeNull();
    expect(ended.results.map(({ question }) => question)).toEqual(questions.map(({ question }) => question));
    expect(ended.results.map(({ is_correct }) => is_correct)).toEqual([true, true, false]);
    expect(ended).toMatchObject({ correct_count: 2, incorrect_count: 1, accuracy: 2 / 3 });
    for (const { chunks_used, answer } of ended.results) {
      expect(chunks_used).toBeGreaterThan(0);
      expect(answer).not.toBe("");
    }
    const listed = EvaluationRunSummary.strict()
      .array()
      .parse((await api.get(`/api/evaluation/runs?collection_id=${collection_id}`)).body);
    expect(listed).toEqual([expect.objectContaining({ id: evaluation_id, correct_count: 2, evaluated_count: 3 })]);

    expect((await api.remove(`/api/evaluation/runs/${evaluation_id}`)).status).toBe(204);
    expectRefusal(await api.get(`/api/evaluation/results/${evaluation_id}`), 404, evaluation_id);
    expect((await api.remove(`/api/evaluation/files/${name}`)).status).toBe(204);
    expectRefusal(await run({ collection_id, test_cases_path: name }), 404, name);
  });

  test("a question without a right answer is asked and not judged, and does not change the accuracy", async () => {
    const name = `open-${crypto.randomUUID()}.json`;
    const open = { id: "4", question: "Where does Sencha tea grow?", ground_truth: " " };
    await uploadQuestions(name, [...questions.slice(1), open, { id: "5", question: "What is Assam?" }]);
    const { evaluation_id } = (await run({ collection_id: await tea(), test_cases_path: name })).body as {
      evaluation_id: string;
    };
    await expect.poll(async () => (await results(evaluation_id)).is_completed, { timeout: 20_000 }).toBe(true);
    const counts = { evaluated_count: 4, correct_count: 1, incorrect_count: 1, unjudged_count: 2, accuracy: 0.5 };
    const ended = await results(evaluation_id);
    expect(ended).toMatchObject(counts);
    expect(ended.results.map(({ is_judged, is_correct }) => [is_judged, is_correct])).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect((await api.get("/api/evaluation/runs")).body).toContainEqual(
      expect.objectContaining({ id: evaluation_id, ...counts }),
    );
  });

  test("a file of questions is a bare array too, is replaced by name, and is refused with the place of the mistake", async () => {
    const name = `bare-${crypto.randomUUID()}.json`;
    expect((await uploadQuestions(name, questions)).body).toMatchObject({ total_questions: 3 });
    expect((await uploadQuestions(name, questions.slice(0, 1))).body).toMatchObject({ total_questions: 1 });
    const files = EvaluationFile.array().parse((await api.get("/api/evaluation/files")).body);
    expect(files.filter((file) => file.name === name)).toHaveLength(1);

    expectRefusal(
      await uploadQuestions(name, [{ id: "1", question: "Fine?" }, { id: "2" }]),
      400,
      /test_cases\.1\.question: is required/,
    );
    expectRefusal(await uploadQuestions(name, { test_cases: [] }), 400, /test_cases: must hold at least one question/);
    expectRefusal(await uploadQuestions(name, { cases: questions }), 400, /test_cases: is required/);
    expectRefusal(await uploadQuestions(name, "{"), 400, /JSON/);
    expectRefusal(await uploadQuestions(name, "null"), 400);
    expectRefusal(await uploadQuestions(name, "[".repeat(500_000)), 400, /nested deeper/);
    expectRefusal(await uploadQuestions("questions.csv", questions), 400, /^file: must be a \.json file/);
    expectRefusal(await api.upload(undefined, [], "/api/evaluation/files"), 400, /^file: is required/);
    expect((await api.get("/api/evaluation/files")).body).toEqual(files);
    await api.remove(`/api/evaluation/files/${name}`);
    expectRefusal(await api.remove(`/api/evaluation/files/${name}`), 404);
  });

  test("a run of nothing known is refused", async () => {
    const { id: collection_id } = await api.newCollection();
    expectRefusal(await run({ collection_id: UNKNOWN_ID, test_cases_path: "a.json" }), 404, UNKNOWN_ID);
    expectRefusal(await run({ collection_id, test_cases_path: "nothing-here.json" }), 404, /nothing-here\.json/);
    for (const path of ["../../etc/passwd", "/etc/passwd", "..", "a/../../b.json"]) {
      const { status } = await run({ collection_id, test_cases_path: path });
      expect([400, 404]).toContain(status);
    }
    expectRefusal(await api.get(`/api/evaluation/results/${UNKNOWN_ID}`), 404, UNKNOWN_ID);
    expectRefusal(await api.get("/api/evaluation/results/x"), 404);
    expectRefusal(await api.remove(`/api/evaluation/runs/${UNKNOWN_ID}`), 404, UNKNOWN_ID);
  });

  const startPlugin = async (total_questions: number) => {
    const { id: collection_id } = await api.newCollection();
    const { status, body } = await api.json("POST", "/api/evaluation/plugin/start", {
      collection_id,
      total_questions,
      user_id: "someone",
      config: { top_k: 7, judge: "mine" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      evaluation_run_id: expect.any(String),
      collection_id,
      total_questions,
      status: "in_progress",
    });
    return (body as { evaluation_run_id: string }).evaluation_run_id;
  };
  const result = (question: string, is_correct = true) => ({
    question,
    generated_answer: `Answer to ${question}`,
    retrieved_chunks: ["one", "two"],
    is_correct,
    evaluation_metadata: { judge_reasoning: "because" },
  });
  const submit = (evaluation_run_id: string, submitted: readonly object[]) =>
    api.json("POST", "/api/evaluation/plugin/submit", { evaluation_run_id, results: submitted });

  test("submits count each question once, and the last one completes the run", async () => {
    const id = await startPlugin(3);
    expect((await submit(id, [result("a"), result("b", false)])).body).toEqual({
      evaluation_run_id: id,
      results_saved: 2,
      new_evaluated_count: 2,
      is_completed: false,
    });
    expect((await submit(id, [result("b", true)])).body).toMatchObject({
      results_saved: 1,
      new_evaluated_count: 2,
      is_completed: false,
    });
    expectRefusal(await submit(id, [result("c"), result("d")]), 400, /^results: /);
    expect(await results(id)).toMatchObject({
      status: "running",
      is_completed: false,
      completed_at: null,
      evaluated_count: 2,
    });
    expect((await submit(id, [result("c", false)])).body).toMatchObject({ new_evaluated_count: 3, is_completed: true });

    const ended = await results(id);
    expect(ended).toMatchObject({
      kind: "plugin",
      status: "completed",
      is_completed: true,
      correct_count: 2,
      incorrect_count: 1,
      accuracy: 2 / 3,
      config: { top_k: 7, judge: "mine" },
    });
    expect(ended.results.map(({ question }) => question)).toEqual(["a", "b", "c"]);
    expect(ended.results[0]).toMatchObject({
      answer: "Answer to a",
      is_correct: true,
      chunks_used: 2,
      details: { evaluation_metadata: { judge_reasoning: "because" } },
    });
  });

  test("parallel submits lose nothing", async () => {
    const id = await startPlugin(40);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => submit(id, [result(`left ${n}`), result(`right ${n}`, false)])),
    );
    for (const { status } of answers) expect(status).toBe(200);
    expect(await results(id)).toMatchObject({
      evaluated_count: 40,
      correct_count: 20,
      incorrect_count: 20,
      accuracy: 0.5,
      is_completed: true,
      status: "completed",
    });
  });

  test("an empty submit changes nothing and tells how far the run is", async () => {
    const id = await startPlugin(2);
    const counts = (results_saved: number, new_evaluated_count: number, is_completed: boolean) => ({
      evaluation_run_id: id,
      results_saved,
      new_evaluated_count,
      is_completed,
    });
    const sent = async (list: readonly object[]) => {
      const answer = await submit(id, list);
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    };
    expect(await sent([])).toEqual(counts(0, 0, false));
    expect(await sent([result("a")])).toEqual(counts(1, 1, false));
    expect(await sent([])).toEqual(counts(0, 1, false));
    expect(await sent([result("b")])).toEqual(counts(1, 2, true));
    expect(await sent([])).toEqual(counts(0, 2, true));
    expectRefusal(await submit(UNKNOWN_ID, []), 404);
  });

  test("submits to nothing known, or to a run that asks by itself, are refused", async () => {
    expectRefusal(await submit(UNKNOWN_ID, [result("a")]), 404, UNKNOWN_ID);
    expectRefusal(
      await api.json("POST", "/api/evaluation/plugin/start", {
        collection_id: UNKNOWN_ID,
        total_questions: 1,
        user_id: "u",
      }),
      404,
      UNKNOWN_ID,
    );
  });

  test("saved state comes back as saved", async () => {
    const id = await startPlugin(2);
    const path = `/api/evaluation/state/${id}`;
    expect((await api.get(path)).body).toMatchObject({ evaluation_run_id: id, found: false });
    const state = {
      current_question_index: 1,
      answered_questions: 1,
      user_answers: { "0": "India <b>" },
      evaluation_results: [result("a")],
    };
    expect(await api.json("POST", path, state)).toMatchObject({
      status: 200,
      body: { evaluation_run_id: id, saved: true },
    });
    expect((await api.get(path)).body).toEqual({ evaluation_run_id: id, state, found: true });
    await api.json("POST", path, { ...state, current_question_index: 2 });
    expect((await api.get(path)).body).toMatchObject({ state: { current_question_index: 2 } });
    expectRefusal(await api.json("POST", path, { ...state, user_answers: { first: "x" } }), 400, /^user_answers/);
    expectRefusal(await api.json("POST", `/api/evaluation/state/${UNKNOWN_ID}`, state), 404, UNKNOWN_ID);
    expectRefusal(await api.get(`/api/evaluation/state/${UNKNOWN_ID}`), 404, UNKNOWN_ID);
  });
}
