import "fake-indexeddb/auto";
import { it, onTestFinished } from "vitest";
import { schemaRules } from "#core/storage/schema-rules.ts";
import { storeRules } from "#core/storage/store-rules.ts";
import { ruleTables } from "#core/storage/store-rules-tables.ts";
import { createDexieStore } from "./dexie-store.ts";

function setup() {
  const name = crypto.randomUUID();
  onTestFinished(() => void indexedDB.deleteDatabase(name));
  return { name };
}

it.each(storeRules)("Dexie store $id: $says", async ({ check }) => {
  const store = createDexieStore(ruleTables, setup());
  onTestFinished(() => store.close());
  await check(store);
});

it.each(schemaRules)("Dexie store $id: $says", async ({ check }) => {
  const { name } = setup();
  await check({
    async open(tables, migrations) {
      const store = createDexieStore(tables, { name, migrations });
      await store.setAsideRows();
      return store;
    },
  });
});
