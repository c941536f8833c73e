import { createSettling, type RowMigration } from "#core/storage/schema-change.ts";
import { schemaFingerprint, tableFingerprint } from "#core/storage/schema-fingerprint.ts";
import { fieldKey } from "#core/storage/row-key.ts";
import { StorageIsNewer } from "#core/storage/storage-errors.ts";
import type { IndexDeclaration, StoredRow, Table } from "#core/storage/table.ts";
import type { SqliteConnection, SqlValue } from "./sqlite-connection.ts";
import { indexedFields, keyColumn } from "./sql-rows.ts";
import { sqlKey } from "./sqlite-sql.ts";

const OWN_TABLES = `
  CREATE TABLE IF NOT EXISTS _schemas (position INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS _tables (name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS _migrations (id TEXT PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS _revisions (table_name TEXT, owner TEXT, revision INTEGER NOT NULL, PRIMARY KEY (table_name, owner)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS _set_aside (table_name TEXT, owner TEXT, id TEXT, row TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (table_name, owner, id));
`;

/** Rows rewritten between two looks at the table while migrating. */
const PAGE = 500;

/**
 * Brings the file to the declared tables in one transaction: a migration that is interrupted leaves
 * the file as it was and runs again at the next start. Rows the new schema refuses are set aside.
 * Throws `StorageIsNewer` when the file once had these tables and has moved on since.
 */
export function installSchema(
  db: SqliteConnection,
  tables: readonly Table[],
  migrations: readonly RowMigration[],
): void {
  const wanted = schemaFingerprint(tables, migrations);
  if (isCurrent(db, wanted)) return;
  db.transaction(() => {
    db.execute(OWN_TABLES);
    const history = db.all("SELECT fingerprint FROM _schemas ORDER BY position").map(([fingerprint]) => fingerprint);
    if (history.at(-1) === wanted) return;
    if (history.includes(wanted)) throw new StorageIsNewer();

    const done = new Set(db.all("SELECT id FROM _migrations").map(([id]) => id));
    const pending = migrations.filter(({ id }) => !done.has(id));
    for (const table of tables)
      installTable(
        db,
        table,
        pending.filter((migration) => migration.table === table.name),
      );
    for (const { id } of pending) db.run("INSERT INTO _migrations (id) VALUES (?)", [id]);
    db.run("INSERT INTO _schemas (fingerprint) VALUES (?)", [wanted]);
  });
}

/** Writes rows with their keys, new or not. */
export interface RowInsert {
  /** For so many rows at once. */
  sql(count: number): string;
  valuesOf(row: StoredRow): SqlValue[];
}

export function rowInsert(table: Table): RowInsert {
  const fields = indexedFields(table);
  const columns = ["owner", "id", "row", ...fields.map(keyColumn)].map((column) => `"${column}"`);
  const updates = columns.slice(2).map((column) => `${column} = excluded.${column}`);
  const places = `(${columns.map(() => "?").join(", ")})`;
  const texts = new Map<number, string>();
  const textFor = (count: number) =>
    `INSERT INTO "${table.name}" (${columns.join(", ")}) VALUES ${Array.from({ length: count }, () => places).join(", ")}
      ON CONFLICT (owner, id) DO UPDATE SET ${updates.join(", ")}`;
  return {
    sql(count) {
      const text = texts.get(count) ?? textFor(count);
      texts.set(count, text);
      return text;
    },
    valuesOf: (row) => [
      sqlKey(row.owner),
      sqlKey(row.id),
      JSON.stringify(row),
      ...fields.map((field) => sqlKey(fieldKey(row, field))),
    ],
  };
}

function isCurrent(db: SqliteConnection, wanted: string): boolean {
  if (db.all("SELECT 1 FROM sqlite_schema WHERE name = '_schemas'").length === 0) return false;
  return db.all("SELECT fingerprint FROM _schemas ORDER BY position DESC LIMIT 1")[0]?.[0] === wanted;
}

