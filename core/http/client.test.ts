import { expect, expectTypeOf, test } from "vitest";
import { apiRoutes, type resources } from "#core/api/app.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";
import type { SearchAnswer } from "#core/library/search/search.ts";
import { createClient, type ClientOptions } from "./client.ts";
import type { RowsOf } from "./client-types.ts";
import { RequestFailed } from "./request-failed.ts";
import { answerCheck, tableOf } from "./row-table.ts";

type Rows = RowsOf<typeof resources>;

/** A client of every row, which checks what it gets. */
const clientOf = (fetch: ClientOptions["fetch"]) =>
  createClient<Rows>(tableOf(apiRoutes), { fetch, check: answerCheck(apiRoutes) });

function setup() {
  const service = createInProcessService();
  const asked: string[] = [];
  const client = clientOf((path, init) => {
    asked.push(path);
    return service.fetch(path, init);
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
  const response = await client.open("getDocumentFile", {
    params: { document_id: id },
    query: { download: "true" },
  });
  expect(await response.text()).toBe("Some text.");
});

test("what a query leaves out is not sent, numbers are written", async () => {
  const { client, asked } = setup();
  await client.listDocuments({ query: { limit: 5, collection_id: undefined } });
  expect(asked).toEqual(["/api/documents?limit=5"]);
});

test("a refusal carries its status and reason", async () => {
  const { client } = setup();
  const refused = client.getCollection({ params: { collection_id: "a/b" } });
  await expect(refused).rejects.toThrow(RequestFailed);
  await expect(refused).rejects.toMatchObject({ status: 404, message: "No collection with the id a/b." });
});

test("an answer that is not as declared, or none at all, is a failure", async () => {
  const wrong = clientOf(async () => Response.json([{ id: 1 }]));
  await expect(wrong.listCollections()).rejects.toThrow(/not as declared/);
  const nobody = clientOf(() => Promise.reject(new TypeError("fetch failed")));
  await expect(nobody.listCollections()).rejects.toMatchObject({ status: 0 });
});

test("a refusal of the platform API names the fields, and one may say when to ask again", async () => {
  const { client } = setup();
  const refused = client.createTag({ body: { name: "" } });
  await expect(refused).rejects.toMatchObject({ status: 422, problems: [{ field: "name" }] });
  const busy = clientOf(async () => new Response(null, { status: 429, headers: { "retry-after": "2" } }));
  await expect(busy.listTags({ params: { user_id: "current" } })).rejects.toMatchObject({ retryAfter: 2000 });
});

test("a list is counted, and asked for in parts until all of it is there", async () => {
  const { client, asked } = setup();
  for (const name of ["One", "Two", "Three"]) await client.createTag({ body: { name } });
  const params = { user_id: "current" };
  expect(await client.counted("listTags", { params, query: { limit: 2 } })).toMatchObject({
    items: [{ name: expect.any(String) }, { name: expect.any(String) }],
    total: 3,
  });
  const few = clientOf(async (path) => {
    const offset = Number(new URL(path, "http://here").searchParams.get("offset"));
    return Response.json([`tag ${offset}`, `tag ${offset + 1}`].slice(0, 3 - offset), {
      headers: { "x-total-count": "3" },
    });
  });
  expect(await few.parts("listPersonaTags")).toEqual([["tag 0", "tag 1"], ["tag 2"]]);
  expect(asked.at(-1)).toBe("/api/v1/users/current/tags?limit=2");
});

test("a change that rests on an older state is refused", async () => {
  const { client } = setup();
  const params = {
    collection_id: (await client.createCollection({ body: { name: "Tea", description: "Leaves" } })).id,
  };
  const { value, tag } = await client.tagged("getCollection", { params });
  expect(value.name).toBe("Tea");
  await client.changeCollection({ params, body: { name: "Green tea" } });
  const late = client.tagged("changeCollection", { params, body: { name: "Black tea" }, tag });
  await expect(late).rejects.toMatchObject({ status: 412 });
});

test("a request that was aborted ends with an AbortError", async () => {
  const { client } = setup();
  const aborted = clientOf((_, { signal }) => Promise.reject((signal as AbortSignal).reason));
  await expect(aborted.listCollections({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  expect(await client.listCollections({ signal: new AbortController().signal })).toEqual([]);
});
