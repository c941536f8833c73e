import type { CompiledQuery } from "kysely";
import { createPlaceMap, type Place, type PlaceMap } from "#core/storage/place-map.ts";
import { planEach, planQuery } from "#core/storage/query-plan.ts";
import type { RowMigration, SetAside, SetAsideRow } from "#core/storage/schema-change.ts";
import { ANY_OWNER, type Operation, type Query, type Store } from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import { StorageIsNewer } from "#core/storage/storage-errors.ts";
import { rowsAt, type RowPlace, type WriteExtension } from "#core/storage/write-extension.ts";
import { checkUniqueAmong, planWrite, rowsNeeded, tablesNeeded, type WritePlan } from "#core/storage/write-plan.ts";
import { rowFrom } from "#core/storage/row-from.ts";
import { countRows } from "../sql-rows.ts";
import type { EraseDeleted } from "../erase-deleted.ts";
import { eraseDeleted } from "./erase-deleted.ts";
import type { PostgresConnection, PostgresSession, PgValue } from "./connection.ts";
import { indexKey, textKey } from "./keys.ts";
import { installSchema, schemaGuard } from "./schema.ts";
import {
  countEachKey,
  createPostgresBuilder,
  deleteRows,
  readRows,
  selectRows,
  upsertRows,
  wantedRows,
} from "./statements.ts";

export interface PostgresStoreOptions {
  readonly db: PostgresConnection;
  readonly tables: readonly Table[];
  readonly migrations?: readonly RowMigration[];
  /** Has its say in every write. */
  readonly extension?: WriteExtension;
  /** Another server has brought the database to a newer version: nothing can be written any more. */
  readonly onNewer?: (error: StorageIsNewer) => void;
}

/**
 * The store over PostgreSQL, for any number of server processes at once. Brings the database to the declared tables
 * first. Writers of one owner's rows in one table take turns, by the lock on its revision, so that what a batch
 * requires still holds when it is applied, also where it requires that a row is absent; others do not wait.
 */
export async function openPostgresStore({
  db,
  tables,
  migrations = [],
  extension,
  onNewer = () => undefined,
}: PostgresStoreOptions): Promise<Store & SetAside & EraseDeleted> {
  try {
    await installSchema(db, tables, migrations);
  } catch (error) {
    await db.close();
    throw error;
  }
  const builder = createPostgresBuilder();
  const guard = schemaGuard(tables, migrations);
  const known = new Map(tables.map((table) => [table.name, table]));

  function check(table: { readonly name: string }): Table {
    const found = known.get(table.name);
    if (!found) throw new Error(`This store was made without the table ${table.name}.`);
    return found;
  }

  const select = ({ sql, parameters }: CompiledQuery) => db.all(sql, parameters as PgValue[]);

  return {
    tables,

    async get<Row extends StoredRow>(table: Table<Row>, owner: string, id: string) {
      const { name } = check(table);
      const anyOwner = owner === ANY_OWNER;
      const where = anyOwner ? "id = $1 LIMIT 1" : "id = $1 AND owner = $2";
      const values = anyOwner ? [textKey(id)] : [textKey(id), textKey(owner)];
      const [found] = await db.all(`SELECT row FROM "${name}" WHERE ${where}`, values);
      return found && rowFrom<Row>(String(found[0]));
    },

    async getMany(places) {
      for (const { table } of places) check(table);
      const found = await readPlaces(db, places);
      return rowsAt(places, (place) => found.get(place));
    },

    async query<Row extends StoredRow>(table: Table<Row>, query: Query<Row>) {
      const { name } = check(table);
      const found = await select(selectRows(builder, wantedRows(name, query.owner, planQuery(table, query))));
      return found.map(([row]) => rowFrom<Row>(String(row)));
    },

    async count(table, query) {
      const { name } = check(table);
      return Number((await select(countRows(builder, wantedRows(name, query.owner, planQuery(table, query)))))[0]?.[0]);
    },

    async countEach(table, wanted) {
      const { name } = check(table);
      if (wanted.values.length === 0) return [];
      const keys = planEach(table, wanted).map(({ equal: [one] }) => indexKey(one?.key ?? null));
      const found = await select(countEachKey(builder, name, { ...wanted, keys }));
      const counts = new Map(found.map(([key, total]) => [key, total]));
      return keys.map((key) => Number(counts.get(key ?? "") ?? 0));
    },

    async write(batch) {
      for (const { table } of batch) check(table);
      if (batch.length === 0) return;
      try {
        await db.transaction((session) => writeBatch(session, batch, extension), guard);
      } catch (error) {
        if (error instanceof StorageIsNewer) onNewer(error);
        throw error;
      }
    },

    async revision(table, owner) {
      const { name } = check(table);
      const [found] =
        owner === ANY_OWNER
          ? await db.all("SELECT sum(revision) FROM _revisions WHERE table_name = $1", [name])
          : await db.all("SELECT revision FROM _revisions WHERE table_name = $1 AND owner = $2", [
              name,
              textKey(owner),
            ]);
      return Number(found?.[0] ?? 0);
    },

    async setAsideRows() {
      const rows = await db.all("SELECT table_name, row, reason FROM _set_aside ORDER BY table_name, owner, id");
      return rows.map(([table, text, reason]): SetAsideRow => {
        const row: StoredRow = JSON.parse(String(text));
        return { table: String(table), owner: row.owner, id: row.id, row, reason: String(reason) };
      });
    },

    eraseDeleted: (owner) => eraseDeleted(db, tables, owner),

    close: () => db.close(),
  };
}

