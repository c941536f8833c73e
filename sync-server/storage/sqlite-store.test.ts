import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { schemaRules } from "#core/storage/contract/schema-rules.ts";
import { put } from "#core/storage/store.ts";
import { extensionRules } from "#core/storage/contract/store-rules-extension.ts";
import { storeRules } from "#core/storage/contract/store-rules.ts";
import { ruleItem, ruleItems, ruleTables } from "#core/storage/contract/store-rules-tables.ts";
import { connectSqlite } from "./sqlite-connection.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { tempFolder } from "./testing/temp-folder.ts";

async function setup() {
  const path = join(await tempFolder(), "test.db");
  const connect = () => {
    const store = openSqliteStore({ path, tables: ruleTables });
    onTestFinished(() => store.close());
    return store;
  };
  return { path, connect };
}

it.each(storeRules)("SQLite store $id: $says", async ({ check }) => {
  const { connect } = await setup();
  await check(connect());
});

it.each(schemaRules)("SQLite store $id: $says", async ({ check }) => {
  const { path } = await setup();
  await check({ open: async (tables, migrations) => openSqliteStore({ path, tables, migrations }) });
});

it.each(extensionRules)("SQLite store $id: $says", async ({ check }) => {
  const { path } = await setup();
  await check({ open: async (tables, extension) => openSqliteStore({ path, tables, extension }) });
});

it("reads any number of rows at once, in their order, with gaps and with ids that SQLite would order differently", async () => {
  const { connect } = await setup();
  const store = connect();
  const ids = Array.from({ length: 130 }, (_, at) => (at % 3 === 0 ? `\uE000${at}` : `${at}`));
  await store.write(ids.map((id) => put(ruleItems, ruleItem(id))));
  await store.write([put(ruleItems, ruleItem("0", { owner: "ben", rank: 7 }))]);
  const table = ruleItems;
  const places = [
    ...ids.toReversed().flatMap((id) => [`gone ${id}`, id]),
    ...ids, // Asked for twice.
  ].map((id) => ({ table, owner: "anna", id }));
  const found = await store.getMany([...places, { table, owner: "ben", id: "0" }]);
  expect(found.slice(0, -1).map((row) => row?.id)).toEqual(
    places.map(({ id }) => (id.startsWith("gone") ? undefined : id)),
  );
  expect(found.at(-1)).toMatchObject({ owner: "ben", rank: 7 });
});

it("shares the file with other connections, which see each write at once", async () => {
  const { connect } = await setup();
  const [one, two] = [connect(), connect()];
  await one.write([put(ruleItems, ruleItem("x"))]);
  expect(await two.get(ruleItems, "anna", "x")).toEqual(ruleItem("x"));
  await two.write([put(ruleItems, ruleItem("y"))]);
  expect(await one.revision(ruleItems, "anna")).toBe(2);
});

it("says that the disk is full, keeps what it had, and goes on when there is room again", async () => {
  const { path } = await setup();
  const connection = connectSqlite(path);
  onTestFinished(() => connection.close());
  connection.execute("CREATE TABLE filled (text TEXT); PRAGMA max_page_count = 20;");
  const fill = () =>
    connection.transaction(() => connection.run("INSERT INTO filled VALUES (?)", ["x".repeat(200_000)]));
  expect(fill).toThrow(expect.objectContaining({ name: "StorageFull" }));
  expect(connection.all("SELECT count(*) FROM filled")).toEqual([[0]]);
  connection.execute("PRAGMA max_page_count = 100000;");
  fill();
  expect(connection.all("SELECT count(*) FROM filled")).toEqual([[1]]);
});

it("says what to do about a file that is no database", async () => {
  const { path, connect } = await setup();
  await writeFile(path, "this is no database ".repeat(1000));
  expect(connect).toThrow(/damaged; put a backup in its place/);
});

it("says what to do about a database damaged in the middle", async () => {
  const { path, connect } = await setup();
  const store = openSqliteStore({ path, tables: ruleTables });
  await store.write(
    Array.from({ length: 2000 }, (_, at) => put(ruleItems, ruleItem(`i${at}`, { label: "l".repeat(100) }))),
  );
  await store.close();
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(400_000, 0xff), 0, 400_000, 8192);
  await file.close();
  await expect((async () => connect().query(ruleItems, { owner: "anna" }))()).rejects.toThrow(
    /damaged; put a backup in its place/,
  );
});

it("says what to do about a folder that is not there", async () => {
  const { path } = await setup();
  expect(() => openSqliteStore({ path: join(path, "missing", "x.db"), tables: ruleTables })).toThrow(
    /check that its folder exists/,
  );
});

it("serves the queries of requests from indexes", async () => {
  const { path, connect } = await setup();
  await connect().write([put(ruleItems, ruleItem("x"))]);
  const db = new DatabaseSync(path);
  onTestFinished(() => db.close());
  const plan = db
    .prepare(
      `EXPLAIN QUERY PLAN SELECT row FROM rule_items WHERE owner = ? AND k_group = ? ORDER BY k_rank, id LIMIT 5`,
    )
    .all("a", "g");
  expect(plan.map(({ detail }) => detail)).toEqual([
    "SEARCH rule_items USING INDEX rule_items_by_group_rank (owner=? AND k_group=?)",
  ]);
});
