import { createHash } from "node:crypto";
import { createSettling, type RowMigration } from "#core/storage/schema-change.ts";
import { schemaFingerprint, tableFingerprint } from "#core/storage/schema-fingerprint.ts";
import { StorageIsNewer } from "#core/storage/storage-errors.ts";
import type { IndexDeclaration, StoredRow, Table } from "#core/storage/table.ts";
import { indexedFields, keyColumn } from "../sql-rows.ts";
import type { Opening, PostgresConnection, PostgresSession } from "./connection.ts";
import { textKey } from "./keys.ts";
import { upsertRows } from "./statements.ts";

/** Keys compare byte by byte, whatever language the database was made for. */
const KEY = `text COLLATE "C"`;

const OWN_TABLES = [
  `CREATE TABLE IF NOT EXISTS _schemas (position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, fingerprint text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS _tables (name text PRIMARY KEY, fingerprint text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS _migrations (id text PRIMARY KEY)`,
  `CREATE TABLE IF NOT EXISTS _revisions (table_name text, owner ${KEY}, revision bigint NOT NULL, PRIMARY KEY (table_name, owner))`,
  `CREATE TABLE IF NOT EXISTS _set_aside (table_name text, owner ${KEY}, id ${KEY}, row text NOT NULL, reason text NOT NULL, PRIMARY KEY (table_name, owner, id))`,
];

/** Rows rewritten between two looks at the table while migrating. */
const PAGE = 500;
/** Any number that no other program on the database uses for an advisory lock. */
const LOCK = 0x1ec7e2;
const LAST_SCHEMA = "SELECT fingerprint FROM _schemas ORDER BY position DESC LIMIT 1";

/**
 * Brings the database to the declared tables in one transaction, one server process at a time: a migration that is
 * interrupted leaves everything as it was and runs again at the next start. Rows the new schema refuses are set aside.
 * Throws `StorageIsNewer` when the database once had these tables and has moved on since.
 */
