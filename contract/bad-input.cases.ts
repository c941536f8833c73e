import { beforeAll, describe, expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { badFields, withValue } from "./bad-values.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";
import { badQueries } from "./platform/bad-queries.ts";

const RESULT = {
  question: "a",
  generated_answer: "b",
  retrieved_chunks: ["c"],
  is_correct: true,
  evaluation_metadata: { judge_reasoning: "d" },
};

const POINT = { page: 1, x: 0.5, y: 0.5 };

/** Rows of this API that take JSON, with a body each that is right apart from what a case puts wrong. */
const BODIES: Readonly<Record<string, (ids: Ids) => Readonly<Record<string, unknown>>>> = {
  createCollection: () => ({ name: "A", description: "B" }),
  changeCollection: () => ({ name: "A" }),
  addDocumentFromWeb: ({ collection }) => ({ url: "http://127.0.0.1:1/", collection_id: collection }),
  changeDocument: ({ collection }) => ({ original_filename: "a.md", collection_id: collection, tags: ["a"] }),
  copyDocument: ({ collection }) => ({ collection_id: collection }),
  joinDocuments: () => ({ ids: [crypto.randomUUID()] }),
  deleteDocuments: () => ({ ids: [UNKNOWN_ID] }),
  unlockDocument: () => ({ password: "pass" }),
  readScanAgain: () => ({ language: "eng" }),
  createHighlight: () => ({ quote: "Owls", from: POINT, to: POINT }),
  changeHighlight: () => ({ note: "A" }),
  createSession: ({ collection }) => ({ name: "A", collection_id: collection }),
  changeSession: () => ({ name: "A", pinned: true, archived: false, tags: ["a"] }),
  branchSession: () => ({ message_id: UNKNOWN_ID, name: "A" }),
  sendMessage: ({ session, collection }) => ({ session_id: session, message: "Hello?", collection_id: collection }),
  search: ({ collection }) => ({ query: "tea", collection_id: collection }),
  startRun: ({ collection }) => ({ collection_id: collection, test_cases_path: "a.json", config: {} }),
  startPluginRun: ({ collection }) => ({ collection_id: collection, total_questions: 2, user_id: "u", config: {} }),
  submitResults: ({ run }) => ({ evaluation_run_id: run, results: [RESULT] }),
  createCase: ({ collection }) => ({ question: "When?", collection_id: collection }),
  changeCase: () => ({ question: "When?" }),
  importCases: ({ collection }) => ({ test_cases: [{ question: "When?" }], collection_id: collection }),
  chooseLanguageModels: () => ({}),
  saveState: () => ({
    current_question_index: 0,
    answered_questions: 0,
    user_answers: {},
    evaluation_results: [RESULT],
  }),
};

interface Ids {
  readonly collection: string;
  readonly session: string;
  readonly run: string;
  readonly savedCase: string;
  readonly document: string;
}

export function badInputCases({ api }: ContractSetup): void {
  let ids: Ids = { collection: "", session: "", run: "", savedCase: "", document: "" };

  beforeAll(async () => {
    const { id: collection } = await api.newCollection("Bad input");
    const { id: session } = await api.newSession();
    const body = { collection_id: collection, total_questions: 5, user_id: "u", config: {} };
    const run = (await api.json("POST", "/api/evaluation/plugin/start", body)).body as { evaluation_run_id: string };
    const saved = (await api.json("POST", "/api/evaluation/cases/", { question: "When?", collection_id: collection }))
      .body as { id: string };
    const { id: document } = await api.newDocument(collection, "bad-input.md", "Tea");
    ids = { collection, session, run: run.evaluation_run_id, savedCase: saved.id, document };
  });

  const rows = apiRoutes.filter((route) => route.api === "document-chat" && route.body);
  const pathOf = (path: string) =>
    path
      .replace(":collection_id", ids.collection)
      .replace(":document_id", ids.document)
      .replace(":session_id", ids.session)
      .replace(":evaluation_run_id", ids.run)
      .replace(":highlight_id", UNKNOWN_ID)
      .replace(":case_id", ids.savedCase);

  test("every row that takes JSON is tried", () => {
    expect(
      rows.map(({ name }) => name).filter((name) => !Object.hasOwn(BODIES, name) && !FOREIGN.includes(name)),
    ).toEqual([]);
  });

  describe.each(rows.filter(({ name }) => Object.hasOwn(BODIES, name)))(
    "$method $fullPath",
    ({ name, method, fullPath, body }) => {
      test("refuses each wrong field by its name and changes nothing", async () => {
        const before = await api.everything();
        const fields = body ? badFields(body) : [];
        expect(fields.length).toBeGreaterThan(5);
        for (const { path, what, value, says } of fields) {
          const field = path.join(".");
          const answer = await api.json(method, pathOf(fullPath), withValue(BODIES[name]?.(ids), path, value));
          expect(answer.status, `${field} is ${what}: ${answer.text.slice(0, 200)}`).toBe(400);
          expectRefusal(answer, 400, field);
          if (says) expect(saidOf(answer.text, field), `${field} is ${what}`).toMatch(says);
        }
        expect(await api.everything()).toBe(before);
      });

      test("refuses a body that is no object, too deep or too large", async () => {
        const before = await api.everything();
        for (const other of ["null", "[]", '"text"', "1", "true", "{", '{"name":}', "\ufeff{"])
          expectRefusal(await api.raw(method, pathOf(fullPath), other), 400);
        expectRefusal(await api.raw(method, pathOf(fullPath), `${"[".repeat(100_000)}${"]".repeat(100_000)}`), 400);
        expectRefusal(
          await api.raw(method, pathOf(fullPath), `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`),
          400,
          /deep/,
        );
        expect(await api.everything()).toBe(before);
      });
    },
  );

  const withQuery = apiRoutes.filter(({ api: of, query }) => of === "document-chat" && query);

  test.each(withQuery.map(({ fullPath, query }) => ({ fullPath, query })))(
    "GET $fullPath refuses each wrong value of its query by name",
    async ({ fullPath, query }) => {
      const path = fullPath.replaceAll(/:\w+/g, UNKNOWN_ID);
      for (const [name, value] of query ? badQueries(query) : []) {
        const answer = await api.get(`${path}?${new URLSearchParams({ [name]: value })}`);
        expect(answer.status, `${name}=${value}: ${answer.text.slice(0, 200)}`).toBe(400);
        expectRefusal(answer, 400, name);
      }
    },
  );

  test("10 MB of nesting is refused and the service goes on", async () => {
    expectRefusal(await api.raw("POST", "/api/collections/", "[".repeat(10 * 1024 * 1024)), 413);
    expectRefusal(await api.raw("POST", "/api/collections/", "[".repeat(7 * 1024 * 1024)), 400);
    expect((await api.get("/api/health")).status).toBe(200);
  });

  test("keys that belong to every object are data like any other", async () => {
    const text = '{"name":"A","description":"B","__proto__":{"color":"#000000"},"constructor":{"x":1}}';
    expect((await api.raw("POST", "/api/collections/", text)).body).toMatchObject({ color: "#3B82F6" });
  });

  test("a query with text that no store keeps is refused", async () => {
    expectRefusal(await api.get("/api/documents/?collection_id=%00"), 400, /^collection_id/);
    expectRefusal(await api.get("/api/evaluation/runs?collection_id=%ED%A0%80"), 400, /^collection_id/);
    expectRefusal(await api.remove("/api/evaluation/files/a%00b.json"), 404);
  });
}

/** What the refusal says of the field. */
function saidOf(answer: string, field: string): string {
  const { detail } = JSON.parse(answer) as { detail: string };
  const own = detail.split("; ").find((finding) => finding.startsWith(`${field}: `));
  return own?.slice(field.length + 2) ?? detail;
}

/** Rows under `/api` that other suites try. */
const FOREIGN: readonly string[] = [];
