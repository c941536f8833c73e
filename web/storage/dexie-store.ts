import type { Dexie } from "dexie";
import { createPlaceMap, type PlaceMap } from "#core/storage/place-map.ts";
import { planEach, planQuery } from "#core/storage/query-plan.ts";
import type { RowMigration, SetAside, SetAsideRow } from "#core/storage/schema-change.ts";
import { ANY_OWNER, UniqueViolation, type Operation, type Query, type Store } from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import { rowsAt, type RowPlace, type WriteExtension } from "#core/storage/write-extension.ts";
import { checkUniqueAmong, planWrite, rowsNeeded, tablesNeeded, type WritePlan } from "#core/storage/write-plan.ts";
import { createDexieConnection, type DexieConnection, type DexieConnectionOptions } from "./dexie-connection.ts";
import { openDexie, type DexieOptions } from "./dexie-open.ts";
import { countRows, ownersOf, queryRows } from "./dexie-query.ts";
import { toRecord, uniqueName, type RevisionRecord, type RowRecord } from "./dexie-schema.ts";

export interface DexieStoreOptions
  extends Pick<DexieConnectionOptions, "makeRoom" | "onLost">, Pick<DexieOptions, "schemaHash"> {
  /** Name of the IndexedDB database. */
  readonly name: string;
  readonly migrations?: readonly RowMigration[];
  /** Has its say in every write. */
  readonly extension?: WriteExtension;
  /** Another tab does not let go of an older version of the data; the upgrade waits until it is closed. */
  readonly onBlocked?: () => void;
}

/**
 * The store over IndexedDB, for pages, workers and service workers alike. Opens at the first call. A lost
 * connection is opened again; calls fail with `StorageUnreachable` when that does not help.
 */
export function createDexieStore(
  tables: readonly Table[],
  { name, migrations = [], schemaHash, extension, onBlocked = () => undefined, ...options }: DexieStoreOptions,
): Store & SetAside & Pick<DexieConnection, "hold"> {
  const connection = createDexieConnection(
    () => openDexie({ name, tables, migrations, schemaHash, onBlocked }),
    options,
  );
  const known = new Set(tables.map((table) => table.name));

  function check(table: { readonly name: string }): string {
    if (!known.has(table.name)) throw new Error(`This store was made without the table ${table.name}.`);
    return table.name;
  }

  return {
    tables,

    async get<Row extends StoredRow>(table: Table<Row>, owner: string, id: string) {
      const name = check(table);
      return connection.run(async (db) => {
        const owners = owner === ANY_OWNER ? await ownersOf(db, name) : [owner];
        const found = await db.table<RowRecord>(name).bulkGet(owners.map((each) => [each, id]));
        return found.find((record) => record !== undefined)?.row as Row | undefined;
      });
    },

    async getMany(places) {
      for (const { table } of places) check(table);
      const found = places.length > 0 ? await connection.run((db) => readPlaces(db, places)) : undefined;
      return rowsAt(places, (place) => found?.get(place));
    },

    async query<Row extends StoredRow>(table: Table<Row>, query: Query<Row>) {
      const name = check(table);
      const plan = planQuery(table, query);
      return (await connection.run((db) => queryRows(db, name, query.owner, plan))) as Row[];
    },

    async count(table, query) {
      const name = check(table);
      const plan = planQuery(table, query);
      return connection.run((db) => countRows(db, name, query.owner, plan));
    },

    async countEach(table, wanted) {
      const name = check(table);
      const plans = planEach(table, wanted);
      return connection.run((db) =>
        db.transaction("r", name, () => Promise.all(plans.map((plan) => countRows(db, name, wanted.owner, plan)))),
      );
    },

    async write(batch) {
      for (const { table } of batch) check(table);
      if (batch.length === 0) return;
      const write = crypto.randomUUID();
      await connection.run((db) => writeBatch(db, batch, write, extension));
    },

    async revision(table, owner) {
      const name = check(table);
      return connection.run(async (db) => {
        const revisions = db.table<RevisionRecord>("_revisions");
        if (owner !== ANY_OWNER) return (await revisions.get([name, owner]))?.revision ?? 0;
        return (await revisions.where("table").equals(name).toArray()).reduce((sum, { revision }) => sum + revision, 0);
      });
    },

    async setAsideRows() {
      return connection.run((db) => db.table<SetAsideRow>("_set_aside").toArray());
    },

    hold: (isHeld) => connection.hold(isHeld),
    close: () => connection.close(),
  };
}

