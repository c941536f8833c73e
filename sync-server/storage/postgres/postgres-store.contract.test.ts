import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { schemaRules } from "#core/storage/contract/schema-rules.ts";
import { StorageIsNewer } from "#core/storage/storage-errors.ts";
import type { Table } from "#core/storage/table.ts";
import { ANY_OWNER, change, put, require, PreconditionFailed, type Store } from "#core/storage/store.ts";
import { extensionRules } from "#core/storage/contract/store-rules-extension.ts";
import { storeRules } from "#core/storage/contract/store-rules.ts";
import { ruleItem, ruleItems, ruleTables } from "#core/storage/contract/store-rules-tables.ts";
import { startPglite } from "../testing/pglite.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { connectPostgres, type PostgresConnection } from "./connection.ts";
import { openPostgresStore } from "./store.ts";

const server = await startPostgres();
if (!server) console.warn("There is no PostgreSQL on this machine; its rules run on PGlite alone.");
const inProcess = await startPglite();
afterAll(async () => {
  await server?.close();
  await inProcess.close();
});

/** The same tables as a later release declares them. */
const nextTables: readonly Table[] = ruleTables.map((table) =>
  table.name === "rule_notes" ? { ...table, indexes: [{ fields: ["text"] }] } : table,
);

const failed = (error: unknown) => console.error(error);
const places: readonly { readonly name: string; readonly place: () => Promise<() => PostgresConnection> }[] = [
  { name: "PGlite", place: inProcess.place },
  ...(server
    ? [
        {
          name: "PostgreSQL",
          place: async () => {
            const url = await server.place();
            return () => connectPostgres({ url, sessions: 4, report: failed });
          },
        },
      ]
    : []),
];

describe.each(places)("the store over $name", ({ place }) => {
  it.each(storeRules)("$id: $says", async ({ check }) => {
    const connect = await place();
    const store = await openPostgresStore({ db: connect(), tables: ruleTables });
    onTestFinished(() => store.close());
    await check(store);
  });

  it.each(schemaRules)("$id: $says", async ({ check }) => {
    const connect = await place();
    await check({ open: (tables, migrations) => openPostgresStore({ db: connect(), tables, migrations }) });
  });

  it.each(extensionRules)("$id: $says", async ({ check }) => {
    const connect = await place();
    await check({ open: (tables, extension) => openPostgresStore({ db: connect(), tables, extension }) });
  });

  it("orders and tells apart texts that PostgreSQL or UTF-8 could not hold", async () => {
    const connect = await place();
    const store = await openPostgresStore({ db: connect(), tables: ruleTables });
    onTestFinished(() => store.close());
    const long = "x".repeat(5000);
    const labels = ["", "\0", "\u0001", "a\0b", "ab", "é", "\uD800", "😀", "\uFFFD", `${long}1`, `${long}2`];
    await store.write(labels.map((label, at) => put(ruleItems, ruleItem(`i${at}`, { label }))));
    for (const label of labels) {
      const found = await store.query(ruleItems, { owner: "anna", where: { label } });
      expect(found.map((row) => row.label)).toEqual([label]);
    }
    const order = { by: "label", direction: "ascending" } as const;
    const sorted = (await store.query(ruleItems, { owner: "anna", order })).map(({ label }) => label);
    expect(sorted.filter((label) => label && label.length < 10 && label !== "\uD800")).toEqual(
      labels.filter((label) => label !== "" && label.length < 10 && label !== "\uD800").sort(),
    );
    const owner = "a\0nna";
    await store.write([put(ruleItems, ruleItem("\0id", { owner }))]);
    expect(await store.get(ruleItems, owner, "\0id")).toMatchObject({ owner, id: "\0id" });
  });
});

describe.each(places)("a program whose tables $name has left behind", ({ place }) => {
  it("writes nothing any more, and says why", async () => {
    const connect = await place();
    const told: unknown[] = [];
    const older = await openPostgresStore({ db: connect(), tables: ruleTables, onNewer: (error) => told.push(error) });
    await older.write([put(ruleItems, ruleItem("before"))]);
    const newer = await openPostgresStore({ db: connect(), tables: nextTables });
    onTestFinished(async () => void (await Promise.all([older.close(), newer.close()])));
    await expect(older.write([put(ruleItems, ruleItem("after"))])).rejects.toThrow(StorageIsNewer);
    expect(told).toHaveLength(1);
    const ids = (await newer.query(ruleItems, { owner: "anna" })).map(({ id }) => id);
    expect(ids).toEqual(["before"]);
    await newer.write([put(ruleItems, ruleItem("after"))]);
  });
});

