import { expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Embedder } from "#core/engine/embed-port.ts";
import { noteCrashes } from "./generation/open-generator.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { EMBEDDING_MODELS, RERANKER_MODELS } from "./catalogue.ts";
import { installedModels, newRow } from "./installed-model.ts";
import { markLoading } from "./mark-loading.ts";
import { createModelEmbedders } from "./model-embedders.ts";
import { createModelRerankers } from "./model-rerankers.ts";
import { activeModel } from "./models.ts";

const [EMBEDDER] = EMBEDDING_MODELS;
const [RERANKER] = RERANKER_MODELS;

async function setup() {
  const store = createMemoryStore(tables);
  const ids = [EMBEDDER?.id ?? "", RERANKER?.id ?? ""];
  const rows = ids.map((id) => ({ ...newRow(id), status: "installed" as const, active: true }));
  await store.write(rows.map((row) => put(installedModels, row)));
  let loads = 0;
  let work: () => Promise<unknown> = async () => ({ id: "a model" });
  const load = () => ((loads += 1), work());
  const open = markLoading(store, { embedder: load, reranker: load } as never, () => 7);
  const row = (at: number) => store.get(installedModels, LOCAL_USER, ids[at] ?? "");
  /** What the workers of a tab do. */
  const start = () => ({
    find: createModelEmbedders({ store, open }),
    rerank: createModelRerankers({ store, open }),
  });
  /** The tab ends while both models are being loaded, and the next one starts. */
  async function endWhileLoading(): Promise<void> {
    work = () => new Promise(() => undefined);
    const { find, rerank } = start();
    void find(EMBEDDER?.id ?? "");
    void rerank();
    await expect.poll(async () => [(await row(0))?.opening, (await row(1))?.opening]).toEqual([7, 7]);
    await noteCrashes({ store });
  }
  return {
    store,
    row,
    start,
    endWhileLoading,
    loads: () => loads,
    set: (next: () => Promise<unknown>) => void (work = next),
  };
}

it("marks a model for as long as it is being loaded, also one that fails", async () => {
  const { row, start, set } = await setup();
  const gate = Promise.withResolvers<Partial<Embedder>>();
  set(() => gate.promise);
  const loading = start().find(EMBEDDER?.id ?? "");
  await expect.poll(async () => (await row(0))?.opening).toBe(7);
  gate.resolve({ id: "a model" });
  expect(await loading).toEqual({ id: "a model" });
  expect(await row(0)).toMatchObject({ opening: null, crashed: false });
  set(() => Promise.reject(new Error("no")));
  await expect(start().find(EMBEDDER?.id ?? "")).rejects.toThrow("no");
  expect(await row(0)).toMatchObject({ opening: null, crashed: false });
});

it("does not load again by itself what took its tab with it three times in a row, and uses the built-in embedder meanwhile", async () => {
  const { store, row, start, loads, endWhileLoading } = await setup();
  for (let time = 0; time < 3; time++) await endWhileLoading();
  expect(await row(0)).toMatchObject({ crashed: true, error: expect.stringMatching(/crash.*choose a smaller model/) });
  const before = loads();
  const again = start();
  await expect(again.find(EMBEDDER?.id ?? "")).rejects.toThrow(/crash/);
  expect(await again.rerank()).toBeUndefined();
  expect(loads()).toBe(before);
  expect(await activeModel({ store })).toBeNull();
});

it("loads again what was being loaded when a phone ended its tab, and begins to count anew once it is loaded", async () => {
  const { row, start, set, endWhileLoading } = await setup();
  for (let round = 0; round < 2; round++) {
    await endWhileLoading();
    await endWhileLoading();
    expect(await row(0)).toMatchObject({ opening: null, crashed: false, lost_loads: 2 });
    set(async () => ({ id: "a model" }));
    const { find, rerank } = start();
    expect([await find(EMBEDDER?.id ?? ""), await rerank()]).toEqual([{ id: "a model" }, { id: "a model" }]);
    for (const at of [0, 1]) expect(await row(at)).toMatchObject({ opening: null, crashed: false, lost_loads: 0 });
  }
});
