import { Client } from "pg";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { put, remove } from "#core/storage/store.ts";
import { ruleItem, ruleItems, ruleTables } from "#core/storage/contract/store-rules-tables.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { connectPostgres } from "./connection.ts";
import { openPostgresStore } from "./store.ts";

const server = await startPostgres();
if (!server) console.warn("There is no PostgreSQL on this machine; nothing was erased from the files of one.");
afterAll(() => server?.close());

const SECRET = "the deleted heron";

/** A store whose rows with the secret are deleted, in the planner's samples as well, and sessions of other programs. */
async function setup() {
  const url = (await server?.place()) ?? "";
  const store = await openPostgresStore({
    db: connectPostgres({ url, sessions: 2, report: (error) => console.error(error) }),
    tables: ruleTables,
  });
  const clients: Client[] = [];
  onTestFinished(async () => {
    for (const client of clients) await client.end();
    await store.close();
  });
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    return client;
  };
  const watching = await connect();
  const secret = Array.from({ length: 20 }, (_, at) => ruleItem(`i${at}`, { label: `${SECRET} ${at}` }));
  await store.write(secret.map((row) => put(ruleItems, row)));
  await watching.query("ANALYZE rule_items");

  const filesWithSecret = async (): Promise<string[]> => {
    const found: string[] = [];
    await watching.query("CHECKPOINT");
    for (const name of ["rule_items", "pg_catalog.pg_statistic"]) {
      const { rows } = await watching.query<{ at: number }>(
        "SELECT position($1::bytea in pg_read_binary_file(pg_relation_filepath($2))) AS at",
        [Buffer.from(SECRET), name],
      );
      if (rows[0]?.at !== 0) found.push(name);
    }
    return found;
  };
  expect(await filesWithSecret()).toEqual(["rule_items", "pg_catalog.pg_statistic"]);
  return {
    connect,
    filesWithSecret,
    deleteRows: () => store.write(secret.map(({ owner, id }) => remove(ruleItems, owner, id))),
    erase: () => {
      let isOver = false;
      const done = store.eraseDeleted("anna").finally(() => (isOver = true));
      /** Whether it goes on looking for transactions of others: without one it looks twice in all. */
      const waits = async () => {
        const looks = new Set<string>();
        await expect
          .poll(
            async () => {
              const { rows } = await watching.query<{ at: string }>(
                `SELECT query_start::text AS at FROM pg_stat_activity
                  WHERE application_name = 'lectern' AND query LIKE '%backend_xmin IS NOT NULL%'`,
              );
              for (const { at } of rows) looks.add(at);
              return isOver || looks.size > 2;
            },
            { timeout: 30_000 },
          )
          .toBe(true);
        return !isOver;
      };
      return { done, waits };
    },
  };
}

describe.skipIf(!server)("R44: what was deleted is in no file of PostgreSQL any more", () => {
  it("where nobody else is there", async () => {
    const { deleteRows, erase, filesWithSecret } = await setup();
    await deleteRows();
    await erase().done;
    expect(await filesWithSecret()).toEqual([]);
  });

  it.each([
    ["still sees what was deleted", "BEGIN ISOLATION LEVEL REPEATABLE READ", "SELECT 1"],
    ["is writing and has paused", "BEGIN", "SELECT pg_current_xact_id()"],
  ])("although a transaction %s", async (_, ...opening) => {
    const { connect, deleteRows, erase, filesWithSecret } = await setup();
    const other = await connect();
    for (const statement of opening) await other.query(statement);
    await deleteRows();
    const { done, waits } = erase();
    expect(await waits()).toBe(true);
    await other.query("COMMIT");
    await done;
    expect(await filesWithSecret()).toEqual([]);
  });

  it("although a transaction begins meanwhile", async () => {
    const { connect, deleteRows, erase, filesWithSecret } = await setup();
    await deleteRows();
    const [first, locking, second] = [await connect(), await connect(), await connect()];
    await first.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    await first.query("SELECT 1");
    const { done, waits } = erase();
    expect(await waits()).toBe(true);
    // The first wait is over, and the tables are not all written yet, when the second transaction begins.
    await locking.query("BEGIN");
    await locking.query("LOCK TABLE rule_notes IN SHARE MODE");
    await first.query("COMMIT");
    const blocked = "SELECT 1 FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'";
    await expect.poll(async () => (await second.query(blocked)).rowCount, { timeout: 30_000 }).not.toBe(0);
    await second.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    await second.query("SELECT 1");
    await locking.query("COMMIT");
    expect(await waits()).toBe(true);
    await second.query("COMMIT");
    await done;
    expect(await filesWithSecret()).toEqual([]);
  });
});
