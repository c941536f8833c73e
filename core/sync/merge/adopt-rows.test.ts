import { expect, test } from "vitest";
import { collections, type CollectionRow } from "#core/library/collections/collection.ts";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { put, remove, type Store } from "../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { adoptRows } from "./adopt-rows.ts";
import { createSyncExtension } from "./extension.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const TIME = "2026-11-22T00:00:00.000Z";

const row = (at: number): CollectionRow => ({
  id: `10000000-0000-4000-8000-00000000000${at}`,
  owner: OWNER,
  name: `Collection ${at}`,
  description: "",
  color: "#3B82F6",
  created_at: TIME,
  updated_at: TIME,
});

/** A store that counts the lists asked of it. */
function counting(store: Store) {
  let lists = 0;
  const counted: Store = { ...store, query: (...asked) => (lists++, store.query(...asked)) };
  return { store: counted, lists: () => lists };
}

test("where every row has its books no row is read, deleted ones included", async () => {
  const extension = createSyncExtension({ role: "device", tables, now: () => Date.now() });
  const { store, lists } = counting(createMemoryStore(tables, extension));
  await store.write([put(collections, row(1)), put(collections, row(2))]);
  await store.write([remove(collections, OWNER, row(2).id)]);

  expect(await adoptRows(store, tables)).toBe(0);
  expect(lists()).toBe(0);
});
