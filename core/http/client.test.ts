import { expect, expectTypeOf, test } from "vitest";
import { resources } from "#core/api/app.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";
import type { SearchAnswer } from "#core/library/search/search.ts";
import { createClient, RequestFailed } from "./client.ts";

function setup() {
  const service = createInProcessService();
  const asked: string[] = [];
  const client = createClient(resources, {
    fetch: (path, init) => {
      asked.push(path);
      return service.fetch(path, init);
    },
  });
  return { ...service, client, asked };
}

test("there is a function for every row, typed by its schemas", async () => {
  const { client } = setup();
  const created = await client.createCollection({ body: { name: "Tea", description: "All about tea" } });
  expectTypeOf(created).toEqualTypeOf<Collection>();
  expect(await client.getCollection({ params: { collection_id: created.id } })).toEqual(created);
  const found = await client.search({ body: { query: "tea", collection_id: created.id } });
  expectTypeOf(found).toEqualTypeOf<SearchAnswer>();
  expect(await client.deleteCollection({ params: { collection_id: created.id } })).toBeUndefined();
});

test("files are sent as forms, files come back as they are", async () => {
  const { client, background } = setup();
  const { id: collection_id } = await client.createCollection({ body: { name: "Tea", description: "All about tea" } });
  const { id } = await client.uploadDocument({
    fields: { collection_id },
    files: { file: new File(["Some text."], "a.md") },
  });
  await background.idle();
  const response = await client.getDocumentFile({ params: { document_id: id }, query: { download: "true" } });
  expect(await response.text()).toBe("Some text.");
});

test("what a query leaves out is not sent, numbers are written", async () => {
  const { client, asked } = setup();
  await client.listDocuments({ query: { limit: 5, collection_id: undefined } });
  expect(asked).toEqual(["/api/documents/?limit=5"]);
});

test("a refusal carries its status and reason", async () => {
  const { client } = setup();
  const refused = client.getCollection({ params: { collection_id: "a/b" } });
  await expect(refused).rejects.toThrow(RequestFailed);
  await expect(refused).rejects.toMatchObject({ status: 404, detail: "No collection with the id a/b." });
});

test("an answer that is not as declared, or none at all, is a failure", async () => {
  const wrong = createClient(resources, { fetch: async () => Response.json([{ id: 1 }]) });
  await expect(wrong.listCollections({})).rejects.toThrow(/not as declared/);
  const nobody = createClient(resources, { fetch: () => Promise.reject(new TypeError("fetch failed")) });
  await expect(nobody.listCollections({})).rejects.toMatchObject({ status: 0 });
});
