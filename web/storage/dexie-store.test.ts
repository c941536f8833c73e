import "fake-indexeddb/auto";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { schemaRules } from "#core/storage/contract/schema-rules.ts";
import { extensionRules } from "#core/storage/contract/store-rules-extension.ts";
import { storeRules } from "#core/storage/contract/store-rules.ts";
import { fingerprintHash } from "#core/storage/schema-change.ts";
import { schemaFingerprint } from "#core/storage/schema-fingerprint.ts";
import { put } from "#core/storage/store.ts";
import { table } from "#core/storage/table.ts";
import { ruleTables } from "#core/storage/contract/store-rules-tables.ts";
import { createDexieStore } from "./dexie-store.ts";

const notes = table({
  name: "notes",
  schema: z.object({ id: z.string(), owner: z.string() }),
  indexes: [],
  syncs: false,
});

/** Lets the others come so far. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

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

it.each(extensionRules)("Dexie store $id: $says", async ({ check }) => {
  const { name } = setup();
  await check({ open: async (tables, extension) => createDexieStore(tables, { name, extension }) });
});

it("several workers that open a new database at once lose nothing of each other", async () => {
  for (let round = 0; round < 8; round++) {
    const { name } = setup();
    const stores = Array.from({ length: 4 }, () => createDexieStore([notes], { name }));
    await Promise.all(
      stores.map(async (store, number) => {
        await turns(number * round);
        await store.write([put(notes, { id: `note ${number}`, owner: "me" })]);
      }),
    );
    const seen = await Promise.all(stores.map((store) => store.count(notes, { owner: "me" })));
    await Promise.all(stores.map((store) => store.close()));
    expect(seen, `round ${round}`).toEqual([4, 4, 4, 4]);
  }
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

it.each(schemaRules)("Dexie store whose program knows its schema's hash $id: $says", async ({ check }) => {
  const { name } = setup();
  await check({
    async open(tables, migrations = []) {
      const schemaHash = await fingerprintHash(schemaFingerprint(tables, migrations));
      const store = createDexieStore(tables, { name, migrations, schemaHash });
      await store.setAsideRows();
      return store;
    },
  });
});

it("a program that knows its schema's hash writes no schema where it is the stored one", async () => {
  const { name } = setup();
  let written = 0;
  const counted = {
    ...notes,
    get schema() {
      written++;
      return notes.schema;
    },
  };
  const schemaHash = await fingerprintHash(schemaFingerprint([notes], []));
  const open = async (hash?: string) => {
    written = 0;
    const store = createDexieStore([counted], { name, schemaHash: hash });
    await store.count(counted, { owner: "me" });
    await store.close();
    return written;
  };
  expect(await open(schemaHash)).toBeGreaterThan(0);
  expect(await open(schemaHash)).toBe(0);
  expect(await open("0".repeat(64))).toBeGreaterThan(0);
});
