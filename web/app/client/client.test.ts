import { expect, expectTypeOf, test } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import { checkAnswer } from "./check-answer.ts";
import { addressOf, createApi, type Answer, type Body } from "./client.ts";

function setup() {
  const service = createInProcessService();
  const checked: string[] = [];
  const check = (name: string, answer: unknown) => {
    checked.push(name);
    checkAnswer(name, answer);
  };
  return { ...service, checked, api: createApi(service.fetch, { check }) };
}

test("the page asks by the names of the rows, and every answer is as its row declares", async () => {
  const { api, background, checked } = setup();
  const collection = await api.createCollection({ body: { name: "Tea", description: "All about tea" } });
  expectTypeOf(collection).toEqualTypeOf<Collection>();
  const file = new File(["# Tea\n\nGreen tea is made at 80 degrees."], "tea.md");
  const { id } = await api.uploadDocument({ fields: { collection_id: collection.id }, files: { file } });
  await background.idle();
  const [document] = await api.listDocuments();
  expect(document).toMatchObject({ id, status: "completed" });
  const found = await api.search({
    body: { query: "green tea", collection_id: collection.id, similarity_threshold: 0 },
  });
  expect(found.chunks.length).toBeGreaterThan(0);
  const jobs = await api.counted("listJobs", { query: { limit: 1 } });
  expect(jobs).toMatchObject({ items: [{ job_type: "document_process" }], total: 1 });
  await Promise.all([
    api.getStorageUse(),
    api.getLanguageModels(),
    api.listAiProviders(),
    api.listModels(),
    api.getMe(),
  ]);
  await api.deleteCollection({ params: { collection_id: collection.id } });
  expect(new Set(checked)).toEqual(
    new Set([
      "createCollection",
      "uploadDocument",
      "listDocuments",
      "search",
      "listJobs",
      "getStorageUse",
      "getLanguageModels",
      "listAiProviders",
      "listModels",
      "getMe",
    ]),
  );
});

test("an answer that is not as declared is refused where answers are checked", async () => {
  const api = createApi(async () => Response.json({ id: 1 }), { check: checkAnswer });
  await expect(api.getMe()).rejects.toThrow("The answer of getMe is not as declared");
});

test("an answer that streams comes as it is, with what the page sent", async () => {
  const { api } = setup();
  const { id: session_id } = await api.createSession({ body: { name: "Tea" } });
  const { body, headers } = await api.open("sendMessage", { body: { session_id, message: "Tea?", stream: true } });
  expect(headers.get("content-type")).toContain("text/event-stream");
  expect(await new Response(body).text()).toContain('"type":"message"');
  expect((await api.parts("listMessages", { query: { session_id } })).flat().map(({ role }) => role)).toEqual([
    "user",
    "assistant",
  ]);
});

test("addresses have their parameters written into them", () => {
  expect(addressOf("getDocumentFile", { document_id: "a/b" })).toBe("/api/documents/a%2Fb/file");
});

test("types of answers and bodies are those of the rows", () => {
  expectTypeOf<Answer<"listCollections">>().toEqualTypeOf<Collection[]>();
  expectTypeOf<Body<"publishPage">>().toEqualTypeOf<{ publish: boolean }>();
  expectTypeOf<Answer<"deleteCollection">>().toEqualTypeOf<void>();
});
