import { expect, test } from "vitest";
import { tables } from "#core/api/tables.ts";
import { createTellingEmbedder } from "#core/engine/testing/telling-embedder.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { EMBEDDING_MODELS } from "./catalogue.ts";
import { installedModels, newRow } from "./installed-model.ts";
import { createModelEmbedders } from "./model-embedders.ts";

const [model] = EMBEDDING_MODELS;
if (!model) throw new Error("The catalogue is empty.");

function setup() {
  const store = createMemoryStore(tables);
  const { embedder } = createTellingEmbedder(model?.id);
  let opened = 0;
  const open = { embedder: async () => (opened++, embedder) };
  return { store, embedder, find: createModelEmbedders({ store, open }), opened: () => opened };
}

test("a model that only another device has is no error, and is found once it is installed here", async () => {
  const { store, embedder, find, opened } = setup();
  expect(await find(model.id)).toBeUndefined();
  expect(await find("of no catalogue")).toBeUndefined();
  await store.write([put(installedModels, { ...newRow(model.id), status: "installed" })]);
  expect(await find(model.id)).toBe(embedder);
  expect(await find(model.id)).toBe(embedder);
  expect(opened()).toBe(1);
});

test("a model whose loading ended in a crash is not loaded again", async () => {
  const { store, find, opened } = setup();
  const crashed = {
    ...newRow(model.id),
    status: "installed",
    crashed: true,
    error: "It took the tab with it.",
  } as const;
  await store.write([put(installedModels, crashed)]);
  await expect(find(model.id)).rejects.toThrow("It took the tab with it.");
  expect(opened()).toBe(0);
});
