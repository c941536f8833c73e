import "fake-indexeddb/auto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { simulate } from "#core/sync/testing/simulation.ts";
import type { SimulationOptions } from "#core/sync/testing/simulation-state.ts";
import { Old, Steps, VersionedSteps } from "#core/sync/testing/steps.ts";
import type { MakeStore } from "#core/sync/testing/sync-world.ts";
import { createDexieStore } from "#web/storage/dexie-store.ts";
import { openSqliteStore } from "#sync-server/storage/sqlite-store.ts";
import { startPostgres } from "#sync-server/storage/testing/postgres-server.ts";
import { makePostgresStore, undoing } from "#sync-server/sync/testing/postgres-worlds.ts";
import { createKoaHost } from "#sync-server/sync/testing/serve-koa.ts";

const seed = Number(process.env["SYNC_SEED"] ?? 2026);
const numRuns = Number(process.env["SYNC_RUNS"] ?? 6);

/** Seconds on a quiet machine. */
const TIME = 400_000;

const folder = mkdtempSync(join(tmpdir(), "lectern-sync-"));
const postgres = await startPostgres();
if (!postgres) console.warn("There is no PostgreSQL on this machine; sync is simulated over SQLite alone.");
const koa = createKoaHost();
afterAll(async () => {
  await koa.close();
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const sqlite: MakeStore = (tables, extension) =>
  openSqliteStore({ path: join(folder, `${made++}.db`), tables, extension });
const dexie: MakeStore = (tables, extension) => createDexieStore(tables, { name: `sync ${made++}`, extension });

const servers: readonly { readonly name: string; readonly store: MakeStore }[] = [
  { name: "SQLite", store: sqlite },
  // One transaction in seven is undone by the database and begun again.
  ...(postgres ? [{ name: "PostgreSQL", store: makePostgresStore(postgres, undoing(7)) }] : []),
];

/** The client with IndexedDB, and the server behind Koa and a socket. */
const real = (store: MakeStore): SimulationOptions => ({
  makeServerStore: store,
  makeDeviceStore: dexie,
  serve: koa.serve,
});

describe.each(servers)("devices over IndexedDB, and Koa over $name", ({ store }) => {
  it(
    "hold what must always be true, whatever devices, networks and clocks do",
    async () => {
      const property = fc.asyncProperty(Steps, async (steps) => void (await simulate(steps, real(store))));
      await fc.assert(property, { numRuns, seed });
    },
    TIME,
  );

  it(
    "R43: hold it when some are of the version before",
    async () => {
      const property = fc.asyncProperty(
        VersionedSteps,
        Old,
        async (steps, old) => void (await simulate(steps, { ...real(store), old })),
      );
      await fc.assert(property, { numRuns: Math.ceil(numRuns / 3), seed });
    },
    TIME,
  );
});

it(
  "I10: one history gets the same answers, byte for byte, over every store and host",
  async () => {
    const inMemory: SimulationOptions = { makeServerStore: createMemoryStore };
    const others = [...servers.map(({ store }) => real(store)), { makeServerStore: dexie }];
    for (const steps of fc.sample(Steps, { numRuns: 3, seed })) {
      const answers = await simulate(steps, inMemory);
      for (const options of others) expect(await simulate(steps, options)).toEqual(answers);
    }
  },
  TIME,
);
