import type { Table } from "#core/storage/table.ts";
import type { WritePlan } from "#core/storage/write-plan.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { rowInsert, type RowInsert } from "./sqlite-schema.ts";
import { sqlKey } from "./sqlite-sql.ts";

/** Rows that one statement writes; measured, ten times as many are no quicker. */
const ROWS_AT_ONCE = 20;

/** A table with what writing to it needs. */
export interface WrittenTable {
  readonly table: Table;
  readonly insert: RowInsert;
  readonly unique: boolean;
  readonly remove: string;
}

export const writtenTable = (table: Table): WrittenTable => ({
  table,
  insert: rowInsert(table),
  unique: table.indexes.some((index) => index.unique),
  remove: `DELETE FROM "${table.name}" WHERE owner = ? AND id = ?`,
});

/** Carries out what a batch comes to; within a transaction. */
export function writePlan(db: SqliteConnection, known: (name: string) => WrittenTable, plan: WritePlan): void {
  // Rows under a unique index are taken out first, so that two of them can swap their values.
  const leaving = [...plan.removes, ...plan.puts.filter(({ table }) => known(table.name).unique)];
  for (const { table, owner, id } of leaving) db.run(known(table.name).remove, [sqlKey(owner), sqlKey(id)]);
  for (const [{ name }, puts] of Map.groupBy(plan.puts, ({ table }) => table)) insertRows(db, known(name).insert, puts);
  for (const { table, owner } of plan.touched) {
    db.run(
      "INSERT INTO _revisions (table_name, owner, revision) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET revision = revision + 1",
      [table.name, sqlKey(owner)],
    );
  }
}

function insertRows(db: SqliteConnection, { sql, valuesOf }: RowInsert, puts: WritePlan["puts"]): void {
  const full = puts.length - (puts.length % ROWS_AT_ONCE);
  for (let at = 0; at < full; at += ROWS_AT_ONCE)
    db.run(
      sql(ROWS_AT_ONCE),
      puts.slice(at, at + ROWS_AT_ONCE).flatMap(({ row }) => valuesOf(row)),
    );
  for (const { row } of puts.slice(full)) db.run(sql(1), valuesOf(row));
}
