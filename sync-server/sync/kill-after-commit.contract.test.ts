import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { change, put } from "#core/storage/store.ts";
import { syncConflicts, syncRecovered } from "#core/sync/merge/sync-tables.ts";
import { startPostgres } from "../storage/testing/postgres-server.ts";
import { startProcess, type ServerProcess } from "../testing/start-process.ts";
import { createTestDevice, testCollection, type TestDevice } from "./testing/test-device.ts";

const postgres = await startPostgres();
if (!postgres) console.warn("There is no PostgreSQL on this machine; killed servers are tried over SQLite alone.");
afterAll(() => postgres?.close());

async function setup(databaseUrl: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), "lectern-commit-"));
  const trigger = join(folder, "armed");
  let server: ServerProcess | undefined;
  let origin = "";
  onTestFinished(async () => {
    server?.child.kill("SIGKILL");
    await server?.ended;
    await rm(folder, { recursive: true, force: true });
  });
  return {
    async start() {
      await rm(trigger, { force: true });
      const env = { DATA_DIR: join(folder, "data"), OLLAMA_URL: "off", KILL_AFTER_COMMIT: trigger };
      const preload = ["--import", "./sync-server/sync/testing/kill-after-commit.ts"];
      server = startProcess({ ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, preload);
      origin = await server.ready;
      return server;
    },
    arm: (commits: number) => writeFile(trigger, String(commits)),
    device: (): TestDevice => createTestDevice(() => origin),
  };
}

it.each([
  ["SQLite", async (): Promise<string | undefined> => undefined],
  ...(postgres ? [["PostgreSQL", () => postgres.place()] as const] : []),
] as const)(
  "R23: a server over %s killed after its COMMIT, before it answered, has everything once",
  async (_, place) => {
    const { start, arm, device } = await setup(await place());
    const [one, two] = [device(), device()];
    let server = await start();
    expect((await one.client.cycle()).state.status).toBe("synced");
    let made = 0;
    for (const commits of [0, 1]) {
      await arm(commits);
      let outcome = "synced";
      while (outcome === "synced") {
        made++;
        await one.store.write([put(collections, testCollection(made))]);
        if (made > 1)
          await one.store.write([
            change(collections, LOCAL_USER, testCollection(made - 1).id, { name: `Again ${made}` }),
          ]);
        outcome = (await one.client.cycle()).state.status;
        expect(made, "the server was to be killed long before").toBeLessThan(30);
      }
      expect(await server.ended).toMatchObject({ signal: "SIGKILL" });
      expect(await one.client.pending()).toBeGreaterThan(0);
      server = await start();
      expect((await one.client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });
    }

    expect((await two.client.cycle()).state.status).toBe("synced");
    const rows = await one.store.query(collections, { owner: LOCAL_USER });
    expect(rows.filter(({ name }) => /^(Collection|Again)/.test(name))).toHaveLength(made);
    expect(await two.store.query(collections, { owner: LOCAL_USER })).toEqual(rows);
    for (const { store } of [one, two])
      for (const table of [syncConflicts, syncRecovered])
        expect(await store.count(table as typeof syncConflicts, { owner: LOCAL_USER })).toBe(0);
  },
);
