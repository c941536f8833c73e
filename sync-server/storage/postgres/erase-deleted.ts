import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import type { Table } from "#core/storage/table.ts";
import type { PostgresConnection } from "./connection.ts";
import { textKey } from "./keys.ts";

/** Milliseconds between two looks at the transactions of others, and how long they are waited for. */
const LOOK_EVERY = 100;
const WAIT_AT_MOST = 60_000;

/**
 * Writes every table into new files, with its samples for the planner, which are parts of rows too. The write-ahead
 * log, archives of it, replicas and backups go on holding what was deleted until PostgreSQL and its owner remove them.
 */
export async function eraseDeleted(db: PostgresConnection, tables: readonly Table[], owner: string): Promise<void> {
  const names = [...tables.map((table) => table.name), "_set_aside"];
  await db.all("DELETE FROM _set_aside WHERE owner = $1", [textKey(owner)]);
  for (const name of names) await forgetSamples(db, name);
  await endOfOlderTransactions(db);
  for (const name of names) await db.all(`VACUUM (FULL, ANALYZE) "${name}"`);
  // A transaction that began after the first wait may still see the old samples.
  await endOfOlderTransactions(db);
  // Only the owner of the database may; for others PostgreSQL warns and leaves it.
  await db.all("VACUUM (FULL) pg_catalog.pg_statistic");
}

/**
 * ANALYZE leaves the samples of a table without rows as they were. PostgreSQL removes those of a column that gets a type,
 * also where it had it before; it rewrites neither the rows nor the indexes then.
 */
async function forgetSamples(db: PostgresConnection, table: string): Promise<void> {
  const columns = await db.all(
    `SELECT quote_ident(column_name), collation_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'text'`,
    [table],
  );
  const same = columns.map(
    ([name, collation]) =>
      `ALTER COLUMN ${String(name)} TYPE text${collation === null ? "" : ` COLLATE "${String(collation)}"`}`,
  );
  await db.all(`ALTER TABLE "${table}" ${same.join(", ")}`);
}

/**
 * Rows that a transaction may still see are copied along with the others: one that began to read before now, or began to
 * write and pauses between two statements.
 */
async function endOfOlderTransactions(db: PostgresConnection): Promise<void> {
  const [now] = await db.all("SELECT pg_current_xact_id()::xid::text");
  for (const until = Date.now() + WAIT_AT_MOST; ;) {
    const [older] = await db.all(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND (backend_xmin IS NOT NULL AND age(backend_xmin) >= age($1::xid)
          OR backend_xid IS NOT NULL AND age(backend_xid) >= age($1::xid))`,
      [String(now?.[0])],
    );
    if (Number(older?.[0]) === 0) return;
    if (Date.now() > until) {
      throw new StorageUnreachable(
        "Another program has had a transaction open on the database for a minute, so what was deleted cannot be removed from its files; end that program, then start Lectern again.",
      );
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}