describe.skipIf(!server)("several processes over one PostgreSQL, one of them newer", () => {
  it("leave no row in the old shape, however many are being written while it is changed", async () => {
    const url = (await server?.place()) ?? "";
    const connect = () => connectPostgres({ url, sessions: 4, report: failed });
    const older = await openPostgresStore({ db: connect(), tables: ruleTables });
    let isOver = false;
    let written = 0;
    const writing = Promise.allSettled(
      Array.from({ length: 4 }, async (_, by) => {
        for (; !isOver; written++)
          await older.write([put(ruleItems, ruleItem(`${by}-${written}`, { owner: `o${by}` }))]);
      }),
    );
    await expect.poll(() => written).toBeGreaterThan(100);
    const migrations = [{ id: "label", table: "rule_items", change: (row: object) => ({ ...row, label: "new" }) }];
    const newer = await openPostgresStore({ db: connect(), tables: nextTables, migrations });
    onTestFinished(async () => void (await Promise.all([older.close(), newer.close()])));
    const ended = await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 20_000, "still writing"))]);
    isOver = true;
    expect(ended).toMatchObject(
      Array.from({ length: 4 }, () => ({ status: "rejected", reason: { name: "StorageIsNewer" } })),
    );
    const rows = await newer.query(ruleItems, { owner: ANY_OWNER });
    expect(rows.length).toBeGreaterThanOrEqual(written);
    expect(rows.filter(({ label }) => label !== "new")).toEqual([]);
  });
});

describe.skipIf(!server)("several processes over one PostgreSQL", () => {
  let stores: Store[];
  beforeAll(async () => {
    const url = (await server?.place()) ?? "";
    const open = () =>
      openPostgresStore({ db: connectPostgres({ url, sessions: 4, report: failed }), tables: ruleTables });
    // All at once: only one of them makes the tables.
    stores = await Promise.all([open(), open(), open()]);
  });
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  it("lets one of many win who require the same state, of a row or of its absence", async () => {
    const owner = "anna";
    for (let round = 0; round < 20; round++) {
      const id = `r${round}`;
      const made = await Promise.all(
        stores.map((store, by) =>
          wins(store.write([require(ruleItems, owner, id, "absent"), put(ruleItems, ruleItem(id, { rank: by }))])),
        ),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
      const taken = await Promise.all(
        stores.map((store) =>
          wins(
            store.write([
              require(ruleItems, owner, id, { label: null }),
              change(ruleItems, owner, id, { label: "taken" }),
            ]),
          ),
        ),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
  });

  it("loses no increment of many writers who begin again when another was first", async () => {
    const owner = "count";
    const [first] = stores;
    await first?.write([put(ruleItems, ruleItem("n", { owner }))]);
    await Promise.all(
      stores.map(async (store) => {
        for (let done = 0; done < 20;) {
          const rank = (await store.get(ruleItems, owner, "n"))?.rank ?? 0;
          const batch = [require(ruleItems, owner, "n", { rank }), change(ruleItems, owner, "n", { rank: rank + 1 })];
          if (await wins(store.write(batch))) done++;
        }
      }),
    );
    expect((await first?.get(ruleItems, owner, "n"))?.rank).toBe(60);
    expect(await first?.revision(ruleItems, owner)).toBe(61);
  });
});

describe.skipIf(!server)("a transaction that PostgreSQL gives up", () => {
  it("is begun again when it could not be serialised, as often as it takes, and says so when that does not help", async () => {
    const url = (await server?.place()) ?? "";
    const db = connectPostgres({ url, sessions: 2, report: failed });
    const store = await openPostgresStore({ db, tables: ruleTables });
    onTestFinished(() => store.close());
    // A sequence counts on though its transaction is undone: so the first three tries fail, and the fourth does not.
    await db.all("CREATE SEQUENCE tries");
    await db.all(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') <= TG_ARGV[0]::int THEN RAISE 'met' USING ERRCODE = '40001'; END IF; RETURN NEW; END $$`);
    const refuse = (times: number) =>
      db.all(
        `CREATE OR REPLACE TRIGGER refuse AFTER INSERT ON "${ruleItems.name}" FOR EACH ROW EXECUTE FUNCTION refuse('${times}')`,
      );
    await refuse(3);
    await store.write([put(ruleItems, ruleItem("a"))]);
    expect(await db.all("SELECT last_value FROM tries")).toEqual([[4]]);
    expect(await store.revision(ruleItems, "anna")).toBe(1);

    await refuse(1000);
    await expect(store.write([put(ruleItems, ruleItem("b"))])).rejects.toThrow(/try it again/);
    expect(await store.get(ruleItems, "anna", "b")).toBeUndefined();
  });

  it("is begun again when it stood in another's way", async () => {
    const url = (await server?.place()) ?? "";
    const db = connectPostgres({ url, sessions: 4, report: failed });
    onTestFinished(() => db.close());
    await db.all("CREATE TABLE pair (id int PRIMARY KEY, count int)");
    await db.all("INSERT INTO pair VALUES (1, 0), (2, 0)");
    let tries = 0;
    const meeting = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const cross = (first: number, second: number) =>
      db.transaction(async (session) => {
        tries++;
        await session.all("UPDATE pair SET count = count + 1 WHERE id = $1", [first]);
        meeting[first - 1]?.resolve();
        await Promise.all(meeting.map(({ promise }) => promise));
        await session.all("UPDATE pair SET count = count + 1 WHERE id = $1", [second]);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(tries).toBeGreaterThan(2);
    expect(await db.all("SELECT count FROM pair ORDER BY id")).toEqual([[2], [2]]);
  });
});

async function wins(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof PreconditionFailed) return false;
    throw error;
  }
}

it("says what to do about a database that is not there", async () => {
  const db = connectPostgres({ url: "postgres://nobody@127.0.0.1:1/none", report: failed });
  onTestFinished(() => db.close());
  await expect(openPostgresStore({ db, tables: ruleTables })).rejects.toThrow(
    /check that it runs and that DATABASE_URL/,
  );
});
