import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { startPostgres } from "#sync-server/storage/testing/postgres-server.ts";
import { call, createCollection } from "./support/api.ts";
import { addFiles, markdown } from "./support/page-steps.ts";
import { inStep, openSyncedDevices, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const SLOW = { timeout: 60_000 };

const postgres = await startPostgres();
if (!postgres) console.warn("There is no PostgreSQL on this machine; two browsers are not tried over it.");

describe.skipIf(!postgres)("two browsers over a server with PostgreSQL", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices({ env: { DATABASE_URL: (await postgres?.place()) ?? "" } });
    [a, b] = await Promise.all([world.openDevice(), world.openDevice()]);
  });
  afterAll(async () => {
    await world?.close();
    await postgres?.close();
  });

  test("a document dropped in one is found in the other", async () => {
    await Promise.all([inStep(a.page), inStep(b.page)]);
    await addFiles(a.page, [
      markdown("ferry.md", "# Timetable\n\nThe last ferry leaves the island at half past nine."),
    ]);
    await expect.poll(() => found(b, "last ferry"), SLOW).toBe(1);
  });

  test("of two edits made apart one counts on both, and a batch whose answer was lost leaves nothing twice", async () => {
    const moors = await createCollection(a.page, "Moors");
    await b.page.getByRole("link", { name: /Moors/ }).waitFor();
    await world.killServer();
    await rename(a, moors.id, "Moors of the north");
    await rename(b, moors.id, "Moors of the south");
    let lost = 0;
    world.network.fate = (_, path) => {
      if (path !== "/sync/push" || lost > 0) return "passes";
      lost++;
      return "loses its answer";
    };
    await world.startServer();
    await expect.poll(() => lost, SLOW).toBe(1);
    await expect.poll(() => names(a), SLOW).toContain("Moors of the south");
    await expect.poll(async () => JSON.stringify(await names(b)), SLOW).toBe(JSON.stringify(await names(a)));
    expect((await names(b)).filter((name) => name.startsWith("Moors"))).toEqual(["Moors of the south"]);
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});

async function found({ page }: SyncedDevice, query: string): Promise<number> {
  const body = { query, similarity_threshold: 0 };
  const { chunks } = (await call<{ chunks: unknown[] }>(page, "POST", "/api/search_u/", body)).body;
  return chunks.length;
}

const rename = ({ page }: SyncedDevice, id: string, name: string) =>
  call(page, "PUT", `/api/collections/${id}`, { name, description: "Renamed" });

const names = async ({ page }: SyncedDevice) =>
  (await call<Collection[]>(page, "GET", "/api/collections/")).body.map(({ name }) => name).sort();