/** One transaction, in which nothing but Dexie is awaited: IndexedDB would commit half of the work. */
async function writeBatch(
  db: Dexie,
  batch: readonly Operation[],
  write: string,
  extension: WriteExtension | undefined,
): Promise<void> {
  const names = [...[...tablesNeeded(batch, extension)].map(({ name }) => name), "_revisions"];
  await db.transaction("rw", names, async () => {
    const stored = await loadRows(db, rowsNeeded(batch, extension));
    const plan = planWrite(batch, stored.get, extension);
    const revisions = db.table<RevisionRecord>("_revisions");
    const before = await revisions.bulkGet(plan.touched.map(({ table, owner }) => [table.name, owner]));
    if (before.some((record) => record?.write === write)) return;

    await checkUnique(db, plan);
    await apply(db, plan);
    await revisions.bulkPut(
      plan.touched.map(({ table, owner }, at) => ({
        table: table.name,
        owner,
        revision: (before[at]?.revision ?? 0) + 1,
        write,
      })),
    );
  });
}

async function readPlaces(db: Dexie, places: readonly RowPlace[]): Promise<PlaceMap<StoredRow>> {
  const names = [...new Set(places.map(({ table }) => table.name))];
  return db.transaction("r", names, () => loadRows(db, places));
}

async function loadRows(db: Dexie, places: readonly RowPlace[]): Promise<PlaceMap<StoredRow>> {
  const stored = createPlaceMap<StoredRow>();
  for (const [table, wanted] of Map.groupBy(places, (place) => place.table)) {
    const found = await db.table<RowRecord>(table.name).bulkGet(wanted.map(({ owner, id }) => [owner, id]));
    for (const record of found) if (record) stored.set({ table, owner: record.owner, id: record.id }, record.row);
  }
  return stored;
}

async function checkUnique(db: Dexie, plan: WritePlan): Promise<void> {
  checkUniqueAmong(plan);
  const replaced = createPlaceMap([...plan.puts, ...plan.removes].map((place) => [place, true] as const));
  for (const [table, puts] of Map.groupBy(plan.puts, (place) => place.table)) {
    for (const index of table.indexes.filter(({ unique }) => unique)) {
      const keys = puts.flatMap(({ row }) => toRecord(table, row).u[uniqueName(index)] ?? []);
      const holders = await db
        .table<RowRecord>(table.name)
        .where(`u.${uniqueName(index)}`)
        .anyOf(keys)
        .toArray();
      if (holders.some(({ owner, id }) => !replaced.has({ table, owner, id })))
        throw new UniqueViolation(table.name, index.fields);
    }
  }
}

async function apply(db: Dexie, plan: WritePlan): Promise<void> {
  for (const [table, removes] of Map.groupBy(plan.removes, (place) => place.table)) {
    await db.table(table.name).bulkDelete(removes.map(({ owner, id }) => [owner, id]));
  }
  for (const [table, puts] of Map.groupBy(plan.puts, (place) => place.table)) {
    const rows = db.table<RowRecord>(table.name);
    // Rows under a unique index are taken out first, so that two of them can swap their values.
    if (table.indexes.some(({ unique }) => unique)) await rows.bulkDelete(puts.map(({ owner, id }) => [owner, id]));
    await rows.bulkPut(puts.map(({ row }) => toRecord(table, row)));
  }
}
