import type { CompiledQuery } from "kysely";
import { createPlaceMap } from "#core/storage/place-map.ts";
import { planEach, planQuery, type QueryPlan } from "#core/storage/query-plan.ts";
import type { RowMigration, SetAsideRow } from "#core/storage/schema-change.ts";
import { ANY_OWNER, type AnyCountEach, type AnyQuery, type Operation } from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import type { RowPlace, WriteExtension } from "#core/storage/write-extension.ts";
import { checkUniqueAmong, planWrite, type WritePlan } from "#core/storage/write-plan.ts";
import { connectSqlite, type SqlValue } from "./sqlite-connection.ts";
import { installSchema, rowInsert, type RowInsert } from "./sqlite-schema.ts";
import { countRows, createSqlBuilder, selectRows, sqlKey } from "./sqlite-sql.ts";

export interface SqliteOptions {
  /** The file; made when missing. Its folder must exist. */
  readonly path: string;
  readonly tables: readonly Table[];
  readonly migrations?: readonly RowMigration[];
  /** Has its say in every write. */
  readonly extension?: WriteExtension;
}

/** The store's work, synchronous; rows come as JSON text so that a thread can hand them on without reading them. */
export interface SqliteRows {
  table(name: string): Table;
  get(table: string, owner: string, id: string): string | undefined;
  getMany(places: readonly NamedPlace[]): (string | undefined)[];
  query(table: string, query: AnyQuery): string[];
  count(table: string, query: AnyQuery): number;
  countEach(table: string, wanted: AnyCountEach): number[];
  write(batch: readonly Operation[]): void;
  revision(table: string, owner: string): number;
  setAsideRows(): SetAsideRow[];
  /** See `EraseDeleted`. */
  eraseDeleted(owner: string): void;
  /** For quiet moments: what is written is synced to the disk. */
  checkpoint(): void;
  close(): void;
}

/** Rows that one statement writes; measured, ten times as many are no quicker. */
const ROWS_AT_ONCE = 20;

/** Rows that one statement reads: a quarter of the time they take one by one; four times as many are no quicker. */
const READ_AT_ONCE = 50;

/** A row's table, owner and id. */
export type NamedPlace = readonly [table: string, owner: string, id: string];