export async function installSchema(
  db: PostgresConnection,
  tables: readonly Table[],
  migrations: readonly RowMigration[],
): Promise<void> {
  const wanted = schemaFingerprint(tables, migrations);
  if (await isCurrent(db, wanted)) return;
  await db.transaction(async (session) => {
    await session.all("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    for (const statement of OWN_TABLES) await session.all(statement);
    const history = (await session.all("SELECT fingerprint FROM _schemas ORDER BY position")).map(([text]) => text);
    if (history.at(-1) === wanted) return;
    if (history.includes(wanted)) throw new StorageIsNewer();

    const done = new Set((await session.all("SELECT id FROM _migrations")).map(([id]) => id));
    const pending = migrations.filter(({ id }) => !done.has(id));
    for (const table of tables)
      await installTable(
        session,
        table,
        pending.filter((migration) => migration.table === table.name),
      );
    for (const { id } of pending) await session.all("INSERT INTO _migrations (id) VALUES ($1)", [id]);
    await session.all("INSERT INTO _schemas (fingerprint) VALUES ($1)", [wanted]);
  });
}

/** Whether the database has these tables, as the last that was installed. */
export const hasSchema = (db: PostgresSession, tables: readonly Table[]) =>
  isCurrent(db, schemaFingerprint(tables, []));

/**
 * What every write begins with: no server migrates the database until it has ended, and none has brought it to other
 * tables since this one was started (`StorageIsNewer`), whose rows it would write in the old shape.
 */
export function schemaGuard(tables: readonly Table[], migrations: readonly RowMigration[]): Opening {
  const wanted = schemaFingerprint(tables, migrations);
  return {
    statements: [`SELECT pg_advisory_xact_lock_shared(${LOCK})`, LAST_SCHEMA],
    check(last) {
      if (last !== wanted) throw new StorageIsNewer();
    },
  };
}

async function isCurrent(db: PostgresSession, wanted: string): Promise<boolean> {
  const [found] = await db.all("SELECT to_regclass('_schemas') IS NOT NULL");
  if (found?.[0] !== true) return false;
  const [last] = await db.all(LAST_SCHEMA);
  return last?.[0] === wanted;
}

async function installTable(
  session: PostgresSession,
  table: Table,
  migrations: readonly RowMigration[],
): Promise<void> {
  const fingerprint = tableFingerprint(table);
  const [installed] = await session.all("SELECT fingerprint FROM _tables WHERE name = $1", [table.name]);
  if (installed?.[0] === fingerprint && migrations.length === 0) return;
  if (!installed)
    await session.all(
      `CREATE TABLE "${table.name}" (owner ${KEY}, id ${KEY}, row text NOT NULL, PRIMARY KEY (owner, id))`,
    );
  await dropIndexes(session, table);
  await fitColumns(session, table);
  await rewriteRows(session, table, migrations);
  for (const index of table.indexes) await session.all(createIndex(table, index));
  await session.all(
    "INSERT INTO _tables (name, fingerprint) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint",
    [table.name, fingerprint],
  );
}

async function dropIndexes(session: PostgresSession, table: Table): Promise<void> {
  const named = await session.all(
    "SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() AND tablename = $1 AND indexname NOT LIKE '%\\_pkey'",
    [table.name],
  );
  for (const [name] of named) await session.all(`DROP INDEX "${String(name)}"`);
}

async function fitColumns(session: PostgresSession, table: Table): Promise<void> {
  const columns = await session.all(
    "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 AND column_name LIKE 'k\\_%'",
    [table.name],
  );
  const present = columns.map(([name]) => String(name));
  const wanted = indexedFields(table).map(keyColumn);
  for (const column of present.filter((name) => !wanted.includes(name)))
    await session.all(`ALTER TABLE "${table.name}" DROP COLUMN "${column}"`);
  for (const column of wanted.filter((name) => !present.includes(name)))
    await session.all(`ALTER TABLE "${table.name}" ADD COLUMN "${column}" ${KEY}`);
}

function createIndex(table: Table, index: IndexDeclaration): string {
  const keys = index.fields.map((field) => `"${keyColumn(field)}" NULLS FIRST`);
  const columns = ["owner", ...keys, ...(index.unique ? [] : ["id"])];
  return `CREATE ${index.unique ? "UNIQUE " : ""}INDEX "${indexName(table, index)}" ON "${table.name}" (${columns.join(", ")})`;
}

/** Names are cut at 63 bytes, where two could become one; the hash keeps them apart. */
function indexName(table: Table, index: IndexDeclaration): string {
  const name = `${table.name}_by_${index.fields.join("_")}${index.unique ? "_unique" : ""}`;
  return name.length <= 60
    ? name
    : `${name.slice(0, 50)}_${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}

/** Every row under the new schema; rows set aside before are tried again. */
async function rewriteRows(session: PostgresSession, table: Table, migrations: readonly RowMigration[]): Promise<void> {
  const settle = createSettling(table, migrations);
  for await (const page of pagesOf(session, table.name)) {
    const settled = page.map((text) => ({ text, outcome: settle(JSON.parse(text)) }));
    await write(
      session,
      table,
      settled.flatMap(({ outcome }) => ("row" in outcome ? [outcome.row] : [])),
    );
    for (const { text, outcome } of settled)
      if ("reason" in outcome) await setAside(session, table.name, text, outcome.reason);
  }
  for (const text of await asideOf(session, table.name)) {
    const outcome = settle(JSON.parse(text));
    if ("reason" in outcome) continue;
    await write(session, table, [outcome.row]);
    await session.all("DELETE FROM _set_aside WHERE table_name = $1 AND owner = $2 AND id = $3", [
      table.name,
      textKey(outcome.row.owner),
      textKey(outcome.row.id),
    ]);
  }
}

async function write(session: PostgresSession, table: Table, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { sql, values } = upsertRows(table, rows);
  await session.all(sql, values);
}

async function* pagesOf(session: PostgresSession, table: string): AsyncGenerator<string[]> {
  let after: [string, string] = ["", ""];
  for (;;) {
    const page = await session.all(
      `SELECT owner, id, row FROM "${table}" WHERE (owner, id) > ($1, $2) ORDER BY owner, id LIMIT ${PAGE}`,
      after,
    );
    const last = page.at(-1);
    if (!last) return;
    after = [String(last[0]), String(last[1])];
    yield page.map(([, , row]) => String(row));
  }
}

async function setAside(session: PostgresSession, table: string, text: string, reason: string): Promise<void> {
  const { owner, id }: StoredRow = JSON.parse(text);
  const place = [table, textKey(owner), textKey(id)];
  await session.all(
    `INSERT INTO _set_aside (table_name, owner, id, row, reason) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (table_name, owner, id) DO UPDATE SET row = excluded.row, reason = excluded.reason`,
    [...place, text, reason],
  );
  await session.all(`DELETE FROM "${table}" WHERE owner = $1 AND id = $2`, place.slice(1));
}

/** Rows set aside whose place nobody has taken since. */
async function asideOf(session: PostgresSession, table: string): Promise<string[]> {
  const rows = await session.all(
    `SELECT row FROM _set_aside a WHERE table_name = $1
      AND NOT EXISTS (SELECT 1 FROM "${table}" t WHERE t.owner = a.owner AND t.id = a.id) ORDER BY owner, id`,
    [table],
  );
  return rows.map(([row]) => String(row));
}
