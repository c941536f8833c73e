import { expect, test } from "vitest";
import { CaseFile, SavedCase } from "#core/library/evaluation/cases/saved-case.ts";
import { EvaluationFile, EvaluationRun } from "#core/library/evaluation/evaluation.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

const BASE = "/api/evaluation/cases";

export function savedCaseCases({ api }: ContractSetup): void {
  const save = async (body: object) => {
    const { status, body: saved } = await api.json("POST", `${BASE}/`, body);
    expect(status).toBe(201);
    return SavedCase.strict().parse(saved);
  };
  const listed = async (collection_id: string) =>
    SavedCase.strict()
      .array()
      .parse((await api.get(`${BASE}/?collection_id=${collection_id}`)).body);

  test("a question is saved, listed, changed and deleted", async () => {
    const { id: collection_id } = await api.newCollection();
    const first = await save({ question: "When does it open?", ground_truth: "At nine", collection_id });
    const second = await save({ question: "When does it close?", collection_id, category: "hours", document: "a.md" });
    expect(first).toMatchObject({ ground_truth: "At nine", rating: null, message_id: null, document: null });
    expect(await listed(collection_id)).toEqual([first, second]);

    const path = `${BASE}/${second.id}`;
    const { status, body } = await api.json("PUT", path, { ground_truth: "At six", category: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ground_truth: "At six", category: null, document: "a.md", question: second.question });
    expect((await api.get(path)).body).toEqual(body);
    expect((await api.remove(path)).status).toBe(204);
    expectRefusal(await api.get(path), 404, second.id);
    expectRefusal(await api.remove(path), 404);
    expectRefusal(await api.json("PUT", path, { ground_truth: "x" }), 404);
    expect(await listed(collection_id)).toEqual([first]);
  });

  test("an answer that is rated makes one question, however often it is rated", async () => {
    const { id: collection_id } = await api.newCollection();
    await api.completed(collection_id, "owls.md", "# Owls\n\nOwls hunt at night.");
    const { id: session_id } = await api.newSession({ collection_id });
    const asked = await api.json("POST", "/api/chat/message", { session_id, message: "When do owls hunt?" });
    const { id: message_id } = asked.body as { id: string };

    const up = await save({ question: "When do owls hunt?", ground_truth: "at night", rating: "up", message_id });
    expect(up).toMatchObject({ collection_id, rating: "up", message_id });
    const down = await save({ question: "When do owls hunt?", ground_truth: "at dusk", rating: "down", message_id });
    expect(down).toMatchObject({ id: up.id, created_at: up.created_at, rating: "down", ground_truth: "at dusk" });
    expect(await listed(collection_id)).toEqual([down]);
    expectRefusal(await api.json("POST", `${BASE}/`, { question: "When?", message_id: UNKNOWN_ID }), 404, UNKNOWN_ID);
    expectRefusal(
      await api.json("POST", `${BASE}/`, { question: "When?", collection_id: UNKNOWN_ID }),
      404,
      UNKNOWN_ID,
    );
  });

  test("what is exported can be imported, once", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id: other } = await api.newCollection();
    await save({ question: "When?", ground_truth: "At nine", category: "hours", document: "a.md", collection_id });
    await save({ question: "Who?", collection_id });
    const file = CaseFile.strict().parse((await api.get(`${BASE}/export?collection_id=${collection_id}`)).body);
    // Rows of one millisecond have no order.
    const byQuestion = <Case extends { readonly question: string }>(cases: readonly Case[]) =>
      cases.toSorted((a, b) => a.question.localeCompare(b.question));
    expect(byQuestion(file.test_cases)).toEqual([
      expect.objectContaining({ question: "When?", ground_truth: "At nine", category: "hours", document: "a.md" }),
      expect.objectContaining({ question: "Who?", ground_truth: null }),
    ]);

    const importInto = (body: object) => api.json("POST", `${BASE}/import`, body);
    expect(await importInto({ ...file, collection_id: other })).toMatchObject({
      status: 200,
      body: { imported: 2, already_here: 0 },
    });
    expect((await importInto({ ...file, collection_id: other })).body).toEqual({ imported: 0, already_here: 2 });
    expect(byQuestion(await listed(other)).map(({ question }) => question)).toEqual(["When?", "Who?"]);
    expectRefusal(await importInto({ test_cases: [{ question: "a" }, {}] }), 400, /^test_cases\.1\.question: /);
    expectRefusal(await importInto({ test_cases: [] }), 400, /^test_cases: must hold at least one question/);
    expectRefusal(await importInto({ test_cases: [{ question: "a" }], collection_id: UNKNOWN_ID }), 404, UNKNOWN_ID);
    expectRefusal(await api.get(`${BASE}/export?collection_id=x`), 400, /^collection_id/);
  });

  test("a run asks the saved questions of its collection and says why an answer is wrong", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id: other } = await api.newCollection();
    await api.completed(collection_id, "tea.md", "# Tea\n\nAssam tea comes from India.");
    await save({ question: "Where does Assam tea come from?", ground_truth: "India", collection_id });
    await tick();
    await save({ question: "Where does Assam tea come from?", ground_truth: "Brazil", collection_id });
    await save({ question: "Is this asked here?", ground_truth: "No", collection_id: other });
    const files = EvaluationFile.array().parse((await api.get("/api/evaluation/files")).body);
    expect(files).toContainEqual(expect.objectContaining({ name: "saved-questions.json" }));

    const config = { top_k: 5, use_hybrid_search: true };
    const body = { collection_id, test_cases_path: "saved-questions.json", config };
    const { evaluation_id } = (await api.json("POST", "/api/evaluation/run", body)).body as { evaluation_id: string };
    const look = async () =>
      EvaluationRun.strict().parse((await api.get(`/api/evaluation/results/${evaluation_id}`)).body);
    let run = await look();
    for (; !run.is_completed; run = await look()) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(run.results.map(({ is_correct }) => is_correct)).toEqual([true, false]);
    expect(run.results.map(({ details }) => details["why"])).toMatchObject([
      { outcome: "right", holding: [1] },
      { outcome: "not_retrieved", holding: [] },
    ]);

    const { id: empty } = await api.newCollection();
    const none = await api.json("POST", "/api/evaluation/run", { ...body, collection_id: empty });
    expectRefusal(none, 404, /no saved question/);
    const content = JSON.stringify([{ question: "When?" }]);
    const upload = await api.upload(undefined, [{ name: "saved-questions.json", content }], "/api/evaluation/files");
    expectRefusal(upload, 400, /^file: must have another name/);
  });

  test("tuning tries settings on half of the questions, reports on the other, and changes nothing unless asked", async () => {
    const { id: collection_id } = await api.newCollection();
    await api.completed(
      collection_id,
      "tea.md",
      "# Tea\n\nAssam tea comes from India.\n\nSencha tea comes from Japan.",
    );
    for (const [question, ground_truth] of [
      ["Where does Assam tea come from?", "India"],
      ["Where does Sencha tea come from?", "Japan"],
      ["Which tea comes from India?", "Assam"],
      ["Which tea comes from Japan?", "Sencha"],
    ])
      await save({ question, ground_truth, collection_id });
    const body = { collection_id, test_cases_path: "saved-questions.json", config: { tune: true } };
    const { evaluation_id } = (await api.json("POST", "/api/evaluation/run", body)).body as { evaluation_id: string };
    const look = async () =>
      EvaluationRun.strict().parse((await api.get(`/api/evaluation/results/${evaluation_id}`)).body);
    let run = await look();
    for (; !run.is_completed; run = await look()) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(run).toMatchObject({ status: "completed", evaluated_count: run.total_questions });
    expect(run.tuning?.current).toEqual({
      top_k: 5,
      use_hybrid_search: true,
      use_vectors: true,
      use_document_choice: true,
      similarity_threshold: 0,
    });
    expect(run.tuning?.tried.map(({ asked }) => asked)).toEqual(run.tuning?.tried.map(() => 2));
    expect(run.tuning?.held_out?.asked).toBe(2);

    const collection = `/api/collections/${collection_id}`;
    expect((await api.get(collection)).body).toMatchObject({ answer_settings: null });
    const answer_settings = run.tuning?.suggested;
    expect((await api.json("PUT", collection, { answer_settings })).body).toMatchObject({ answer_settings });
    expect((await api.json("PUT", collection, { name: "Tea" })).body).toMatchObject({ name: "Tea", answer_settings });
    expect((await api.json("PUT", collection, { answer_settings: null })).body).toMatchObject({
      answer_settings: null,
    });
    const few = { ...body, collection_id: (await api.newCollection()).id };
    await save({ question: "When?", ground_truth: "Now", collection_id: few.collection_id });
    expectRefusal(await api.json("POST", "/api/evaluation/run", few), 400, /^test_cases_path: must hold at least 4/);
  });

  test("a message is answered without vectors, and without what is scored too low", async () => {
    const { id: collection_id } = await api.newCollection();
    await api.completed(collection_id, "owls.md", "# Owls\n\nOwls hunt at night.");
    const { id: session_id } = await api.newSession({ collection_id });
    const ask = async (more: object) => {
      const message = "When do owls hunt?";
      const { status, body } = await api.json("POST", "/api/chat/message", { session_id, message, ...more });
      expect(status).toBe(200);
      const { answer } = (
        body as { metadata: { answer: { passages: { score: number; why: { similarity: number | null } }[] } } }
      ).metadata;
      return answer.passages;
    };
    expect((await ask({})).length).toBeGreaterThan(0);
    const byWords = await ask({ use_vectors: false });
    expect(byWords.length).toBeGreaterThan(0);
    for (const { why } of byWords) expect(why.similarity).toBeNull();
    for (const { score } of await ask({ similarity_threshold: 0.5 })) expect(score).toBeGreaterThanOrEqual(0.5);
  });
}