/** Opens the database and brings it to the declared tables. Throws `StorageDamaged`, `StorageIsNewer` or `StorageUnreachable`. */
export function openSqliteRows({ path, tables, migrations = [], extension }: SqliteOptions): SqliteRows {
  const db = connectSqlite(path);
  try {
    installSchema(db, tables, migrations);
  } catch (error) {
    db.close();
    throw error;
  }
  const builder = createSqlBuilder();
  const tablesByName = new Map(
    tables.map((table) => [
      table.name,
      {
        table,
        insert: rowInsert(table),
        unique: table.indexes.some((index) => index.unique),
        // Made once: a statement is found again by its text.
        get: `SELECT row FROM "${table.name}" WHERE owner = ? AND id = ?`,
        getMany: `SELECT id, row FROM "${table.name}" WHERE owner = ? AND id IN (${Array.from({ length: READ_AT_ONCE }, () => "?").join(", ")})`,
        remove: `DELETE FROM "${table.name}" WHERE owner = ? AND id = ?`,
      },
    ]),
  );

  function known(name: string) {
    const found = tablesByName.get(name);
    if (!found) throw new Error(`This store was made without the table ${name}.`);
    return found;
  }

  const select = ({ sql, parameters }: CompiledQuery) => db.all(sql, parameters as SqlValue[]);

  function get(table: string, owner: string, id: string): string | undefined {
    const [found] =
      owner === ANY_OWNER
        ? db.all(`SELECT row FROM "${known(table).table.name}" WHERE id = ?`, [sqlKey(id)])
        : db.all(known(table).get, [sqlKey(owner), sqlKey(id)]);
    return found && String(found[0]);
  }

  function getMany(places: readonly NamedPlace[]): (string | undefined)[] {
    const texts = new Map<NamedPlace, string | undefined>();
    for (const together of Map.groupBy(places, ([table, owner]) => `${table} ${owner}`).values()) {
      const full = together.length - (together.length % READ_AT_ONCE);
      for (let at = 0; at < full; at += READ_AT_ONCE) readTogether(together.slice(at, at + READ_AT_ONCE), texts);
      for (const place of together.slice(full)) texts.set(place, get(...place));
    }
    return places.map((place) => texts.get(place));
  }

  /** So many rows of one table and owner as one statement reads. */
  function readTogether(places: readonly NamedPlace[], texts: Map<NamedPlace, string | undefined>): void {
    const [[table, owner] = ["", ""]] = places;
    const found = new Map(
      db.all(known(table).getMany, [sqlKey(owner), ...places.map(([, , id]) => sqlKey(id))]) as [string, string][],
    );
    for (const place of places) texts.set(place, found.get(String(sqlKey(place[2]))));
  }

  /** Rows as they are before a write, each read once. */
  function createReader(): (place: RowPlace) => StoredRow | undefined {
    const read = createPlaceMap<StoredRow | undefined>();
    return (place) => {
      const known = read.get(place);
      if (known || read.has(place)) return known;
      const text = get(place.table.name, place.owner, place.id);
      const row = text === undefined ? undefined : (JSON.parse(text) as StoredRow);
      read.set(place, row);
      return row;
    };
  }

  function insertRows({ sql, valuesOf }: RowInsert, puts: WritePlan["puts"]): void {
    const full = puts.length - (puts.length % ROWS_AT_ONCE);
    for (let at = 0; at < full; at += ROWS_AT_ONCE)
      db.run(
        sql(ROWS_AT_ONCE),
        puts.slice(at, at + ROWS_AT_ONCE).flatMap(({ row }) => valuesOf(row)),
      );
    for (const { row } of puts.slice(full)) db.run(sql(1), valuesOf(row));
  }

  function count(table: string, owner: string, plan: QueryPlan): number {
    return Number(select(countRows(builder, table, owner, plan))[0]?.[0]);
  }

  return {
    table: (name) => known(name).table,
    get,
    getMany: (places) => db.snapshot(() => getMany(places)),

    query(table, query) {
      const found = select(selectRows(builder, table, query.owner, planQuery(known(table).table, query)));
      return found.map(([row]) => String(row));
    },

    count: (table, query) => count(table, query.owner, planQuery(known(table).table, query)),

    countEach: (table, wanted) =>
      db.snapshot(() => planEach(known(table).table, wanted).map((plan) => count(table, wanted.owner, plan))),

    write(batch) {
      db.transaction(() => {
        const plan = planWrite(batch, createReader(), extension);
        checkUniqueAmong(plan);
        // Rows under a unique index are taken out first, so that two of them can swap their values.
        const leaving = [...plan.removes, ...plan.puts.filter(({ table }) => known(table.name).unique)];
        for (const { table, owner, id } of leaving) db.run(known(table.name).remove, [sqlKey(owner), sqlKey(id)]);
        for (const [{ name }, puts] of Map.groupBy(plan.puts, ({ table }) => table))
          insertRows(known(name).insert, puts);
        for (const { table, owner } of plan.touched) {
          db.run(
            "INSERT INTO _revisions (table_name, owner, revision) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET revision = revision + 1",
            [table.name, sqlKey(owner)],
          );
        }
      });
    },

    revision(table, owner) {
      const { name } = known(table).table;
      const [found] =
        owner === ANY_OWNER
          ? db.all("SELECT sum(revision) FROM _revisions WHERE table_name = ?", [name])
          : db.all("SELECT revision FROM _revisions WHERE table_name = ? AND owner = ?", [name, sqlKey(owner)]);
      return Number(found?.[0] ?? 0);
    },

    setAsideRows() {
      return db
        .all("SELECT table_name, owner, id, row, reason FROM _set_aside ORDER BY 1, 2, 3")
        .map(([table, owner, id, row, reason]) => ({
          table: String(table),
          owner: String(owner),
          id: String(id),
          row: JSON.parse(String(row)) as unknown,
          reason: String(reason),
        }));
    },

    eraseDeleted(owner) {
      db.run("DELETE FROM _set_aside WHERE owner = ?", [sqlKey(owner)]);
      db.rewrite();
    },

    checkpoint: () => db.checkpoint(),
    close: () => db.close(),
  };
}
