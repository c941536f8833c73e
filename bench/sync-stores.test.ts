import "fake-indexeddb/auto";
import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { change, put, remove, type Store } from "#core/storage/store.ts";
import { createMemoryStore } from "#core/storage/memory-store.ts";
import { createServerExtension } from "#core/sync/server-extension.ts";
import { operation } from "#core/sync/housekeeping.ts";
import { register } from "#core/sync/register.ts";
import { pullPage } from "#core/sync/server-pull.ts";
import { note, notes, worldTables, type MakeStore } from "#core/sync/testing/sync-world.ts";
import { simulate } from "#core/sync/testing/simulation.ts";
import { Steps } from "#core/sync/testing/steps.ts";
import { createDexieStore } from "#web/storage/dexie-store.ts";
import { openSqliteStore } from "#sync-server/storage/sqlite-store.ts";

let folder = "";
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-sync-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sqlite: MakeStore = (tables, extension) =>
  openSqliteStore({ path: join(folder, `${files++}.db`), tables, extension });
const dexie: MakeStore = (tables, extension) => createDexieStore(tables, { name: `sync ${files++}`, extension });

it("holds with the server over SQLite and the devices over IndexedDB", async () => {
  const stores = { makeServerStore: sqlite, makeDeviceStore: dexie };
  await fc.assert(
    fc.asyncProperty(Steps, async (steps) => void (await simulate(steps, stores))),
    { numRuns: 8, seed: 2026 },
  );
}, 120_000);

it("I10: one history gives the same feed, byte for byte, over every store", async () => {
  const feeds = await Promise.all([sqlite, dexie, createMemoryStore].map(feedOf));
  expect(feeds[0]).toContain("notes");
  expect(feeds[1]).toBe(feeds[0]);
  expect(feeds[2]).toBe(feeds[0]);
});

async function feedOf(make: MakeStore): Promise<string> {
  let time = 1_700_000_000_000;
  const now = () => time++;
  const extension = createServerExtension({ tables: worldTables, now, newDevice: () => "r-00000000" });
  const store: Store = make(worldTables, extension);
  for (let at = 0; at < 20; at++) {
    await store.write([put(notes, note("anna", `n${at % 7}`, { a: at, name: at % 3 === 0 ? `name ${at}` : null }))]);
    if (at % 5 === 0) await store.write([change(notes, "anna", `n${at % 7}`, { b: at })]);
    if (at % 4 === 0) await store.write([remove(notes, "anna", `n${(at * 3) % 7}`)]);
  }
  await store.write([operation(register, "anna", { device: "device-001", change: {}, isNew: true })]);
  const deps = { store, tables: worldTables, now: time };
  const page = await pullPage(deps, "anna", { device: "device-001", since: 0, limit: 100 });
  await store.close();
  return JSON.stringify(page);
}
