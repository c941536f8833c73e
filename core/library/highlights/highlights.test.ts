import { expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { sendInProcess } from "#contract/testing/send-in-process.ts";
import { createCaller } from "#contract/caller.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import { syncRows } from "#core/sync/merge/sync-tables.ts";
import { highlights } from "./highlight.ts";

async function setup() {
  const service = createInProcessService();
  const api = createCaller(sendInProcess(service.fetch));
  const { id: collection_id } = await api.newCollection();
  const { id } = await api.completed(collection_id, "rules.md", "# Rules\n\nDogs travel free of charge.");
  const made = await api.json("POST", `/api/documents/${id}/highlights`, { quote: "Dogs", note: "canary" });
  expect(made.status).toBe(201);
  const rows = () => service.store.query(highlights, { owner: ANY_OWNER });
  const books = async () =>
    (await service.store.query(syncRows, { owner: ANY_OWNER })).filter((row) => row.id.startsWith("highlights/"));
  const documentsIn = async (collection: string) =>
    (await api.get(`/api/documents?collection_id=${collection}`)).body as { id: string }[];
  return { service, api, collection_id, id, rows, books, documentsIn };
}

it("a highlight stays on the device with a collection that is made device-only, and the one that travelled is erased", async () => {
  const { api, collection_id, id, rows, books, documentsIn } = await setup();
  const kept = await api.json("POST", `/api/collections/${collection_id}/keep-here`, undefined);
  expect(kept.status, kept.text).toBe(200);
  const [document] = await documentsIn((kept.body as { id: string }).id);
  expect(document?.id).not.toBe(id);
  expect(await rows()).toMatchObject([{ document_id: document?.id, note: "canary", never_leaves: true }]);
  // What is left for the sync is that a row was erased, and none of its words.
  expect(JSON.stringify(await books())).not.toContain("canary");

  const made = await api.json("POST", `/api/documents/${document?.id}/highlights`, { quote: "free" });
  expect(made.status).toBe(201);
  expect((await rows()).every((row) => row.never_leaves === true)).toBe(true);
});

it("a highlight goes with a collection that is deleted, and is among what comes back with it", async () => {
  const { api, collection_id, rows } = await setup();
  expect((await api.remove(`/api/collections/${collection_id}`)).status).toBe(204);
  expect(await rows()).toEqual([]);
  const { body } = await api.get("/api/v1/sync/deleted");
  expect(body).toMatchObject([{ id: `collections/${collection_id}`, with: { documents: 1, highlights: 1 } }]);
  await api.json("POST", "/api/v1/sync/deleted/restore", { id: `collections/${collection_id}` });
  expect(await rows()).toMatchObject([{ note: "canary" }]);
});