function installTable(db: SqliteConnection, table: Table, migrations: readonly RowMigration[]): void {
  const fingerprint = tableFingerprint(table);
  const installed = db.all("SELECT fingerprint FROM _tables WHERE name = ?", [table.name])[0]?.[0];
  if (installed === fingerprint && migrations.length === 0) return;
  if (installed === undefined) {
    db.execute(
      `CREATE TABLE "${table.name}" (owner TEXT NOT NULL, id TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (owner, id))`,
    );
  }
  dropIndexes(db, table);
  fitColumns(db, table);
  rewriteRows(db, table, migrations);
  for (const index of table.indexes) createIndex(db, table, index);
  db.run(
    "INSERT INTO _tables (name, fingerprint) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint",
    [table.name, fingerprint],
  );
}

function dropIndexes(db: SqliteConnection, table: Table): void {
  for (const [name] of db.all(
    "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    [table.name],
  )) {
    db.execute(`DROP INDEX "${name}"`);
  }
}

function fitColumns(db: SqliteConnection, table: Table): void {
  const present = db
    .all("SELECT name FROM pragma_table_info(?)", [table.name])
    .map(([name]) => String(name))
    .filter((name) => name.startsWith("k_"));
  const wanted = indexedFields(table).map(keyColumn);
  for (const column of present.filter((name) => !wanted.includes(name)))
    db.execute(`ALTER TABLE "${table.name}" DROP COLUMN "${column}"`);
  for (const column of wanted.filter((name) => !present.includes(name)))
    db.execute(`ALTER TABLE "${table.name}" ADD COLUMN "${column}"`);
}

function createIndex(db: SqliteConnection, table: Table, index: IndexDeclaration): void {
  const columns = ["owner", ...index.fields.map(keyColumn), ...(index.unique ? [] : ["id"])];
  const name = `${table.name}_by_${index.fields.join("_")}${index.unique ? "_unique" : ""}`;
  db.execute(
    `CREATE ${index.unique ? "UNIQUE " : ""}INDEX "${name}" ON "${table.name}" (${columns.map((column) => `"${column}"`).join(", ")})`,
  );
}

/** Every row under the new schema; rows set aside before are tried again. */
function rewriteRows(db: SqliteConnection, table: Table, migrations: readonly RowMigration[]): void {
  const insert = rowInsert(table);
  const settle = createSettling(table, migrations);
  for (const { rowid, text } of pagesOf(db, table.name)) {
    const settled = settle(JSON.parse(text));
    if ("row" in settled) db.run(insert.sql(1), insert.valuesOf(settled.row));
    else setAside(db, table.name, rowid, settled.reason);
  }
  const aside = "SELECT owner, id, row FROM _set_aside WHERE table_name = ? AND NOT EXISTS";
  for (const [owner, id, text] of db.all(
    `${aside} (SELECT 1 FROM "${table.name}" t WHERE t.owner = _set_aside.owner AND t.id = _set_aside.id)`,
    [table.name],
  )) {
    const settled = settle(JSON.parse(String(text)));
    if ("reason" in settled) continue;
    db.run(insert.sql(1), insert.valuesOf(settled.row));
    db.run("DELETE FROM _set_aside WHERE table_name = ? AND owner = ? AND id = ?", [
      table.name,
      owner ?? null,
      id ?? null,
    ]);
  }
}

function* pagesOf(db: SqliteConnection, table: string): Generator<{ readonly rowid: number; readonly text: string }> {
  const last = Number(db.all(`SELECT coalesce(max(rowid), 0) FROM "${table}"`)[0]?.[0]);
  let after = 0;
  while (after < last) {
    const page = db.all(`SELECT rowid, row FROM "${table}" WHERE rowid > ? AND rowid <= ? ORDER BY rowid LIMIT ?`, [
      after,
      last,
      PAGE,
    ]);
    for (const [rowid, text] of page) yield { rowid: Number(rowid), text: String(text) };
    after = Number(page.at(-1)?.[0] ?? last);
  }
}

function setAside(db: SqliteConnection, table: string, rowid: number, reason: string): void {
  db.run(
    `INSERT OR REPLACE INTO _set_aside (table_name, owner, id, row, reason) SELECT ?, owner, id, row, ? FROM "${table}" WHERE rowid = ?`,
    [table, reason, rowid],
  );
  db.run(`DELETE FROM "${table}" WHERE rowid = ?`, [rowid]);
}
