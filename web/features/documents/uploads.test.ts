import { QueryClient } from "@tanstack/solid-query";
import { expect, test } from "vitest";
import { keys } from "../../app/keys.ts";
import type { Api } from "../../app/api.ts";
import type { Document } from "../../app/types.ts";
import { createUploads } from "./uploads.ts";

/** A service that takes every file at once, and a page that notes what it shows. */
function setup() {
  const client = new QueryClient();
  client.setQueryData<Document[]>(keys.documents, []);
  let changes = 0;
  client.getQueryCache().subscribe(({ query }) => (changes += query.queryKey[0] === keys.documents[0] ? 1 : 0));
  const api = {
    uploadDocument: async (file: File, collection_id: string) =>
      ({ id: file.name, original_filename: file.name, collection_id }) as unknown as Document,
  } as unknown as Api;
  const toasts = { list: () => [], show: () => () => undefined, dismiss: () => undefined };
  const uploads = createUploads({ api, client, toasts, onFirst: () => undefined });
  const documents = () => client.getQueryData<Document[]>(keys.documents) ?? [];
  return { uploads, documents, changes: () => changes };
}

const files = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => new File(["words"], `${at}.${kind}`));

test("a folder of hundreds changes the list of documents a few times, not once for each file", async () => {
  const { uploads, documents, changes } = setup();
  await uploads.add(files(300, "md"), { collectionId: "mine" });
  await expect.poll(() => documents().length, { timeout: 30_000 }).toBe(300);
  expect(new Set(documents().map(({ id }) => id)).size).toBe(300);
  expect(uploads.list()).toEqual([]);
  expect(changes()).toBeLessThan(100);
});

test("what was refused is forgotten together, and where it is asked for alone", async () => {
  const { uploads } = setup();
  await uploads.add(files(5, "jpg"), { collectionId: "mine" });
  await uploads.add(files(2, "png"), { collectionId: "other" });
  uploads.dismissRefused("mine");
  expect(uploads.list().map(({ name }) => name)).toEqual(["0.png", "1.png"]);
  uploads.dismissRefused();
  expect(uploads.list()).toEqual([]);
});