async function writeBatch(
  session: PostgresSession,
  batch: readonly Operation[],
  extension: WriteExtension | undefined,
): Promise<void> {
  await takeTurns(session, batch, extension);
  const stored = await readPlaces(session, rowsNeeded(batch, extension));
  const plan = planWrite(batch, stored.get, extension);
  checkUniqueAmong(plan);
  await apply(session, plan);
}

async function readPlaces(session: PostgresSession, places: readonly RowPlace[]): Promise<PlaceMap<StoredRow>> {
  if (places.length === 0) return createPlaceMap();
  const { sql, values } = readRows(places);
  const tables = new Map(places.map(({ table }) => [table.name, table]));
  const found = (await session.all(sql, values)).flatMap(([name, text]): [Place, StoredRow][] => {
    const table = tables.get(String(name));
    const row: StoredRow = JSON.parse(String(text));
    return table ? [[{ table, owner: row.owner, id: row.id }, row]] : [];
  });
  return createPlaceMap(found);
}

/**
 * Counts up what the batch writes and holds, until its end, what it only looks at; in one order, so that two never lock
 * crosswise. The extension's own tables are held with the rest.
 */
async function takeTurns(
  session: PostgresSession,
  batch: readonly Operation[],
  extension: WriteExtension | undefined,
): Promise<void> {
  const turns = new Map<string, { readonly table: string; readonly owner: string; grows: 0 | 1 }>();
  const take = (table: string, owner: string, grows: 0 | 1) => {
    const key = JSON.stringify([owner, table]);
    const turn = turns.get(key) ?? { table, owner, grows };
    turns.set(key, { ...turn, grows: grows || turn.grows });
  };
  for (const operation of batch) take(operation.table.name, ownerOf(operation), operation.kind === "require" ? 0 : 1);
  const named = new Set(batch.map(({ table }) => table));
  const added = [...tablesNeeded(batch, extension)].filter((table) => !named.has(table));
  for (const owner of new Set(batch.map(ownerOf))) for (const { name } of added) take(name, owner, 1);

  const ordered = [...turns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, turn]) => turn);
  await session.all(
    `INSERT INTO _revisions (table_name, owner, revision)
      SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
      ON CONFLICT (table_name, owner) DO UPDATE SET revision = _revisions.revision + excluded.revision`,
    [ordered.map(({ table }) => table), ordered.map(({ owner }) => textKey(owner)), ordered.map(({ grows }) => grows)],
  );
}

const ownerOf = (operation: Operation) => (operation.kind === "put" ? operation.row.owner : operation.owner);

async function apply(session: PostgresSession, plan: WritePlan): Promise<void> {
  // Rows under a unique index are taken out first, so that two of them can swap their values.
  const leaving = [...plan.removes, ...plan.puts.filter(({ table }) => table.indexes.some(({ unique }) => unique))];
  for (const [table, places] of Map.groupBy(leaving, (place) => place.table)) {
    const { sql, values } = deleteRows(table, places);
    await session.all(sql, values);
  }
  for (const [table, puts] of Map.groupBy(plan.puts, (place) => place.table)) {
    const { sql, values } = upsertRows(
      table,
      puts.map(({ row }) => row),
    );
    await session.all(sql, values);
  }
}
